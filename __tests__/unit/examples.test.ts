import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { runInNewContext } from 'node:vm'
import { describe, expect, test } from '@jest/globals'
import { parse } from 'yaml'

const ROOT = join(import.meta.dirname, '..', '..')
const text = (path: string) => readFileSync(join(ROOT, path), 'utf8')

const THIS = 'OWNER/docs-export-action@'
const action = parse(text('action.yml')) as { inputs: object; outputs: object }
const { version } = JSON.parse(text('package.json')) as { version: string }
const names = readdirSync(join(ROOT, 'examples')).filter((name) => name.endsWith('.yml'))

interface Step {
  readonly id?: string
  readonly uses?: string
  readonly with?: Readonly<Record<string, unknown>>
}
type Workflow = {
  readonly permissions: object
  readonly jobs: Readonly<Record<string, { readonly steps: Step[] }>>
}

test.each(['README.md', ...names.map((name) => `examples/${name}`)])(
  '%s uses the version of this source',
  (path) => {
    const versions = [...text(path).matchAll(/OWNER\/docs-export-action@([\w.]+)/g)].map(([, ref]) => ref)
    expect(versions.length).toBeGreaterThan(0)
    expect(new Set(versions)).toEqual(new Set([`v${version}`]))
  },
)

describe.each(names)('%s', (name) => {
  const source = text(`examples/${name}`)
  const { permissions, jobs } = parse(source) as Workflow
  const steps = Object.values(jobs).flatMap((job) => job.steps)
  const own = steps.filter(({ uses }) => uses?.startsWith(THIS))

  test('permits nothing for all jobs at once', () => expect(permissions).toEqual({}))

  test('pins what it uses by digest, with the version behind it', () => {
    const others = source.split('\n').filter((line) => /uses:/.test(line) && !line.includes(THIS))
    for (const line of others) expect(line).toMatch(/uses: [\w./-]+@[0-9a-f]{40} # v\d+\.\d+\.\d+$/)
  })

  test('gives inputs and reads outputs that there are', () => {
    expect(own.length).toBeGreaterThan(0)
    for (const step of own) {
      expect(Object.keys(action.inputs)).toEqual(expect.arrayContaining(Object.keys(step.with ?? {})))
      const read = [...source.matchAll(new RegExp(`steps\\.${step.id}\\.outputs\\.(\\w+)`, 'g'))].map(
        ([, one]) => one,
      )
      expect(Object.keys(action.outputs)).toEqual(expect.arrayContaining(read))
    }
  })

  test('is listed in the examples’ README', () => expect(text('examples/README.md')).toContain(`(${name})`))
})

test.each([
  ['/', '/'],
  ['/docs/start', '/docs/start.html'],
  ['/docs/start/', '/docs/start.html'],
  ['/docs/start.html', '/docs/start.html'],
  ['/assets/app.js', '/assets/app.js'],
  ['/v1.2/start', '/v1.2/start.html'],
  ['/_next/data/__next._tree.txt', '/_next/data/__next._tree.txt'],
  ['/api/search', '/api/search'],
  ['/.well-known/security', '/.well-known/security'],
])('the viewer function asks S3 for %s as %s', (asked, key) => {
  const code = text('examples/s3-cloudfront-viewer-function.js')
  const request = { uri: asked }
  expect(runInNewContext(`${code}\nhandler({ request })`, { request })).toBe(request)
  expect(request.uri).toBe(key)
})
