/**
 * What mode check decides in each case; check.test.ts and changes.test.ts in integration test its
 * process.
 */
import { readdirSync, readFileSync, symlinkSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, test } from '@jest/globals'
import { PACKERS, type Tree } from '../../support/archives.ts'
import type { Given } from '../../support/inputs.ts'
import { runHere } from '../../support/run-here.ts'
import { scratchWith } from '../../support/scratch.ts'

/** Checks the folder `public` of a workspace. */
const checkIn = (workspace: string, inputs: Given) =>
  runHere({ mode: 'check', 'site-path': 'public', ...inputs }, { workspace })

/** Checks the folder `public` of a new workspace with these files. */
const check = (files: Tree, inputs: Given) => checkIn(scratchWith(files), inputs)

const under = (folder: string, tree: Tree): Tree =>
  Object.fromEntries(Object.entries(tree).map(([name, content]) => [`${folder}/${name}`, content]))

const page = (body: string) => `<!doctype html><title>x</title><p>${body}`

describe('fail-on', () => {
  const anchors = (...names: string[]) =>
    page(names.map((name) => `<a href="#${name}">x</a>`).join('\n'))
  const MANY = Array.from({ length: 329 }, (_, i) => `old-${i}`)
  const sites = {
    'earlier/index.html': anchors(...MANY),
    'public/index.html': anchors(...MANY, 'added'),
  }
  const HEADING = {
    'named/index.html': page('<h1 id="use">Use</h1>'),
    'public/index.html': page('<h1 id="run">Run</h1>'),
  }
  const given = { 'compare-with': 'earlier', verify: 'strict-new', host: 'nginx' }

  test.each<[string, number, Given]>([
    ['the same site as before', 0, { 'compare-with': 'same', 'fail-on': 'warnings' }],
    ['another code', 0, { 'fail-on': 'metadata' }],
    ['only errors', 0, {}],
    ['new warnings', 1, { 'fail-on': 'warnings' }],
    ['all warnings', 1, { verify: 'strict', 'compare-with': 'same', 'fail-on': 'warnings' }],
    ['all of a code, without an earlier site', 1, { 'compare-with': '', 'fail-on': 'no-404-page' }],
  ])('%s: exit code %i', async (_, exitCode, inputs) => {
    const same = { 'same/index.html': sites['public/index.html'] }
    const run = await check({ ...sites, ...same }, { ...given, ...inputs })
    expect([run.exitCode, run.errors.length]).toEqual([exitCode, exitCode])
  })

  test.each<[string, number, Given]>([
    ['is a warning', 0, {}],
    ['fails the step', 1, { 'fail-on': 'vanished-anchor' }],
  ])('a heading that lost its id %s', async (_, exitCode, inputs) => {
    const compared = { ...given, 'compare-with': 'named', ...inputs }
    const run = await check(HEADING, compared)
    expect([run.exitCode, run.errors.length]).toEqual([exitCode, exitCode])
    expect(run.outputs.verifyNewWarnings).toBe('1')
    expect(run.summary).toContain('#use')
  })
})

test.each([
  [{}, 'public', false],
  [{ domain: 'docs.acme.dev' }, 'docs.acme.dev', true],
])('the summary of %j is about %s', async (inputs, subject, hasDomain) => {
  const files = { 'public/index.html': page(''), 'public/404.html': page('') }
  const { summary } = await check(files, { host: 'nginx', ...inputs })
  const [heading = ''] = /<h3>.*?<\/h3>/s.exec(summary) ?? []
  expect(heading).toContain(subject)
  expect(summary.includes('Domain')).toBe(hasDomain)
})

describe('max-pages-removed', () => {
  const NAMES = ['a', 'b', 'c']
  const numbered = (names: readonly string[], folder = ''): Tree =>
    Object.fromEntries(
      names.map((name) => [`${folder}${name}.html`, tellAbout(`the tale of ${name}`)]),
    )
  /** Enough text to recognize a page that moved. */
  const tellAbout = (what: string) =>
    page(`<h1>About it</h1><p>This page says ${what} at some length.</p>`)
  const EARLIER = {
    'index.html': `${tellAbout('home')}<a href="guide.html">guide</a>`,
    'guide.html': tellAbout('how'),
    'gone.html': tellAbout('goodbye'),
    'logo.svg': '<svg/>',
  } satisfies Tree
  const MANY = { ...EARLIER, ...numbered(NAMES) }

  test.each<[string, number, string, Tree]>([
    ['two of six', 1, '1', { ...EARLIER, ...numbered(['a']) }],
    ['as many as may be', 0, '2', { ...EARLIER, ...numbered(['a']) }],
    ['one, if none may be', 1, '0', { ...EARLIER, ...numbered(['a', 'b']) }],
    ['none of those that moved', 0, '0', { ...EARLIER, ...numbered(NAMES, 'tales/') }],
    ['no page', 0, '0', { ...MANY, 'logo.svg': '<svg></svg>' }],
    ['other files only', 0, '0', { ...MANY, 'new.html': tellAbout('hello') }],
  ])('%s are gone: exit code %i with %s', async (_, exitCode, limit, later) => {
    const sites = { ...under('public', later), ...under('earlier', MANY) }
    const run = await check(sites, { 'compare-with': 'earlier', 'max-pages-removed': limit })
    const outcome = exitCode === 0 ? 'succeeded' : 'verify-failed'
    expect([run.exitCode, run.outputs.outcome]).toEqual([exitCode, outcome])
    expect(run.errors).toHaveLength(exitCode)
  })

  test('without an earlier site, it is a note', async () => {
    const run = await check(under('public', EARLIER), { 'max-pages-removed': '0' })
    expect([run.exitCode, run.errors]).toEqual([0, []])
    expect(run.log).toContain('Note: max-pages-removed has no effect without compare-with')
  })
})

