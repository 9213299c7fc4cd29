import { existsSync, globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from '@jest/globals'
import { parse } from 'yaml'
import { REQUIRED_NODE_MAJOR } from '../../../src/node-version.ts'
import { PUBLISHED_INPUTS } from '../../../src/published/published-inputs.ts'
import { PUBLISHED_OUTPUTS } from '../../../src/published/published-step.ts'

interface Described {
  readonly description: string
  readonly default?: string
  readonly required?: boolean
}
const action = parse(readFileSync('published/action.yml', 'utf8')) as {
  readonly inputs: Record<string, Described>
  readonly outputs: Record<string, Described>
  readonly runs: { readonly using: string; readonly main: string }
}

test('its action.yml and the code have the same inputs, with the same defaults', () => {
  const declared = Object.entries(action.inputs).map(([name, { default: value = '' }]) => [
    name,
    value.replace(/^\$\{\{ github\.token \}\}$/, ''),
  ])
  const read = Object.entries(PUBLISHED_INPUTS).map(([name, input]) => [name, input.default])
  expect(Object.fromEntries(declared)).toEqual(Object.fromEntries(read))
  const required = Object.entries(action.inputs).filter(([, input]) => input.required)
  expect(required.map(([name]) => name)).toEqual(['site'])
})

test('its action.yml and the code have the same outputs, and each is described', () => {
  expect(Object.keys(action.outputs)).toEqual(PUBLISHED_OUTPUTS)
  for (const { description } of [...Object.values(action.inputs), ...Object.values(action.outputs)])
    expect(description.length).toBeGreaterThan(10)
})

test('it runs the built file that the build writes, on the Node that the code requires', () => {
  expect(action.runs).toEqual({ using: `node${REQUIRED_NODE_MAJOR}`, main: '../dist/published/index.js' })
  expect(readFileSync('scripts/build.ts', 'utf8')).toContain("out: 'dist/published'")
  expect(existsSync(join('src', 'published', 'index.ts'))).toBe(true)
})

test('the archive of a release has every action', () => {
  const folders = globSync(['published/action.yml', 'deploy/*/action.yml']).map((file) => file.split('/')[0])
  const [, packed = ''] =
    /git archive .* HEAD (.*)$/m.exec(readFileSync('.github/workflows/release.yml', 'utf8')) ?? []
  expect(packed.split(' ')).toEqual(expect.arrayContaining([...new Set(folders)]))
})
