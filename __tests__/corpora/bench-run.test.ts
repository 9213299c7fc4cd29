/** How the benchmarks measure a command. Needs GNU time, the Debian package time. */
import { expect, test } from '@jest/globals'
import { run } from '../../scripts/bench/run.ts'

const env = { PATH: process.env.PATH }
const LONG_MS = 60_000

test('the figures of a run include those of its children', async () => {
  const hungry =
    'node -e "Buffer.alloc(150 * 2 ** 20, 1); const end = process.cpuUsage().user + 3e5; while (process.cpuUsage().user < end);"'
  const { cpuMs, peakMiB, stopped } = await run({ command: ['bash', '-c', `${hungry}; true`], env }, LONG_MS)
  expect(cpuMs).toBeGreaterThanOrEqual(250)
  expect(peakMiB).toBeGreaterThan(150)
  expect(stopped).toBe(false)
})

test('a run that ends with an error is measured as well', async () => {
  const { output, peakMiB } = await run({ command: ['bash', '-c', 'echo said; exit 3'], env }, LONG_MS)
  expect(output.trim()).toBe('said')
  expect(peakMiB).toBeGreaterThan(0)
})

test('a run that takes too long is stopped', async () => {
  const { stopped, ms } = await run({ command: ['sleep', '600'], env }, 1_000)
  expect(stopped).toBe(true)
  expect(ms).toBeLessThan(LONG_MS)
})

test('of much output the beginning and the end are remembered', async () => {
  const { output } = await run({ command: ['seq', '100000', '199999'], env }, LONG_MS)
  expect(output.split('\n')).toEqual(expect.arrayContaining(['100000', '199999']))
  expect(output.length).toBeLessThan(30_000)
})
