import { execFileSync } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from '@jest/globals'
import { parse } from 'yaml'
import { scratch } from '../../support/scratch.ts'

interface Step {
  readonly name?: string
  readonly uses?: string
  readonly run?: string
  readonly with?: Readonly<Record<string, string>>
}

const { jobs } = parse(readFileSync('.github/workflows/release.yml', 'utf8'))
const steps: readonly Step[] = jobs.release.steps
const scripts = steps.map(({ run = '' }) => run).join('\n')

test('the release is left as a draft, for a person to list and to publish', () => {
  expect(scripts).toMatch(/gh release create "\$TAG" --draft /)
  expect(scripts).not.toMatch(/--draft=false|refs\/tags/)
})

test('what is released is attested: where it was built, and from which packages', () => {
  const attested = steps
    .filter(({ uses = '' }) => uses.startsWith('actions/attest@'))
    .map((step) => step.with)
  expect(attested).toEqual([
    { 'subject-path': 'release/*\ndist/**/*.js\n' },
    {
      'subject-path': 'release/*.tar.gz\nrelease/*.tgz\ndist/**/*.js\n',
      'sbom-path': expect.stringMatching(/^release\/docs-export-action-.*\.cdx\.json$/),
    },
  ])
  expect(scripts).toContain('npm run --silent sbom > "release/docs-export-action-$TAG.cdx.json"')
})

test('the notes of a release have the line that pins its commit', () => {
  const { run = '' } = steps.find(({ name }) => name === 'Explain how to pin this commit') ?? {}
  const folder = scratch()
  const env = { ...process.env, RUNNER_TEMP: folder, GH_REPO: 'acme/action', TAG: 'v1.2.3' }
  execFileSync('bash', ['-e', '-c', run], { env })
  const commit = execFileSync('git', ['rev-parse', 'HEAD'], { encoding: 'utf8' }).trim()
  expect(readFileSync(join(folder, 'notes.md'), 'utf8')).toContain(
    `\n\n    uses: acme/action@${commit} # v1.2.3\n`,
  )
})

test('the package that is attested is published last, by a workflow that npm can trust', () => {
  expect(jobs.release.permissions['id-token']).toBe('write')
  expect(scripts).toContain('npm pack --pack-destination release\n')
  expect(steps.at(-1)?.run).toContain('npm publish --access public "./release/')
  expect(JSON.stringify(jobs)).not.toMatch(/NODE_AUTH_TOKEN|NPM_TOKEN/)
})
