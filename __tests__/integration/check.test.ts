/**
 * Mode check, as the runner starts it; component/modes/check.test.ts tests more of its decisions.
 */
import { existsSync, readFileSync, symlinkSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, test } from '@jest/globals'
import { begin, checkIn, NO_OUTPUTS, withFaults, workspaceWith } from '../support/step.ts'

const page = (body: string) => `<!doctype html><title>x</title><p>${body}`

const FINE = {
  'public/index.html': page('<a href="guide.html">guide</a>'),
  'public/guide.html': page('<a href="/">home</a>'),
  'public/404.html': page('not found'),
}
const BROKEN = {
  ...FINE,
  'public/guide.html': page('<a href="gone.html">gone</a> <a href="#none">none</a>'),
}

test.concurrent('findings are warnings in a step that stays green and sends nothing', async () => {
  const env = withFaults({ networkForbidden: true })
  const run = await checkIn(workspaceWith(BROKEN), { host: 'nginx' }, env)
  expect([run.exitCode, run.errors]).toEqual([0, []])
  const report = run.outputs.verifyReport ?? ''
  expect(run.outputs).toEqual({
    ...NO_OUTPUTS,
    outcome: 'succeeded',
    sitePath: join(run.workspace, 'public'),
    siteFiles: '3',
    verifyReport: report,
    verifyErrors: '1',
    verifyWarnings: '1',
    verifyAccepted: '0',
    externalLinks: report.replace('report.json', 'external-links.txt'),
    newExternalLinks: report.replace('report.json', 'new-external-links.txt'),
  })
  expect(report.startsWith(run.temp)).toBe(true)
  expect(JSON.parse(readFileSync(report, 'utf8'))).toMatchObject({ host: 'nginx', errors: 1 })
  expect(existsSync(report.replace('.json', '.html'))).toBe(true)
  expect(run.warnings).toEqual([expect.stringContaining('broken-link gone.html')])
  expect(run.summary).toContain(
    '<h3>⚠️ 1 error in public</h3>\n<p><sub>3 pages · nginx · 1 warning</sub></p>\n<p>Succeeded, although the check found 1 error (<code>verify: report</code>); <code>verify: strict</code> would fail this step.</p>',
  )
  expect(run.commands.map(({ name, properties }) => [name, properties])).toEqual([
    ['warning', { title: 'broken-link in public' }],
    ['notice', { title: 'public' }],
  ])
  expect(run.log).not.toContain('Note:')
})

test.concurrent('verify: strict fails the step after the report is written', async () => {
  const typo = '- { code: broken-link, target: https://x.example/gone.html, reason: r }'
  const inputs = { verify: 'strict', domain: 'docs.example.com', 'accepted-findings': 'typo.yml' }
  const run = await checkIn(workspaceWith({ ...BROKEN, 'typo.yml': typo }), inputs)
  expect(run.exitCode).toBe(1)
  expect(run.outputs).toMatchObject({ outcome: 'verify-failed', siteFiles: '3', verifyErrors: '1' })
  expect(run.errors).toEqual([
    expect.stringContaining(
      'The check of the site found 1 error, so with `verify: strict` this step fails.',
    ),
  ])
  expect(run.errors[0]).toContain(run.outputs.verifyReport)
  expect(run.errors[0]).toContain(
    '(line 1) matches no finding with the code broken-link; did you mean /gone.html?',
  )
  expect(run.summary).toContain(
    '<h3>❌ 1 error in docs.example.com</h3>\n<p><sub>3 pages · 1 warning · 1 notice</sub></p>\n<h4>Findings of the check</h4>\n<ol>',
  )
})

test.concurrent.each([
  [{ verify: 'report' }, ['1', '0']],
  [{ verify: 'strict', 'fail-on': 'warnings' }, ['1', '1']],
])('other programs read what fails the step: %j', async (inputs, failures) => {
  const run = await checkIn(workspaceWith(BROKEN), { host: 'nginx', ...inputs })
  const other = (name: string) =>
    readFileSync((run.outputs.verifyReport ?? '').replace('report.json', name), 'utf8')
  const suites = [...other('junit.xml').matchAll(/<testsuite name="([^"]+)" .*?failures="(\d)/g)]
  expect(suites.map(([, code]) => code)).toEqual(['broken-link', 'broken-anchor'])
  expect(suites.map(([, , failed]) => failed)).toEqual(failures)
  const place = { path: 'public/guide.html', lines: { begin: 1 } }
  expect(JSON.parse(other('gl-code-quality-report.json'))).toMatchObject([
    { check_name: 'broken-link', severity: 'major', location: place },
    { check_name: 'broken-anchor', severity: 'minor', location: place },
  ])
})

