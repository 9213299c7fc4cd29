import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, test } from '@jest/globals'
import { startSandbox } from '../../sandbox/server.ts'
import { writeFiles } from '../support/check.ts'
import { keptScratch } from '../support/scratch.ts'
import { begin, withFaults } from '../support/step.ts'

const page = (body: string) => `<!doctype html><title>x</title><p>${body}`

/** Runs an export of a site of these files, unpacked and checked, in a folder with the files `beside`; it is kept for a look. */
async function checked(
  files: Record<string, string>,
  inputs: Record<string, string>,
  env: Record<string, string> = {},
  beside: Record<string, string> = {},
) {
  const place = keptScratch()
  writeFiles(place, beside)
  const site = join(place, 'source')
  for (const [name, content] of Object.entries(files)) {
    mkdirSync(join(site, name, '..'), { recursive: true })
    writeFileSync(join(site, name), content)
  }
  const temp = join(place, 'temp')
  mkdirSync(temp)
  const sandbox = await startSandbox({ site, exportTimeMs: 0 })
  const common = { 'base-url': sandbox.baseUrl, 'api-key': sandbox.apiKey, domain: 'docs.example.com' }
  const run = await begin({
    with: { ...common, 'site-path': 'public', host: 'nginx', ...inputs },
    workspace: place,
    env: { RUNNER_TEMP: temp, ...env },
  }).result
  await sandbox.close()
  const report = run.outputs.verifyReport
    ? JSON.parse(readFileSync(run.outputs.verifyReport, 'utf8'))
    : undefined
  return { ...run, place, report }
}

const BROKEN = {
  'index.html': page('<a href="guide.html">ok</a> <a href="gone.html">gone</a> <img src="gone.png">'),
  'guide.html': page('<a href="/gone.html">gone</a>'),
  '404.html': page('not found'),
}

test.concurrent('verify: strict fails the step after the report is written; the site stays', async () => {
  const run = await checked(BROKEN, { verify: 'strict' })
  expect([run.exitCode, run.outputs.outcome]).toEqual([1, 'verify-failed'])
  expect(run.errors).toEqual([
    expect.stringContaining(
      'The check of the site found 2 errors, so with `verify: strict` this step fails. Fix the source',
    ),
  ])
  expect(run.errors[0]).toContain(run.outputs.verifyReport)
  expect(existsSync(join(run.place, 'public/index.html'))).toBe(true)
  expect(run.outputs.sitePath).toBe(join(run.place, 'public'))
})

