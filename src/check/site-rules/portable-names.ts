import { findWindowsNameProblem, WINDOWS_NAME_RULES } from '../../disk/file-names.ts'
import { type Bytes, cutAfterSegment, foldCase, getFolder, toText } from '../../web/byte-strings.ts'
import { dropTrailingSlash } from '../../web/slashes.ts'
import type { FindingCollector } from '../collector/finding-collector.ts'
import { makeFileSpot } from '../collector/occurrences.ts'

/** Reports names that Windows or macOS cannot store, alone or next to each other. */
export class PortableNames {
  readonly #collector: FindingCollector
  /** The first of the names that differ only in case, by the name with its case folded. */
  readonly #firstNames = new Map<string, Bytes>()
  readonly #checkedFolders = new Set<Bytes>()
  /** The folders that differ from an earlier one only in case, and those within them. */
  readonly #clashingFolders = new Set<Bytes>()

  constructor(collector: FindingCollector) {
    this.#collector = collector
  }

  /** Checks the next name of a site. */
  check(name: Bytes): void {
    this.#checkForWindows(name)
    const folder = getFolder(name)
    this.#checkFolder(folder)
    if (!this.#clashingFolders.has(folder)) this.#checkCase(name)
  }

  #checkForWindows(name: Bytes): void {
    if (findWindowsNameProblem(toText(name).split('/')) === undefined) return
    for (const { why, pattern } of WINDOWS_NAME_RULES) {
      const part = cutAfterSegment(name, (bytes) => pattern.test(toText(bytes)))
      if (part === undefined) continue
      const occurrence = { key: part, spot: makeFileSpot(name) }
      this.#collector.report('portable-name', occurrence, { why: `it ${why}` })
    }
  }

  /** Checks a folder, which ends with `/`, and those that it is in, unless they were checked. */
  #checkFolder(folder: Bytes): void {
    if (folder === '' || this.#checkedFolders.has(folder)) return
    this.#checkedFolders.add(folder)
    const parent = getFolder(folder.slice(0, -1))
    this.#checkFolder(parent)
    // Of clashing folders within each other, only the outermost is reported.
    if (this.#clashingFolders.has(parent)) this.#clashingFolders.add(folder)
    else this.#checkCase(folder)
  }

  /** Reports a file or a folder whose name differs from an earlier one only in case. */
  #checkCase(name: Bytes): void {
    const foldedName = dropTrailingSlash(foldCase(name))
    const firstName = this.#firstNames.get(foldedName)
    if (firstName === undefined) {
      this.#firstNames.set(foldedName, name)
      return
    }
    this.#collector.reportFile('portable-name/case', name, { other: toText(firstName) })
    if (name.endsWith('/')) this.#clashingFolders.add(name)
  }
}
