import { describe, expect, test } from '@jest/globals'
import {
  findClosestName,
  findCorrection,
  measureEditDistance,
} from '../../../src/text/did-you-mean.ts'

const FAR = Number.POSITIVE_INFINITY

test.each([
  ['verify', 'verify', 2, 0],
  ['verfiy', 'verify', 2, 1],
  ['verif', 'verify', 2, 1],
  ['verrify', 'verify', 2, 1],
  ['verily', 'verify', 2, 1],
  ['vreiyf', 'verify', 2, 2],
  ['vreiyf', 'verify', 1, FAR],
  ['verify', 'verify', 1, 0],
  ['verfiy', 'verify', 1, 1],
  ['verif', 'verify', 1, 1],
  ['averify', 'verify', 1, 1],
  ['merify', 'verify', 1, 1],
  ['vref', 'verx', 1, FAR],
  ['ab', 'bac', 1, FAR],
  ['', 'a', 1, 1],
  ['', 'ab', 2, 2],
  ['ab', '', 1, FAR],
  ['kitten', 'sitting', 3, 3],
])('from %p to %p, at most %d: %d edits', (a, b, most, edits) => {
  expect(measureEditDistance(a, b, most)).toBe(edits)
  expect(measureEditDistance(b, a, most)).toBe(edits)
})

describe('a name', () => {
  const names = ['host', 'mode', 'site-path', 'base-path', 'cloudflare-pages', 'cloudflare-workers']

  test.each([
    ['HOTS', 'host'],
    ['hsto', undefined],
    ['modes', 'mode'],
    ['site_path', 'site-path'],
    ['Site Path', 'site-path'],
    ['sitepath', 'site-path'],
    ['bsae-paht', 'base-path'],
    ['site', undefined],
    ['path', undefined],
    ['', undefined],
  ])('that is written %p is %p misspelled', (text, name) =>
    expect(findCorrection(text, names)).toBe(name),
  )

  test('is the nearest one, or the first of those that are equally near', () => {
    expect(findCorrection('pathes', ['paths-b', 'paths'])).toBe('paths')
    expect(findCorrection('pathz', ['paths', 'pathy'])).toBe('paths')
  })

  test.each([
    ['site', 'site-path'],
    ['cloudflare', undefined],
    ['cloudflare-page', 'cloudflare-pages'],
  ])('whose beginning is %p is %p', (text, name) => expect(findClosestName(text, names)).toBe(name))
})
