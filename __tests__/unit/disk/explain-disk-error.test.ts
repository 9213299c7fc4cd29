import { getSystemErrorMap } from 'node:util'
import { expect, test } from '@jest/globals'
import { explainDiskError } from '../../../src/disk/explain-disk-error.ts'

test.each([
  ['ENOSPC', 'disk-full', 'There is not enough disk space for /srv/site.'],
  ['EROFS', 'permission-denied', 'is not allowed to write to /srv/site (EROFS)'],
  ['ENOTEMPTY', 'path-not-replaceable', 'The path /srv/site cannot be replaced (ENOTEMPTY)'],
  ['EBUSY', 'path-in-use', 'The path /srv/site is in use (EBUSY)'],
  ['ETXTBSY', 'path-in-use', 'The path /srv/site is in use (ETXTBSY)'],
  ['EIO', 'disk-failed', 'reported an error at /srv/site: i/o error (EIO)'],
  ['ENOENT', 'disk-failed', 'at /srv/site: it does not exist (ENOENT)'],
  ['EFBIG', 'disk-failed', 'at /srv/site: a file would exceed the size that its file system'],
])('the system error %s is explained as %s: %s', (code, expected, words) => {
  const [errno] = [...getSystemErrorMap()].find(([, [name]]) => name === code) ?? []
  const error = Object.assign(new Error(code), { code, errno, syscall: 'rename' })
  expect(explainDiskError(error, '/srv/site')).toMatchObject({
    code: expected,
    message: expect.stringContaining(words),
  })
})

test('an error that did not come from the file system stays as it is', () => {
  const error = new Error('another')
  expect(explainDiskError(error, '/srv/site')).toBe(error)
})
