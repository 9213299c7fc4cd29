import { expect, test } from '@jest/globals'
import type { ExpectedFile } from '../../../src/live/expected/expectations.ts'
import { AddressStates } from '../../../src/live/judging/address-states.ts'
import { makeLiveFinding } from '../../../src/live/judging/live-finding.ts'
import { describeUnmatched } from '../../../src/live/live-progress.ts'

const expectations = [0, 1, 2].map(
  (fileIndex): ExpectedFile => ({
    kind: 'file',
    address: `/${fileIndex}`,
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
    'After 3 s, still different: 1 of 3 addresses (1 live-missing), such as /0; 1 not requested yet',
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
