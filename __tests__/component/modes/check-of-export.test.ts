/**
 * What an export publishes and hands over; integration/check-of-export.test.ts tests the process of
 * the step.
 */
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, test } from '@jest/globals'
import { exportHereFrom } from '../../support/run-here.ts'
import { scratchWith } from '../../support/scratch.ts'

const page = (body: string) => `<!doctype html><title>x</title><p>${body}`
const VALUES = 'staticExport:\n  enabled: false\n'
const ACCEPTED = '- { code: broken-link, target: /gone.html, reason: known }'

/** Exports a site of these files into `public`, and hands it over to a values file. */
async function exported(
  files: Readonly<Record<string, string>>,
  inputs: Readonly<Record<string, string>>,
) {
  const site = scratchWith({ '404.html': page('not found'), ...files })
  const workspace = scratchWith({ 'values.yaml': VALUES, 'accepted.yml': ACCEPTED })
  const own = { 'site-path': 'public', host: 'nginx' }
  const to = { 'values-file': 'values.yaml' }
  const run = await exportHereFrom({ site }, { ...own, ...to, ...inputs }, workspace)
  const isHandedOver = readFileSync(join(workspace, 'values.yaml'), 'utf8') !== VALUES
  return { ...run, workspace, isHandedOver }
}

const linksTo = (letters: string) =>
  [...letters].map((letter) => `<a href="gone-${letter}.html">x</a>`)

test.each(['report', 'off'])(
  'nothing is handed over without its text, verify: %s',
  async (verify) => {
    const inputs = { 'expect-text': 'Version 2', verify }
    const run = await exported({ 'index.html': page('Version <b>1.2</b>.3') }, inputs)
    expect([run.exitCode, run.outputs.outcome]).toEqual([1, 'verify-failed'])
    expect(run.isHandedOver).toBe(false)
    expect(run.errors).toEqual([
      expect.stringMatching(
        /: No page of the site in .* \(2 pages\) shows “Version 2” \(`expect-text`\), so this step fails, and the values file was not changed\. The site was not checked any further\. The service may not/,
      ),
    ])
    expect(readFileSync(join(run.workspace, 'public/index.html'), 'utf8')).toContain('1.2')
  },
)

describe('a site with findings is published', () => {
  test('with verify: off unchecked, and without a report', async () => {
    const run = await exported(
      { 'index.html': page('<a href="gone.html">x</a>') },
      { verify: 'off' },
    )
    expect(run.outputs).toMatchObject({ outcome: 'succeeded', verifyReport: '', verifyErrors: '' })
  })

  test('with verify: strict, if they are accepted', async () => {
    const inputs = { verify: 'strict', 'accepted-findings': 'accepted.yml' }
    const run = await exported({ 'index.html': page('<a href="gone.html">x</a>') }, inputs)
    expect(run.outputs).toMatchObject({
      outcome: 'succeeded',
      verifyErrors: '0',
      verifyAccepted: '1',
    })
  })

  test('with verify: report, and has at most ten annotations', async () => {
    const links = linksTo('abcdefghijklmnopqrstuvwxyz').join('')
    const run = await exported({ 'index.html': page(links) }, {})
    expect(run.outputs).toMatchObject({ outcome: 'succeeded', verifyErrors: '26' })
    expect(run.isHandedOver).toBe(true)
    expect(run.warnings).toHaveLength(10)
  })
})
