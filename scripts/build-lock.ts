/**
 * Builds of one clone, one at a time: each begins by removing `lib` and `dist`, and must not do that to another. The lock is
 * one of SQLite, which comes with Node: the system releases it when the process ends, however it ends, on every system.
 */
import { existsSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { isNativeError } from 'node:util/types'
import { isBuilt } from './dist-stamp.ts'

/** Where the lock is, and who has it: beside the folders that a build removes. */
const LOCK = '.build-lock'
const BUILDER = '.build-lock-process'

/** How long another build is waited for, in ms, and how long somebody who only looks whether there is one. */
const PATIENCE_MS = 600_000
const LOOK_MS = 1_000

/** https://www.sqlite.org/rescode.html#busy */
const SQLITE_BUSY = 5

type Say = (line: string) => void

/**
 * Builds the clone at `root` by `build`, as soon as no other process does; blocks until then. There is nothing left to do if
 * that one has built the same sources.
 * @throws Error if the other build goes on for longer than `patienceMs`, or the clone cannot be written; what `build` throws
 */
export function buildAlone(root: string, build: () => void, say: Say, patienceMs = PATIENCE_MS): void {
  let waited = false
  let lock = take(root, LOOK_MS)
  if (lock === undefined) {
    waited = true
    say(`another build of this clone is running${processOf(root)}; waiting for it`)
    lock = take(root, patienceMs)
  }
  if (lock === undefined)
    throw new Error(
      `the other build of this clone${processOf(root)} is not done after ${patienceMs / 1_000} seconds`,
    )
  try {
    writeFileSync(join(root, BUILDER), `${process.pid}\n`)
    if (waited && isBuilt(root))
      say('the other build was of the same sources, so there is nothing left to do')
    else build()
  } finally {
    lock.close()
  }
}

/** Blocks while another process builds the clone at `root`. @throws Error if that is longer than `patienceMs` */
export function waitForBuild(root: string, say: Say, patienceMs = PATIENCE_MS): void {
  if (!existsSync(join(root, LOCK)) || !isBuilding(root, 0)) return
  say(`a build of this clone is running${processOf(root)}; waiting for it`)
  if (isBuilding(root, patienceMs))
    throw new Error(
      `the build of this clone${processOf(root)} is not done after ${patienceMs / 1_000} seconds`,
    )
}

/** Returns the lock, which lasts until it is closed; undefined if somebody else has it for all of `timeout` (ms). */
function take(root: string, timeout: number): DatabaseSync | undefined {
  const database = new DatabaseSync(join(root, LOCK), { timeout })
  try {
    database.exec('BEGIN EXCLUSIVE')
    return database
  } catch (error) {
    database.close()
    if (isBusy(error)) return undefined
    throw error
  }
}

/** Returns whether somebody has the lock for all of `timeout` (ms). Any number of processes may look at once. */
function isBuilding(root: string, timeout: number): boolean {
  const database = new DatabaseSync(join(root, LOCK), { timeout, readOnly: true })
  try {
    database.prepare('SELECT count(*) FROM sqlite_schema').get()
    return false
  } catch (error) {
    if (isBusy(error)) return true
    throw error
  } finally {
    database.close()
  }
}

function isBusy(error: unknown): boolean {
  return isNativeError(error) && 'errcode' in error && error.errcode === SQLITE_BUSY
}

/** Returns ` (process 4711)`, or nothing if that is not known yet: it is for people, the lock alone counts. */
function processOf(root: string): string {
  const path = join(root, BUILDER)
  return existsSync(path) ? ` (process ${readFileSync(path, 'utf8').trim()})` : ''
}
