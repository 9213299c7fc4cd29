/** Names that Windows and macOS cannot hold, or cannot hold beside each other. */
import { WINDOWS_NAME_RULES } from '../../disk/names.ts'
import { folderOf, toText, upToPart } from '../../web/byte-strings.ts'
import { type FindingCounter, wholeFile } from './finding-counter.ts'

/** Looks at the names of a site, one after the other. */
export class PortableNames {
  readonly #counter: FindingCounter
  /** The first name of those that differ only in case, by what they have in common. */
  readonly #firsts = new Map<string, string>()
  /** Whether a folder, or one that it is in, differs from an earlier one only in case. */
  readonly #folders = new Map<string, boolean>([['', false]])

  constructor(counter: FindingCounter) {
    this.#counter = counter
  }

  /** Counts what is wrong with the name of a file. */
  check(name: string): void {
    for (const { why, pattern } of WINDOWS_NAME_RULES) {
      const part = upToPart(name, (bytes) => pattern.test(toText(bytes)))
      if (part !== undefined)
        this.#counter.count('portable-name', part, wholeFile(name), part, { why: `it ${why}` })
    }
    this.#clashes(name)
  }

  /** Counts each clash once: what is in a folder that clashes is not counted again. Folders end in `/`. */
  #clashes(name: string): boolean {
    const folder = folderOf(name.replace(/\/$/, ''))
    let known = this.#folders.get(folder)
    if (known === undefined) {
      known = this.#clashes(folder)
      this.#folders.set(folder, known)
    }
    return known || this.#differsInCase(name)
  }

  #differsInCase(name: string): boolean {
    const folded = toText(name).normalize('NFC').toLowerCase().replace(/\/$/, '')
    const first = this.#firsts.get(folded)
    if (first === undefined) {
      this.#firsts.set(folded, name)
      return false
    }
    if (first === name) return false
    this.#counter.count('portable-case', name, wholeFile(name), name, { other: toText(first) })
    return true
  }
}
