import { WINDOWS_NAME_RULES } from '../../disk/file-names.ts'
import { type Bytes, cutAfterPart, getFolder, toText } from '../../web/byte-strings.ts'
import type { FindingCounter } from './finding-counter.ts'
import { pointAtFile } from './spots.ts'

/** Reports names that Windows or macOS cannot store, alone or next to each other. */
export class PortableNames {
  readonly #counter: FindingCounter
  /** The first of the names that differ only in case, by their common form. */
  readonly #firstNames = new Map<string, Bytes>()
  /** Whether a folder, or one that it is in, differs from an earlier one only in case. */
  readonly #clashingFolders = new Map([['', false]])

  constructor(counter: FindingCounter) {
    this.#counter = counter
  }

  /** Checks the next name of a site. */
  check(name: Bytes): void {
    for (const { why, pattern } of WINDOWS_NAME_RULES) {
      const part = cutAfterPart(name, (bytes) => pattern.test(toText(bytes)))
      if (part === undefined) continue
      this.#counter.reportWithValues(
        'portable-name',
        { why: `it ${why}` },
        { key: part, spot: pointAtFile(name) },
      )
    }
    this.#checkClash(name)
  }

  /**
   * Reports a clash, and returns whether there is one. The content of a clashing folder is not
   * reported again. Folders end with `/`.
   */
  #checkClash(name: Bytes): boolean {
    const folder = getFolder(name.replace(/\/$/, ''))
    const isInClash = this.#clashingFolders.get(folder) ?? this.#checkClash(folder)
    this.#clashingFolders.set(folder, isInClash)
    return isInClash || this.#checkCase(name)
  }

  #checkCase(name: Bytes): boolean {
    const folded = toText(name).normalize('NFC').toLowerCase().replace(/\/$/, '')
    const first = this.#firstNames.get(folded) ?? name
    this.#firstNames.set(folded, first)
    if (first === name) return false
    const values = { other: toText(first) }
    this.#counter.reportWithValues('portable-name/case', values, {
      key: name,
      spot: pointAtFile(name),
    })
    return true
  }
}
