import { describe, expect, test } from '@jest/globals'
import type { Expectation, ExpectedFile } from '../../../../src/live/expected/expectation.ts'
import { AddressStates } from '../../../../src/live/judging/address-states.ts'
import {
  type AddressState,
  applyFindings,
  INITIAL_ADDRESS_STATE,
} from '../../../../src/live/judging/apply-findings.ts'
import { makeLiveFinding } from '../../../../src/live/judging/live-finding.ts'

const PLAIN = {
  kind: 'file',
  isPage: false,
  mayBeUnpublished: false,
  isNotFoundPage: false,
} as const
const file = (i: number): ExpectedFile => ({
  ...PLAIN,
  requestPath: `/${i}`,
  fileIndex: i,
  name: `${i}`,
})
const STALE = [
  makeLiveFinding({ kind: 'live-stale', title: undefined, age: undefined, header: '' }, '/x'),
]
const PINNED = [
  makeLiveFinding({ kind: 'live-header/cached-page', lifetime: '1 d', header: '' }, '/x'),
]
const TURNED = { hasEverDiffered: true, hasEverRegressed: true }

test.each<[string, Partial<AddressState>, typeof STALE, boolean, Partial<AddressState>]>([
  ['it matches', {}, [], false, { hasEverMatched: true }],
  [
    'it matches except for a warning',
    { hasEverDiffered: true },
    PINNED,
    false,
    { hasEverMatched: true },
  ],
  ['it differs', {}, STALE, false, { hasEverDiffered: true }],
  ['it fails for a moment', { hasEverMatched: true }, STALE, true, {}],
  ['it regresses', { hasEverMatched: true }, STALE, false, TURNED],
  [
    'it matches again',
    { hasEverMatched: true, recheck: 'pending' },
    [],
    false,
    { recheck: 'matched' },
  ],
  ['it fails again', { hasEverMatched: true, recheck: 'pending' }, STALE, true, {}],
  [
    'it regresses in a recheck',
    { hasEverMatched: true, recheck: 'matched' },
    STALE,
    false,
    { ...TURNED, recheck: 'differed' },
  ],
  [
    'it never matched before the recheck',
    { recheck: 'pending' },
    STALE,
    false,
    { hasEverDiffered: true },
  ],
  [
    'it stays different in the recheck',
    { findings: STALE, recheck: 'differed' },
    [],
    false,
    { findings: STALE },
  ],
])('%s', (_, before, findings, isTransient, after) => {
  const standing = { ...INITIAL_ADDRESS_STATE, ...before }
  expect(applyFindings(standing, findings, isTransient)).toEqual({
    ...standing,
    findings,
    ...after,
  })
})

/**
 * Returns the states of this many files once all have matched, and of an address that no file has.
 */
function agreed(files: number, changed?: ReadonlySet<number>): AddressStates {
  const expected: Expectation[] = Array.from({ length: files }, (_, i) => file(i))
  const states = new AddressStates(
    [...expected, { kind: 'not-found', requestPath: '/no', notFoundPage: undefined }],
    changed,
  )
  for (let i = 0; i <= files; i++) states.recordFindings(i, [], false)
  return states
}

/** Begins a recheck. Returns the indexes that it requests: first, and in total. */
function startRecheck(states: AddressStates) {
  const { firstIndexes } = states.startRecheck()
  return { firstIndexes, allIndexes: states.listPendingInRecheck() }
}

