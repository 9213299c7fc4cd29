import { sampleEvenly } from '../../common/sample-evenly.ts'
import type { FileIndex } from '../../web/tree.ts'
import type { AddressIndex, Expectation } from '../expected/expectation.ts'
import {
  type AddressState,
  applyFindings,
  INITIAL_ADDRESS_STATE,
  type RecheckState,
} from './apply-findings.ts'
import { hasError, type LiveFinding } from './live-finding.ts'

/** How many of the addresses that never differed are requested in a recheck. */
const MAX_UNCHANGED_RECHECKED = 4_000

/**
 * How many requests a recheck begins with, each for another address that changed (or for any if
 * none changed). If there are fewer addresses, all are requested equally often, until there are at
 * least this many requests. If one of several servers was never updated, it will serve some of
 * them.
 */
const RECHECK_START_REQUESTS = 64

/** The states of all addresses, by index. */
export class AddressStates {
  readonly expectations: readonly Expectation[]
  readonly #possiblyChangedFiles: ReadonlySet<FileIndex>
  readonly #states: AddressState[]
  #isRechecking = false

  /**
   * `possiblyChangedFiles`: the indexes of files that may differ from those that the host had
   * before, among them all new ones.
   */
  constructor(
    expectations: readonly Expectation[],
    possiblyChangedFiles: ReadonlySet<FileIndex> = new Set(),
  ) {
    this.expectations = expectations
    this.#possiblyChangedFiles = possiblyChangedFiles
    this.#states = expectations.map(() => INITIAL_ADDRESS_STATE)
  }

  /** Returns the expected response to the address with this index. */
  getExpectation(addressIndex: AddressIndex): Expectation {
    const expected = this.expectations[addressIndex]
    if (expected === undefined) throw new RangeError(`no such address: ${addressIndex}`)
    return expected
  }

  /** Records the findings about a response according to the rules of `applyFindings`. */
  recordFindings(
    addressIndex: AddressIndex,
    findings: readonly LiveFinding[],
    isTransient: boolean,
  ): void {
    this.#states[addressIndex] = applyFindings(this.#getState(addressIndex), findings, isTransient)
  }

  /**
   * The latest findings about each address, in order; undefined for addresses that were not
   * requested.
   */
  get findingsByIndex(): readonly (readonly LiveFinding[] | undefined)[] {
    return this.#states.map(({ findings }) => findings)
  }

  /** The latest findings about each address that was requested, in order. */
  get findingsOfRequested(): readonly (readonly LiveFinding[])[] {
    return this.findingsByIndex.filter((findings) => findings !== undefined)
  }

  /** Returns the indexes of addresses that differ or were not requested. */
  listUnmatched(): AddressIndex[] {
    return this.#listIndexes(({ findings }) => findings === undefined || hasError(findings))
  }

  /** Returns the indexes of addresses with only warnings and notices. */
  listWithOnlyWarnings(): AddressIndex[] {
    return this.#listIndexes(({ findings = [] }) => findings.length > 0 && !hasError(findings))
  }

