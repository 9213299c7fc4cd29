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
  expect(why).toContain('The file that GITHUB_OUTPUT points to could not be written: EFBIG')
  expect(outputsIn(readFileSync(path, 'utf8'))).toEqual({ status: 'running' })
})

test.each<[string, (folder: string) => string]>([
  ['ENOENT', (folder) => join(folder, 'none')],
  ['EISDIR', (folder) => folder],
  ['ENOSPC', () => '/dev/full'],
])('a file of the runner that cannot be written (%s) is reported as such', (code, place) => {
  const outputs = openOutputs({ GITHUB_OUTPUT: place(scratch()) }, OUTPUTS)
  expect(() => outputs.clearAll()).toThrow(
    `The file that GITHUB_OUTPUT points to could not be written: ${code}`,
  )
})
