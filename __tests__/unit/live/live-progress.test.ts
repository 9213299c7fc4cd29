import { expect, test } from '@jest/globals'
import type { ExpectedFile } from '../../../src/live/expected/expectation.ts'
import { AddressStates } from '../../../src/live/judging/address-states.ts'
import { makeLiveFinding } from '../../../src/live/judging/live-finding.ts'
import {
  countErrorsByCode,
  describeFullMatch,
  describeProgress,
  describeUnmatched,
} from '../../../src/live/live-progress.ts'
import { safe } from '../../../src/text/clean.ts'

const expectations = [0, 1, 2].map(
  (fileIndex): ExpectedFile => ({
    kind: 'file',
    requestPath: `/${fileIndex}`,
    fileIndex,
    name: `${fileIndex}`,
    isPage: false,
    mayBeUnpublished: false,
    isNotFoundPage: false,
  }),
)
const MISSING = [makeLiveFinding({ kind: 'live-missing', status: 404 }, '/x')]

test('the line about unmatched addresses has the first of them as its example', () => {
  const states = new AddressStates(expectations)
  states.recordFindings(0, MISSING, false)
  states.recordFindings(1, [], false)
  const line = describeUnmatched(states, '3 s')
  expect(line.text).toBe(
    'After 3 s, still different: 1 of 3 addresses (1 live-missing): /0; 1 not requested yet',
  )
})

test('an address that matched before is a better example', () => {
  const states = new AddressStates(expectations)
  states.recordFindings(0, MISSING, false)
  states.recordFindings(1, [], false)
  states.recordFindings(1, MISSING, false)
  const line = describeUnmatched(states, '3 s')
  expect(line.text).toMatch(/^After 3 s, different again: 2 of 3 addresses .*, such as \/1; /)
})

const UNANSWERED = [
  makeLiveFinding({ kind: 'live-unanswered', why: safe`it broke`, isTimeout: false }, '/x'),
]
const REWRITTEN = [makeLiveFinding({ kind: 'live-rewritten' }, '/x')]
const ACCEPTED = MISSING.map((each) => ({ ...each, accepted: { reason: 'r', until: undefined } }))

type Findings = readonly ReturnType<typeof makeLiveFinding>[]
/** The states of a check in which these addresses, from the first on, have been requested once. */
function makeStates(...findings: readonly Findings[]) {
  const states = new AddressStates(expectations)
  for (const [i, each] of findings.entries()) states.recordFindings(i, each, false)
  return states
}

test.each<[readonly Findings[], string, string]>([
  [[], '0 of 3 addresses requested, 0 still different', ''],
  [[MISSING], '1 of 3 addresses requested, 1 still different', '1 live-missing'],
  // It was not compared.
  [[UNANSWERED], '1 of 3 addresses requested, 0 still different', '1 live-unanswered'],
  [
    [MISSING, UNANSWERED, MISSING],
    '3 of 3 addresses requested, 2 still different',
    '2 live-missing, 1 live-unanswered',
  ],
  [[REWRITTEN, ACCEPTED, []], '3 of 3 addresses requested, 0 still different', ''],
])('%#: %s', (findings, progress, differences) => {
  const states = makeStates(...findings)
  expect(describeProgress(states).text).toBe(progress)
  const counts = countErrorsByCode(states).map(({ code, count }) => `${count} ${code}`)
  expect(counts.join(', ')).toBe(differences)
})

test('the progress of a recheck', () => {
  const states = makeStates([], [], [])
  states.startRecheck()
  expect(describeProgress(states).text).toBe(
    '3 of 3 addresses requested, 0 still different; requesting once more',
  )
})

test.each<[readonly Findings[], string]>([
  [[[], [], []], 'All 3 addresses match after 3 s'],
  [[[], REWRITTEN, []], 'All 3 addresses match after 3 s'],
  [[[], ACCEPTED, []], 'All 3 addresses match after 3 s, except for 1 accepted finding'],
])('%#: %s', (findings, line) => {
  expect(describeFullMatch(makeStates(...findings), '3 s').text).toBe(line)
})

test('the line about the only address does not count it', () => {
  const states = new AddressStates(expectations.slice(0, 1))
  states.recordFindings(0, [], false)
  expect(describeFullMatch(states, '3 s').text).toBe('The address matches after 3 s')
})

test('the line without addresses that were not requested ends with the example', () => {
  const line = describeUnmatched(makeStates([], UNANSWERED, MISSING), '3 s')
  expect(line.text).toBe(
    'After 3 s, still different: 2 of 3 addresses (1 live-unanswered, 1 live-missing), such as /1',
  )
})
