/**
 * What an export checks before it hands anything over, as the runner starts the step;
 * component/modes/check-of-export.test.ts tests more cases.
 */
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from '@jest/globals'
import { exportFrom, workspaceWith } from '../support/step.ts'

const page = (body: string) => `<!doctype html><title>x</title><p>${body}`
const VALUES = 'staticExport:\n  enabled: false\n'
const ACCEPTED = '- { code: broken-link, target: /gone.html, reason: known }'

/** Exports a site of these files into `public`, and hands it over to a values file. */
async function exported(
  files: Readonly<Record<string, string>>,
  inputs: Readonly<Record<string, string>>,
) {
  const site = workspaceWith({ '404.html': page('not found'), ...files })
  const workspace = workspaceWith({ 'values.yaml': VALUES, 'accepted.yml': ACCEPTED })
  const own = { 'site-path': 'public', host: 'nginx' }
  const to = { 'values-file': 'values.yaml' }
  const run = await exportFrom({ site }, { ...own, ...to, ...inputs }, { workspace })
  const { verifyReport } = run.outputs
  const report = verifyReport ? JSON.parse(readFileSync(verifyReport, 'utf8')) : undefined
  const isHandedOver = readFileSync(join(workspace, 'values.yaml'), 'utf8') !== VALUES
  return { ...run, report, isHandedOver }
}

const linksTo = (letters: string) =>
  [...letters].map((letter) => `<a href="gone-${letter}.html">x</a>`)

test.concurrent('verify: strict fails the step after the report is written: the site is kept, and nothing is handed over', async () => {
  const run = await exported(
    {
      'index.html': page(`<a href="#none">x</a>${linksTo('abcdefghijk').join('\n')}`),
      'a.html': page('<a href="gone-a.html"><b>|`::error::'),
    },
    { verify: 'strict' },
  )
  expect([run.exitCode, run.outputs.outcome]).toEqual([1, 'verify-failed'])
  expect(run.isHandedOver).toBe(false)
  expect(run.errors).toEqual([
    expect.stringContaining(
      'The check of the site found 11 errors, so with `verify: strict` this step fails, and the values file was not changed',
    ),
  ])
  expect(run.errors[0]).toContain(run.outputs.verifyReport)
  expect(run.outputs.sitePath).toBe(join(run.workspace, 'public'))
  expect(readFileSync(join(run.workspace, 'public/a.html'), 'utf8')).toContain('gone-a')
  expect(run.report).toMatchObject({ job: run.outputs.jobId, siteDigest: run.outputs.siteDigest })
  expect(run.log).toContain(`job-id: '${run.outputs.jobId}'`)
  // Ten, with address and location, errors first, and at least one of each code.
  expect(run.summary).toContain(
    '❌ <b><code>gone-a.html</code></b> (<code>/gone-a.html</code>): This link points to a page that nginx would not find.<br><code>a.html:1</code> and 1 more page · broken link</li>',
  )
  expect(run.summary.match(/<code>gone-\w\.html<\/code><\/b> \(/g)).toHaveLength(9)
  expect(run.summary).toMatch(/gone-i.*#none/s)
  expect(run.summary).toContain('… and 2 more findings in report.html.</p>')
  expect(run.log).toMatch(/Checking 3 pages and 0 other files for nginx\n/)
  expect(run.log).toMatch(
    /Checked 13 links and 0 loaded files in 3 pages: found 11 errors, 1 warning\. The report/,
  )
  expect(run.log).toMatch(/\nwarning broken-anchor #none: The page exists, /)
  expect(run.errors[0]).toContain('The job summary shows the first few of these findings;')
})

test.concurrent('a large site is read by threads of the bundle, with the same findings', async () => {
  // Together, they are more than one thread reads alone.
  const filler = 'x'.repeat(50_000)
  const next = (i: number) => page(`${filler}<a href="${i + 1}.html">next</a>`)
  const pages = Object.fromEntries(Array.from({ length: 300 }, (_, i) => [`p/${i}.html`, next(i)]))
  const run = await exported({ 'index.html': page('<a href="p/0.html">go</a>'), ...pages }, {})
  expect(run.outputs).toMatchObject({ outcome: 'succeeded', verifyErrors: '1' })
  expect(run.report.findings[0]).toMatchObject({ code: 'broken-link', target: '300.html' })
})

test.concurrent('text in a page cannot act as a command of the runner', async () => {
  const evil = '&#10;::error::x ##[error]y&#13;::stop-commands::z'
  const run = await exported(
    { 'index.html': page(`<a href="${evil}">x</a>`) },
    { verify: 'strict' },
  )
  expect(run.errors).toHaveLength(1)
  for (const { name } of run.commands)
    expect(['add-mask', 'warning', 'error', 'debug']).toContain(name)
})
