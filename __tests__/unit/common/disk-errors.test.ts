import { getSystemErrorMap } from 'node:util'
import { expect, test } from '@jest/globals'
import { describeDiskError } from '../../../src/common/disk-errors.ts'
import { ReportError, runReportWork } from '../../../src/common/report-error.ts'

const errorOf = (fields: Partial<NodeJS.ErrnoException>) =>
  Object.assign(new Error('it failed'), { syscall: 'write', ...fields })

/** Returns the fields of an error; the numbers differ between systems. */
function fieldsOf(code: string) {
  const [errno] = [...getSystemErrorMap()].find(([, [name]]) => name === code) ?? []
  return { code, errno }
}

test.each([
  [fieldsOf('ENOSPC'), 'the disk is full (ENOSPC)'],
  [fieldsOf('EDQUOT'), 'the disk is full (EDQUOT)'],
  [
    fieldsOf('EFBIG'),
    'a file would exceed the size that its file system or `ulimit -f` allows (EFBIG)',
  ],
  [fieldsOf('EACCES'), 'permission denied (EACCES)'],
  [{ code: 'ERR_FS_FILE_TOO_LARGE' }, 'it failed'],
])('%j is described as %s', (fields, words) => {
  expect(describeDiskError(errorOf(fields))).toBe(words)
})

test.each([
  ['ENOSPC', true],
  ['EFBIG', false],
  ['EACCES', false],
])('a report that was not written because of %s: the disk is full is %j', async (code, isFull) => {
  const cause = errorOf({ code })
  const writing = runReportWork('/out', () => Promise.reject(cause))
  const expected = { code, syscall: 'write', isDiskFull: isFull, cause, name: 'ReportError' }
  await expect(writing).rejects.toMatchObject(expected)
})

test('other errors while reports are written stay as they are', async () => {
  const bug = new Error('bug')
  await expect(runReportWork('/out', () => Promise.reject(bug))).rejects.toBe(bug)
  expect(bug).not.toBeInstanceOf(ReportError)
})
