import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from '@jest/globals'
import { MESSAGES } from '../../src/messages.ts'

const ROOT = join(import.meta.dirname, '..', '..')

/** The sections of TROUBLESHOOTING.md: `## code`, the message as a quotation, the outcome, what helps. */
const sections = readFileSync(join(ROOT, 'TROUBLESHOOTING.md'), 'utf8')
  .split(/^## /m)
  .slice(1)
  .map((section) => {
    const [code = '', quoted = '', help = ''] = section.split(/\n\n/)
    const outcome = /^Outcome `([a-z-]+)`\. \S/.exec(help)?.[1]
    return { code, text: quoted.replace(/^> /, ''), outcome }
  })

test('TROUBLESHOOTING.md has every message, word for word, in the order of src/messages.ts, and no other', () => {
  expect(sections).toEqual(
    Object.entries(MESSAGES).map(([code, { text, outcome }]) => ({ code, text, outcome })),
  )
})
