/**
 * A handover that is refused, or that has warnings; integration/hand-over.test.ts tests the process
 * of the step.
 */
import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from '@jest/globals'
import { exportHereFrom } from '../../support/run-here.ts'
import { keptWith, scratchWith } from '../../support/scratch.ts'

const SITE = keptWith({ 'index.html': '<h1>Docs</h1>' })

/** Runs an export in a workspace with this values file. */
async function exported(values: string, inputs: Record<string, string>) {
  const workspace = scratchWith({ 'values.yaml': values })
  return { ...(await exportHereFrom({ site: SITE }, inputs, workspace)), workspace }
}

const valuesIn = (workspace: string) => readFileSync(join(workspace, 'values.yaml'), 'utf8')

test.each([
  [
    'with a template in it',
    'a: {{ .Values.b }}\n',
    'values.yaml',
    'handover-failed',
    'not a template with “{{” outside quotes',
  ],
  [
    'above 1 MiB',
    '# a\n'.repeat(300_000),
    'values.yaml',
    'handover-failed',
    'the limit is 1,048,576 bytes',
  ],
  ['that does not exist', '', 'deploy/valeus.yaml', 'rejected', 'deploy/valeus.yaml; '],
])(
  'a file %s is reported before anything is sent, and is kept',
  async (_, before, file, outcome, words) => {
    const { outputs, workspace, asked, errors } = await exported(before, { 'values-file': file })
    expect([asked, outputs.outcome]).toEqual([[], outcome])
    expect(errors).toEqual([expect.stringContaining(words)])
    expect([readdirSync(workspace), valuesIn(workspace)]).toEqual([['values.yaml'], before])
  },
)

test('names that contradict the archive, and a staticExport elsewhere, are pointed out', async () => {
  const inputs = {
    'bundle-path': 'kept.zip',
    'values-file': 'values.yaml',
    'values-url': 'https://x.example/{sha256}.zip',
  }
  const { outputs, warnings } = await exported('docs:\n  staticExport: {}\n', inputs)
  expect(outputs.outcome).toBe('succeeded')
  expect(warnings).toEqual([
    expect.stringMatching(/: kept\.zip is a tar\.gz archive.*set bundle-path to a folder/),
    expect.stringContaining('has a staticExport in docs'),
    expect.stringMatching(/\.zip is a tar\.gz archive.*end values-url with {ext}/),
  ])
})

test.each([
  [{}, true],
  [{ 'bundle-path': 'kept.tar.gz', 'values-url': 'https://x.example/{sha256}.tar.gz' }, false],
])('a presigned link in the file is called a secret: with %j, %s', async (inputs, isSaid) => {
  const { log, outputs } = await exported('a: 1\n', { 'values-file': 'values.yaml', ...inputs })
  expect(outputs.outcome).toBe('succeeded')
  const note = 'Note: this link is a secret that expires, so do not commit values.yaml.'
  expect(log.includes(note)).toBe(isSaid)
})
