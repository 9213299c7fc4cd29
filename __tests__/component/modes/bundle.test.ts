/**
 * Bundles that cannot be used, or can no longer be used; integration/bundle.test.ts tests the
 * process of the step.
 */
import { describe, expect, test } from '@jest/globals'
import { tarGzOf } from '../../support/archives.ts'
import { treeOf } from '../../support/files.ts'
import { exportHere } from '../../support/run-here.ts'
import { scratchWith } from '../../support/scratch.ts'
import { json, text } from '../../support/service.ts'
import { exportScript, JOB, linkTo, PROJECT_FORM } from '../../support/step.ts'

const PAGE = { name: 'index.html', content: '<h1>Hello</h1>' }
const SITE = tarGzOf([PAGE, { name: 'guide/a.html', content: 'a' }])

test.each([
  [
    'is gone',
    json({ error: 'gone' }, 404),
    'rejected',
    'is gone: the service responded with HTTP 404',
  ],
  [
    'no longer has a link',
    json({ status: 'running' }),
    'bundle-failed',
    `the job ${JOB} as running, but the response has no`,
  ],
  [
    'is another one',
    json({ status: 'completed', jobId: 'exp_9' }),
    'unreachable',
    'another job, exp_9',
  ],
])('a job that %s when its link has expired', async (_, reply, outcome, words) => {
  const expired = text('<Error><Code>AccessDenied</Code></Error>', 403)
  const script = PROJECT_FORM.script({
    bundle: [linkTo('/site.tar.gz?sig=0'), reply],
    archive: [expired],
  })
  const run = await exportHere(script, { ...PROJECT_FORM.inputs, 'site-path': 'public' })
  expect(run.errors).toEqual([expect.stringContaining(words)])
  expect(run.outputs).toMatchObject({ outcome, jobId: JOB, sitePath: '' })
})

describe('a bundle that cannot be used leaves nothing behind, and existing files untouched', () => {
  const bomb = () => tarGzOf([{ ...PAGE, content: 'x'.repeat(2_000) }])
  const cut = async () => (await SITE).subarray(0, -20)
  test.each([
    [
      'a path outside',
      () => tarGzOf([{ ...PAGE, name: '../evil' }]),
      {},
      {},
      'points outside its folder',
    ],
    [
      'a size other than the announced one',
      () => SITE,
      { sizeBytes: 5 },
      {},
      'is not the announced archive',
    ],
    ['too much', bomb, {}, { 'max-unpacked-size': '1500' }, 'max-unpacked-size'],
    ['too many', () => SITE, {}, { 'max-unpacked-files': '1' }, 'max-unpacked-files'],
    ['half an archive that is only kept', cut, {}, { 'site-path': '' }, 'is damaged'],
  ])('%s', async (_, archive, link, inputs, words) => {
    const workspace = scratchWith({ 'public/mine.txt': 'mine', 'site.tgz': 'mine' })
    const before = treeOf(workspace)
    const own = { 'bundle-path': 'site.tgz', 'site-path': 'public', overwrite: 'true' }
    const script = exportScript({
      bundle: [linkTo('/site.tar.gz', link)],
      archive: [text(await archive())],
    })
    const run = await exportHere(script, { ...own, ...inputs }, workspace)
    expect(run.outputs).toMatchObject({
      outcome: 'bundle-failed',
      bundlePath: '',
      sitePath: '',
      status: 'completed',
      jobId: JOB,
    })
    expect(run.errors).toEqual([expect.stringContaining(words)])
    // No run would unpack what no site may contain.
    expect(run.log.includes(`    job-id: '${JOB}'`)).toBe(words !== 'points outside its folder')
    expect(treeOf(workspace)).toEqual(before)
  })
})

test.each([
  ['docs/index.html', 'site/docs', true],
  ['index.html', 'site', false],
])('a site that is in a folder of the archive is pointed out: %s', async (name, path, isSaid) => {
  const archive = [text(await tarGzOf([{ ...PAGE, name }]))]
  const run = await exportHere(exportScript({ archive }), { 'site-path': 'site' })
  expect(run.outputs.sitePath).toMatch(new RegExp(`/${path}$`))
  const note =
    'Note: everything in the archive is in one folder, “docs”, so the site is in that folder: use the output'
  expect(run.log.includes(note)).toBe(isSaid)
})
