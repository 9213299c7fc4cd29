import { readFileSync, readlinkSync, utimesSync } from 'node:fs'
import { hostname } from 'node:os'
import { isDiskError } from './disk-error.ts'

/** Says which run of this step made a folder. */
export interface MadeBy {
  /** The name of the folder itself, so that a copy under another name does not count. */
  readonly folder: string
  /** The name of the file or folder that it was made for. */
  readonly targetName: string
  /** Machine and process namespace: within one of them a process id means one process at a time. */
  readonly machine: string
  readonly pid: number
  /** When that process started, in ticks since the machine started; undefined where the system does not say. */
  readonly began?: string | undefined
  /** Absolute path of the folder, with a mark like this one, whose content is published right before this one's. */
  readonly after?: string | undefined
}

/** Returns the mark for a folder of this process. */
export function madeByUs(folder: string, targetName: string, after?: string): MadeBy {
  return {
    folder,
    targetName,
    machine: thisMachine(),
    pid: process.pid,
    began: beginningOf(process.pid),
    after,
  }
}

/** Returns the mark in `text`, if it is one. */
export function readMark(text: string): MadeBy | undefined {
  let mark: Partial<MadeBy> | null
  try {
    mark = JSON.parse(text)
  } catch {
    // Cut off when the machine crashed, or not ours.
    return undefined
  }
  const isWhole =
    typeof mark?.folder === 'string' &&
    typeof mark.targetName === 'string' &&
    typeof mark.machine === 'string' &&
    Number.isSafeInteger(mark.pid) &&
    (mark.after === undefined || typeof mark.after === 'string')
  return isWhole ? (mark as MadeBy) : undefined
}

/** How often a run touches its mark, in ms. */
const TOUCH_MS = 60_000

/**
 * In ms: a mark of another machine that has not been touched for this long was left by a run that is over. Each
 * container of a job counts as another machine.
 */
const MAX_SILENCE_MS = 10 * 60_000

/** Touches the mark in `file` every minute while this process runs, until the function it returns is called. */
export function keepTouched(file: string): () => void {
  const timer = setInterval(() => {
    try {
      const now = new Date()
      utimesSync(file, now, now)
    } catch (error) {
      // If the disk is broken or the folder was removed, the next write in it reports that.
      if (!isDiskError(error)) throw error
    }
  }, TOUCH_MS)
  timer.unref()
  return () => clearInterval(timer)
}

/** Returns whether the run that made a mark, and touched it `ageMs` ago, may still be running. */
export function isAtWork({ machine, pid, began }: MadeBy, ageMs: number): boolean {
  if (machine !== thisMachine()) return ageMs < MAX_SILENCE_MS
  try {
    process.kill(pid, 0)
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ESRCH') return false
  }
  const now = beginningOf(pid)
  return began === undefined || now === undefined || began === now
}

function thisMachine(): string {
  return `${hostname()} ${orNothing(() => readlinkSync('/proc/self/ns/pid'))}`
}

/** Field 22 of proc_pid_stat(5); the name before it may hold anything, parentheses included. */
function beginningOf(pid: number): string | undefined {
  const stat = orNothing(() => readFileSync(`/proc/${pid}/stat`, 'utf8'))
  return stat
    ?.slice(stat.lastIndexOf(')') + 2)
    .split(' ')
    .at(19)
}

/** Only Linux has this. */
function orNothing(read: () => string): string | undefined {
  try {
    return read()
  } catch (error) {
    if (isDiskError(error)) return undefined
    throw error
  }
}
