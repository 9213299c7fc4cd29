/** Names that Windows and macOS cannot hold, or cannot hold beside each other. */
import { folderOf, toText } from '../byte-strings.ts'
import { upToPart } from './name-parts.ts'
import { type Tally, wholeFile } from './tally.ts'

/** https://learn.microsoft.com/en-us/windows/win32/fileio/naming-a-file, read 2026-11. */
const UNPORTABLE: readonly { readonly why: string; readonly part: RegExp }[] = [
  { why: 'Windows reserves it for a device', part: /^(?:con|prn|aux|nul|com[1-9]|lpt[1-9])(?:\.|$)/i },
  { why: 'it ends in a dot or a space', part: /[. ]$/ },
  { why: 'it contains one of < > : " \\ | ? *', part: /[<>:"\\|?*\x00-\x1f]/ },
]

/** Looks at the names of a site, one after the other. */
export class PortableNames {
  readonly #tally: Tally
  /** The first name of those that differ only in case, by what they have in common. */
  readonly #firsts = new Map<string, string>()
  /** Whether a folder, or one that it is in, differs from an earlier one only in case. */
  readonly #folders = new Map<string, boolean>([['', false]])

  constructor(tally: Tally) {
    this.#tally = tally
  }

  /** Counts what is wrong with the name of a file. */
  check(name: string): void {
    for (const { why, part } of UNPORTABLE) {
      const fault = upToPart(name, (text) => part.test(text))
      if (fault !== undefined) this.#tally.count('portable-name', fault, wholeFile(name), fault, { why })
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
    this.#tally.count('portable-case', name, wholeFile(name), name, { other: toText(first) })
    return true
  }
}
