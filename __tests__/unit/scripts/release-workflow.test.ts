import { readFileSync } from 'node:fs'
import { expect, test } from '@jest/globals'
import { parse } from 'yaml'

interface Step {
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
    { 'subject-path': 'release/*\ndist/*.js\n' },
    {
      'subject-path': 'release/*.tar.gz\ndist/*.js\n',
      'sbom-path': expect.stringMatching(/^release\/docs-export-action-.*\.cdx\.json$/),
    },
  ])
  expect(scripts).toContain('npm run --silent sbom > "release/docs-export-action-$TAG.cdx.json"')
})
