import { execFileSync, spawnSync } from 'node:child_process'
import { cpSync, readFileSync, symlinkSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { beforeAll, expect, test } from '@jest/globals'
import { currentRepository } from '../../scripts/release/repository.ts'
import { keptScratch } from '../support/scratch.ts'

const [owner = ''] = currentRepository().split('/')
let copy: string

/** The files that are or would be in Git, except for built ones. */
const listing = ['ls-files', '-z', '--cached', '--others', '--exclude-standard', '--', ':!dist']
const files = execFileSync('git', listing, { encoding: 'utf8' }).split('\0').filter(Boolean)

const run = (command: string, ...args: string[]) =>
  spawnSync(command, args, {
    cwd: copy,
    encoding: 'utf8',
    env: { ...process.env, TMPDIR: dirname(copy) },
  })
const setOwner = (...args: string[]) => run('node', 'scripts/set-owner.ts', ...args)

/** Returns the files of the copy that have this word in them. */
const filesWith = (word: string) =>
  run('git', 'grep', '--cached', '--word-regexp', '--files-with-matches', word)
    .stdout.split('\n')
    .filter(Boolean)

beforeAll(() => {
  copy = join(keptScratch(), 'copy')
  for (const file of files) cpSync(file, join(copy, file), { verbatimSymlinks: true })
  symlinkSync(join(process.cwd(), 'node_modules'), join(copy, 'node_modules'))
  run('git', 'init', '--quiet')
  run('git', 'add', '--', ...files)
})

test.each([[[]], [['a', 'b']], [['-a']], [['a--b']], [['a/b']], [[`a${'b'.repeat(39)}`]]])(
  'with the arguments %j, it says how it is used, and changes nothing',
  (args) => {
    expect(setOwner(...args)).toMatchObject({
      status: 2,
      stderr: expect.stringContaining('usage: '),
    })
    expect(run('git', 'diff', '--name-only').stdout).toBe('')
  },
)

/** A placeholder is in capitals. An account may have an ordinary word for a name, which other sentences use, too. */
const isPlaceholder = /^[A-Z]+$/.test(owner)

test.each([
  ['octo-docs', owner],
  ['Ann', 'octo-docs'],
])('once %s is the owner, no file names %s', (account, before) => {
  const named = filesWith(`${before}/docs-export-action`)
  expect(named).toEqual(expect.arrayContaining(['README.md', 'package.json', 'examples/nginx.yml']))
  expect(setOwner(account)).toMatchObject({ status: 0, stderr: '' })
  run('git', 'add', '--update')
  expect(filesWith(`${before}/docs-export-action`)).toEqual([])
  expect(filesWith(`${account}/docs-export-action`)).toEqual(named)
  expect(isPlaceholder ? filesWith(owner) : []).toEqual([])
  expect(readFileSync(join(copy, '.github/CODEOWNERS'), 'utf8')).toContain(`* @${account}\n`)
})

test('the tests of the files that name it then pass', () => {
  const options = ['--experimental-vm-modules', '--disable-warning=ExperimentalWarning']
  const jest = [...options, 'node_modules/jest/bin/jest.js']
  const tests = ['examples', 'action-file'].map((name) => `__tests__/unit/${name}.test.ts`)
  const { status, stderr } = run('node', ...jest, '--maxWorkers=1', ...tests)
  expect([status, stderr]).toEqual([0, expect.stringContaining('Tests:')])
})
