import { describe, expect, test } from '@jest/globals'
import { StepError } from '../../../src/errors/errors.ts'
import { MESSAGES, wording } from '../../../src/errors/messages.ts'

describe('every message', () => {
  test.each(Object.entries(MESSAGES))(
    '%s is whole sentences, and its optional parts are balanced',
    (_, { text }) => {
      const always = text.replace(/\[[^[\]]*\]/g, '')
      expect(always).toMatch(/^[A-Z].*[.:}]$/s)
      expect(always).not.toMatch(/[[\]]/)
    },
  )

  test('says nothing in the summary that it does not say elsewhere', () => {
    const placeholders = (text: string) => text.match(/\{\w+\}/g) ?? []
    for (const message of Object.values(MESSAGES))
      if ('summary' in message)
        expect(placeholders(message.text)).toEqual(expect.arrayContaining(placeholders(message.summary)))
  })
})

test('what the other side said is shown if it said something, and cannot act as a command', () => {
  expect(wording('unauthorized', { said: 'key\r\n##[error]expired', goesOn: undefined }).text).toContain(
    'It said: “key ## [error]expired”.',
  )
  expect(wording('unauthorized', { said: '', goesOn: '' }).text).not.toContain('It said')
})

test('an error carries its code, its outcome and its cause', () => {
  const cause = new Error('inner')
  const error = new StepError('export-failed', { job: 'j1', said: undefined }, cause)
  expect(error).toMatchObject({ name: 'StepError', code: 'export-failed', outcome: 'job-failed', cause })
  expect(error.message).toContain('The export job j1 failed. The site’s build')
})
