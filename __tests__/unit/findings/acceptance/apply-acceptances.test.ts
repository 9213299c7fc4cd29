import { expect, test } from '@jest/globals'
import fc from 'fast-check'
import {
  applyAcceptances,
  applyAcceptancesToOne,
} from '../../../../src/findings/acceptance/apply-acceptances.ts'
import { formatAcceptanceEntries } from '../../../../src/findings/acceptance/format-entries.ts'
import { escapeGlob } from '../../../../src/findings/acceptance/glob.ts'
import {
  type AcceptanceEntry,
  parseAcceptances,
} from '../../../../src/findings/acceptance/read-acceptances.ts'
import type { Finding } from '../../../../src/findings/finding.ts'
import { brokenLink } from '../../../support/broken-link.ts'

const NOW = Date.parse('2026-11-22T23:59:59Z')

const at = (...pages: string[]) => pages.map((page) => ({ page, line: 1 }))

const LINK = brokenLink({
  ...{ target: '../2019/x', address: '/changelog/2019/x', occurrences: 3, pages: 2 },
  spots: at('changelog/a.html', 'changelog/b/c.html'),
})

/** An entry for `LINK`, unless it says otherwise. */
function entry(
  of: Partial<Record<'target' | 'page' | 'until' | 'code', string>> & { line?: number },
) {
  const { line = 1, ...others } = of
  const known = {
    code: 'broken-link',
    target: '/changelog/**',
    reason: `reason ${line}`,
    ...others,
  }
  return parseAcceptances(JSON.stringify([known])).entries.map((read) => ({ ...read, line }))
}

const judged = (findings: Finding[], entries: AcceptanceEntry[], now = NOW) =>
  applyAcceptances(findings, entries, now, new AbortController().signal)

/** Code, target, and message of each notice. */
const notices = (findings: readonly Finding[]) =>
  findings
    .filter(({ severity }) => severity === 'notice')
    .map(({ code, target, message }) => `${code} ${target}: ${message}`)

test.each<[string, Partial<Finding>, Parameters<typeof entry>[0]]>([
  ['its target in full', {}, { target: '/changelog/2019/x' }],
  ['its target as it is written', {}, { target: '../2019/*' }],
  ['the only target it has', { target: '/y', address: undefined }, { target: '/?' }],
  ['no target', { target: '', address: undefined, pages: 0, spots: [] }, { target: '' }],
  ['only its target, on any number of pages', { pages: 9 }, {}],
  ['all of its pages', {}, { page: 'changelog/**' }],
  ['its only page', { pages: 1, spots: at('a.html') }, { page: 'a.html' }],
  ['today as the last day', {}, { until: '2026-11-22' }],
])('a finding is accepted by %s', async (_, finding, of) => {
  const findings = await judged([{ ...LINK, ...finding }], entry(of))
  expect(findings).toEqual([
    { ...LINK, ...finding, accepted: { reason: 'reason 1', until: of.until } },
  ])
  expect(applyAcceptancesToOne({ ...LINK, ...finding }, entry(of), NOW)).toEqual(findings[0])
})

test.each<[string, Partial<Finding>, Parameters<typeof entry>[0]]>([
  ['another code', {}, { code: 'broken-asset' }],
  ['another target', {}, { target: '/changelog/*' }],
  ['some of its pages', {}, { page: 'changelog/*' }],
  ['a page, if it has none', { pages: 0, spots: [] }, { page: '**' }],
  ['the pages that are listed, if there are more', { pages: 9 }, { page: 'changelog/**' }],
  ['an end in the past', {}, { until: '2026-11-21' }],
  [
    'all targets, if it stands for those that are not listed',
    { standsForUnlisted: true },
    { target: '**' },
  ],
])('a finding is not accepted by %s', async (_, finding, of) => {
  const [first] = await judged([{ ...LINK, ...finding }], entry(of))
  expect(first).toMatchObject({ severity: 'error', target: LINK.target })
  expect(first?.accepted).toBeUndefined()
  expect(applyAcceptancesToOne({ ...LINK, ...finding }, entry(of), NOW).accepted).toBeUndefined()
})

test.each<[Finding['code'], number]>([
  ['live-unasked', 0],
  ['live-unanswered', 0],
  ['live-stale', 1],
])('an entry that matches nothing, next to %s, has %d notices', async (code, expected) => {
  const other = { ...LINK, address: '/z', target: '/z' }
  const findings = await judged([other, { ...LINK, code }], entry({}))
  expect(notices(findings)).toHaveLength(expected)
})

