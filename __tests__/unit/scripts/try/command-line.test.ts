import { readFileSync } from 'node:fs'
import { expect, test } from '@jest/globals'
import { parse } from 'yaml'
import { help, readInputs } from '../../../../scripts/try/command-line.ts'

test.each([
  [['domain=docs.example.com'], { domain: 'docs.example.com' }],
  [[], {}],
  [['base-url=http://127.0.0.1:1/?a=b', 'domain='], { 'base-url': 'http://127.0.0.1:1/?a=b', domain: '' }],
  [['export-version=two\nlines'], { 'export-version': 'two\nlines' }],
  [['--host', 'nginx'], { host: 'nginx' }],
  [['mode=check', '--help'], 'help'],
  [['-h'], 'help'],
])('%j', (args, inputs) => expect(readInputs(args)).toEqual(inputs))

test.each([
  [['domian=x'], 'Unknown option --domian; did you mean --domain?'],
  [['--host'], '--host needs a value'],
  [['toString=x'], 'Unknown option --toString'],
  [['domain'], 'Unexpected argument domain'],
  [['mode=check', 'mode=export'], '--mode is given twice'],
])('%j is not understood', (args, message) => expect(() => readInputs(args)).toThrow(message))

test('the help describes every input', () => {
  const { inputs } = parse(readFileSync('action.yml', 'utf8')) as { inputs: Record<string, unknown> }
  const named = [...help().matchAll(/^ {2}([a-z-]+)(?: \(.*\))?\n {6}\S/gm)].map(([, name]) => name)
  expect(named).toEqual(Object.keys(inputs))
})