describe('an earlier site that cannot be used', () => {
  test.each<[string, string, Tree, Given]>([
    [
      'a bomb',
      'set a higher max-unpacked-size',
      { 'bomb.txt': ' '.repeat(3e7) },
      { 'max-unpacked-size': '1MiB' },
    ],
    [
      'no index.html',
      'there is no index.html at its top level; the first entry there is site.tar.gz',
      { 'site.tar.gz': 'x' },
      {},
    ],
  ])('%s', async (_, why, tree, inputs) => {
    const earlier = await PACKERS['tar.gz'](tree)
    const files = { 'public/index.html': page('x'), earlier }
    const run = await check(files, { 'compare-with': 'earlier', ...inputs })
    expect([run.exitCode, run.outputs.outcome]).toEqual([1, 'rejected'])
    expect(run.errors).toEqual([expect.stringContaining('The earlier site in `compare-with`')])
    expect(run.errors[0]).toContain(why)
    expect(run.outputs).toMatchObject({ changed: '', changesReport: '', verifyReport: '' })
    expect(readdirSync(run.temp)).toEqual([])
  })
})

test.each<[string, string, Given]>([
  ['those that are new', 'https://b.example/\n', {}],
  [
    'all of them without an earlier site',
    'https://a.example/\nhttps://b.example/\n',
    { 'compare-with': '' },
  ],
  ['none', '', { 'compare-with': 'same' }],
])('external URLs are distinguished: %s', async (_, expected, inputs) => {
  const linking = (...letters: string[]) =>
    page(letters.map((letter) => `<a href="https://${letter}.example/#x">x</a>`).join(''))
  const now = { 'index.html': page('home'), 'more.html': linking('a', 'b') }
  const then = { 'index.html': linking('a', 'c') }
  const sites = { ...under('public', now), ...under('earlier', then), ...under('same', now) }
  const run = await check(sites, { 'compare-with': 'earlier', ...inputs })
  expect(readFileSync(run.outputs.newExternalLinks ?? '', 'utf8')).toBe(expected)
  const all = readFileSync(run.outputs.externalLinks ?? '', 'utf8')
  expect(all).toBe('https://a.example/\nhttps://b.example/\n')
})

const FINE = {
  'public/index.html': page('<a href="guide.html">guide</a>'),
  'public/guide.html': page('<a href="/">home</a>'),
  'public/404.html': page('not found'),
}
const BROKEN = {
  ...FINE,
  'public/guide.html': page('<a href="gone.html">gone</a> <a href="#none">none</a>'),
}

/** Returns the findings in the report of a step that has ended. */
const findingsIn = ({ outputs }: Awaited<ReturnType<typeof check>>) =>
  JSON.parse(readFileSync(outputs.verifyReport ?? '', 'utf8')).findings as Given[]

const ENTRIES = `- { code: broken-link, target: /gone.html, reason: the generator makes it }
- { code: broken-anchor, target: /*, reason: so is this, until: 2000-01-01 }
- { code: broken-asset, target: '**', reason: none left }
`

test('accepted findings do not count, and stay in report and summary with their reason', async () => {
  const inputs = { verify: 'strict', host: 'nginx', 'accepted-findings': 'accepted.yml' }
  const run = await check({ ...BROKEN, 'accepted.yml': ENTRIES }, inputs)
  expect([run.exitCode, run.errors, run.warnings]).toEqual([0, [], []])
  expect(run.outputs).toMatchObject({
    outcome: 'succeeded',
    verifyErrors: '0',
    verifyWarnings: '1',
    verifyAccepted: '1',
  })
  expect(run.log).toContain('found 1 warning, 2 notices, 1 accepted finding')
  expect(run.log).toContain(
    'notice unused-acceptance **: This entry of the accepted findings (line 3)',
  )
  expect(run.summary).toContain('<details><summary>1 accepted finding</summary>')
  expect(run.summary).toContain('Accepted: the generator makes it')
  const findings = findingsIn(run)
  expect(findings).toMatchObject([
    { code: 'broken-anchor', severity: 'warning', accepted: null },
    { code: 'ended-acceptance', severity: 'notice', target: '/*' },
    { code: 'unused-acceptance', severity: 'notice', target: '**' },
    {
      code: 'broken-link',
      severity: 'error',
      accepted: { reason: 'the generator makes it', until: null },
    },
  ])
  expect(findings[0]?.message).toContain(
    'This finding was accepted until 2000-01-01, with the reason “so is this”.',
  )
})

