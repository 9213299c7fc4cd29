import { appendFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from '@jest/globals'
import {
  MAX_ENTRIES,
  parseAcceptances,
  readAcceptanceFile,
} from '../../../../src/findings/acceptance/read-acceptances.ts'
import { rows } from '../../../support/rows.ts'
import { scratchWith } from '../../../support/scratch.ts'

const VALID = `- code: broken-link
  target: /a
  reason: why
`

/** The errors of a text. */
const errorsOf = (text: string) => parseAcceptances(text).errors.map(String)

test('a file with all keys, comments, and every style of scalar', () => {
  const { entries, errors } = parseAcceptances(`# what we live with
- code: broken-link # an old one
  target: /changelog/2019/**
  page: 'changelog/*'
  reason: >
    names pages
    that are gone
  until: 2027-03-31

- { code: broken-anchor, target: "*.html\\u0023x", reason: 1.10 }
- code: no-404-page
  target: ""
  reason: "true"
`)
  expect(errors).toEqual([])
  expect(entries).toMatchObject([
    {
      code: 'broken-link',
      target: { source: '/changelog/2019/**' },
      page: { source: 'changelog/*' },
      reason: 'names pages that are gone',
      until: '2027-03-31',
      line: 2,
    },
    {
      code: 'broken-anchor',
      target: { source: '*.html#x' },
      reason: '1.10',
      until: undefined,
      line: 10,
    },
    { code: 'no-404-page', target: { source: '' }, page: undefined, reason: 'true', line: 11 },
  ])
})

test.each([
  ['nothing', ''],
  ['comments', '# nothing\n'],
  ['an empty list', '[]\n'],
  ['a BOM', '\uFEFF# x'],
])('a file with %s accepts nothing', (_, text) => {
  expect(parseAcceptances(text)).toEqual({ entries: [], errors: [] })
})

test('the lines that npm prints before a script are skipped, and counted', () => {
  const npm =
    '\n> docs-export-action@0.1.0 check\n> node src/command-line/index.ts --accept public\n\n'
  expect(parseAcceptances(`${npm}${VALID}`).entries).toMatchObject([{ line: 5 }])
  expect(parseAcceptances(`${VALID}${npm}${VALID.replace('/a', '/b')}`).entries).toMatchObject([
    { line: 1 },
    { line: 8 },
  ])
  const { entries } = parseAcceptances(VALID.replace('why', 'old > new'))
  expect(entries).toMatchObject([{ reason: 'old > new' }])
})

/** The text of entries, given in one line: a semicolon ends each of them. */
const inLines = (text: string) => text.replace(/; ?/g, '\n  ')
const L = '- code: broken-link'

test.each(
  rows(`
    - code: broken-lnk; target: /a; reason: r | line 1: unknown code “broken-lnk”; did you mean broken-link?
    - code: live-unasked; target: /a; reason: r | line 1: live-unasked cannot be accepted: without a response, the content is unknown
    - code: unused-acceptance; target: /a; reason: r | line 1: unused-acceptance cannot be accepted: change the entry that it is about
    - code: broken-link, broken-anchor; target: /a; reason: r | line 1: code has several values: write one entry for each
    - code: broken-link broken-anchor; target: /a; reason: r | line 1: code has several values: write one entry for each
    - code: broken-link or so; target: /a; reason: r | line 1: unknown code “broken-link or so”: docs/check.md lists the codes
    ${L}; target: /a; reason: r; reasn: x | line 4: unknown key “reasn”; did you mean reason?
    ${L}; url: /a; reason: r | line 2: unknown key “url”; did you mean target?
    ${L}; url: /a | line 1: the entry has no reason | line 2: unknown key “url”; did you mean target?
    ${L}; xyz: /a | line 1: the entry has no target or reason | line 2: unknown key “xyz”: expected code, target, page, reason, or until
    ${L}; targt: /a | line 1: the entry has no reason | line 2: unknown key “targt”; did you mean target?
    - kind: broken-link; path: /a; until: soon | line 1: unknown key “kind”; did you mean code? | line 1: the entry has no reason | line 2: unknown key “path”; did you mean target? | line 3: until is “soon”: expected a date such as 2027-03-31
    ${L}; target: /a; reason: r; reason: x | line 4: not valid YAML: the entry has two values for reason
    ${L} | line 1: the entry has no target or reason
    - target:; code: broken-link; reason: | line 1: target has no value; a value that begins with #, &, or ! needs quotes | line 3: reason has no value; a value that begins with #, &, or ! needs quotes
    ${L}; target: #top; reason: "  " | line 2: target has no value; a value that begins with #, &, or ! needs quotes | line 3: reason is empty: say why this is accepted, for example “known bug in the generator”
    ${L}; target: !x; reason: r | line 2: target has no value; a value that begins with #, &, or ! needs quotes
    ${L}; target: *.html; reason: r | line 2: put the value of target in quotes: YAML reads a * at its start as an alias
    ${L}; target: *; reason: r | line 2: not valid YAML: a value that begins with “*” needs quotes
    ${L}; target: /a; reason: @todo later | line 3: put the value of reason in quotes: it cannot begin with “@”
    ${L}; target: %BASE_URL%/x; reason: r | line 2: put the value of target in quotes: it cannot begin with “%”
    ${L}; target: [a]; reason: r | line 2: target is a list: write one entry for each item or put the value in quotes
    ${L}; target: {a: b}; reason: r | line 2: the value of target is not text: put it in quotes
    ${L}; target: a\\; reason: r | line 2: the pattern “a\\” ends with a \\ that escapes nothing
    ${L}; target: /*a*a*a*a*a*a*a*a*a; reason: r | line 2: the pattern “/*a*a*a*a*a*a*a*a*a” has more than 8 “*” or “**”
    ${L}; target: ${'a'.repeat(2_049)}; reason: r | line 2: the pattern is longer than 2048 characters
    ${L}; target: /a; reason: r; page: /a.html | line 4: page “/a.html” begins with a slash; write it as in the report: a.html
    ${L}; target: /a; reason: r; page: "" | line 4: page is empty: leave it out or specify pages such as changelog/**
    ${L}; target: /a; reason: r; until: 2027-02-29 | line 4: until is “2027-02-29”: this date does not exist
    ${L}; target: /a; reason: r; until: 2027-03-31T00:00:00Z | line 4: until is “2027-03-31T00:00:00Z”: expected a date such as 2027-03-31
    code: broken-link | line 1: expected a list of entries, each beginning with “- code: ”
    broken-link | line 1: expected a list of entries, each beginning with “- code: ”
    - broken-link | line 1: expected an entry with the keys code, target, and reason
    ${L}; target: "a | line 2: not valid YAML: a quote on this line is not closed
    ${L}; target: "a; reason: b; until: 2027-01-01 | line 2: not valid YAML: a quote on this line is not closed
    ${L}; target: 'a; reason: it's | line 2: not valid YAML: a quote on this line is not closed
    -code: broken-link; target: /a | line 1: not valid YAML: put a space after the “-”
    ${L}; target: [a](b); reason: r | line 2: not valid YAML: a value that begins with a bracket, a brace, or a quote needs quotes around all of it
    ${L}; target: 'it's'; reason: r | line 2: not valid YAML: a value that begins with a bracket, a brace, or a quote needs quotes around all of it
    ${L}; reason: see: below | line 2: not valid YAML: a value that contains “: ” needs quotes
    ${L}; \ttarget: /a | line 2: not valid YAML: it is indented with a tab; use spaces
  `),
)('%s is refused', (entry = '', ...errors) => {
  expect(errorsOf(inLines(entry))).toEqual(errors)
  expect(parseAcceptances(inLines(entry)).entries).toEqual([])
})

test('keys that stand at the left margin are reported as such', () => {
  expect(errorsOf(VALID.replaceAll('\n  ', '\n'))).toEqual([
    'line 2: not valid YAML: indent the keys of an entry as far as its code',
  ])
})

test('keys that stand one space apart, and a merge conflict, are reported as such', () => {
  const expected = 'line 2: not valid YAML: the keys of an entry must line up in one column'
  expect(errorsOf(VALID.replaceAll('\n  ', '\n '))).toEqual([expected])
  expect(errorsOf(`${VALID}<<<<<<< HEAD\n${VALID}`)[0]).toContain(
    'the file contains merge conflict markers',
  )
})

test('a second document is refused', () => {
  expect(errorsOf(`${VALID}---\n${VALID}`)).toEqual([
    'line 4: remove the line ---: the file must be one list',
  ])
})

test.each([
  ['- code: broken-link\n\ttarget: /a\n'],
  ['- code: broken-link\n \ttarget: /a\n'],
  ['-\n\tcode: broken-link\n'],
])('%j is reported as indented with a tab, once', (text) => {
  expect(errorsOf(text)).toEqual(['line 2: not valid YAML: it is indented with a tab; use spaces'])
})

test('a tab after the indentation is not what is wrong with a line', () => {
  expect(errorsOf('- code: "a\tb": c\n')[0]).not.toContain('tab')
})

test.each([
  ['brokenlink', 'broken-link'],
  ['Broken_Link', 'broken-link'],
  ['broken-anchr', 'broken-anchor'],
])('the code “%s” suggests %s', (given, meant) => {
  expect(errorsOf(VALID.replace('broken-link', given))).toEqual([
    `line 1: unknown code “${given}”; did you mean ${meant}?`,
  ])
})

test('all errors are reported together', () => {
  expect(errorsOf('- code: a\n  target: /a\n  reason: r\n  until: b\n- x\n')).toHaveLength(3)
  expect(errorsOf('- x\n'.repeat(1_900))).toHaveLength(1_900)
})

test('a file of 1 MiB is read, and a larger one is not', async () => {
  const path = join(scratchWith({ 'a.yml': VALID.padEnd(1 << 20, '#') }), 'a.yml')
  expect((await readAcceptanceFile(path, '.')).entries).toHaveLength(1)
  appendFileSync(path, '#')
  const { errors } = await readAcceptanceFile(path, '.')
  expect(errors.map(String)).toEqual([expect.stringMatching(/^its size is .*; the limit is /)])
})

const entries = (n: number) =>
  Array.from({ length: n }, (_, i) => VALID.replace('/a', `/a${i}`)).join('')

test('as many entries as are allowed are read, and no more', () => {
  expect(parseAcceptances(entries(MAX_ENTRIES)).entries).toHaveLength(MAX_ENTRIES)
  expect(errorsOf(entries(MAX_ENTRIES + 1))).toEqual([
    `line ${3 * MAX_ENTRIES + 1}: there are 2,001 entries; the limit is 2,000`,
  ])
  const longest = `/*${'a*'.repeat(7)}`.padEnd(2_048, 'a')
  expect(errorsOf(VALID.replace('/a', longest))).toEqual([])
})

test.each([
  ['missing.yml', /^there is no file .*missing\.yml; check the path/],
  ['a.txt/accepted.yml', /^a part of this path is a file, not a folder$/],
  ['x'.repeat(5_000), /^it cannot be read \(ENAMETOOLONG\)$/],
  ['.', /^it is a folder: use the path of the file in it$/],
  [
    'https://example.com/accepted.yml?token=x',
    /^it is a URL, but must be a file: download it first$/,
  ],
])('%#: a file that cannot be read is an error', async (name, words) => {
  const folder = scratchWith({ 'a.txt': 'x' })
  const { entries, errors } = await readAcceptanceFile(name, folder)
  expect(entries).toEqual([])
  expect(errors.map(String)).toEqual([expect.stringMatching(words)])
})
