import { expect, test } from '@jest/globals'
import { explained } from '../../../src/bundle/disk.ts'

test.each([
  ['ENOSPC', 'no-room', 'There is no room on the disk for /work/site.'],
  ['EROFS', 'no-permission', 'may not write /work/site (EROFS)'],
  ['ENOTEMPTY', 'place-taken', 'The path /work/site cannot be replaced (ENOTEMPTY)'],
  ['EBUSY', 'place-in-use', 'The path /work/site is in use (EBUSY)'],
  ['ETXTBSY', 'place-in-use', 'The path /work/site is in use (ETXTBSY)'],
  ['EIO', 'disk-failed', 'failed at /work/site: EIO'],
])('%s is %s: %s', (code, expected, words) => {
  const error = Object.assign(new Error(code), { code, syscall: 'rename' })
  expect(explained(error, '/work/site')).toMatchObject({
    code: expected,
    message: expect.stringContaining(words),
  })
})

test('what did not come from the file system stays as it is', () => {
  const error = new Error('another')
  expect(explained(error, '/work/site')).toBe(error)
})