test('host, base path, and domain decide as they do for an export', async () => {
  const links =
    '<link rel="canonical" href="https://other.acme.dev/"><a href="/docs/guide">guide</a><a href="https://docs.acme.dev/docs/gone">gone</a><a href="/guide.html">out</a>'
  const run = await check(
    { ...FINE, 'public/index.html': page(links) },
    {
      host: 'nginx',
      'base-path': 'docs',
      domain: 'docs.acme.dev',
    },
  )
  expect(
    findingsIn(run)
      .map(({ code, target }) => `${code} ${target}`)
      .sort(),
  ).toEqual([
    'broken-link https://docs.acme.dev/docs/gone',
    'canonical-host https://other.acme.dev/',
    'outside-base-path /',
    'outside-base-path /guide.html',
  ])
})

test('expect-text fails the step if no page shows it', async () => {
  const found = await check(FINE, { 'expect-text': 'not found' })
  expect([found.exitCode, found.outputs.outcome]).toEqual([0, 'succeeded'])
  const run = await check(FINE, { 'expect-text': '"v2\\d"' })
  expect([run.exitCode, run.outputs.outcome]).toEqual([1, 'verify-failed'])
  expect(run.errors[0]).toContain(
    '(3 pages) shows “"v2\\d"” (`expect-text`), so this step fails. The site was not checked any further. Check that /',
  )
  expect(run.errors[0]).toContain('The quotes around the text count as part of it: leave them out.')
  expect(run.errors[0]).toContain('`expect-text` is plain text: “\\d” is not treated as a pattern.')
})

test.each([
  ['refs/tags/v2', `Pages show the short name: use $\{{ github.ref_name }}.`],
  ['{{ github.ref_name }}', `Without “$”, {{ … }} is not an expression: write $\{{ … }}.`],
  ['<h1>v2</h1>', 'The text is compared with what readers see, without tags.'],
])('expect-text %s that no page shows gets advice', async (text, advice) => {
  const run = await check(FINE, { 'expect-text': text })
  expect([run.exitCode, run.outputs.outcome]).toEqual([1, 'verify-failed'])
  expect(run.errors[0]).toContain(advice)
})

test('files behind a symbolic link out of the site are checked and compared', async () => {
  const files = {
    'earlier/index.html': page('x'),
    'public/index.html': page('<a href="guide">guide</a> <a href="api/a">a</a>'),
    'old/a.html': page('x'),
    'new/a.html': page('<a href="gone">gone</a>'),
  }
  const workspace = scratchWith({ ...FINE, ...files })
  symlinkSync('../old', join(workspace, 'earlier/api'))
  symlinkSync('../new', join(workspace, 'public/api'))
  const run = await checkIn(workspace, { 'compare-with': 'earlier' })
  expect(findingsIn(run).map(({ code, target }) => `${code} ${target}`)).toEqual([
    'broken-link gone',
  ])
  expect([run.outputs.pagesRemoved, run.outputs.pagesChanged]).toEqual(['0', '2'])
})

test('a finding about the whole site is announced without an address', async () => {
  const run = await check({ 'public/site/index.html': page('x') }, {})
  expect(run.warnings).toEqual([
    expect.stringMatching(/: no-index: .* site.index\.html .* public.site\?$/),
  ])
})

test('verify: strict-new is green if all errors are known, and strict without an earlier site', async () => {
  const broken = page('<a href="old">x</a><a href="added">x</a>')
  const sites = { 'earlier/index.html': broken, 'public/index.html': broken }
  const strict = { verify: 'strict-new', host: 'nginx' }
  const green = await check(sites, { ...strict, 'compare-with': 'earlier' })
  expect([green.exitCode, green.outputs.verifyNewErrors]).toEqual([0, '0'])
  const report = await check(sites, { ...strict, verify: 'report', 'compare-with': 'earlier' })
  expect([report.exitCode, report.errors, report.warnings]).toEqual([0, [], []])
  const alone = await check(sites, strict)
  expect([alone.exitCode, alone.outputs.verifyNewErrors]).toEqual([1, ''])
  expect(alone.errors[0]).toContain(
    'found 2 errors, so with `verify: strict-new` this step fails. Without `compare-with`, there is nothing to compare with',
  )
})
