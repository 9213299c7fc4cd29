import { createHash } from 'node:crypto'
import { findTopFolder } from './top-folder.ts'

/** The size of a SHA-256, in bytes. */
const DIGEST_SIZE = 32

/**
 * The SHA-256 of each file by its path, as `toByteString` returns it. Digests are kept as bytes:
 * strings would make up half of the memory in use.
 */
export class FileDigests {
  readonly #offsets = new Map<string, number>()
  #bytes = Buffer.alloc(DIGEST_SIZE)

  /** Adds the SHA-256 (hexadecimal) of another path. */
  add(path: string, sha256: string): void {
    const offset = this.#offsets.size * DIGEST_SIZE
    if (offset === this.#bytes.length) this.#bytes = Buffer.concat([this.#bytes], 2 * offset)
    this.#bytes.write(sha256, offset, 'hex')
    this.#offsets.set(path, offset)
  }

  /** In the order in which they were added. */
  get paths(): string[] {
    return [...this.#offsets.keys()]
  }

  /** Returns the SHA-256 (hexadecimal) of a path; undefined if there is none. */
  get(path: string): string | undefined {
    const offset = this.#offsets.get(path)
    if (offset === undefined) return undefined
    return this.#bytes.toString('hex', offset, offset + DIGEST_SIZE)
  }
}

/**
 * Returns the top folder, the number of files, and the digest of a site, whose paths in `sums` have
 * `/`. `top` is the result of `findTopFolder` without the slash, and `files` counts the files in
 * it. `digest` is the SHA-256 (hexadecimal) of what `sha256sum` prints for them: a line
 * `<sha256>  <path>` each. The paths are relative to `top`, in the order of their bytes.
 */
export function computeSiteDigest(sums: FileDigests) {
  const sortedPaths = sums.paths.sort()
  const prefix = findTopFolder(sortedPaths)
  const paths = sortedPaths.filter((path) => path.startsWith(prefix))
  const digest = createHash('sha256')
  for (const path of paths)
    digest.update(`${sums.get(path)}  ${path.slice(prefix.length)}\n`, 'latin1')
  const top = Buffer.from(prefix.slice(0, -1), 'latin1').toString()
  return { top, files: paths.length, digest: digest.digest('hex') }
}

/** Returns the UTF-8 bytes of a path as one character each, so that strings sort as bytes do. */
export function toByteString(path: string): string {
  if (/^[\x00-\x7f]*$/.test(path)) return path
  return Buffer.from(path).toString('latin1')
}
