import { createHash } from 'node:crypto'

/** The files of a site with their checksums, and what follows from them. */
export class SiteDigest {
  /** Path to SHA-256 (hexadecimal). The path's UTF-8 bytes are one character each, so that strings sort as bytes do. */
  readonly #sums = new Map<string, string>()
  /** `path` is relative to where the archive was unpacked, with `/`; `sha256` hexadecimal. */
  add(path: string, sha256: string): void {
    this.#sums.set(asBytes(path), sha256)
  }

  /**
   * Returns the folder that holds the site's `index.html`: the empty string, or the archive's single top
   * folder if there is nothing beside it and the `index.html` is in there.
   */
  top(): string {
    if (this.#sums.has('index.html')) return ''
    const [first = ''] = this.#sums.keys()
    const top = first.slice(0, first.indexOf('/') + 1)
    const alone = top !== '' && [...this.#sums.keys()].every((path) => path.startsWith(top))
    return alone && this.#sums.has(`${top}index.html`)
      ? Buffer.from(top.slice(0, -1), 'latin1').toString()
      : ''
  }

  /**
   * Returns how many files there are below the folder `top`, and the SHA-256 (hexadecimal) of what `sha256sum`
   * prints for them: a line `<sha256>  <path>` each, paths relative to `top`, in the order of their bytes.
   */
  summaryBelow(top: string): { files: number; digest: string } {
    const prefix = top === '' ? '' : `${asBytes(top)}/`
    const paths = [...this.#sums.keys()].filter((path) => path.startsWith(prefix)).sort()
    const digest = createHash('sha256')
    for (const path of paths)
      digest.update(`${this.#sums.get(path)}  ${path.slice(prefix.length)}\n`, 'latin1')
    return { files: paths.length, digest: digest.digest('hex') }
  }
}

function asBytes(path: string): string {
  if (/^[\x00-\x7f]*$/.test(path)) return path
  return Buffer.from(path).toString('latin1')
}
