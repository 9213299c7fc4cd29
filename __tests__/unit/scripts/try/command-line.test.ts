import { readFileSync } from 'node:fs'
import { expect, test } from '@jest/globals'
import { parse } from 'yaml'
import { help, readInputs, WrongUse } from '../../../../scripts/try/command-line.ts'

function errorsOf(args: readonly string[]): readonly string[] {
  try {
    readInputs(args)
  } catch (error) {
    if (error instanceof WrongUse) return error.errors
    throw error
  }
  return []
}

test.each([
  [['domain=docs.example.com'], { domain: 'docs.example.com' }],
  [['base-url=http://127.0.0.1:1/?a=b', 'domain='], { 'base-url': 'http://127.0.0.1:1/?a=b', domain: '' }],
  [['export-version=two\nlines'], { 'export-version': 'two\nlines' }],
  [['mode=check', '--help'], 'help'],
  [['-h'], 'help'],
])('%j', (args, inputs) => expect(readInputs(args)).toEqual(inputs))

test.each([
  [[], ['no input is given']],
  [['domian=x'], ['“domian=x” is not an input; did you mean domain=x?']],
  [['--host=nginx'], ['“--host=nginx” is not an input; did you mean host=nginx?']],
  [
    ['--host', 'nginx'],
    ['“--host” is not an input; did you mean host=…?', '“nginx” is not an input'],
  ],
  [['toString=x'], ['“toString=x” is not an input']],
  [['domain'], ['domain has no value: write domain=…']],
  [['mode=check', 'mode=export'], ['mode is given twice']],
])('%j is not understood', (args, errors) => expect(errorsOf(args)).toEqual(errors))

test('the help describes every input', () => {
  const { inputs } = parse(readFileSync('action.yml', 'utf8')) as { inputs: Record<string, unknown> }
  const named = [...help().matchAll(/^ {2}([a-z-]+)(?: \(.*\))?\n {6}\S/gm)].map(([, name]) => name)
  expect(named).toEqual(Object.keys(inputs))
})
