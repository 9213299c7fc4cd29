import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from '@jest/globals'
import { outputsIn } from '../../../sandbox/runner-rules.ts'
import { OUTPUTS, openOutputs } from '../../../src/step/outputs.ts'
import { runChild, withMaxFileSize } from '../../support/child.ts'
import { scratch } from '../../support/scratch.ts'

/** Returns the path of an empty file for outputs. */
function outputFile(): string {
  const path = join(scratch(), 'output')
  writeFileSync(path, '')
  return path
}

test('outputs go to the file that the given environment specifies', () => {
  const path = outputFile()
  const outputs = openOutputs({ GITHUB_OUTPUT: path }, OUTPUTS)
  outputs.set('status', 'running')
  outputs.set('job', 'two\nlines')
  expect(outputsIn(readFileSync(path, 'utf8'))).toEqual({ status: 'running', job: 'two\nlines' })
})

test('without GITHUB_OUTPUT, nothing is written, not even to the file of the process', () => {
  const path = outputFile()
  const before = process.env.GITHUB_OUTPUT
  process.env.GITHUB_OUTPUT = path
  try {
    openOutputs({}, OUTPUTS).set('status', 'running')
  } finally {
    if (before === undefined) delete process.env.GITHUB_OUTPUT
    else process.env.GITHUB_OUTPUT = before
  }
  expect(readFileSync(path, 'utf8')).toBe('')
})

test('a value that does not change is written once', () => {
  const path = outputFile()
  const outputs = openOutputs({ GITHUB_OUTPUT: path }, OUTPUTS)
  outputs.set('status', 'running')
  const written = readFileSync(path, 'utf8')
  outputs.set('status', 'running')
  expect(readFileSync(path, 'utf8')).toBe(written)
})

test('an output that does not fit on the disk leaves no partial entry in the file', async () => {
  const path = outputFile()
  const launcher = withMaxFileSize(4)
  const why = await runChild('write-outputs', { path }, { launcher })
  expect(why).toContain('could not be written: a file would exceed')
  expect(outputsIn(readFileSync(path, 'utf8'))).toEqual({ status: 'running' })
})

const WRONG_VARIABLE = 'Check that the workflow does not change this variable'

test.each<[string, string, (folder: string) => string]>([
  ['no such file or directory (ENOENT)', WRONG_VARIABLE, (folder) => join(folder, 'none')],
  ['illegal operation on a directory (EISDIR)', WRONG_VARIABLE, (folder) => folder],
  ['the disk is full (ENOSPC)', 'Check the runner’s disk', () => '/dev/full'],
])('a file of the runner that cannot be written is reported: %s', (why, advice, place) => {
  const path = place(scratch())
  const outputs = openOutputs({ GITHUB_OUTPUT: path }, OUTPUTS)
  const message = `The file that GITHUB_OUTPUT points to (${path}) could not be written: ${why}, so later steps might not get the outputs of this step. ${advice}, then run this step again.`
  expect(() => outputs.clearAll()).toThrow(message)
})