describe('what a recheck requests', () => {
  test('everything, and a few addresses several times, so that two servers that take turns both get them', () => {
    const { firstIndexes, allIndexes } = startRecheck(agreed(4))
    expect(allIndexes).toEqual([0, 1, 2, 3, 4])
    expect(firstIndexes.slice(0, 12)).toEqual([4, 3, 2, 1, 0, 0, 1, 2, 3, 4, 4, 3])
    expect(firstIndexes).toHaveLength(65)
  })

  test('what differed before, first', () => {
    const states = agreed(100)
    states.recordFindings(7, STALE, false)
    states.recordFindings(7, [], false)
    states.recordFindings(8, STALE, true)
    states.recordFindings(8, [], false)
    const { firstIndexes, allIndexes } = startRecheck(states)
    expect([new Set(firstIndexes), firstIndexes.length, allIndexes.length]).toEqual([
      new Set([7]),
      64,
      101,
    ])
  })

  test('a changed file first, not a removed one with the same number', () => {
    const removed: Expectation = { ...file(1), kind: 'removed-file', requestPath: '/removed' }
    const states = new AddressStates([file(0), file(1), removed], new Set([1]))
    for (const index of [0, 1, 2]) states.recordFindings(index, [], false)
    expect(new Set(startRecheck(states).firstIndexes)).toEqual(new Set([1]))
  })

  test('of many addresses, a sample of those that never differed, and all others', () => {
    const states = agreed(20_000, new Set([3_333]))
    states.recordFindings(1_111, STALE, false)
    states.recordFindings(1_111, [], false)
    states.recordFindings(2_222, PINNED, false)
    const { firstIndexes, allIndexes } = startRecheck(states)
    expect(new Set(firstIndexes)).toEqual(new Set([1_111, 3_333]))
    expect(allIndexes).toHaveLength(4_004)
    for (const index of [0, 1_111, 2_222, 3_333, 20_000]) expect(allIndexes).toContain(index)
  })

  test('nothing of a site without addresses', () => {
    const states = new AddressStates([])
    expect(startRecheck(states)).toEqual({ firstIndexes: [], allIndexes: [] })
    expect(states.hasPassedRecheck).toBe(true)
  })
})

describe('a recheck', () => {
  test('passes when everything has matched once more', () => {
    const states = agreed(2)
    expect([states.hasPassedRecheck, states.isRechecking]).toEqual([false, false])
    startRecheck(states)
    for (const index of [0, 1]) states.recordFindings(index, [], false)
    expect([states.listPendingInRecheck(), states.hasPassedRecheck]).toEqual([[2], false])
    states.recordFindings(2, PINNED, false)
    expect([states.listPendingInRecheck(), states.hasPassedRecheck]).toEqual([[], true])
  })

  test('fails when something differs in it, whatever comes afterward, and begins again', () => {
    const states = agreed(2)
    startRecheck(states)
    states.recordFindings(0, STALE, false)
    states.recordFindings(0, [], false)
    states.endRecheckIfAnyDiffered()
    expect([states.listRegressed(), states.listUnmatched(), states.isRechecking]).toEqual([
      [0],
      [0],
      false,
    ])
    states.recordFindings(0, [], false)
    expect([states.listRegressed(), states.hasPassedRecheck]).toEqual([[], false])
    expect(startRecheck(states).allIndexes).toEqual([0, 1, 2])
  })

  test('is not about what was accepted: that never matched', () => {
    const states = new AddressStates([file(0)])
    const accepted = { reason: 'r', until: undefined }
    states.recordFindings(
      0,
      STALE.map((finding) => ({ ...finding, accepted })),
      false,
    )
    expect(states.listUnmatched()).toEqual([])
    states.recordFindings(0, STALE, false)
    expect([states.listRegressed(), states.listUnmatched()]).toEqual([[], [0]])
  })

  test('does not pass while an address that was only ever accepted differs', () => {
    const states = new AddressStates([file(0)])
    const accepted = { reason: 'r', until: undefined }
    const acceptedFindings = STALE.map((finding) => ({ ...finding, accepted }))
    states.recordFindings(0, acceptedFindings, false)
    startRecheck(states)
    states.recordFindings(0, acceptedFindings, false)
    expect(states.hasPassedRecheck).toBe(true)
    states.recordFindings(0, STALE, false)
    expect([states.listPendingInRecheck(), states.hasPassedRecheck]).toEqual([[], false])
  })

  test('is about an address that matched before its error was accepted', () => {
    const states = new AddressStates([file(0)])
    const accepted = { reason: 'r', until: undefined }
    states.recordFindings(0, [], false)
    const acceptedFindings = STALE.map((finding) => ({ ...finding, accepted }))
    states.recordFindings(0, acceptedFindings, false)
    states.recordFindings(0, STALE, false)
    expect(states.listRegressed()).toEqual([0])
  })

  test('waits for what fails only for a moment', () => {
    const states = agreed(2)
    startRecheck(states)
    states.recordFindings(0, STALE, true)
    states.endRecheckIfAnyDiffered()
    expect([states.listRegressed(), states.listUnmatched(), states.isRechecking]).toEqual([
      [],
      [0],
      true,
    ])
    for (const index of [0, 1, 2]) states.recordFindings(index, [], false)
    expect(states.hasPassedRecheck).toBe(true)
  })
})
