/** `npm run demo`: what it says, what it leaves, and how it ends. */
import { spawnSync } from 'node:child_process'
import { cpSync, existsSync, mkdirSync, readFileSync, symlinkSync, writeFileSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { beforeAll, describe, expect, test } from '@jest/globals'
import type { Result } from '../../scripts/demo/results.ts'
import { runDemo } from '../../scripts/demo/run-demo.ts'
import { fetch } from '../support/fetch.ts'
import { keptScratch, scratch } from '../support/scratch.ts'

/** Runs the demo as a program that has no terminal. */
function demo(...args: string[]) {
  return spawnSync(process.execPath, ['scripts/demo.ts', ...args], { encoding: 'utf8', timeout: 100_000 })
}

const NEVER = new AbortController().signal

describe('without a terminal, the demo', () => {
  const folder = keptScratch()
  let run: ReturnType<typeof demo>
  beforeAll(() => {
    run = demo('--folder', folder)
  })

  test('ends by itself, green', () => {
    expect([run.status, run.stderr]).toEqual([0, ''])
    expect(run.stdout).toMatch(/All four steps ended as they have to.*\n$/)
  })

  test.each([
    ['exports', /^ {2}Started job export_/m],
    ['downloads and verifies', /^ {2}Downloaded the archive: .*, SHA-256 [0-9a-f]{64}$/m],
    ['unpacks', /^ {2}The site is at .*site: \d+ files$/m],
    ['checks', /^ {2}Checked \d+ links and \d+ loaded files in \d+ pages: found nothing\./m],
    [
      'finds the broken link, and what exists instead',
      /^ {2}1\. ❌ error broken-link .*\/guide\/Deploy\b.* \/guide\/deploy exists; only upper and lower case differ\.$/m,
    ],
    [
      'says what changed',
      /^ {2}Compared with the earlier site: 1 page added, 1 page moved, 2 pages changed/m,
    ],
    ['checks what is live', /^ {2}All \d+ addresses agree after /m],
    ['follows an agent’s job', /^ {2}The agent opened the pull request https:/m],
  ])('%s', (_, line) => expect(run.stdout).toMatch(line))

  test('shows neither a key nor a signature nor an output without a value', () => {
    expect(run.stdout).toMatch(/^ {2}bundleUrl: http:\S+\.tar\.gz\?…$/m)
    expect(run.stdout).not.toMatch(/X-Amz-|mdoc_admin_/)
    expect(run.stdout).not.toMatch(/^ {2}(?!with:)\w+: *$/m)
  })

  test('says where the site, the report and the summary are, and gives no address that has gone', () => {
    const [, results = ''] = run.stdout.split('\nLook at it\n')
    const paths = [...results.matchAll(/^ {2}(?:the \w+) +(\S+)$/gm)].map(([, path = '']) => path)
    expect(paths.map((path) => path.replace(/.*\//, ''))).toEqual([
      'index.html',
      'report.html',
      'summary.html',
    ])
    for (const path of paths) expect(existsSync(path)).toBe(true)
    expect(results).not.toContain('http')
    const [site = '', report = '', summary = ''] = paths.map((path) => readFileSync(path, 'utf8'))
    expect(site).not.toContain('Deploy')
    expect(report).toContain('/guide/deploy exists')
    expect(summary.match(/<section>/g)).toHaveLength(4)
  })
})

test('while somebody looks, the results are served, and not after that', async () => {
  const seen: (readonly [Result, number, string])[] = []
  const look = async (results: readonly Result[]) => {
    for (const result of results) {
      const { status, text } = await fetch(result.url).then(async (answer) => ({
        status: answer.status,
        text: await answer.text(),
      }))
      seen.push([result, status, text])
    }
  }
  expect(await runDemo({ folder: scratch(), print: () => {}, signal: NEVER, look })).toMatchObject({
    isGood: true,
  })
  expect(seen.map(([{ name }, status]) => [name, status])).toEqual([
    ['the site', 200],
    ['the report', 200],
    ['the summary', 200],
  ])
  for (const [{ file, url }, , text] of seen) {
    expect(text).toBe(readFileSync(file, 'utf8'))
    await expect(fetch(url)).rejects.toThrow()
  }
})

test('if a step ends otherwise than it has to, the demo is red', async () => {
  const sandbox = { exportFails: 'page 7 is broken' }
  const lines: string[] = []
  const print = (line: string) => lines.push(line)
  expect(await runDemo({ folder: scratch(), print, signal: NEVER, sandbox })).toMatchObject({
    isGood: false,
  })
  expect(lines.join('\n')).toMatch(/should have ended with “succeeded”/)
  expect(lines.at(-1)).toBe('A step did not end as it has to: see above.')
})

test('a signal ends it in the middle of a step', async () => {
  const stop = new AbortController()
  const lines: string[] = []
  const print = (line: string) => {
    lines.push(line)
    if (line.includes('Started job')) stop.abort(new Error('enough'))
  }
  await expect(runDemo({ folder: scratch(), print, signal: stop.signal })).rejects.toThrow('enough')
  expect(lines.filter((line) => line.startsWith('2.'))).toEqual([])
})

test('a folder in which there is something is left alone', () => {
  const folder = scratch()
  writeFileSync(join(folder, 'mine.txt'), '')
  const { status, stderr } = demo('--folder', folder)
  expect([status, stderr]).toEqual([2, `demo: ${folder} is not empty: name a new folder\n`])
  expect(existsSync(join(folder, 'mine.txt'))).toBe(true)
})

test('the folder is refused before anything is built', () => {
  const root = scratch()
  for (const name of ['scripts', 'sandbox', 'src', 'package.json'])
    cpSync(name, join(root, name), { recursive: true })
  symlinkSync(resolve('node_modules'), join(root, 'node_modules'), 'junction')
  mkdirSync(join(root, 'lib'))
  writeFileSync(join(root, 'lib', 'dist-stamp.json'), '{ "sources": "of yesterday" }')
  const args = [join(root, 'scripts', 'demo.ts'), '--folder', '']
  const { status, stderr } = spawnSync(process.execPath, args, { encoding: 'utf8', timeout: 100_000 })
  expect([status, stderr]).toEqual([2, 'demo: --folder needs the name of a folder\n'])
})

test.each([
  ['whose parent does not exist', (folder: string) => join(folder, 'none', 'demo')],
  ['below a file', (folder: string) => join(folder, 'file', 'demo')],
  ['that is a file', (folder: string) => join(folder, 'file')],
])('a folder %s is refused', (_, named) => {
  const folder = scratch()
  writeFileSync(join(folder, 'file'), '')
  const path = named(folder)
  const { status, stderr } = demo('--folder', path)
  expect(status).toBe(2)
  expect(stderr).toMatch(/^demo: .* cannot be used: E\w+: .*: name a new folder in one that exists\n$/)
  expect(stderr).toContain(path)
})

test.each([
  [['--help'], 0, 'stdout', /^usage: npm run demo/],
  [['--opne'], 2, 'stderr', /^demo: Unknown option --opne; did you mean --open\?\n\nusage: npm run demo/],
] as const)('%j', (args, code, stream, words) => {
  const run = demo(...args)
  expect(run.status).toBe(code)
  expect(run[stream]).toMatch(words)
})
