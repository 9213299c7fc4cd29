import { expect, test } from '@jest/globals'
import { describeJobState, openProgressLog } from '../../../src/phases/progress-log.ts'
import { safe } from '../../../src/text/clean.ts'
import { manualClock } from '../../support/manual-clock.ts'
import { printedStep } from '../../support/printed-step.ts'

const state = (status: string, progress?: string, pageCount?: string) => ({
  status,
  progress,
  pageCount,
})

test.each([
  [state('running', '45', '12'), 'running, 45%, 12 pages'],
  [state('running', '12.5', '1'), 'running, 12.5%, 1 page'],
  [state('queued'), 'queued'],
  [state('running', 'half way', undefined), 'running, half way'],
  [state('running', '45 of 100', undefined), 'running, 45 of 100'],
  [state('running', 'about 45', undefined), 'running, about 45'],
  [state('running', undefined, '0'), 'running, 0 pages'],
  [state('running', undefined, '12345'), 'running, 12,345 pages'],
  [state('running', undefined, 'many'), 'running, many pages'],
])('a state in words: %#', (given, expected) => expect(describeJobState(given).text).toBe(expected))

test('the line that is logged each minute says what the step waits for', () => {
  const { step } = printedStep()
  const times = { startedAtMs: 0, deadlineMs: 60_000 }
  const { heartbeat } = openProgressLog(safe`Build`, times, step, safe`for the build`)
  expect(heartbeat().text).toBe(
    'Still waiting for the build after 0s: no response yet, 1m until wait-timeout',
  )
})

test('the state of a job is printed when it has changed, and each minute', () => {
  const clock = manualClock()
  const { step, printed } = printedStep({}, clock)
  const { logIfChanged, heartbeat } = openProgressLog(
    safe`Job j1`,
    { startedAtMs: 0, deadlineMs: 3_660_000 },
    step,
  )
  expect(heartbeat().text).toBe(
    'Still waiting after 0s: no response yet, 1h 01m until wait-timeout',
  )
  clock.advance(60_000)
  logIfChanged(safe`running, 5%`, safe`; more`)
  logIfChanged(safe`running, 5%`, safe`; not again`)
  logIfChanged(safe`running, 6%`)
  expect(printed).toEqual(['Job j1 after 1m: running, 5%; more', 'Job j1 after 1m: running, 6%'])
  expect(heartbeat().text).toBe('Still waiting after 1m: running, 6%, 1h until wait-timeout')
})