test('an entry counts again from midnight UTC after its last day', async () => {
  const entries = entry({ until: '2026-11-22' })
  const [before] = await judged([LINK], entries, Date.parse('2026-11-22T23:59:59.999Z'))
  expect(before?.accepted).toBeDefined()
  const [after, notice] = await judged([LINK], entries, Date.parse('2026-11-23T00:00:00Z'))
  expect(after?.message).toBe(
    'Broken. This finding was accepted until 2026-11-22, with the reason “reason 1”.',
  )
  expect(notice).toMatchObject({ code: 'ended-acceptance', severity: 'notice' })
})

test.each([
  ['Known.', '“Known.”'],
  ['https://bugs.example.com/show?id=42', '“https://bugs.example.com/show?id=42”.'],
])('a reason is quoted as it is, and ends once: %s', async (reason, quoted) => {
  const entries = entry({ until: '2020-01-01' }).map((each) => ({ ...each, reason }))
  const [finding] = await judged([LINK], entries)
  expect(finding?.message).toBe(
    `Broken. This finding was accepted until 2020-01-01, with the reason ${quoted}`,
  )
})

test('of several entries, the first that has not ended accepts, and none is reported as unused', async () => {
  const entries = [
    ...entry({ until: '2020-01-01', line: 2 }),
    ...entry({ target: '../**', line: 3 }),
    ...entry({ target: '**', line: 5 }),
  ]
  const findings = await judged([LINK], entries)
  expect(findings.at(-1)?.accepted?.reason).toBe('reason 3')
  expect(notices(findings)).toEqual([expect.stringMatching(/^ended-acceptance /)])
})

test('an unused or ended entry is a notice that names it', async () => {
  const findings = await judged(
    [LINK, { ...LINK, address: '/z', target: '/z', pages: 7 }],
    [
      ...entry({ target: '/gone', line: 4 }),
      ...entry({ target: '/gone/too', line: 9, until: '2026-01-01' }),
      ...entry({ target: '/changelog/**', line: 12, until: '2026-01-01' }),
      ...entry({ target: '/z', page: 'changelog/**', line: 15 }),
      ...entry({ target: '/gone ', line: 18 }),
      ...entry({ target: '/changelog/2019/x', page: 'changelog/?.html', line: 21 }),
    ],
  )
  const entryOn = (line: number) => `This entry of the accepted findings (line ${line})`
  const unused =
    'matches no finding with the code broken-link. Correct the entry or, if the problem is gone, remove the entry.'
  expect(notices(findings)).toEqual([
    `unused-acceptance /gone: ${entryOn(4)} ${unused}`,
    `unused-acceptance /gone/too: ${entryOn(9)} ${unused}`,
    `ended-acceptance /changelog/**: ${entryOn(12)} has expired but would still accept 1 finding. Fix the problem or give the entry a new date.`,
    `unused-acceptance /z: ${entryOn(15)} accepts nothing: the finding occurs on more pages than the report lists, so it is unknown whether all of them match \`page\`. Leave \`page\` out.`,
    expect.stringContaining(
      '(line 18) matches no finding with the code broken-link; its target begins or ends with whitespace.',
    ),
    expect.stringContaining(
      '(line 21) matches no finding with the code broken-link; without `page`, it would match a finding on changelog/b/c.html. Correct',
    ),
  ])
})

test.each([
  ['/old/.*', 'targets are not regular expressions: “**” matches anything'],
  [
    'https://host/gone',
    'targets within the site begin with “/”, and links to other hosts are not checked',
  ],
  ['/old/*', '“*” does not match “/”, but “**” does'],
])('the notice about an entry for %s says what may be wrong with it', async (target, why) => {
  expect(notices(await judged([LINK], entry({ target })))).toEqual([
    expect.stringContaining(
      `matches no finding with the code broken-link; ${why}. Correct the entry`,
    ),
  ])
})

test.each([
  ['changelog/2019/x', '/changelog/2019/x'],
  ['/changelog/2019/y', '/changelog/2019/x'],
  ['/Changelog/2019/x', '/changelog/2019/x'],
  // Without a base path, or with another one.
  ['/2019/x', '/changelog/2019/x'],
  ['/docs/changelog/2019/x', '/changelog/2019/x'],
])('an entry for %s was probably meant for a finding', async (target, meant) => {
  expect(notices(await judged([LINK], entry({ target })))).toEqual([
    expect.stringContaining(
      `matches no finding with the code broken-link; did you mean ${meant}? Correct the entry`,
    ),
  ])
})

