/** Check mode: the check, accepted findings, what changed, and what is live. */
import assert from 'node:assert/strict'
import { spawn } from 'node:child_process'
import { readFileSync, writeFileSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { createInterface } from 'node:readline'
import { describe, type TestContext, test } from 'node:test'
import { PACKERS, type Tree } from '../support/archives.ts'
import { writeFiles } from '../support/files.ts'
import { assertGreen, assertRed, checked, page, SITE, scratch } from './support.ts'

const BROKEN: Tree = {
  ...SITE,
  'guide/first steps.html': page('\n<a href="../gone.html">gone</a>'),
}

/** Returns a workspace with this site in `public`. */
function workspaceWith(t: TestContext, site: Tree): string {
  const workspace = scratch(t)
  writeFiles(join(workspace, 'public'), site)
  return workspace
}

const reportIn = (file = '') => JSON.parse(readFileSync(file, 'utf8'))

describe('the check', () => {
  test('finds nothing in a site without errors', async (t) => {
    const { verifyErrors, verifyWarnings, siteFiles } = assertGreen(
      await checked(workspaceWith(t, SITE), { 'site-path': 'public', verify: 'strict' }),
    )
    assert.deepEqual([verifyErrors, verifyWarnings, siteFiles], ['0', '0', '7'])
  })

  test('reports a broken link, with slashes whatever the system’s separator is', async (t) => {
    const result = await checked(workspaceWith(t, BROKEN), {
      'site-path': './public/',
      verify: 'strict',
    })
    assertRed(result, 'verify-failed', /1 error/)
    const { findings } = reportIn(result.outputs.verifyReport)
    assert.equal(findings.length, 1)
    assert.equal(findings[0].code, 'broken-link')
    assert.deepEqual(findings[0].spots, [{ page: 'guide/first steps.html', line: 4, source: null }])
    assert.equal(findings[0].address, '/gone.html')
  })

  test('accepts a finding that a file with CRLF names', async (t) => {
    const workspace = workspaceWith(t, BROKEN)
    const entry =
      "- code: broken-link\n  target: '**/gone.html'\n  page: guide/**\n  reason: later\n"
    writeFileSync(join(workspace, 'accepted.yml'), entry.replaceAll('\n', '\r\n'))
    const inputs = { 'site-path': 'public', verify: 'strict', 'accepted-findings': 'accepted.yml' }
    const outputs = assertGreen(await checked(workspace, inputs))
    assert.deepEqual([outputs.verifyErrors, outputs.verifyAccepted], ['0', '1'])
  })
})

describe('changes', () => {
  const NEW: Tree = { ...SITE, 'guide.html': page('something else'), 'new.html': page('new') }
  test('since an archive', async (t) => {
    const workspace = workspaceWith(t, NEW)
    writeFileSync(join(workspace, 'earlier.tgz'), await PACKERS['tar.gz'](SITE))
    const { changed, pagesAdded, pagesRemoved, pagesChanged } = assertGreen(
      await checked(workspace, { 'site-path': 'public', 'compare-with': 'earlier.tgz' }),
    )
    assert.deepEqual([changed, pagesAdded, pagesRemoved, pagesChanged], ['true', '1', '0', '1'])
  })
})

describe('the live site', () => {
  test('is this site', async (t) => {
    const workspace = workspaceWith(t, SITE)
    const url = await served(t, join(workspace, 'public'))
    const outputs = assertGreen(
      await checked(workspace, { 'site-path': 'public', 'live-url': url }),
    )
    assert.equal(outputs.liveErrors, '0')
  })

  test('is another site', async (t) => {
    const workspace = workspaceWith(t, SITE)
    writeFiles(join(workspace, 'other'), { ...SITE, 'guide.html': page('other') })
    const url = await served(t, join(workspace, 'other'))
    const inputs = { 'site-path': 'public', 'live-url': url, 'wait-timeout': '1s' }
    assertRed(await checked(workspace, inputs), 'live-failed', /is not the one in/)
  })
})

/** Serves a folder as nginx would, until the test is over. */
async function served(t: TestContext, folder: string): Promise<string> {
  const program = resolve(import.meta.dirname, '..', '..', 'scripts', 'e2e', 'serve.ts')
  const server = spawn(process.execPath, [program, folder], {
    stdio: ['ignore', 'pipe', 'inherit'],
  })
  t.after(() => server.kill())
  for await (const line of createInterface(server.stdout)) return line
  throw new Error(`no server for ${folder}`)
}
