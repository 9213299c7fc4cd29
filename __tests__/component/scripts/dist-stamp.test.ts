import { execFileSync } from 'node:child_process'
import { mkdirSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { beforeEach, describe, expect, test } from '@jest/globals'
import { staleness, stampDist } from '../../../scripts/dist-stamp.ts'
import refuseStaleDist from '../../support/jest/refuse-stale-dist.ts'
import { scratch } from '../../support/scratch.ts'

const CHANGED = 'the sources or dist have changed since the last build'

let root: string
const write = (path: string, content: string) => writeFileSync(join(root, path), content)

beforeEach(() => {
  root = scratch()
  for (const folder of ['src/net', 'dist', 'lib']) mkdirSync(join(root, folder), { recursive: true })
  for (const file of ['src/net/a.ts', 'dist/index.js', 'package-lock.json']) write(file, file)
})

describe('after a build', () => {
  beforeEach(() => stampDist(root))

  test('dist is current', () => expect(staleness(root)).toBeUndefined())

  test.each<[string, () => void]>([
    ['a source was changed', () => write('src/net/a.ts', 'changed')],
    ['a source was added', () => write('src/net/b.ts', '')],
    ['a source was removed', () => rmSync(join(root, 'src/net/a.ts'))],
    ['a dependency was changed', () => write('package-lock.json', 'changed')],
  ])('dist is stale once %s', (_, change) => {
    change()
    expect(staleness(root)).toBe(CHANGED)
  })

  test('dist is stale once another dist was checked out', () => {
    write('dist/index.js', 'committed')
    expect(staleness(root)).toBe(CHANGED)
  })

  test('tests that run dist say so and do not start', () => {
    expect(() => refuseStaleDist({ rootDir: root })).not.toThrow()
    write('src/net/a.ts', 'changed')
    expect(() => refuseStaleDist({ rootDir: root })).toThrow(
      'These tests run dist, and the sources or dist have changed since the last build: run “npm run dist” first.',
    )
  })
})

describe('if nothing has been built', () => {
  const git = (...args: string[]) => execFileSync('git', ['-C', root, ...args], { stdio: 'ignore' })

  beforeEach(() => {
    rmSync(join(root, 'lib'), { recursive: true })
    git('init')
    git('add', '.')
    git('-c', 'user.name=x', '-c', 'user.email=x@example.com', 'commit', '--no-gpg-sign', '-m', 'x')
  })

  test('a fresh clone has a current dist', () => expect(staleness(root)).toBeUndefined())

  test('a source that was changed makes dist stale', () => {
    write('src/net/a.ts', 'changed')
    expect(staleness(root)).toBe('the sources or dist have uncommitted changes')
  })
})
