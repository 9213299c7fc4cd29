import { execFileSync } from 'node:child_process'
import {
  existsSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs'
import { join } from 'node:path'
import { beforeEach, expect, test } from '@jest/globals'
import { Removals } from '../../../src/disk/removal.ts'
import { scratch } from '../../support/scratch.ts'

let root: string
const at = (path: string) => join(root, path)

beforeEach(() => {
  root = scratch()
  for (const folder of ['tree/deep/er', 'tree/empty', 'else'])
    mkdirSync(at(folder), { recursive: true })
  for (const file of ['tree/a', 'tree/deep/er/b', 'tree/mark', 'else/mine'])
    writeFileSync(at(file), file)
})

async function removed(path: string) {
  const removals = new Removals()
  let isGone = false
  const onRemoved = () => {
    isGone = true
  }
  removals.start(at(path), { clearedBy: 'nobody', onRemoved })
  await removals.waitUntilSettled()
  return { isGone, left: removals.leftovers }
}

const GONE = { isGone: true, left: [] }

test.each(['tree', 'else/mine', 'nothing', 'tree/nothing/here'])(
  '%s is gone afterward',
  async (path) => {
    expect(await removed(path)).toEqual(GONE)
    expect(existsSync(at(path))).toBe(false)
    expect(existsSync(at('else'))).toBe(true)
  },
)

test('links are removed, and their targets stay', async () => {
  symlinkSync('../else', at('tree/link'))
  symlinkSync('nowhere', at('tree/dangling'))
  expect(await removed('tree')).toEqual(GONE)
  expect(readFileSync(at('else/mine'), 'utf8')).toBe('else/mine')
})

const onLinux = process.platform === 'linux' ? test : test.skip

onLinux('files whose names are not UTF-8 are removed, too', async () => {
  const script = `mkdir -p $'d\\xe9/x' && touch $'\\xff' $'d\\xe9/\\xfe' $'d\\xe9/x/y'`
  execFileSync('bash', ['-c', script], { cwd: at('tree') })
  expect(await removed('tree')).toEqual(GONE)
  expect(readdirSync(root)).toEqual(['else'])
})

onLinux('what the system refuses to remove stays, and is reported with its name', async () => {
  const removals = new Removals()
  removals.start('/proc/self/fd', { clearedBy: 'runner' })
  removals.start(at('tree'), { clearedBy: 'later run' })
  await removals.waitUntilSettled()
  expect(removals.leftovers).toEqual([
    {
      path: '/proc/self/fd',
      why: expect.stringMatching(/^\d+: E(PERM|ACCES)$/),
      clearedBy: 'runner',
    },
  ])
})

test('removals of the same folder that overlap all succeed', async () => {
  const removals = new Removals()
  for (let i = 0; i < 50; i += 1) {
    removals.start(at('tree'), { clearedBy: 'later run' })
    removals.start(at('else'), { clearedBy: 'nobody' })
  }
  await removals.waitUntilSettled()
  expect(removals.leftovers).toEqual([])
})
