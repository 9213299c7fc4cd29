/** Files in folders. Not only for Jest: the tests in `systems` use it, too. */
import { createHash } from 'node:crypto'
import { mkdirSync, readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs'
import { dirname, join, sep } from 'node:path'

/** Files with their contents, by name relative to a folder. */
export type Files = Readonly<Record<string, string | Uint8Array>>

/** Writes files into a folder, which is created if necessary. */
export function writeFiles(folder: string, files: Files): void {
  for (const [name, content] of Object.entries(files)) {
    mkdirSync(join(folder, dirname(name)), { recursive: true })
    writeFileSync(join(folder, name), content)
  }
}

/** The SHA-256 of files, by name relative to a folder. */
type Sums = Readonly<Record<string, string>>

/**
 * Returns what is below `folder`: files with their checksums, and folders, which end in `/` and
 * have none.
 */
export function treeOf(folder: string): Sums {
  const tree: Record<string, string> = {}
  for (const path of readdirSync(folder, { recursive: true, encoding: 'utf8' })) {
    const [full, name] = [join(folder, path), path.replaceAll(sep, '/')]
    if (statSync(full).isDirectory()) tree[`${name}/`] = ''
    else tree[name] = sha256(readFileSync(full))
  }
  return tree
}

/** Returns the files below `folder`. */
export function filesIn(folder: string): Sums {
  return Object.fromEntries(Object.entries(treeOf(folder)).filter(([name]) => !name.endsWith('/')))
}

export function sumsOf(files: Files): Sums {
  return Object.fromEntries(Object.entries(files).map(([name, content]) => [name, sha256(content)]))
}

/**
 * Returns what `sha256sum` would print for these files, hashed: “Compute the digest yourself” in
 * docs/reference.md.
 */
export function digestOf(sums: Sums): string {
  const lines = Object.entries(sums)
    .map(([name, sum]) => [Buffer.from(name), `${sum}  ${name}\n`] as const)
    .sort(([a], [b]) => a.compare(b))
  return sha256(lines.map(([, line]) => line).join(''))
}

export function sha256(content: string | Uint8Array): string {
  return createHash('sha256').update(content).digest('hex')
}
