import { createHash } from 'node:crypto'

/**
 * Returns what follows from the files of a site: `top`, the folder that holds its `index.html`, which is the archive's single top
 * folder if there is nothing beside it and the `index.html` is in there, else empty; how many files there are; and the SHA-256
 * (hexadecimal) of what `sha256sum` prints for them, a line `<sha256>  <path>` each, paths relative to `top`, in the order of their
 * bytes. `sums`: their SHA-256 (hexadecimal) by their paths, with `/`, as `asBytes` returns them.
 */
export function siteDigest(sums: ReadonlyMap<string, string>) {
  const paths = [...sums.keys()].sort()
  const [first = ''] = paths
  const folder = first.slice(0, first.indexOf('/') + 1)
  const isInFolder = sums.has(`${folder}index.html`) && paths.every((path) => path.startsWith(folder))
  const prefix = isInFolder ? folder : ''
  const digest = createHash('sha256')
  for (const path of paths) digest.update(`${sums.get(path)}  ${path.slice(prefix.length)}\n`, 'latin1')
  const top = Buffer.from(prefix.slice(0, -1), 'latin1').toString()
  return { top, files: paths.length, digest: digest.digest('hex') }
}

/** Returns the UTF-8 bytes of a path as one character each, so that strings sort as bytes do. */
export function asBytes(path: string): string {
  if (/^[\x00-\x7f]*$/.test(path)) return path
  return Buffer.from(path).toString('latin1')
}
