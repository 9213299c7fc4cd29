import { existsSync, globSync } from 'node:fs'
import { describe, expect, test } from '@jest/globals'
import { byFolder } from '../../../scripts/mutants/by-folder.ts'
import { MUTATED_FILES } from '../../../scripts/mutants/mutated-files.ts'
import { type Report, verdictOn } from '../../../scripts/mutants/verdict.ts'

test.each(MUTATED_FILES)('%s, which `npm run mutants` changes, exists', (pattern) => {
  expect(globSync(pattern)).not.toEqual([])
})

test('files are changed folder by folder, with the tests of that folder', () => {
  expect(byFolder(['src/net/poll.ts', 'src/api/call.ts', 'src/net/proxy.ts'])).toEqual([
    { files: ['src/api/call.ts'], tests: ['__tests__/unit/api', '__tests__/component/api'] },
    {
      files: ['src/net/poll.ts', 'src/net/proxy.ts'],
      tests: ['__tests__/unit/net', '__tests__/component/net'],
    },
  ])
})

test('every folder whose files are changed has tests', () => {
  const groups = byFolder(globSync(MUTATED_FILES))
  expect(groups.filter(({ tests }) => !tests.some((folder) => existsSync(folder)))).toEqual([])
})

const SOURCE = ['if (a > 0) {', '  return [', '    b,', '  ]', '}'].join('\n')

type Reported = Report['files'][string]['mutants'][number]

const atLeastZero = (status: string): Reported => ({
  status,
  replacement: 'a >= 0',
  location: { start: { line: 1, column: 5 }, end: { line: 1, column: 10 } },
})
const emptyList = (status: string): Reported => ({
  status,
  replacement: '[]',
  location: { start: { line: 2, column: 10 }, end: { line: 4, column: 4 } },
})

function judge(mutants: Reported[]) {
  return verdictOn({ files: { 'a.ts': { source: SOURCE, mutants } } })
}

describe('the verdict on changes of the code', () => {
  test('counts a change that hangs a test as noticed, and one that no test runs as unnoticed', () => {
    const statuses = ['Killed', 'Killed', 'Timeout', 'NoCoverage']
    expect(judge(statuses.map(atLeastZero))).toMatchObject({ noticed: 3, percent: 75 })
  })

  test('shows the lines that were touched, before and after', () => {
    expect(judge([emptyList('Survived')]).unnoticed).toEqual([
      { file: 'a.ts', line: 2, from: 'return [ b, ]', to: 'return []', status: 'Survived' },
    ])
  })

  test('counts no change that could not be compiled', () => {
    expect(judge([atLeastZero('Killed'), emptyList('CompileError')]).percent).toBe(100)
  })
})
