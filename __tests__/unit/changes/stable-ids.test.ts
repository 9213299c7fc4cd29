import { expect, test } from '@jest/globals'
import { isGeneratedId, isSlugOf } from '../../../src/changes/stable-ids.ts'
import { toBytes } from '../../../src/web/byte-strings.ts'

test.each([
  ['use', 'Use', true],
  ['use-1', 'Use', true],
  ['use-1', 'Use 1', true],
  ['use-2000', 'Use', false],
  ['use-it', 'Use', false],
  ['use', 'Use it', false],
  ['1-2', '1.2', true],
  ['größe', 'Größe', true],
  ['', '', false],
  ['-', '!', false],
])('is %j the slug of %j: %s', (id, heading, expected) =>
  expect(isSlugOf(toBytes(id), toBytes(heading))).toBe(expected),
)

test.each([
  ['q', 'Questions', true],
  ['7', 'Seven', true],
  ['', '', true],
  ['id12', 'Use', true],
  [':r1:', 'Use', true],
  ['a1b2c3d4e5f6', 'Use', true],
  ['use-12', 'Use', false],
  ['setup', 'Installation', false],
  ['v2', 'v2', false],
])('is %j, at %j, generated: %s', (id, heading, expected) =>
  expect(isGeneratedId(toBytes(id), toBytes(heading))).toBe(expected),
)
