import { readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from '@jest/globals'
import { systemClock } from '../../../src/common/clock.ts'
import { parseAcceptances } from '../../../src/findings/acceptance/read-acceptances.ts'
import { parseFailOn } from '../../../src/option-parsers/fail-on.ts'
import { runCheck } from '../../../src/phases/run-check.ts'
import { runLiveCheck } from '../../../src/phases/run-live-check.ts'
import type { Step } from '../../../src/step/step.ts'
import { html } from '../../../src/text/markup.ts'
import { asBytes } from '../../../src/web/byte-strings.ts'
import { listTree, makeSiteFolder } from '../../../src/web/list-tree.ts'
import type { Files } from '../../support/files.ts'
import { printedStep } from '../../support/printed-step.ts'
import { scratch, scratchWith } from '../../support/scratch.ts'
import { type Fault, siteHost } from '../../support/site-host.ts'

/** What the tests of this file do not care about. */
const SITE = {
  domain: undefined,
  job: undefined,
  hasValuesFile: false,
  folderComparison: undefined,
}
const JOB = { id: 'j', pageCount: undefined }
const CHECK = {
  verify: 'report',
  basePath: '/',
  acceptedEntries: [],
  expectText: undefined,
  previewUrl: undefined,
  maxPagesRemoved: undefined,
  failOn: parseFailOn('errors'),
} as const

const NEVER = new AbortController().signal

/** Returns a step whose reports go to a folder in `temp`, and what it prints. */
const stepIn = (temp: string) => printedStep({ RUNNER_TEMP: temp }, systemClock)

/**
 * Checks a site whose report cannot be written; returns what is known about it, and what the step
 * printed.
 */
async function checkWithoutReport(verify: 'report' | 'strict', checkOnly: boolean) {
  const folder = scratchWith({ 'index.html': '<title>x</title>' })
  const { step, printed } = stepIn(`${folder}/missing`)
  const { result } = await runCheck(
    { ...SITE, job: checkOnly ? undefined : JOB, folder: makeSiteFolder(folder, NEVER) },
    { ...CHECK, verify, host: 'nginx' },
    step,
  )
  return { result, printed }
}

test.each([
  [
    'strict',
    false,
    /: the report could not be written to \S+\/missing: no such .* With `verify: off`, this step continues without a check\.$/,
  ],
  [
    'report',
    true,
    /Check the runner’s disk and the folder that `RUNNER_TEMP` names, then run this step again\.$/,
  ],
  [
    'strict',
    true,
    /Check the runner’s disk and the folder that `RUNNER_TEMP` names, then run this step again\.$/,
  ],
] as const)(
  'a report that cannot be written is no bug, but fails a step with verify: %s or that only checks: %j',
  async (verify, checkOnly, words) => {
    await expect(checkWithoutReport(verify, checkOnly)).rejects.toMatchObject({
      code: 'check-disk-failed',
      message: expect.stringMatching(words),
    })
  },
)

test('a site that could not be checked is published with verify: report, and the step says so', async () => {
  const { result, printed } = await checkWithoutReport('report', false)
  expect(printed).toContainEqual(expect.stringMatching(/^warning: Not checked/))
  expect(result).toMatchObject({ hasFaults: true, toleratedFailure: { code: 'check-disk-failed' } })
})

test('the counts of a check are outputs, a line of the log, and rows of the summary', async () => {
  const links = '<a href="gone.html"><script src="https://x.example/a.js"></script>'
  const site = scratchWith({
    'index.html': `<title>x</title>${links}`,
    '404.html': '<title>x</title>',
  })
  const { step, printed } = stepIn(scratch())
  const outputs = new Map<string, string>()
  const set = (name: string, value: string) => void outputs.set(name, value)
  await runCheck(
    { ...SITE, folder: makeSiteFolder(site, NEVER) },
    { ...CHECK, host: 'nginx' },
    { ...step, outputs: { ...step.outputs, set } },
  )
  const report = join(step.getReportFolder(), 'report.json')
  expect(Object.fromEntries(outputs)).toEqual({
    siteFiles: '2',
    verifyReport: report,
    verifyErrors: '1',
    verifyWarnings: '1',
    verifyAccepted: '0',
    externalLinks: join(step.getReportFolder(), 'external-links.txt'),
    newExternalLinks: join(step.getReportFolder(), 'new-external-links.txt'),
  })
  expect(printed).toContainEqual(
    expect.stringMatching(/^Checked .* in 2 pages: found 1 error, 1 warning\. The report is at /),
  )
  expect(step.summaryRows).toEqual([
    { name: 'Checked', value: expect.stringContaining('2 pages') },
    { name: 'Findings', value: '1 error, 1 warning' },
    { name: 'Report', value: report },
  ])
  expect(step.sections.map(({ heading }) => heading)).toEqual(['Findings of the check'])
})

test('without findings, the summary has no section of them', async () => {
  const files = { 'index.html': '<title>x</title>', '404.html': '<title>x</title>' }
  const { step } = stepIn(scratch())
  const folder = makeSiteFolder(scratchWith(files), NEVER)
  await runCheck({ ...SITE, folder }, { ...CHECK, host: 'nginx' }, step)
  expect(step.sections).toEqual([])
})

/** Checks a site with this many rules in which a page has moved. */
async function checkWithMovedPage(own: number, step: Step, verify: 'report' | 'strict' = 'report') {
  const home = { 'index.html': '<title>x</title>' }
  const before = scratchWith({ ...home, 'a.html': '<title>a</title>' })
  // Cloudflare accepts no more.
  const rules = Array.from({ length: own }, (_, i) => `/${i} /b 301\n`).join('')
  const after = scratchWith({ ...home, 'b.html': '<title>a</title>', _redirects: rules })
  const folderComparison = {
    earlierAsListed: await listTree(before, NEVER),
    earlier: await listTree(before, NEVER),
    laterAsListed: await listTree(after, NEVER),
    moves: [{ from: asBytes('a.html'), to: asBytes('b.html') }],
    changes: { heading: 'Compared', content: html`` },
  }
  const site = { ...SITE, folder: makeSiteFolder(after, NEVER), folderComparison }
  await runCheck(site, { ...CHECK, verify, host: 'cloudflare-pages' }, step)
}

test('redirects that cannot be written are an error that names their folder', async () => {
  const { step } = stepIn(scratch())
  const folder = step.getReportFolder()
  rmSync(folder, { recursive: true })
  writeFileSync(folder, '')
  const why = `the report could not be written to ${join(folder, 'redirects')}: not a directory`
  await expect(checkWithMovedPage(0, step, 'strict')).rejects.toThrow(why)
})

test.each([
  [
    'are announced in the summary',
    1_000,
    /^Redirects for 4 addresses of the earlier site are in .*redirects\/cloudflare-pages$/,
    ['Redirects for 4 addresses of the earlier site'],
  ],
  [
    'that exceed the limit of the host are listed, and none are announced',
    2_000,
    /^No redirects were written: the omitted ones are listed in .*redirects$/,
    [],
  ],
])('redirects %s', async (_, own, line, headings) => {
  const { step, printed: lines } = stepIn(scratch())
  await checkWithMovedPage(own, step)
  expect(lines.filter((text) => text.includes('edirects'))).toEqual([expect.stringMatching(line)])
  const text = step.sections.map(({ content }) => content.text).join('')
  for (const words of ['/. .</pre>', '/_redirects</code> is in the report folder'])
    expect(text.includes(`redirects/cloudflare-pages${words}`)).toBe(headings.length > 0)
  const shown = step.sections.map(({ heading }) => heading)
  expect(shown.filter((heading) => heading.startsWith('Redirects'))).toEqual(headings)
})

/** Checks a site and returns its annotations, the lines of the log, and the folder of its report. */
async function checked(files: Files, host: 'nginx' | 'air-gapped', basePath = '/') {
  const folder = scratchWith({ '404.html': '<title>x</title>', ...files })
  const { step, printed: lines } = stepIn(scratch())
  const site = {
    ...SITE,
    folder: makeSiteFolder(folder, NEVER),
    domain: 'docs.example.net',
    resumedJob: 'j7',
  }
  await runCheck(site, { ...CHECK, host, basePath }, step)
  const warnings = lines.flatMap((line) => /^warning: [^:]*: (.*)$/s.exec(line)?.[1] ?? [])
  const text = (name: string) => readFileSync(join(step.getReportFolder(), name), 'utf8')
  const [summary = ''] = step.sections.map(({ content }) => content.text)
  return {
    warnings,
    lines,
    summary,
    report: JSON.parse(text('report.json')),
    page: text('report.html'),
  }
}

test('a published secret comes before any number of broken links, everywhere', async () => {
  const links = Array.from(
    { length: 160 },
    (_, i) => `<a href="gone-${String.fromCharCode(97 + (i % 26))}x${i}">`,
  )
  const files = {
    'index.html': `<title>x</title>${links.join('')}<img src="gone.png">`,
    'z/.env': 'KEY=1',
  }
  const { warnings, summary, report, page } = await checked(files, 'nginx')
  expect(warnings[0]).toMatch(/^leaked-file z\/\.env: .* download them\. /)
  expect(warnings[1]).toMatch(/^broken-asset gone\.png: /)
  expect(warnings[2]).toMatch(
    /^broken-link gone-ax0: .* The same applies to 6 more addresses that differ only in a number\.$/,
  )
  expect(warnings).toHaveLength(10)
  expect(summary).toMatch(/^<ol>\n<li>❌ <b><code>z\/\.env<\/code><\/b>: .*leaked file<\/li>/)
  expect(report.findings.slice(0, 3).map(({ code }: { code: string }) => code)).toEqual([
    'leaked-file',
    'broken-asset',
    'broken-link',
  ])
  expect(page).toMatch(/<\/div>\s*<section class="group" data-code="leaked-file"/)
  // The build there is another one, and a secret is never a link.
  expect(page).not.toContain('href="https://docs.example.net')
  expect(page).toContain('<h1>162 errors in docs.example.net</h1>')
  expect(page).toContain('<summary>6 similar addresses</summary>')
})

test('errors that differ only in a number each have an annotation', async () => {
  const links = ['/api/v1', '/api/v2', '/step-10', '/step-11'].map(
    (to) => `<a href="${to}">x</a>\n`,
  )
  const { warnings } = await checked(
    { 'index.html': `<title>x</title>\n${links.join('')}` },
    'nginx',
  )
  const expected = links.map((_, i) =>
    expect.stringMatching(RegExp(` In index\\.html, line ${i + 2}\\.$`)),
  )
  expect(warnings).toEqual(expected)
})

test.each<[string, string, string[], Record<string, string>?]>([
  [
    'every page',
    'help.acme.dev',
    [
      'The pages of the site give help.acme.dev as their canonical host: is the job j7 an export of another site?',
    ],
  ],
  ['one page of three', 'docs.example.net', []],
  [
    'two pages of four',
    'docs.example.net',
    [
      'The pages of the site give help.acme.dev as their canonical host: is the job j7 an export of another site?',
    ],
    { 'b.html': 'help.acme.dev' },
  ],
])(
  'a resumed job of which %s names another host may be that of another site',
  async (_, own, expected, others = {}) => {
    const page = (host: string) => `<title>x</title><link rel="canonical" href="https://${host}/">`
    const more = Object.entries(others).map(([name, host]) => [name, page(host)])
    const files = {
      'index.html': page('help.acme.dev'),
      'a.html': page(own),
      '404.html': page(own),
      ...Object.fromEntries(more),
    }
    expect((await checked(files, 'nginx')).warnings).toEqual(expected)
  },
)

test.each([
  ['index.html', undefined, / index\.htm in index\.html, line 1: .* \/ exists; .* Fix the source/],
  [
    'index.html',
    120,
    /The site has 1 page .* counted 120: some pages are missing\. Export again without `job-id`, or use/,
  ],
  [
    'index.md',
    undefined,
    /The archive contains no HTML files, .* nothing to check\. Export again without `job-id`, or use/,
  ],
])(
  'what fails the step names the first error, and what to do: %s, %s',
  async (name, pageCount, words) => {
    const link = pageCount === undefined ? '<a href="index.htm">' : ''
    const others = name === 'index.html' ? { '404.html': '<title>x</title>' } : {}
    const folder = scratchWith({ ...others, [name]: `<title>x</title>${link}` })
    const { step } = stepIn(scratch())
    const job = { ...JOB, pageCount }
    const strict = { ...CHECK, verify: 'strict', host: 'nginx' } as const
    const site = { ...SITE, job, folder: makeSiteFolder(folder, NEVER) }
    const { failure } = await runCheck(site, strict, step)
    expect(failure?.message).toMatch(words)
  },
)

test('an archive without pages is green, and says that there was nothing to check', async () => {
  const { step, printed } = stepIn(scratch())
  const folder = makeSiteFolder(scratchWith({ 'README.md': '# x' }), NEVER)
  const { result, failure } = await runCheck(
    { ...SITE, job: JOB, folder },
    { ...CHECK, host: 'nginx' },
    step,
  )
  expect(failure).toBeUndefined()
  expect(result).toMatchObject({
    headline: 'no pages to check',
    reasonForSuccess: expect.stringMatching(
      /^although there were no pages to check \(.*\)\. Look at the export/,
    ),
  })
  expect(printed.join('\n')).toMatch(
    /warning: .* only files such as README\.md: there was nothing to check\./,
  )
})

test('a site without a home page that was built for another base path says so first', async () => {
  const pages = ['a', 'b', 'c', 'd'].map((name) => [
    `${name}.html`,
    '<title>x</title><a href="/a"><a href="/b"><a href="/c"><a href="/d">',
  ])
  const files = { 'index.html': '<title>x</title><a href="/a">', ...Object.fromEntries(pages) }
  const { lines, report, page } = await checked(files, 'nginx', '/manual/')
  const diagnosis =
    'The site seems to be built for “/”, but `base-path` is “/manual/”: set `base-path: /` or build the site for “/manual/”.'
  expect(report.diagnosis).toBe(diagnosis)
  expect(lines).toContain(`Note: ${diagnosis}`)
  expect(page).toContain('<p class="diagnosis">The site seems to be ')
})

test.each([
  [429, /The site at .* is not known to be the one in/, 0],
  [500, /^stop$/, 1],
])(
  'a live check reports what is known about a host that responds with %s',
  async (status, words, lines) => {
    const folder = scratchWith({ 'index.html': '<title>x</title>' })
    const answer: Fault = (_, response) => void response.writeHead(status).end()
    const { url } = await siteHost(() => folder, { faults: () => answer })
    const { step, printed } = printedStep({ RUNNER_TEMP: scratch() })
    const stop = new AbortController()
    const info: Step['log']['info'] = (line) => {
      step.log.info(line)
      if (lines === 1 && line.text.includes('still different')) stop.abort(new Error('stop'))
    }
    const live = {
      url: new URL(url),
      timeoutMs: 1_000,
      pollIntervalMs: 1_000,
      requestTimeoutMs: 30_000,
      issue: undefined,
    }
    const site = {
      folder: makeSiteFolder(folder, NEVER),
      domain: undefined,
      earlierTree: undefined,
      reportPage: undefined,
    }
    const watched = { ...step, signal: stop.signal, log: { ...step.log, info } }
    const ended = runLiveCheck(site, live, { ...CHECK, host: 'nginx' }, watched)
    const reason = await ended.then(
      ({ failure }) => failure,
      (error: Error) => error,
    )
    expect(reason?.message).toMatch(words)
    const known = /canceled: (\d+) of \1 addresses requested, [1-9]/
    expect(printed.filter((line) => known.test(line))).toHaveLength(lines)
  },
)

test('without a network, a file that an import map loads from another host is an error', async () => {
  const map =
    '<script type="importmap">{"imports":{"vue":"https://cdn.example.net/vue.js"}}</script>'
  const files = {
    'index.html': `<title>x</title>${map}<script type="module">import "vue"</script>`,
  }
  const found = async (host: 'nginx' | 'air-gapped') =>
    (await checked(files, host)).report.findings.map(
      ({ code, severity }: { code: string; severity: string }) => `${severity} ${code}`,
    )
  expect(await found('air-gapped')).toContain('error external-load')
  expect(await found('nginx')).toEqual(['warning external-load'])
})

const onLinux = process.platform === 'linux' ? test : test.skip

onLinux.each(['live.json', 'report.html'])(
  'a report of the live check that does not fit on the disk is mentioned in the error: %s',
  async (name) => {
    const folder = makeSiteFolder(scratchWith({ 'index.html': '<title>x</title>' }), NEVER)
    const { url } = await siteHost(() => folder.root)
    const { step } = stepIn(scratch())
    const settings = { ...CHECK, host: 'nginx' } as const
    const { reportPage } = await runCheck({ ...SITE, folder }, settings, step)
    const live = {
      url: new URL(url),
      timeoutMs: 1_000,
      pollIntervalMs: 1_000,
      requestTimeoutMs: 30_000,
      issue: undefined,
    }
    const site = { folder, domain: undefined, earlierTree: undefined, reportPage }
    const path = join(step.getReportFolder(), name)
    rmSync(path, { force: true })
    symlinkSync('/dev/full', path)
    const why = `the report could not be written to ${step.getReportFolder()}: the disk is full`
    await expect(runLiveCheck(site, live, settings, step)).rejects.toMatchObject({
      code: 'check-disk-failed',
      message: expect.stringContaining(why),
    })
  },
)

test('the end of an acceptance is mentioned once in the annotations, the error, the summary, and the log', async () => {
  const folder = scratchWith({ 'index.html': '<title>x</title><a href="gone.html">gone</a>' })
  const entry = '- { code: broken-link, target: /gone.html, reason: known, until: 2020-01-31 }'
  const { step, printed } = stepIn(scratch())
  const { failure } = await runCheck(
    { ...SITE, folder: makeSiteFolder(folder, NEVER) },
    {
      ...CHECK,
      verify: 'strict',
      host: undefined,
      acceptedEntries: parseAcceptances(entry).entries,
    },
    step,
  )
  const summary = html`${step.sections.map(({ content }) => content)}`.text
  const texts = [printed.join('\n'), failure?.message ?? '', summary]
  expect(texts.map((text) => text.split('2020-01-31').length - 1)).toEqual([1, 1, 1])
  expect(printed).toContainEqual(
    expect.stringMatching(/^notice ended-acceptance .* \(line 1\) has/),
  )
  expect(failure?.message).not.toContain('This entry')
})
