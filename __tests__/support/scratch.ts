import { rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { afterAll, afterEach } from '@jest/globals'
import { type Files, writeFiles } from './files.ts'
import { newFolder } from './run-folder.ts'

const made: string[] = []
const kept: string[] = []

const remove = (folders: string[]) => {
  for (const folder of folders.splice(0))
    rmSync(folder, { recursive: true, force: true, maxRetries: 5 })
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
 * Returns a new empty folder that is gone after all tests of the file: for files whose tests run at
 * the same time, and for folders that are made once for all of them.
 */
export function keptScratch(): string {
  const folder = newFolder()
  kept.push(folder)
  return folder
}

/** Returns a new folder with these files that is gone after the test. */
export function scratchWith(files: Files): string {
  const folder = scratch()
  writeFiles(folder, files)
  return folder
}

/** Returns a new folder with these files that is gone after all tests of the file. */
export function keptWith(files: Files = {}): string {
  const folder = keptScratch()
  writeFiles(folder, files)
  return folder
}
