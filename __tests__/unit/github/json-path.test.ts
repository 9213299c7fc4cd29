import { expect, test } from '@jest/globals'
import { getAt, getIsoTime, getNumber, getText } from '../../../src/github/json-path.ts'

const DATA = { a: { b: 'text', n: 0, list: [1] }, none: null }

test.each<[readonly string[], unknown]>([
  [[], DATA],
  [['a', 'b'], 'text'],
  [['a', 'list', '0'], 1],
  [['none', 'b'], undefined],
  [['a', 'b', 'c'], undefined],
])('at %j', (path, value) => expect(getAt(DATA, ...path)).toBe(value))

test('only a string is text, and only a number is a number', () => {
  expect([getText(DATA, 'a', 'b'), getText(DATA, 'a', 'n')]).toEqual(['text', undefined])
  expect([getNumber(DATA, 'a', 'n'), getNumber(DATA, 'a', 'b')]).toEqual([0, undefined])
})

const TIME = '2026-11-23T10:00:00Z'
test.each<[unknown, string]>([
  [TIME, TIME],
  ['2026-11-23T10:00:00.123Z', '2026-11-23T10:00:00.123Z'],
  ['2026-11-23T10:00:00+01:00', '2026-11-23T10:00:00+01:00'],
  ['2026-11-23T10:00:00-08:00', '2026-11-23T10:00:00-08:00'],
  ['2026-13-23T10:00:00Z', ''],
  [`x ${TIME}`, ''],
  [`${TIME} x`, ''],
  [`${TIME} (x)`, ''],
  ['2026-11-23T10:00:00.Z', ''],
  ['2026-11-23T10:00:00', ''],
  ['2026-11-23', ''],
  ['+002026-11-23T10:00:00Z', ''],
  ['yesterday', ''],
  [1_795_428_000, ''],
  [undefined, ''],
])('%j as a time of GitHub', (at, time) => expect(getIsoTime({ at }, 'at')).toBe(time))
