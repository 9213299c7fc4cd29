import { isCounted } from '../../findings/finding.ts'
import { type Expectation, sampleEvenly } from '../requesting/expectations.ts'
import { hasError, type LiveFinding } from './live-finding.ts'

/** How many of the addresses that never differed are asked for in a second look. */
const MAX_UNCHANGED_RECHECKED = 4_000

/**
 * A second look begins with so many requests for what differed before. If one of several servers
 * was never updated, it answers some of them.
 */
const FIRST_REQUESTS = 64

/** What is known of one address. */
export type AddressState = Readonly<typeof UNREQUESTED>

/** An address that was not asked for yet. */
export const UNREQUESTED = {
  /** The newest verdict; undefined while it was not asked for. */
  found: undefined as readonly LiveFinding[] | undefined,
  hasAgreed: false,
  /** Did it ever differ, for more than a moment? */
  hasDiffered: false,
  /** Did it ever differ after it had agreed? */
  hasDifferedAgain: false,
  /** What the second look has shown; undefined if it is not asked for in one. */
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
  // What differs in a second look does not agree because it is asked for several times.
  if (before.recheck === 'differed') return before
  if (!hasError(found)) {
    const hasAgreed = before.hasAgreed || found.every(isCounted)
    return { ...before, found, hasAgreed, recheck: before.recheck && 'agreed' }
  }
  if (isPassing) return { ...before, found }
  const isInLook = before.hasAgreed && before.recheck !== undefined
  return {
    ...before,
    found,
    hasDiffered: true,
    hasDifferedAgain: before.hasDifferedAgain || before.hasAgreed,
    recheck: isInLook ? 'differed' : before.recheck,
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

  /** The newest verdicts, in the order of the addresses; undefined for what was not asked for. */
  get verdicts(): readonly (readonly LiveFinding[] | undefined)[] {
    return this.#states.map(({ found }) => found)
  }

  /** Returns what was not asked for, or differs. */
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

  /** Whether a second look has begun, and nothing differed in it. */
  get isRechecking(): boolean {
    return this.#isRechecking
  }

  /** Returns what has not agreed in the second look. */
  listPending(): number[] {
    return this.#listIndices(({ recheck }) => recheck === 'pending')
  }

  /** Whether everything agreed, and did so again. */
  get isSettled(): boolean {
    return this.#isRechecking && this.listPending().length === 0 && this.listOpen().length === 0
  }

  /**
   * Begins the second look, once everything has agreed. Returns what is asked for first, some of it
   * several times, and everything, each once. What never differed is sampled if there is much of
   * it; what differed, has other findings, is a file that is known to have changed, or is no file
   * is never left out.
   */
  startRecheck(): { readonly first: readonly number[]; readonly all: readonly number[] } {
    const hasChanged = (index: number) => {
      const expected = this.expected[index]
      const isNew = expected?.kind === 'file' && this.#changedFiles.has(expected.file)
      return isNew || this.#getState(index).hasDiffered
    }
    const indices = [...this.expected.keys()]
    const changed = indices.filter(hasChanged)
    const isSteady = (index: number) =>
      this.expected[index]?.kind === 'file' &&
      this.#getState(index).found?.length === 0 &&
      !hasChanged(index)
    const steady = new Set(sampleEvenly(indices.filter(isSteady), MAX_UNCHANGED_RECHECKED))
    const all = indices.filter((index) => !isSteady(index) || steady.has(index))
    this.#isRechecking = true
    for (const index of all) this.#setRecheck(index, 'pending')
    const likely = changed.length === 0 ? all : changed
    return { first: alternate(sampleEvenly(likely, FIRST_REQUESTS)), all }
  }

  /** Ends the second look if something differs in it. */
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
 * servers that answer in turn are then both asked for each.
 */
function alternate<T>(items: readonly T[]): T[] {
  const times = Math.ceil(FIRST_REQUESTS / Math.max(1, items.length))
  return Array.from({ length: times }, (_, i) => (i % 2 === 0 ? items.toReversed() : items)).flat()
}
