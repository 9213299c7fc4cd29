import { expect, test } from '@jest/globals'
import { safe } from '../../../src/report/clean.ts'
import { changeLine, heartbeatLine, sameProgress, stateWords } from '../../../src/report/progress.ts'

const state = (status: string, progress?: string, pageCount?: string) => ({ status, progress, pageCount })

test.each([
  [state('running', '45', '12'), 'running, 45 %, 12 pages'],
  [state('running', '12.5', '1'), 'running, 12.5 %, 1 page'],
  [state('queued'), 'queued'],
  [state('running', 'half way', undefined), 'running, half way'],
  [state('running', undefined, '0'), 'running, 0 pages'],
  [state('running', undefined, '12345'), 'running, 12,345 pages'],
  [state('running', undefined, 'many'), 'running, many pages'],
])('a state in words: %#', (given, expected) => {
  expect(stateWords(given).text).toBe(expected)
})

test('the lines about a job name its state and the time', () => {
  expect(changeLine('j1', state('running', '5'), 61_000).text).toBe('Job j1 after 1m 01s: running, 5 %')
  const times = { startedAt: 1_000, deadline: 3_661_000 }
  expect(heartbeatLine(safe`so`, times, 61_000).text).toBe('Waiting for 1m 00s: so, 1h 00m left')
  expect(heartbeatLine(undefined, times, 1_000).text).toBe('Waiting for 0s: no answer yet, 1h 01m left')
})

test.each([
  [undefined, state('a'), false],
  [state('a'), state('a'), true],
  [state('a', '1'), state('a', '2'), false],
  [state('a', '1', '1'), state('a', '1', '2'), false],
])('whether two states read the same: %#', (a, b, expected) => {
  expect(sameProgress(a, b)).toBe(expected)
})
