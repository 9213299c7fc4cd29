import { expect, test } from '@jest/globals'
import { asBytes, toBytes } from '../../../src/web/byte-strings.ts'
import { listMatchingIds } from '../../../src/web/fragments.ts'
import { MAX_ADDRESS_BYTES } from '../../../src/web/resolve-address.ts'

test.each([
  ['#x', ['x']],
  ['#', []],
  ['#top', []],
  ['#TOP', []],
  ['#x%20y', ['x%20y', 'x y']],
  ['#x y', ['x%20y', 'x y']],
  ['#x ', ['x']],
  ['#<x>', ['%3Cx%3E', '<x>']],
  ['#%C3%BC', ['%C3%BC', toBytes('ü')]],
  ['#ü', ['%C3%BC', toBytes('ü')]],
  ['#%zz', ['%zz']],
  ['#100% ü', ['100%%20%C3%BC', toBytes('100% ü')]],
  ['#a:~b', ['a:~b']],
  ['#:~:text=abc', []],
  ['#x:~:text=abc', ['x']],
  ['#/route', []],
  ['#!route', []],
  ['#L10-L20', ['L10-L20', 'L10']],
  ['#10-20', ['10-20', '10']],
  ['#v10-20', ['v10-20']],
  ['#12', ['12']],
  ['#L10', ['L10']],
  ['#topics', ['topics']],
  ['#t%6fP', []],
  ['#method-summary', ['method-summary']],
  ['#toString(java.lang.String,int)', ['toString(java.lang.String,int)']],
  ['#xyz:~:text=abc', ['xyz']],
])('the fragment %s points to the anchors %j', (fragment, anchors) => {
  expect(listMatchingIds(toBytes(fragment))).toEqual(anchors)
})

test('a fragment that is longer than browsers open points to no anchor', () => {
  expect(listMatchingIds(asBytes('# '.padEnd(MAX_ADDRESS_BYTES + 1, 'x')))).toEqual([])
})