test.each([
  ['x', '/2019/x'],
  ['/', '/2019/'],
])(
  'an entry for %s may be meant for any finding whose target ends like this',
  async (target, address) => {
    expect(notices(await judged([{ ...LINK, address }], entry({ target })))).toEqual([
      expect.stringContaining('matches no finding with the code broken-link. Correct the entry'),
    ])
  },
)

test('an entry with the code of another finding at its target names that code', async () => {
  const given = entry({ code: 'outside-base-path', target: '/changelog/2019/x' })
  expect(notices(await judged([LINK], given))).toEqual([
    expect.stringContaining(
      'matches no finding with the code outside-base-path; with the code broken-link, it would match a finding. Correct',
    ),
  ])
})

test('an entry for only a fragment was probably meant for the finding with it', async () => {
  const anchor = { ...LINK, code: 'broken-anchor' as const, target: '', address: '/guide#nope' }
  const given = entry({ code: 'broken-anchor', target: '#nope' })
  expect(notices(await judged([anchor], given))).toEqual([
    expect.stringContaining(
      'matches no finding with the code broken-anchor; did you mean /guide#nope? Correct',
    ),
  ])
  const more = [anchor, { ...anchor, address: '/start#nope' }]
  expect(notices(await judged(more, given))).toEqual([
    expect.stringContaining('matches no finding with the code broken-anchor. Correct'),
  ])
})

test.each([
  ['/changelog/2019/?x', undefined, 'matches no finding with the code broken-link. '],
  ['/changelog/2019/x*y', undefined, 'matches no finding with the code broken-link. '],
  ['/changelog/2019/*/', undefined, 'matches no finding with the code broken-link. '],
  [
    '/changelog/2020/*',
    undefined,
    'matches no finding with the code broken-link; “*” does not match “/”, but “**” does.',
  ],
  [
    '../2019/x',
    'changelog/?.html',
    'matches no finding with the code broken-link; without `page`, it would match a finding on changelog/b/c.html.',
  ],
])('what is known about %s comes before what it may mean', async (target, page, expected) => {
  const near = ['/changelog/2019/z', '/2019/x'].map((address) => ({ ...LINK, address, target: '' }))
  const found = notices(await judged([LINK, ...near], entry({ target, ...(page && { page }) })))
  expect(found).toEqual([expect.stringContaining(expected)])
})

test('a suggestion is sought only for the first 50 unused entries', async () => {
  const used = Array.from({ length: 60 }, (_, i) =>
    entry({ target: '/changelog/2019/x', line: i, until: `${3000 + i}-01-01` }),
  )
  const unused = Array.from({ length: 60 }, (_, i) =>
    entry({ target: '/changelog/2019/y', line: i, until: `${3000 + i}-01-01` }),
  )
  const found = notices(await judged([LINK], [...used, ...unused].flat()))
  const guesses = found.filter((notice) => notice.includes('; did you mean /changelog/2019/x?'))
  expect(found).toHaveLength(60)
  expect(guesses).toHaveLength(50)
})

test('an entry that occurs twice is a notice, whether it matches or not', async () => {
  const [of, other] = [{ target: '/gone' }, { target: '/changelog/**', page: 'changelog/**' }]
  const others = [
    { ...of, code: 'broken-asset' },
    { ...other, page: '**' },
  ]
  const all = [of, other, { ...other, until: '2027-01-01' }, of, other, of, ...others]
  const twice = all.flatMap((each, i) => entry({ ...each, line: i + 2 }))
  const same = (line: number, first: number) =>
    `This entry of the accepted findings (line ${line}) repeats the entry on line ${first}. Remove one of the two.`
  expect(notices(await judged([LINK], twice))).toEqual([
    expect.stringMatching(
      /^unused-acceptance \/gone: .* matches no finding with the code broken-link/,
    ),
    `unused-acceptance /gone: ${same(5, 2)}`,
    `unused-acceptance /changelog/**: ${same(6, 3)}`,
    `unused-acceptance /gone: ${same(7, 2)}`,
    expect.stringMatching(
      /^unused-acceptance \/gone: .* matches no finding with the code broken-asset/,
    ),
  ])
})

test('if not all findings of a code are listed, no entry for it is reported as unused', async () => {
  const findings = await judged([{ ...LINK, standsForUnlisted: true }], entry({ target: '/gone' }))
  expect(notices(findings)).toEqual([])
})

