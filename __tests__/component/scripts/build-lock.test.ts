/** scripts/build-lock.ts: builds of one clone, here by processes that only take as long as they are told. */
import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { existsSync, mkdirSync, writeFileSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { createInterface } from 'node:readline'
import { afterEach, beforeEach, expect, test } from '@jest/globals'
import { buildAlone, waitForBuild } from '../../../scripts/build-lock.ts'
import { scratch } from '../../support/scratch.ts'

let root: string
const running: ChildProcess[] = []

beforeEach(() => {
  root = scratch()
  mkdirSync(join(root, 'src'))
  writeFileSync(join(root, 'src', 'a.ts'), 'a')
})

afterEach(async () => {
  for (const child of running.splice(0)) child.kill('SIGKILL')
})

/** Starts a build; `line` returns the next line that it prints, `end` lets it end and returns its exit code. */
function start() {
  const child = spawn(process.execPath, [resolve('__tests__/support/children/build-alone.ts'), root], {
    stdio: ['pipe', 'pipe', 'inherit'],
  })
  running.push(child)
  const exited = once(child, 'exit')
  const lines = createInterface({ input: child.stdout })[Symbol.asyncIterator]()
  return {
    child,
    line: async (): Promise<string | undefined> => (await lines.next()).value,
    async end() {
      child.stdin.end()
      const [code] = await exited
      return code
    },
    async kill() {
      child.kill('SIGKILL')
      await exited
    },
  }
}

test('a second build waits for the first, and has nothing left to do', async () => {
  const first = start()
  await expect(first.line()).resolves.toBe('begins')
  const second = start()
  await expect(second.line()).resolves.toBe(
    `another build of this clone is running (process ${first.child.pid}); waiting for it`,
  )
  expect(await first.end()).toBe(0)
  await expect(second.line()).resolves.toBe(
    'the other build was of the same sources, so there is nothing left to do',
  )
  expect(await second.end()).toBe(0)
  expect(existsSync(join(root, 'dist', 'index.js'))).toBe(true)
})

test('a build that is killed leaves nothing behind that others would wait for', async () => {
  const first = start()
  await first.line()
  const second = start()
  await expect(second.line()).resolves.toContain('waiting for it')
  await first.kill()
  await expect(second.line()).resolves.toBe('begins')
  await expect(second.end()).resolves.toBe(0)
  const third = start()
  await expect(third.line()).resolves.toBe('begins')
  await expect(third.end()).resolves.toBe(0)
})

test('another build is not waited for without end', async () => {
  const first = start()
  await first.line()
  const said: string[] = []
  const build = () => said.push('built')
  expect(() => buildAlone(root, build, (line) => said.push(line), 10)).toThrow(
    `the other build of this clone (process ${first.child.pid}) is not done after 0.01 seconds`,
  )
  expect(() => waitForBuild(root, (line) => said.push(line), 10)).toThrow('is not done after')
  expect(said).toEqual([
    `another build of this clone is running (process ${first.child.pid}); waiting for it`,
    `a build of this clone is running (process ${first.child.pid}); waiting for it`,
  ])
})

test('whoever needs a build does not wait where there is none', () => {
  const said: string[] = []
  const say = (line: string) => void said.push(line)
  waitForBuild(root, say)
  expect(existsSync(join(root, '.build-lock'))).toBe(false)
  buildAlone(root, () => say('built'), say)
  waitForBuild(root, say)
  expect(said).toEqual(['built'])
})

test('a build that fails lets the next one begin', () => {
  const fail = () => {
    throw new Error('no compiler')
  }
  const said: string[] = []
  expect(() => buildAlone(root, fail, () => {})).toThrow('no compiler')
  buildAlone(
    root,
    () => said.push('built'),
    (line) => said.push(line),
  )
  expect(said).toEqual(['built'])
})
