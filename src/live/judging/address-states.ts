import { sampleEvenly } from '../../common/sample-evenly.ts'
import { isCounted } from '../../findings/finding.ts'
import type { Expectation } from '../requesting/expectations.ts'
import { hasError, type LiveFinding } from './live-finding.ts'

/** How many of the addresses that never differed are requested in a recheck. */
const MAX_UNCHANGED_RECHECKED = 4_000

/**
 * A recheck begins with so many requests for what differed before. If one of several servers was
 * never updated, it answers some of them.
 */
const FIRST_REQUESTS = 64

/** What is known of one address. */
export type AddressState = Readonly<typeof UNREQUESTED>

/** An address that was not requested yet. */
export const UNREQUESTED = {
  /** The newest verdict; undefined while it was not requested. */
  found: undefined as readonly LiveFinding[] | undefined,
  hasAgreed: false,
  /** Did it ever differ, for more than a moment? */
  hasDiffered: false,
  /** Did it ever differ after it had agreed? */
  hasDifferedAgain: false,
  /** What the recheck has shown; undefined if the address is not part of one. */
  recheck: undefined as 'pending' | 'agreed' | 'differed' | undefined,
}

/**
 * Returns what is known of an address after a verdict; `isPassing`: it may only be a failure of the
 * moment, such as a broken connection.
 */
export function reactToVerdict(
  before: AddressState,
  found: readonly LiveFinding[],
  isPassing: boolean,
): AddressState {
  // What differs in a recheck does not agree because it is requested several times.
  if (before.recheck === 'differed') return before
  if (!hasError(found)) {
    const hasAgreed = before.hasAgreed || found.every(isCounted)
    return { ...before, found, hasAgreed, recheck: before.recheck && 'agreed' }
  }
  if (isPassing) return { ...before, found }
  const isInRecheck = before.hasAgreed && before.recheck !== undefined
  return {
    ...before,
    found,
    hasDiffered: true,
    hasDifferedAgain: before.hasDifferedAgain || before.hasAgreed,
    recheck: isInRecheck ? 'differed' : before.recheck,
  }
}

/** What is known of all addresses, by their indices. */
export class AddressStates {
  readonly expected: readonly Expectation[]
  readonly #changedFiles: ReadonlySet<number>
  readonly #states: AddressState[]
  #isRechecking = false

  /**
   * `changedFiles`: the indices of the files that are known to differ from what the host had
   * before.
   */
  constructor(expected: readonly Expectation[], changedFiles: ReadonlySet<number> = new Set()) {
    this.expected = expected
    this.#changedFiles = changedFiles
    this.#states = expected.map(() => UNREQUESTED)
  }

  /** Notes a verdict, as `reactToVerdict` says. */
  recordVerdict(index: number, found: readonly LiveFinding[], isPassing: boolean): void {
    this.#states[index] = reactToVerdict(this.#getState(index), found, isPassing)
  }

  /** The newest verdicts, in the order of the addresses; undefined for what was not requested. */
  get verdicts(): readonly (readonly LiveFinding[] | undefined)[] {
    return this.#states.map(({ found }) => found)
  }

  /** Returns what was not requested, or differs. */
  listOpen(): number[] {
    return this.#listIndices(({ found }) => found === undefined || hasError(found))
  }

  /** Returns what has nothing but warnings and notices. */
  listWarned(): number[] {
    return this.#listIndices(
      ({ found }) => found !== undefined && found.length > 0 && !hasError(found),
    )
  }

  /** Returns what agreed, and differs now. */
  listDifferingAgain(): number[] {
    return this.#listIndices(
      ({ found, hasDifferedAgain }) => hasDifferedAgain && hasError(found ?? []),
    )
  }

  /** Whether a recheck has begun, and nothing differed in it. */
  get isRechecking(): boolean {
    return this.#isRechecking
  }

  /** Returns what has not agreed in the recheck. */
  listPending(): number[] {
    return this.#listIndices(({ recheck }) => recheck === 'pending')
  }

  /** Whether everything agreed, and did so again. */
  get isSettled(): boolean {
    return this.#isRechecking && this.listPending().length === 0 && this.listOpen().length === 0
  }

  /**
   * Begins a recheck, once everything has agreed. Returns what is requested first, some of it
   * several times, and everything, each once. Of files that never differed, a sample is enough if
   * there are many; what differed, has other findings, is known to have changed, or is not a file
   * is never left out.
   */
  startRecheck(): { readonly first: readonly number[]; readonly all: readonly number[] } {
    const indices = [...this.expected.keys()]
    const steady = indices.filter((index) => this.#isSteady(index))
    const sampled = new Set(sampleEvenly(steady, MAX_UNCHANGED_RECHECKED))
    const all = indices.filter((index) => !this.#isSteady(index) || sampled.has(index))
    this.#isRechecking = true
    for (const index of all) this.#setRecheck(index, 'pending')

    const changed = indices.filter((index) => this.#hasChanged(index))
    const likely = changed.length === 0 ? all : changed
    return { first: alternate(sampleEvenly(likely, FIRST_REQUESTS)), all }
  }

  /** Has an address differed, or is it that of a file that is known to have changed? */
  #hasChanged(index: number): boolean {
    const expected = this.expected[index]
    const isChangedFile = expected?.kind === 'file' && this.#changedFiles.has(expected.file)
    return isChangedFile || this.#getState(index).hasDiffered
  }

  /** Is it the address of a file that has not changed, without any finding? */
  #isSteady(index: number): boolean {
    const isFile = this.expected[index]?.kind === 'file'
    return isFile && this.#getState(index).found?.length === 0 && !this.#hasChanged(index)
  }

  /** Ends the recheck if something differs in it. */
  endRecheckIfDiffering(): void {
    if (!this.#states.some(({ recheck }) => recheck === 'differed')) return
    this.#isRechecking = false
    for (const index of this.expected.keys()) this.#setRecheck(index, undefined)
  }

  #setRecheck(index: number, recheck: AddressState['recheck']): void {
    this.#states[index] = { ...this.#getState(index), recheck }
  }

  #listIndices(isMeant: (state: AddressState) => boolean): number[] {
    return [...this.#states.keys()].filter((index) => isMeant(this.#getState(index)))
  }

  #getState(index: number): AddressState {
    return this.#states[index] ?? UNREQUESTED
  }
}

/**
 * Returns the items again and again, each time in the opposite order, the last one first: two
 * servers that respond in turn then both get a request for each.
 */
function alternate<T>(items: readonly T[]): T[] {
  const times = Math.ceil(FIRST_REQUESTS / Math.max(1, items.length))
  return Array.from({ length: times }, (_, i) => (i % 2 === 0 ? items.toReversed() : items)).flat()
}
