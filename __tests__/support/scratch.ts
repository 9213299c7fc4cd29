import { createHash } from 'node:crypto'
import { mkdtempSync, readdirSync, readFileSync, rmSync, statSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach } from '@jest/globals'

const made: string[] = []

afterEach(() => {
  for (const folder of made.splice(0)) rmSync(folder, { recursive: true, force: true })
})

/** Returns a new empty folder that is gone after the test. */
export function scratch(): string {
  const folder = mkdtempSync(join(tmpdir(), 'bundle-test-'))
  made.push(folder)
  return folder
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
