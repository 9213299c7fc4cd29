import { describe, expect, test } from '@jest/globals'
import {
  findClosestName,
  findCorrection,
  measureEditDistance,
} from '../../../src/text/did-you-mean.ts'

test.each([
  ['verify', 'verify', 0],
  ['verfiy', 'verify', 1],
  ['verif', 'verify', 1],
  ['verrify', 'verify', 1],
  ['verily', 'verify', 1],
  ['averify', 'verify', 1],
  ['merify', 'verify', 1],
  ['vreiyf', 'verify', 2],
  ['vref', 'verx', 2],
  ['ab', 'bac', 2],
  ['', 'a', 1],
  ['', 'ab', 2],
  ['kitten', 'sitting', 3],
])('between %p and %p: %d edits, unless that is above the limit', (a, b, edits) => {
  for (const most of [1, 2, 3]) {
    const expected = edits <= most ? edits : Number.POSITIVE_INFINITY
    expect(measureEditDistance(a, b, most)).toBe(expected)
    expect(measureEditDistance(b, a, most)).toBe(expected)
  }
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
