import type { Tree } from '../site/tree.ts'
import { LocalFile, UnreadableFile } from './local-file.ts'

/** An earlier build of a site. */
export type EarlierSite = Pick<Tree, 'root' | 'names'>

/** Recognizes what the host had before. */
export class EarlierVersion {
  readonly #root: string
  readonly #names: ReadonlySet<string>

  constructor({ root, names }: EarlierSite) {
    this.#root = root
    this.#names = new Set(names)
  }

  /** Returns whether these are the bytes of the file with this name in the earlier site, as far as that can be read. */
  has(name: string, content: Buffer): boolean {
    if (!this.#names.has(name)) return false
    try {
      const file = new LocalFile(this.#root, name)
      try {
        return file.has(content, 0) && file.endsAt(content.length)
      } finally {
        file.close()
      }
    } catch (error) {
      // The check is about the other site.
      if (error instanceof UnreadableFile) return false
      throw error
    }
  }
}
