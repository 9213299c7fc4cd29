import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from '@jest/globals'
import { MESSAGES } from '../../src/messages.ts'

const ROOT = join(import.meta.dirname, '..', '..')
const source = readFileSync(join(ROOT, 'TROUBLESHOOTING.md'), 'utf8')

/** An entry of TROUBLESHOOTING.md: `### code`, the message as a quotation, the outcome, what helps. */
const entries = source
  .split(/^#{2,3} /m)
  .filter((section) => section.includes('\n> '))
  .map((section) => {
    const [code = '', quoted = '', help = ''] = section.split(/\n\n/)
    const outcome = /^Outcome `([a-z-]+)`\. \S/.exec(help)?.[1]
    return { code, text: quoted.replace(/^> /, ''), outcome }
  })

const byCode = (a: { readonly code: string }, b: { readonly code: string }) => (a.code < b.code ? -1 : 1)

test('TROUBLESHOOTING.md has every message once, word for word, and no other', () => {
  expect(entries.toSorted(byCode)).toEqual(
    Object.entries(MESSAGES)
      .map(([code, { text, outcome }]) => ({ code, text, outcome }))
      .sort(byCode),
  )
})

test('its table of contents leads to every entry, in their order, by words of the message', () => {
  const links = [...source.matchAll(/^ {2}- \[“(.+)”\]\(#(.+)\)$/gm)].map(([, words = '', code = '']) => ({
    code,
    words,
  }))
  expect(links.map(({ code }) => code)).toEqual(entries.map(({ code }) => code))
  for (const { code, words } of links) {
    const text = entries.find((entry) => entry.code === code)?.text ?? ''
    for (const part of words.split(' … ')) expect(text).toContain(part)
  }
})

test('its table of contents leads to every symptom, in their order', () => {
  const symptoms = [...source.matchAll(/^## (.+)$/gm)].map(([, title]) => title)
  const links = [...source.matchAll(/^- \*\*\[(.+)\]\(#(.+)\)\*\*$/gm)].map(([, title = '', anchor]) => {
    // https://github.com/gjtorikian/html-pipeline: lower case, no punctuation, hyphens for spaces.
    expect(anchor).toBe(
      title
        .toLowerCase()
        .replace(/[^\w\- ]/g, '')
        .replaceAll(' ', '-'),
    )
    return title
  })
  expect(links).toEqual(symptoms)
})
