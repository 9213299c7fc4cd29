import { describe, expect, test } from '@jest/globals'
import { medianOf } from '../../../scripts/bench/compare.ts'
import { type Noise, noiseInWords } from '../../../scripts/bench/machine-noise.ts'
import { splitArguments, wrongValues } from '../../../scripts/bench/options.ts'
import type { Run } from '../../../scripts/bench/run.ts'

describe('noiseInWords', () => {
  const quiet: Noise = { loads: [0.02, 1.1], processors: 2, busyElsewhere: 0.04 }

  test('says what else the machine did', () => {
    expect(noiseInWords(quiet, 1.05)).toBe(
      'load average 0.0 before, 1.1 after; 0.04 of 2 processors busy with something else; slowest run 1.05 times the median',
    )
  })

  test.each([
    ['something else ran', { ...quiet, busyElsewhere: 0.6 }, 1.05],
    ['the runs differ', quiet, 1.4],
  ])('warns of times if %s', (_, noise, spread) => {
    expect(noiseInWords(noise, spread)).toMatch(/^NOT A QUIET MACHINE, compare processor times only: load/)
  })
})

test.each([
  [[3], 3],
  [[5, 1, 3], 3],
  [[4, 1, 2, 10], 3],
])('the median of %j is %d', (times, median) => {
  const runs = times.map((ms): Run => ({ ms, cpuMs: 0, peakMiB: 0, output: '', stopped: false }))
  expect(medianOf(runs, 'ms')).toBe(median)
})

test('the value of an option ends where the argument does', () =>
  expect(splitArguments(['scale', 'in=/tmp/a=b=c', 'check', 'only=', '=zip'])).toEqual({
    names: ['scale', 'check'],
    given: [
      ['in', '/tmp/a=b=c'],
      ['only', ''],
      ['', 'zip'],
    ],
  }))

describe('wrongValues', () => {
  test.each([
    ['rounds', '0', 'rounds must be a whole number from 1, not "0"'],
    ['pages', '-1', 'pages must be a whole number, not "-1"'],
    ['gib', '1e3', 'gib must be a number, not "1e3"'],
    ['place', 'tape', 'place must be memory or disk, not "tape"'],
    ['in', '', 'in must be text, not ""'],
  ])('%s=%s is wrong', (name, value, message) => {
    expect(
      wrongValues([
        ['only', 'zip'],
        [name, value],
      ]),
    ).toEqual([message])
  })

  test.each([
    ['rounds', '1'],
    ['pages', '0'],
    ['gib', '0.5'],
    ['sites', '100'],
    ['place', 'disk'],
    ['in', '/folder'],
  ])('%s=%s is right', (name, value) => {
    expect(wrongValues([[name, value]])).toEqual([])
  })
})
