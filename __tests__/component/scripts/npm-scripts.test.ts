import { spawnSync } from 'node:child_process'
import { relative } from 'node:path'
import { expect, test } from '@jest/globals'
import { scratch } from '../../support/scratch.ts'

/** Returns the test files that an npm script would run. */
function testsOf(script: string, ...args: string[]): string[] {
  const folder = scratch()
  const { stdout } = spawnSync('npm', ['run', '--silent', script, '--', '--listTests', ...args], {
    encoding: 'utf8',
    // Jest and npm keep caches there.
    env: { ...process.env, TMPDIR: folder, TMP: folder, TEMP: folder },
    shell: process.platform === 'win32',
  })
  return stdout.split('\n').flatMap((path) => relative(process.cwd(), path) || [])
}

test('`npm run jest` runs all tests but the corpora and the slow ones', () => {
  const files = testsOf('jest')
  expect(files).toContain('__tests__/component/scripts/npm-scripts.test.ts')
  expect(files.filter((file) => /corpora|slow/.test(file))).toEqual([])
})

test.each([
  ['corpora', 'archivers'],
  ['slow', 'growth-of-documents'],
])('`npm run jest:%s` runs the tests in that folder alone', (folder, name) => {
  const files = testsOf(`jest:${folder}`)
  expect(files).toContain(`__tests__/${folder}/${name}.test.ts`)
  expect(files.filter((file) => !file.startsWith(`__tests__/${folder}/`))).toEqual([])
})

test('`npm run jest:corpora` runs only the file that is named', () => {
  const file = '__tests__/corpora/archivers.test.ts'
  expect(testsOf('jest:corpora', file)).toEqual([file])
})