test('if not all findings of a code are listed, an entry for a listed one still ends', async () => {
  const findings = [LINK, { ...LINK, target: '', standsForUnlisted: true }]
  expect(notices(await judged(findings, entry({ until: '2026-01-01' })))).toEqual([
    expect.stringMatching(/^ended-acceptance /),
  ])
})

test('findings that count keep their order, and accepted ones come last', async () => {
  const named = (target: string, severity: Finding['severity'] = 'error') => ({
    ...LINK,
    target,
    severity,
  })
  const all = [named('a'), named('b'), named('c', 'warning'), named('d', 'notice')]
  const entries = ['[ab]', 'a', 'd'].flatMap((target) => entry({ target }))
  const findings = await judged(all, entries)
  const marked = findings.map(({ target, accepted }) => `${target}${accepted ? ' accepted' : ''}`)
  expect(marked).toEqual(['b', 'c', '[ab]', 'a accepted', 'd accepted'])
})

test('judging can be canceled', async () => {
  const controller = new AbortController()
  controller.abort(new Error('canceled'))
  await expect(applyAcceptances([LINK], entry({}), NOW, controller.signal)).rejects.toThrow(
    'canceled',
  )
})

test('what --accept writes accepts exactly what was found, and says when', async () => {
  const whole = { address: undefined, target: '', pages: 0, spots: [] }
  const found = [LINK, { ...LINK, ...whole, severity: 'warning' as const }]
  const written = formatAcceptanceEntries(found, NOW)
  expect(written.join('\n').split('\n')).toEqual([
    '- code: broken-link',
    '  target: /changelog/2019/x',
    '  reason: accepted on 2026-11-22 by --accept; say why',
    '- code: broken-link',
    '  target: ""',
    '  reason: accepted on 2026-11-22 by --accept; say why',
  ])
  const { entries } = parseAcceptances(written.join('\n'))
  const planted = { ...LINK, target: '2', address: '/changelog/2019/x2' }
  const findings = await judged([planted, ...found], [...entries])
  expect(findings.filter(({ accepted }) => accepted === undefined)).toEqual([planted])
})

test.each([
  ['/a/b.html', '/a/b.html'],
  ['a /b', '"a /b"'],
  ['/a b', '"/a b"'],
  ['', '""'],
])('the target %j is written as %s', (target, expected) => {
  const [written = ''] = formatAcceptanceEntries([{ ...LINK, address: undefined, target }], NOW)
  expect(/target: (.*)/.exec(written)?.[1]).toBe(expected)
})

test('entries are written once, for errors and warnings that count and are listed', () => {
  const rest = { ...LINK, address: '/rest', standsForUnlisted: true }
  const notice = { ...LINK, address: '/notice', severity: 'notice' as const }
  const accepted = { ...LINK, address: '/accepted', accepted: { reason: 'r', until: undefined } }
  const warning = { ...LINK, address: '/warning', severity: 'warning' as const }
  const again = { ...LINK, message: 'Again.' }
  const written = formatAcceptanceEntries([LINK, rest, notice, accepted, warning, again], NOW)
  expect(written.map((text) => /target: (.*)/.exec(text)?.[1])).toEqual([
    '/changelog/2019/x',
    '/warning',
  ])
})

test('a target of any text is read back as it was written, one line for each value', () => {
  const signs = fc.constantFrom(...'*?\\"\'#: \n\u2028\u202E💥', '##[', '::')
  const part = fc.oneof(signs, fc.string({ unit: 'binary' }))
  const texts = fc.array(part, { maxLength: 8 }).map((parts) => parts.join(''))
  fc.assert(
    fc.property(texts, (target) => {
      const written = formatAcceptanceEntries([{ ...LINK, address: undefined, target }], NOW)
      const lines = written.flatMap((text) => text.split('\n'))
      expect(lines).toHaveLength(3)
      expect(lines.join('')).not.toMatch(/##\[|[\p{Cc}\p{Cf}\p{Zl}\p{Zp}]/u)
      const { entries, errors } = parseAcceptances(lines.join('\n'))
      expect(errors).toEqual([])
      expect(entries.map((read) => read.target.source)).toEqual([escapeGlob(target)])
    }),
    { numRuns: 60 },
  )
})

test('an entry that only lacks its first slash is meant for that target, whatever else is like it', async () => {
  const near = { ...LINK, address: 'changelog/2019/z' }
  const found = notices(await judged([near, LINK], entry({ target: 'changelog/2019/x' })))
  expect(found).toEqual([expect.stringContaining('; did you mean /changelog/2019/x?')])
})
