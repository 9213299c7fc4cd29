import { sampleEvenly } from '../../common/sample-evenly.ts'
import { isAccepted } from '../../findings/finding.ts'
import type { FileIndex } from '../../web/tree.ts'
import type { Expectation } from '../expected/expectations.ts'
import { hasError, type LiveFinding } from './live-finding.ts'

/** How many of the addresses that never differed are requested in a recheck. */
const MAX_UNCHANGED_RECHECKED = 4_000

/**
 * How many requests for changed addresses a recheck begins with. If one of several servers was
 * never updated, it will serve some of them.
 */
const FIRST_REQUESTS = 64

/** The state of one address. */
export interface AddressState {
  /** The findings about its latest response; undefined before the first request. */
  readonly findings: readonly LiveFinding[] | undefined
  /** Whether it ever matched, with no finding that is accepted. */
  readonly hasMatched: boolean
  /** Whether it ever differed, other than by a transient failure. */
  readonly hasDiffered: boolean
  /** Whether it ever differed after it had matched. */
  readonly hasDifferedAgain: boolean
  /** The result of the recheck; undefined if the address is not part of one. */
  readonly recheck: 'pending' | 'matched' | 'differed' | undefined
}

/** The state of an address that has not been requested yet. */
export const UNREQUESTED: AddressState = {
  findings: undefined,
  hasMatched: false,
  hasDiffered: false,
  hasDifferedAgain: false,
  recheck: undefined,
}

/**
 * Returns the state of an address after a response. `isTransient`: whether an error may be gone at
 * the next request, such as a broken connection.
 */
export function reactToFindings(
  before: AddressState,
  findings: readonly LiveFinding[],
  isTransient: boolean,
): AddressState {
  // Once an address has differed in a recheck, a later match in the same recheck does not count.
  if (before.recheck === 'differed') return before
  const isInRecheck = before.recheck !== undefined
  if (!hasError(findings)) {
    const hasMatched = before.hasMatched || findings.every((each) => !isAccepted(each))
    return { ...before, findings, hasMatched, recheck: isInRecheck ? 'matched' : undefined }
  }
  if (isTransient) return { ...before, findings }
  const differsInRecheck = isInRecheck && before.hasMatched
  return {
    ...before,
    findings,
    hasDiffered: true,
    hasDifferedAgain: before.hasDifferedAgain || before.hasMatched,
    recheck: differsInRecheck ? 'differed' : before.recheck,
  }
}

/** The states of all addresses, by index. */
export class AddressStates {
  readonly expectations: readonly Expectation[]
  readonly #changedFiles: ReadonlySet<FileIndex>
  readonly #states: AddressState[]
  #isRechecking = false

  /**
   * `changedFiles`: the indexes of files that are known to differ from those that the host had
   * before.
   */
  constructor(
    expectations: readonly Expectation[],
    changedFiles: ReadonlySet<FileIndex> = new Set(),
  ) {
    this.expectations = expectations
    this.#changedFiles = changedFiles
    this.#states = expectations.map(() => UNREQUESTED)
  }

  /** Records the findings about a response by the rules of `reactToFindings`. */
  recordFindings(index: number, findings: readonly LiveFinding[], isTransient: boolean): void {
    this.#states[index] = reactToFindings(this.#getState(index), findings, isTransient)
  }

  /**
   * The latest findings about each address, in order; undefined for addresses that were not
   * requested.
   */
  get findingsByIndex(): readonly (readonly LiveFinding[] | undefined)[] {
    return this.#states.map(({ findings }) => findings)
  }

  /** Returns the indexes of addresses that differ or were not requested. */
  listOpen(): number[] {
    return this.#listIndices(({ findings }) => findings === undefined || hasError(findings))
  }

  /** Returns the indexes of addresses with only warnings and notices. */
  listWarned(): number[] {
    return this.#listIndices(({ findings = [] }) => findings.length > 0 && !hasError(findings))
  }

  /** Returns the indexes of addresses that matched before and differ now. */
  listDifferingAgain(): number[] {
    return this.#listIndices(
      ({ findings = [], hasDifferedAgain }) => hasDifferedAgain && hasError(findings),
    )
  }

  /** Whether a recheck has begun, and nothing differed in it. */
  get isRechecking(): boolean {
    return this.#isRechecking
  }

  /** Returns the indexes of addresses without a result in the recheck yet. */
  listPending(): number[] {
    return this.#listIndices(({ recheck }) => recheck === 'pending')
  }

  /** Whether all addresses matched, and matched again in the recheck. */
  get isSettled(): boolean {
    const undecided = [...this.listPending(), ...this.listOpen()]
    return this.#isRechecking && undecided.length === 0
  }

  /**
   * Begins a recheck after all addresses have matched. Returns the indexes to request first, some
   * repeatedly, and all indexes of the recheck. Of many files that never differed, only a sample is
   * requested. Always included are addresses that differed, have other findings, are known to have
   * changed, or are not files.
   */
  startRecheck(): { readonly first: readonly number[]; readonly all: readonly number[] } {
    const indices = [...this.expectations.keys()]
    const steady = indices.filter((index) => this.#isSteady(index))
    const sampled = new Set(sampleEvenly(steady, MAX_UNCHANGED_RECHECKED))
    const all = indices.filter((index) => !this.#isSteady(index) || sampled.has(index))
    this.#isRechecking = true
    for (const index of all) this.#setRecheck(index, 'pending')

    const changed = indices.filter((index) => this.#hasChanged(index))
    const firstAddresses = changed.length === 0 ? all : changed
    return { first: repeatInTurns(sampleEvenly(firstAddresses, FIRST_REQUESTS)), all }
  }

  /** Has an address differed, or is its file known to have changed? */
  #hasChanged(index: number): boolean {
    if (this.#getState(index).hasDiffered) return true
    const expected = this.expectations[index]
    return expected?.kind === 'file' && this.#changedFiles.has(expected.fileIndex)
  }

  /** Is it the address of an unchanged file, without any finding? */
  #isSteady(index: number): boolean {
    const isFile = this.expectations[index]?.kind === 'file'
    const hasNoFinding = this.#getState(index).findings?.length === 0
    return isFile && hasNoFinding && !this.#hasChanged(index)
  }

  /** Ends the recheck if something differs in it. */
  endRecheckIfDiffering(): void {
    if (!this.#states.some(({ recheck }) => recheck === 'differed')) return
    this.#isRechecking = false
    for (const index of this.expectations.keys()) this.#setRecheck(index, undefined)
  }

  #setRecheck(index: number, recheck: AddressState['recheck']): void {
    this.#states[index] = { ...this.#getState(index), recheck }
  }

  #listIndices(isListed: (state: AddressState) => boolean): number[] {
    const indices: number[] = []
    for (const [index, state] of this.#states.entries()) {
      if (isListed(state)) indices.push(index)
    }
    return indices
  }

  #getState(index: number): AddressState {
    return this.#states[index] ?? UNREQUESTED
  }
}

/**
 * Repeats the items, alternating between reverse and original order, so that two servers that take
 * turns both receive a request for each.
 */
function repeatInTurns<T>(items: readonly T[]): T[] {
  const repeated: T[] = []
  const times = Math.ceil(FIRST_REQUESTS / Math.max(1, items.length))
  for (let turn = 0; turn < times; turn++) {
    const isReverse = turn % 2 === 0
    repeated.push(...(isReverse ? items.toReversed() : items))
  }
  return repeated
}