test.concurrent('a warning is at the line of its page’s source', async () => {
  const repository = { GITHUB_SERVER_URL: 'https://github.com', GITHUB_REPOSITORY: 'acme/docs' }
  const editLink = (path: string) =>
    `<a href="https://github.com/acme/docs/edit/main/${path}">Edit this page</a>`
  const files = {
    ...FINE,
    'docs/guide.md': '# Guide\n\n[gone](gone.md)\n',
    // In a form of the generator's own: the file is certain, the line is not.
    'docs/other.md': '# Other\n\n{{ figure("made.png") }}\n',
    'public/guide.html': page(`<a href="gone.html">gone</a>${editLink('docs/guide.md')}`),
    'public/other.html': page(`<img src="made.png">${editLink('docs/other.md')}`),
    'public/away.html': page(`<a href="lost.html">${editLink('docs/away.md')}`),
  }
  const { commands, summary } = await checkIn(workspaceWith(files), {}, repository)
  const warnings = commands.filter(({ name }) => name === 'warning')
  expect(warnings.map(({ properties }) => [properties.file, properties.line])).toEqual([
    ['docs/other.md', undefined],
    ['docs/guide.md', '3'],
    [undefined, undefined],
  ])
  expect(warnings[1]?.message).toMatch(/ In docs\/guide\.md, line 3 \(guide\.html, line 1\)\.$/)
  expect(summary).toContain(
    '<br><a href="https://github.com/acme/docs/edit/main/docs/guide.md"><code>docs/guide.md:3</code></a> · <code>guide.html:1</code> · ',
  )
})

test.concurrent('verify: strict-new fails for errors that the earlier site does not have', async () => {
  const sites = {
    'earlier/index.html': page('<a href="old">x</a><a href="corrected">x</a>'),
    'public/index.html': page('<a href="old">x</a><a href="added">x</a>'),
  }
  const strict = { verify: 'strict-new', host: 'nginx' }
  const run = await checkIn(workspaceWith(sites), { ...strict, 'compare-with': 'earlier' })
  expect([run.exitCode, run.outputs.verifyErrors, run.outputs.verifyNewErrors]).toEqual([
    1,
    '2',
    '1',
  ])
  expect(run.errors).toEqual([
    expect.stringContaining(
      'found 1 new error (1 known), so with `verify: strict-new` this step fails.',
    ),
  ])
  expect(run.warnings[0]).toMatch(/^broken-link added:/)
  expect(run.summary).toMatch(
    /^<h3>❌ 1 new error in public<\/h3>\n<p><sub>1 page · nginx · 1 known error · 1 notice · 1 fixed<\/sub>/,
  )
  expect(run.log).toContain(
    '; 1 new error, 1 known, 1 fixed since the earlier site. The report is at',
  )
  expect(run.summary).toMatch(
    /<li>❌ <b><code>added<.*<br><code>index.html:1<\/code> · new broken link<\/li>[\s\S]*<details><summary>1 known error.*<\/summary>\n<ol>\n<li>❌ <b><code>old</,
  )
  expect(JSON.parse(readFileSync(run.outputs.verifyReport ?? '', 'utf8'))).toMatchObject({
    fixed: 1,
    findings: [
      { target: 'added', isNew: true },
      { target: 'old', isNew: false },
      { code: 'no-404-page' },
    ],
  })
})

describe('fail-on', () => {
  const anchors = (...names: string[]) =>
    page(names.map((name) => `<a href="#${name}">x</a>`).join('\n'))
  const MANY = Array.from({ length: 329 }, (_, i) => `old-${i}`)
  const sites = {
    'earlier/index.html': anchors(...MANY),
    'public/index.html': anchors(...MANY, 'added'),
  }
  const given = { 'compare-with': 'earlier', verify: 'strict-new', host: 'nginx' }

  test.concurrent('a site with 329 broken anchors fails for one more', async () => {
    const run = await checkIn(workspaceWith(sites), { ...given, 'fail-on': 'broken-anchor' })
    expect([run.exitCode, run.outputs.outcome]).toEqual([1, 'verify-failed'])
    expect(run.outputs).toMatchObject({ verifyNewErrors: '0', verifyNewWarnings: '1' })
    expect(run.errors).toEqual([
      expect.stringContaining(
        'found 1 new broken anchor, so with `fail-on: broken-anchor` this step fails.',
      ),
    ])
    expect(run.errors[0]).toContain('#added in index.html, line 330: ')
    expect(run.warnings).toEqual([expect.stringMatching(/^broken-anchor #added: /)])
    expect(run.summary).toMatch(
      /^<h3>❌ 1 new broken anchor in public<\/h3>\n<p><sub>1 page · nginx · 330 warnings/,
    )
  })
})

test.concurrent('a check that breaks off is also red with verify: report', async () => {
  const run = await checkIn(workspaceWith(BROKEN), {}, withFaults({ setUnionMissing: true }))
  expect([run.exitCode, run.outputs.outcome]).toEqual([1, 'verify-failed'])
  expect(run.errors).toEqual([
    expect.stringMatching(
      /The check of the site in .* failed .* `ACTIONS_STEP_DEBUG` is `true`\.$/,
    ),
  ])
})

test.concurrent('a canceled check ends soon', async () => {
  // Ten minutes of work on any machine, in one page and its links: a step that does it is killed before its end.
  const workspace = workspaceWith({
    ...FINE,
    'public/index.html': page('<a href="/">x</a>'.repeat(900_000)),
  })
  for (let i = 0; i < 3_400; i += 1)
    symlinkSync('index.html', join(workspace, `public/same-${i}.html`))
  const step = begin({
    with: { mode: 'check', 'site-path': 'public', verify: 'strict' },
    workspace,
    onLine: (line) => {
      if (line.includes('Checking')) step.child.kill('SIGINT')
    },
  })
  const run = await step.result
  expect([run.exitCode, run.outputs.outcome]).toEqual([1, 'cancelled'])
  expect(run.errors).toEqual(['The step was canceled.'])
  expect(run.log).not.toContain('job-id')
})
