import { findWindowsNameProblem, WINDOWS_NAME_RULES } from '../../disk/file-names.ts'
import { type Bytes, cutAfterSegment, foldCase, getFolder, toText } from '../../web/byte-strings.ts'
import type { FindingCollector } from '../collector/finding-collector.ts'
import { makeFileSpot } from '../collector/occurrences.ts'

/** Reports names that Windows or macOS cannot store, alone or next to each other. */
export class PortableNames {
  readonly #collector: FindingCollector
  /** The first of the names that differ only in case, by their common form. */
  readonly #firstNames = new Map<string, Bytes>()
  /** The results of `#reportClashOnPath`, by folder. */
  readonly #clashingFolders = new Map([['', false]])

  constructor(collector: FindingCollector) {
    this.#collector = collector
  }

  /** Checks the next name of a site. */
  check(name: Bytes): void {
    if (findWindowsNameProblem(toText(name).split('/')) !== undefined) this.#reportForWindows(name)
    if (!this.#reportClashOnPath(getFolder(name))) this.#reportIfClashing(name)
  }

  #reportForWindows(name: Bytes): void {
    for (const { why, pattern } of WINDOWS_NAME_RULES) {
      const part = cutAfterSegment(name, (bytes) => pattern.test(toText(bytes)))
      if (part === undefined) continue
      this.#collector.reportWithValues(
        'portable-name',
        { why: `it ${why}` },
        { key: part, spot: makeFileSpot(name) },
      )
    }
  }

  /**
   * Reports a folder, or one that it is in, if it differs from an earlier one only in case, and
   * returns whether it does. Only the outermost one is reported. Folders end with `/`.
   */
  #reportClashOnPath(folder: Bytes): boolean {
    const cached = this.#clashingFolders.get(folder)
    if (cached !== undefined) return cached
    let isClashing = this.#reportClashOnPath(getFolder(folder.slice(0, -1)))
    if (!isClashing) isClashing = this.#reportIfClashing(folder)
    this.#clashingFolders.set(folder, isClashing)
    return isClashing
  }

  /** Reports a name that differs from an earlier one only in case, and returns whether it does. */
  #reportIfClashing(name: Bytes): boolean {
    const foldedName = foldCase(name).replace(/\/$/, '')
    const first = this.#firstNames.get(foldedName)
    if (first === undefined) {
      this.#firstNames.set(foldedName, name)
      return false
    }
    this.#collector.reportFile('portable-name/case', name, { other: toText(first) })
    return true
  }
}
