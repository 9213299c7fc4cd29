import { createHash } from 'node:crypto'
import { mkdirSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { afterAll, afterEach } from '@jest/globals'
import { newFolder } from './run-folder.ts'

const made: string[] = []
const kept: string[] = []

const remove = (folders: string[]) => {
  for (const folder of folders.splice(0)) rmSync(folder, { recursive: true, force: true, maxRetries: 5 })
}

afterEach(() => remove(made))
afterAll(() => remove(kept))

/** Returns a new empty folder in `parent` that is gone after the test. */
export function scratch(parent = tmpdir()): string {
  const folder = newFolder(parent)
  made.push(folder)
  return folder
}

/**
 * Returns a new empty folder that is gone after all tests of the file: for files whose tests run at the same time, and
 * for what is made once for all of them.
 */
export function keptScratch(): string {
  const folder = newFolder()
  kept.push(folder)
  return folder
}

/** Files with their contents, by name relative to a folder. */
export type Files = Readonly<Record<string, string | Uint8Array>>

/** Writes files into a folder, which is made if need be. */
export function writeFiles(folder: string, files: Files): void {
  for (const [name, content] of Object.entries(files)) {
    mkdirSync(join(folder, dirname(name)), { recursive: true })
    writeFileSync(join(folder, name), content)
  }
}

/** Returns what is below `folder`: paths of files with the SHA-256 of their content, folders (ending in `/`) empty. */
export function treeOf(folder: string): Record<string, string> {
  const tree: Record<string, string> = {}
  for (const path of readdirSync(folder, { recursive: true, encoding: 'utf8' })) {
    const full = join(folder, path)
    if (statSync(full).isDirectory()) tree[`${path}/`] = ''
    else tree[path] = sha256(readFileSync(full))
  }
  return tree
}

export function sha256(content: string | Buffer): string {
  return createHash('sha256').update(content).digest('hex')
}