test.concurrent('the summary shows the first ten findings with address and place, errors first', async () => {
  const links = [...'abcdefghijk'].map((letter) => `<a href="gone-${letter}.html">x</a>`).join('\n')
  const run = await checked(
    {
      'index.html': page(`<a href="#none">x</a>${links}`),
      'a.html': page('<a href="gone-a.html"><b>|`::error::'),
      '404.html': page(''),
    },
    { verify: 'strict' },
  )
  expect(run.summary).toContain(
    '❌ error broken-link <code>gone-a.html</code> (<code>/gone-a.html</code>): This link leads to a page that nginx would not find.<br>In <code>a.html</code>, line 1, and on 1 more page.</li>',
  )
  expect(run.summary.match(/<code>gone-\w\.html<\/code> \(/g)).toHaveLength(10)
  expect(run.summary).not.toContain('#none')
  expect(run.summary).toContain('… and 2 more findings.</p>')
  expect(run.errors[0]).toContain('found 11 errors')
  expect(run.log).toMatch(/Checking 3 pages and 0 other files for nginx\n/)
  expect(run.log).toMatch(
    /Checked 13 links and 0 loaded files in 3 pages: found 11 errors, 1 warning\. The report/,
  )
})

describe('a bug of the check itself', () => {
  // An example of a bug: a function that the report needs does not exist.
  const env = withFaults({ mapGroupByMissing: true })
  const words = /The check of the site in .* failed \(Map.groupBy is not a function/

  test.concurrent('is a warning without verify: strict, and there is no report', async () => {
    const run = await checked(BROKEN, {}, env)
    expect([run.exitCode, run.outputs.outcome]).toEqual([0, 'succeeded'])
    expect(run.warnings).toEqual([expect.stringMatching(words)])
    expect(run.outputs).toMatchObject({ verifyReport: '', verifyErrors: '', verifyWarnings: '' })
  })
})

describe('an export with accepted findings', () => {
  const accepted = (...targets: string[]) => ({
    'accepted.yml': targets
      .map((target) => `- { code: broken-link, target: ${target}, reason: known }\n`)
      .join(''),
  })
  const files = { ...BROKEN, 'index.html': page('<a href="gone.html">gone</a>') }
  const inputs = { verify: 'strict', 'accepted-findings': 'accepted.yml' }

  test.concurrent('is green with verify: strict if nothing else is wrong', async () => {
    const run = await checked(files, inputs, {}, accepted('/gone.html'))
    expect([run.exitCode, run.errors, run.warnings]).toEqual([0, [], []])
    expect(run.outputs).toMatchObject({
      outcome: 'succeeded',
      verifyErrors: '0',
      verifyWarnings: '0',
      verifyAccepted: '1',
    })
    expect(run.report).toMatchObject({ job: run.outputs.jobId, siteDigest: run.outputs.siteDigest })
    expect(run.report.findings).toMatchObject([{ code: 'broken-link', accepted: { reason: 'known' } }])
    expect(run.summary).toContain('☑️ accepted broken-link')
  })

  test.concurrent('is red as soon as something else is wrong, and says which entry is of no use', async () => {
    const run = await checked(files, inputs, {}, accepted('/gonne.html'))
    expect([run.exitCode, run.outputs.outcome]).toEqual([1, 'verify-failed'])
    expect(run.outputs).toMatchObject({ verifyErrors: '1', verifyAccepted: '0' })
    expect(run.report.findings.map(({ code }: { code: string }) => code)).toEqual([
      'broken-link',
      'unused-acceptance',
    ])
    expect(run.log).toContain(
      'Note: unused-acceptance /gonne.html: This entry of the accepted findings (line 1) matches no broken-link. Correct the entry',
    )
    expect(run.log).toContain(`job-id: '${run.outputs.jobId}'`)
  })
})

test.concurrent('verify: off checks nothing', async () => {
  const run = await checked(BROKEN, { verify: 'off' })
  expect(run.outputs).toMatchObject({ outcome: 'succeeded', verifyReport: '', verifyErrors: '' })
})

const VERSION = { 'index.html': page('Version <b>1.2</b>.3'), '404.html': page('not found') }
const VALUES = 'staticExport:\n  enabled: false\n'

describe('expect-text', () => {
  test.concurrent.each(['report', 'off'])(
    'hands nothing over without it, with verify: %s',
    async (verify) => {
      const inputs = { 'expect-text': 'Version 2', verify, 'values-file': 'values.yaml' }
      const run = await checked(VERSION, inputs, {}, { 'values.yaml': VALUES })
      expect([run.exitCode, run.outputs.outcome]).toEqual([1, 'verify-failed'])
      expect(run.errors).toEqual([
        expect.stringMatching(
          /^No page of the site in .* \(2 pages\) shows “Version 2” \(`expect-text`\), so this step fails, and the values file was not changed\./,
        ),
      ])
      expect(readFileSync(join(run.place, 'values.yaml'), 'utf8')).toBe(VALUES)
      expect(existsSync(join(run.place, 'public', 'index.html'))).toBe(true)
    },
  )
})

test.concurrent('there are at most ten annotations, however much is found', async () => {
  const links = [...'abcdefghijklmnopqrstuvwxyz']
    .map((letter) => `<a href="gone-${letter}.html">x</a>`)
    .join('')
  const run = await checked({ 'index.html': page(links), '404.html': page('') }, {})
  expect(run.outputs.verifyErrors).toBe('26')
  expect(run.warnings).toHaveLength(10)
})

test.concurrent('a large site is read by threads of the bundle, with the same findings', async () => {
  // Together they are beyond what one thread reads alone.
  const filler = 'x'.repeat(50_000)
  const pages = Array.from({ length: 300 }, (_, i) => [
    `p/${i}.html`,
    page(`${filler}<a href="${i + 1}.html">next</a>`),
  ])
  const files = {
    'index.html': page('<a href="p/0.html">go</a>'),
    '404.html': page(''),
    ...Object.fromEntries(pages),
  }
  const run = await checked(files, {})
  expect(run.outputs).toMatchObject({ outcome: 'succeeded', verifyErrors: '1' })
  expect(run.report.findings[0]).toMatchObject({ code: 'broken-link', target: '300.html' })
})

test.concurrent('text in a page cannot act as a command of the runner', async () => {
  const evil = '&#10;::error::x ##[error]y&#13;::stop-commands::z'
  const run = await checked(
    { 'index.html': page(`<a href="${evil}">x</a>`), '404.html': page('') },
    { verify: 'strict' },
  )
  expect(run.errors).toHaveLength(1)
  for (const { name } of run.commands) expect(['add-mask', 'warning', 'error', 'debug']).toContain(name)
})
