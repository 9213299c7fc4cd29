import { mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from '@jest/globals'
import { outputsIn } from '../../sandbox/runner-rules.ts'
import { openOutputs } from '../../src/outputs.ts'
import { scratch } from '../support/scratch.ts'

test('outputs go to the file that the given environment names', () => {
  const path = join(scratch(), 'output')
  writeFileSync(path, '')
  const outputs = openOutputs({ GITHUB_OUTPUT: path })
  outputs.set('status', 'running')
  outputs.set('job', 'two\nlines')
  expect(outputsIn(readFileSync(path, 'utf8'))).toEqual({ status: 'running', job: 'two\nlines' })
})

test('without such a file they are kept and not written', () => {
  const outputs = openOutputs({})
  outputs.set('status', 'running')
  expect(outputs.get('status')).toBe('running')
})

test.each<[string, (folder: string) => string]>([
  ['is not there', (folder) => join(folder, 'none')],
  ['cannot be opened for writing', (folder) => folder],
  ['is on a full disk', () => '/dev/full'],
])('a file of the runner that %s is told as such', (_, place) => {
  const folder = scratch()
  mkdirSync(join(folder, 'x'))
  const outputs = openOutputs({ GITHUB_OUTPUT: place(folder) })
  expect(() => outputs.begin()).toThrow('The file behind GITHUB_OUTPUT could not be written')
})
