import { execFileSync } from 'node:child_process'
import { cpSync, globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from '@jest/globals'
import { MESSAGES } from '../../src/errors/messages.ts'
import { scratch } from '../support/scratch.ts'

const source = readFileSync('TROUBLESHOOTING.md', 'utf8')

/**
 * An entry: `### code`, words of the message and, unless it is a warning, the outcome, then what
 * helps.
 */
const entries = new Map(
  [...source.matchAll(/^### (.+)\n\n“(.+)”(?: · `([a-z-]+)`)?\n\n(?=[^\n#])/gm)].map(
    ([, code = '', quote = '', outcome]) => [code, { quote, words: quote.split(' … '), outcome }],
  ),
)

/** The messages that are only shown as warnings, so that the step has its own outcome. */
const WARNINGS = new Set(['comment-forbidden', 'comment-failed', 'issue-forbidden', 'issue-failed'])

/** Returns a message with `…` for each value. */
const shown = (text: string) => text.replace(/\{\w+\}/g, '…')

test('TROUBLESHOOTING.md has an entry for every message, and no other', () => {
  expect([...entries.keys()].sort()).toEqual(Object.keys(MESSAGES).sort())
  expect(source.match(/^### /gm)).toHaveLength(entries.size)
})

test.each(Object.entries(MESSAGES))(
  '%s has outcome and words of the message',
  (code, { text, outcome }) => {
    if (WARNINGS.has(code)) expect(entries.get(code)?.outcome).toBeUndefined()
    else expect(entries.get(code)?.outcome).toBe(outcome)
    for (const words of entries.get(code)?.words ?? []) expect(shown(text)).toContain(words)
  },
)

test.each(Object.entries(MESSAGES))(
  'whoever searches for the first words of %s finds its entry',
  (code, { text }) => {
    const always = shown(text.replace(/\[[^[\]]*\]/g, ''))
    expect(entries.get(code)?.quote).toContain(always.split(' ', 3).join(' '))
  },
)

test('the words of an entry match only one message', () => {
  for (const [code, { words }] of entries) {
    const matching = Object.entries(MESSAGES).filter(([, { text }]) =>
      words.every((part) => shown(text).includes(part)),
    )
    expect(matching.map(([found]) => found)).toEqual([code])
  }
})

test('its table of contents links to every symptom, in order', () => {
  const symptoms = [...source.matchAll(/^## (.+)$/gm)].map(([, title]) => title)
  const links = [...source.matchAll(/^- \[(.+)\]\(#(.+)\)$/gm)].map(([, title = '', anchor]) => {
    // https://github.com/gjtorikian/html-pipeline: lowercase, no punctuation, hyphens for spaces.
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

test('the command that pins recipes leaves no use of this action at a tag', () => {
  const [script = ''] = /^sed -i .*$/m.exec(source) ?? []
  const folder = scratch()
  cpSync('examples', join(folder, '.github/workflows'), { recursive: true })
  const tag = `v${JSON.parse(readFileSync('package.json', 'utf8')).version}`
  const sha = 'a'.repeat(40)
  execFileSync('bash', ['-c', script], { cwd: folder, env: { ...process.env, tag, sha } })
  const texts = globSync(join(folder, '.github/workflows/*.yml')).map((file) =>
    readFileSync(file, 'utf8'),
  )
  const uses = texts.flatMap((text) => text.match(/uses: .*docs-export-action.*/g) ?? [])
  expect(uses.length).toBeGreaterThan(20)
  for (const use of uses) expect(use).toMatch(new RegExp(`@${sha} # ${tag}( |$)`))
})
