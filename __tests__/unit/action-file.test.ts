import { readFileSync } from 'node:fs'
import { expect, test } from '@jest/globals'
import { parse } from 'yaml'
import { MESSAGES } from '../../src/errors/messages.ts'
import { INPUTS } from '../../src/inputs/input-table.ts'
import { REQUIRED_NODE_MAJOR } from '../../src/node-version.ts'
import { OUTPUTS } from '../../src/step/outputs.ts'
import { HOST_IDS } from '../../src/web/host/all-hosts.ts'

const README = readFileSync('README.md', 'utf8')
const REFERENCE = readFileSync('docs/reference.md', 'utf8')

/** Returns what is written as code in Markdown. */
const namesIn = (markdown: string) => [...markdown.matchAll(/`([^`]+)`/g)].map(([, name]) => name)

interface Described {
  readonly description: string
  readonly default?: string
  readonly required?: boolean
}
const action = parse(readFileSync('action.yml', 'utf8')) as {
  readonly name: string
  readonly description: string
  readonly author: string
  readonly branding: { readonly icon: string; readonly color: string }
  readonly inputs: Record<string, Described>
  readonly outputs: Record<string, Described>
  readonly runs: { readonly using: string; readonly main: string }
}

test('action.yml and the code have the same inputs, with the same defaults', () => {
  // The token comes from an expression, for which the code has no default of its own.
  const declared = Object.entries(action.inputs).map(([name, { default: value = '' }]) => [
    name,
    value.replace(/^\$\{\{.*\}\}$/, ''),
  ])
  const read = Object.entries(INPUTS).map(([name, input]) => [name, input.default])
  expect(Object.fromEntries(declared)).toEqual(Object.fromEntries(read))
})

test('action.yml requires no input, because none is needed in every mode', () => {
  expect(Object.entries(action.inputs).filter(([, input]) => input.required)).toEqual([])
})

test('README.md and the code agree on the modes in which an input has an effect', () => {
  const cells = README.matchAll(/^\| `([a-z-]+)` \|[^|]*\| ([a-z, -]*)\|/gm)
  const said = new Map([...cells].map(([, name, modes = '']) => [name, modes.trim()]))
  for (const [name, { modes }] of Object.entries(INPUTS))
    expect([name, said.get(name)]).toEqual([name, name === 'mode' ? 'all' : modes.join(', ')])
})

test('action.yml and the code have the same outputs', () => {
  expect(Object.keys(action.outputs).sort()).toEqual([...OUTPUTS].sort())
})

test('every input and output is described, and the outcomes are those of the code', () => {
  for (const { description } of [
    ...Object.values(action.inputs),
    ...Object.values(action.outputs),
  ]) {
    expect(description.length).toBeGreaterThan(10)
  }
  for (const { outcome } of Object.values(MESSAGES))
    expect(action.outputs.outcome?.description).toContain(outcome)
})

// https://docs.github.com/en/actions/reference/workflows-and-actions/metadata-syntax#branding
// (November 2026), and the note in the form of a release there: “Description must be less than 125
// characters”.
test('the Marketplace accepts the name, the description, and the badge', () => {
  const { name, description, author, branding } = action
  expect(name).toMatch(/^[\w][\w -]{2,48}\w$/)
  expect(description.length).toBeLessThan(125)
  expect(author).not.toBe('')
  expect(branding).toEqual({ icon: 'book-open', color: 'blue' }) // both are in GitHub's lists
})

test('it runs on the Node that the code requires', () => {
  expect(action.runs).toEqual({ using: `node${REQUIRED_NODE_MAJOR}`, main: 'dist/index.js' })
})

test('every input, output, and outcome has a row in the documents, and there are no other rows', () => {
  const rows = (document: string, heading: string) => {
    const section = document.split(/^## /m).find((part) => part.startsWith(`${heading}\n`)) ?? ''
    return (section.match(/^\|[^|]*`[^|]*\|/gm) ?? []).flatMap(namesIn).sort()
  }
  expect(rows(README, 'Inputs')).toEqual(Object.keys(INPUTS).sort())
  expect(rows(README, 'Outputs')).toEqual([...OUTPUTS].sort())
  const outcomes = new Set(Object.values(MESSAGES).map(({ outcome }) => outcome as string))
  expect(rows(REFERENCE, 'How the step ends')).toEqual([...outcomes, 'succeeded', 'pending'].sort())
})

test('README.md and action.yml list the hosts that the code knows, and no others', () => {
  const row = README.split('\n').find((line) => line.startsWith('| `host` |'))
  expect(namesIn(row?.split('|').at(-2) ?? '')).toEqual(HOST_IDS)

  const [, list = ''] = action.inputs.host?.description.split(' - ') ?? []
  expect(list.split(/, (?:or )?/)).toEqual(HOST_IDS)
})
