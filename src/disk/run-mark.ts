import { readFileSync, readlinkSync, utimesSync } from 'node:fs'
import { hostname } from 'node:os'
import { isDiskError } from './disk-error.ts'

/** What marks a folder as made by a run of this step, and by which. */
export interface MadeBy {
  /** The name of the folder itself, so that a copy under another name proves nothing. */
  readonly folder: string
  /** The name of what it was made for. */
  readonly place: string
  /** Machine and process namespace: within one of them a process id means one process at a time. */
  readonly machine: string
  readonly pid: number
  /** When that process began, in ticks since the machine began; undefined where the system does not say. */
  readonly began?: string | undefined
  /** Absolute path of the folder, marked like this one, whose content is published right before that of this one. */
  readonly after?: string | undefined
}

/** Returns the mark for a folder of this process. */
export function madeByUs(folder: string, place: string, after?: string): MadeBy {
  return { folder, place, machine: thisMachine(), pid: process.pid, began: beginningOf(process.pid), after }
}

/** Returns what `text` says, if it is such a mark. */
export function readMark(text: string): MadeBy | undefined {
  let mark: Partial<MadeBy> | null
  try {
    mark = JSON.parse(text)
  } catch {
    // Cut off when the machine went down, or nothing of ours.
    return undefined
  }
  const isWhole =
    typeof mark?.folder === 'string' &&
    typeof mark.place === 'string' &&
    typeof mark.machine === 'string' &&
    Number.isSafeInteger(mark.pid) &&
    (mark.after === undefined || typeof mark.after === 'string')
  return isWhole ? (mark as MadeBy) : undefined
}

/** How often a run touches its mark, in ms. */
const TOUCH_MS = 60_000

/**
 * In ms: a mark of another machine that was not touched for so long was left by a run that is over. Each container of a
 * job is another machine.
 */
const MAX_SILENCE_MS = 10 * 60_000

/** Touches the mark in `file` every minute while this process runs, until the function it returns is called. */
export function keepTouched(file: string): () => void {
  const timer = setInterval(() => {
    try {
      const now = new Date()
      utimesSync(file, now, now)
    } catch (error) {
      // Whatever is wrong with the disk, or was taken away, whoever works in the folder finds out.
      if (!isDiskError(error)) throw error
    }
  }, TOUCH_MS)
  timer.unref()
  return () => clearInterval(timer)
}

/** Returns whether the run that made a mark, and touched it `ageMs` ago, may still be at work. */
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

/** What Linux alone knows. */
function orNothing(read: () => string): string | undefined {
  try {
    return read()
  } catch (error) {
    if (isDiskError(error)) return undefined
    throw error
  }
}
