import { join } from 'node:path'
import { expect, test } from '@jest/globals'
import { isWithin, lstatIfExists } from '../../../src/disk/paths.ts'
import { scratchWith } from '../../support/scratch.ts'

test.each([
  ['/a', '/a', true],
  ['/a/b', '/a', true],
  ['/a/..b', '/a', true],
  ['/a/...', '/a', true],
  ['/ab', '/a', false],
  ['/', '/a', false],
  ['/b/a', '/a', false],
])('whether %s is within %s: %s', (path, folder, isInside) => {
  expect(isWithin(path, folder)).toBe(isInside)
})

test('nothing exists below a file, or under a name that is not there', () => {
  const folder = scratchWith({ file: 'x' })
  expect(lstatIfExists(join(folder, 'file'))?.isFile()).toBe(true)
  expect(lstatIfExists(join(folder, 'file/below'))).toBeUndefined()
  expect(lstatIfExists(join(folder, 'gone'))).toBeUndefined()
  expect(() => lstatIfExists(join(folder, 'x'.repeat(300)))).toThrow('ENAMETOOLONG')
})
