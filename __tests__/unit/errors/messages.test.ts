import { describe, expect, test } from '@jest/globals'
import {
  EARLIER_SITE_WORDINGS,
  type ErrorCode,
  fillMessage,
  MESSAGES,
  PUBLISHED_SITE_WORDINGS,
  SUMMARY_WORDINGS,
} from '../../../src/errors/messages.ts'
import { StepError } from '../../../src/errors/step-error.ts'

describe('every message', () => {
  test.each(Object.entries(MESSAGES))(
    '%s consists of whole sentences, with balanced optional parts',
    (_, { text }) => {
      const always = text.replace(/\[[^[\]]*\]/g, '')
      expect(always).toMatch(/^[A-Z].*[.:}]$/s)
      expect(always).not.toMatch(/[[\]]/)
    },
  )

  test.each([SUMMARY_WORDINGS, EARLIER_SITE_WORDINGS, PUBLISHED_SITE_WORDINGS])(
    'takes no other values in its other wordings',
    (wordings) => {
      const placeholders = (text: string) => text.match(/\{\w+\}/g) ?? []
      for (const [code, text] of Object.entries(wordings))
        expect(placeholders(MESSAGES[code as ErrorCode].text)).toEqual(
          expect.arrayContaining(placeholders(text)),
        )
    },
  )
})

test('the message of the other side is shown if there is one, and cannot act as a command', () => {
  expect(
    fillMessage('invalid', {
      status: 422,
      serverMessage: 'key\r\n##[error]expired',
      invalid: 'For an export',
    }).text,
  ).toContain('It said: “key ## [error]expired”. For an export.')
  expect(
    fillMessage('unauthorized', { serverMessage: '', plan: '', aboutJob: '' }).text,
  ).not.toContain('It said')
})

test('an error carries its code, its outcome, and its cause', () => {
  const cause = new Error('inner')
  const error = new StepError('export-failed', { job: 'j1', serverMessage: undefined }, cause)
  expect(error).toMatchObject({
    name: 'StepError',
    code: 'export-failed',
    outcome: 'job-failed',
    cause,
  })
  expect(error.message).toContain('The export job j1 failed. See the site’s build')
})

const UNPACKED = { limit: '4 GiB', input: 'max-unpacked-size' }
const ARCHIVE = { ...UNPACKED, entry: 'a', why: 'w', rule: 'r', advice: 'x', kind: 'HTML' }
const DISK = { what: 'd', needed: '2 GiB', free: '1 GiB' }
test.each([
  ['not-an-archive', 'it is not a site archive, but looks like HTML'],
  ['archive-empty', 'w'],
  ['archive-damaged', 'the archive is damaged at “a”; w'],
  ['archive-window-too-large', 'its Zstandard window is larger than 128 MiB'],
  ['entry-refused', 'its entry “a” is refused, because w'],
  ['entry-unsupported', 'the file system here cannot store its entry “a”, because w'],
  [
    'archive-too-large',
    'it unpacks to more than 4 GiB. If the site is really that large, use the unpacked folder or, in a workflow, set a higher max-unpacked-size',
  ],
  ['disk-full', 'there is not enough disk space to unpack it: 2 GiB needed, 1 GiB free'],
] as const)('%s, of an archive that was not downloaded: %s', (code, words) => {
  const values = { ...ARCHIVE, ...DISK }
  expect(fillMessage(code, values, EARLIER_SITE_WORDINGS).text).toBe(words)
  expect(fillMessage(code, values).text).not.toBe(words)
})