  /** Returns the indexes of addresses that matched before and differ now. */
  listRegressed(): AddressIndex[] {
    return this.#listIndexes(
      ({ findings = [], hasEverRegressed }) => hasEverRegressed && hasError(findings),
    )
  }

  /**
   * Whether a recheck has begun. A difference ends it only at an address that matched before.
   */
  get isRechecking(): boolean {
    return this.#isRechecking
  }

  /** Returns the indexes of addresses without a result in the recheck yet. */
  listPendingInRecheck(): AddressIndex[] {
    return this.#listIndexes(({ recheck }) => recheck === 'pending')
  }

  /** Whether all addresses matched, and those that the recheck includes matched again in it. */
  get hasPassedRecheck(): boolean {
    if (!this.#isRechecking) return false
    return this.listPendingInRecheck().length === 0 && this.listUnmatched().length === 0
  }

  /**
   * Begins a recheck, after all addresses have matched. Returns how many addresses it includes, and
   * the indexes that it requests first, some of them several times.
   */
  startRecheck(): {
    readonly addressCount: number
    readonly firstIndexes: readonly AddressIndex[]
  } {
    this.#isRechecking = true
    const recheckedIndexes = this.#listToRecheck()
    for (const addressIndex of recheckedIndexes) this.#setRecheck(addressIndex, 'pending')
    return {
      addressCount: recheckedIndexes.length,
      firstIndexes: this.#listFirstToRecheck(recheckedIndexes),
    }
  }

  /** Ends the recheck if an address that matched before differs in it. */
  endRecheckIfAnyDiffered(): void {
    if (!this.#states.some(({ recheck }) => recheck === 'differed')) return
    this.#isRechecking = false
    for (const addressIndex of this.expectations.keys()) this.#setRecheck(addressIndex, undefined)
  }

  /**
   * Returns the indexes of addresses that a recheck requests. Of many files that never differed,
   * it is only a sample. Addresses that differed, have other findings, may have changed, or are not
   * files are always included.
   */
  #listToRecheck(): readonly AddressIndex[] {
    const indexes = [...this.expectations.keys()]
    const unchanged = indexes.filter((addressIndex) => this.#isUnchangedFile(addressIndex))
    const sample = new Set(sampleEvenly(unchanged, MAX_UNCHANGED_RECHECKED))
    const omitted = new Set(unchanged).difference(sample)
    return indexes.filter((addressIndex) => !omitted.has(addressIndex))
  }

  /**
   * Returns which of these indexes a recheck requests first: those that may have changed, or any if
   * none have. Some are repeated.
   */
  #listFirstToRecheck(recheckedIndexes: readonly AddressIndex[]): readonly AddressIndex[] {
    const changed = recheckedIndexes.filter((addressIndex) => this.#mayHaveChanged(addressIndex))
    const candidates = changed.length === 0 ? recheckedIndexes : changed
    const sample = sampleEvenly(candidates, RECHECK_START_REQUESTS)
    return repeatAlternating(sample, RECHECK_START_REQUESTS)
  }

  /** Has an address differed, or may its file have changed? */
  #mayHaveChanged(addressIndex: AddressIndex): boolean {
    if (this.#getState(addressIndex).hasEverDiffered) return true
    const expected = this.getExpectation(addressIndex)
    return expected.kind === 'file' && this.#possiblyChangedFiles.has(expected.fileIndex)
  }

  /** Is it the address of an unchanged file, without any finding? */
  #isUnchangedFile(addressIndex: AddressIndex): boolean {
    const isFile = this.getExpectation(addressIndex).kind === 'file'
    const hasNoFinding = this.#getState(addressIndex).findings?.length === 0
    return isFile && hasNoFinding && !this.#mayHaveChanged(addressIndex)
  }

  #setRecheck(addressIndex: AddressIndex, recheck: RecheckState | undefined): void {
    this.#states[addressIndex] = { ...this.#getState(addressIndex), recheck }
  }

  #listIndexes(isListed: (state: AddressState) => boolean): AddressIndex[] {
    const indexes: AddressIndex[] = []
    for (const [addressIndex, state] of this.#states.entries()) {
      if (isListed(state)) indexes.push(addressIndex)
    }
    return indexes
  }

  #getState(addressIndex: AddressIndex): AddressState {
    return this.#states[addressIndex] ?? INITIAL_ADDRESS_STATE
  }
}

/**
 * Repeats all items until there are at least `minCount`, alternating between reverse and original
 * order, so that two servers that take turns both receive a request for each.
 */
function repeatAlternating<T>(items: readonly T[], minCount: number): T[] {
  if (items.length === 0) return []
  const repeated: T[] = []
  let isReverse = true
  while (repeated.length < minCount) {
    repeated.push(...(isReverse ? items.toReversed() : items))
    isReverse = !isReverse
  }
  return repeated
}
