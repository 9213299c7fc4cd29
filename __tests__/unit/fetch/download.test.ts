import { expect, test } from '@jest/globals'
import { reportProgress } from '../../../src/fetch/download.ts'
import type { SafeText } from '../../../src/text/clean.ts'
import { manualClock } from '../../support/manual-clock.ts'

test('the progress of a download shows size, share if that is known, and rate, at most once in ten seconds', () => {
  const clock = manualClock()
  const said: string[] = []
  let receivedBytes = 0
  let size: number | undefined = 200 * 2 ** 20
  const info = ({ text }: SafeText) => said.push(text)
  const stop = reportProgress(clock, () => ({ receivedBytes, size }), info)
  for (const seconds of [4, 5, 1, 10]) {
    receivedBytes += seconds * 2 ** 20
    clock.advance(seconds * 1_000)
  }
  receivedBytes = 0
  clock.advance(10_000)
  size = undefined
  clock.advance(10_000)
  stop()
  clock.advance(60_000)
  expect(said).toEqual([
    'Downloading the archive: 10.0 MiB of 200.0 MiB (5%), 1.0 MiB/s',
    'Downloading the archive: 20.0 MiB of 200.0 MiB (10%), 1.0 MiB/s',
    'Downloading the archive: 0 B of 200.0 MiB (0%), 0 B/s',
    'Downloading the archive: 0 B, 0 B/s',
  ])
})
