/**
 * A site with links that its generator cannot fix stays on `verify: strict`. Needs the Debian package rust-doc, whose
 * books link to others that the package leaves out.
 */
import { spawnSync } from 'node:child_process'
import { cpSync, existsSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from '@jest/globals'
import { keptScratch } from '../support/scratch.ts'
import { begin } from '../support/step.ts'

const RUST_DOC = '/usr/share/doc/rust-doc/html'

test('rust-doc with its dangling links accepted is green with verify: strict, until one more is planted', async () => {
  if (!existsSync(RUST_DOC)) throw new Error(`${RUST_DOC} is missing: install rust-doc`)
  const workspace = keptScratch()
  const site = join(workspace, 'site')
  // Debian's package has links to scripts that other packages have, too: a site with links out of it is not complete.
  cpSync(RUST_DOC, site, { recursive: true, dereference: true })

  const { stdout, stderr } = spawnSync(
    process.execPath,
    ['src/command-line/check-command.ts', '--host', 'nginx', '--accept', site],
    { encoding: 'utf8', maxBuffer: 1 << 28 },
  )
  const entries = stdout.split('\n').filter((line) => line.startsWith('- code: ')).length
  expect(entries).toBeGreaterThan(50)
  expect(stderr).toContain(`Printed ${entries} entries`)
  writeFileSync(join(workspace, 'accepted.yml'), stdout)

  const strict = () =>
    begin({
      with: {
        mode: 'check',
        'site-path': 'site',
        host: 'nginx',
        verify: 'strict',
        'accepted-findings': 'accepted.yml',
      },
      workspace,
      timeoutMs: 500_000,
    }).result
  const known = await strict()
  expect([known.exitCode, known.errors]).toEqual([0, []])
  expect(known.outputs).toMatchObject({
    verifyErrors: '0',
    verifyWarnings: '0',
    verifyAccepted: `${entries}`,
  })
  expect(known.log).not.toContain('unused-acceptance')

  writeFileSync(join(site, 'planted.html'), '<!doctype html><title>x</title><a href="std/planted.html">x</a>')
  const planted = await strict()
  expect(planted.outputs).toMatchObject({
    outcome: 'verify-failed',
    verifyErrors: '1',
    verifyWarnings: '0',
    verifyAccepted: `${entries}`,
  })
  expect(planted.warnings).toEqual([expect.stringContaining('broken-link std/planted.html')])
}, 600_000)
