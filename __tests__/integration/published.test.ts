/**
 * The process of the action `published`; component/published/run-published.test.ts tests the cases.
 */
import { readdirSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from '@jest/globals'
import { PUBLISHED_OUTPUTS } from '../../src/published/published-step.ts'
import { PACKERS, zipOf } from '../support/archives.ts'
import { digestOf, filesIn, sumsOf } from '../support/files.ts'
import {
  CREATED,
  EXPIRES,
  type PublishedServer,
  SIGNATURE,
  startPublishedServer,
  TOKEN,
} from '../support/published-server.ts'
import { begin, workspaceWith } from '../support/step.ts'

const SITE = { 'index.html': '<h1>Hello</h1>', 'guide/index.html': '<h1>Guide</h1>' }
const NO_OUTPUTS = Object.fromEntries(PUBLISHED_OUTPUTS.map((name) => [name, '']))

/** A zip as actions/upload-artifact makes it. */
const wrap = (content: Buffer) => zipOf([{ name: 'docs.example.com-1.tar.gz', content }])
const ARTIFACT = { id: 10, run: 100, bytes: wrap(await PACKERS['tar.gz'](SITE)) }

type Inputs = Readonly<Record<string, string>>
type State = Partial<Omit<PublishedServer, 'env' | 'requests' | 'stored'>>

/**
 * Runs the action against a server in this state; by default, run 100 has published the site. The
 * step is canceled when it prints `cancelAt`.
 */
async function get(state: State, inputs: Inputs = {}, cancelAt?: string) {
  const github = await startPublishedServer()
  Object.assign(github, { runs: [{ id: 100 }], artifacts: [ARTIFACT], ...state })
  const step = begin({
    action: 'published',
    with: { site: 'docs.example.com', 'github-token': TOKEN, ...inputs },
    env: github.env,
    workspace: workspaceWith(),
    onLine: (line) => {
      if (cancelAt !== undefined && line.includes(cancelAt)) step.child.kill('SIGINT')
    },
  })
  const { exitCode, errors, outputs, stdout, stderr } = await step.result
  const shown = stdout.replaceAll(/^::add-mask::.*$/gm, '')
  expect([shown.includes(TOKEN), shown.includes(SIGNATURE), stderr]).toEqual([false, false, ''])
  const left = readdirSync(join(step.home, 'temp'))
  return { exitCode, errors, outputs, left, requests: github.requests }
}

test.concurrent('the site that was published last is verified and unpacked, and its archive is kept', async () => {
  const { exitCode, errors, outputs, left } = await get({})
  expect({ exitCode, errors }).toEqual({ exitCode: 0, errors: [] })
  const { sitePath = '', archive = '', ...rest } = outputs
  expect(rest).toEqual({
    found: 'true',
    siteDigest: digestOf(sumsOf(SITE)),
    runId: '100',
    publishedAt: CREATED,
    expiresAt: EXPIRES,
  })
  expect(filesIn(sitePath)).toEqual(sumsOf(SITE))
  expect(archive).toMatch(/docs\.example\.com-1\.tar\.gz$/)
  expect(left).toHaveLength(1)
})

test.concurrent('a site that may be missing leaves the step green', async () => {
  const { exitCode, outputs } = await get({ artifacts: [] }, { 'if-missing': 'ignore' })
  expect({ exitCode, outputs }).toEqual({
    exitCode: 0,
    outputs: { ...NO_OUTPUTS, found: 'false' },
  })
})

const hostile = { ...ARTIFACT, bytes: zipOf([{ name: '../index.html', content: 'x' }]) }
test.concurrent.each<[string, RegExp, Parameters<typeof get>]>([
  ['with wrong inputs', /The inputs of this step are invalid/, [{}, { from: 'refs/tags/v1' }]],
  ['with a bad archive', /entry “\.\.\/index\.html”/, [{ artifacts: [hostile] }]],
  [
    'canceled',
    /The step was canceled/,
    [{ refusals: [{ match: /zip/, status: 502 }] }, {}, 'retrying'],
  ],
])('a step %s is red, and leaves nothing', async (_, words, started) => {
  const { exitCode, errors, outputs, left } = await get(...started)
  expect(errors).toEqual([expect.stringMatching(words)])
  expect({ exitCode, outputs, left }).toEqual({ exitCode: 1, outputs: NO_OUTPUTS, left: [] })
})
