/** `npm run demo`: what it says, what it leaves, and how it ends. */
import { execFile, spawnSync } from 'node:child_process'
import { existsSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { beforeAll, describe, expect, test } from '@jest/globals'
import { type Result, runDemo } from '../../scripts/demo/run-demo.ts'
import { digestOf, subjectsOf } from '../../scripts/pictures/subjects.ts'
import { fetch } from '../support/fetch.ts'
import { keptScratch, scratch } from '../support/scratch.ts'

/** Runs the demo as a program that has no terminal. */
function demo(...args: string[]) {
  return spawnSync(process.execPath, ['scripts/demo.ts', ...args], { encoding: 'utf8' })
}

/** Returns what a green run of the demo as a program without a terminal prints. */
const printedByDemo = (folder: string) =>
  promisify(execFile)(process.execPath, ['scripts/demo.ts', '--folder', folder])

/** Runs the demo, and fetches what it serves while a user looks at the results. */
async function watchDemo(folder: string) {
  const lines: string[] = []
  const seen: (readonly [Result, number, string])[] = []
  const look = async (results: readonly Result[]) => {
    for (const result of results) {
      const answer = await fetch(result.url)
      seen.push([result, answer.status, await answer.text()])
    }
  }
  const print = (line: string) => lines.push(line)
  const ended = await runDemo({ folder, print, verbose: true, signal: NEVER, look })
  return { ended, lines, seen }
}

const NEVER = new AbortController().signal

const watchedFolder = keptScratch()
let printed: Awaited<ReturnType<typeof printedByDemo>>
let watched: Awaited<ReturnType<typeof watchDemo>>
beforeAll(async () => {
  // Each takes half a minute, and mostly waits.
  ;[printed, watched] = await Promise.all([
    printedByDemo(join(keptScratch(), 'demo')),
    watchDemo(watchedFolder),
  ])
})

describe('without a terminal, the demo', () => {
  test('ends by itself, green', () => {
    expect(printed.stderr).toBe('')
    expect(printed.stdout).toMatch(/All five ended as expected.*\n$/)
  })

  test('shows five lines of each act, and a hundred at most', () => {
    expect(printed.stdout.split('\n').length).toBeLessThan(100)
    const [acts = ''] = printed.stdout.split('\nResults')
    const parts = acts.split(/^\d\. /m).slice(1)
    const shown = parts.map((act) => act.trim().split('\n\n')[1]?.split('\n').length)
    expect(shown).toEqual([5, 5, 5, 4, 5])
  })

  test.each([
    ['exports', /^ {2}Started job export_/m],
    ['downloads and verifies', /^ {2}Downloaded the archive: .*, SHA-256 [0-9a-f]{64}$/m],
    ['unpacks', /^ {2}The site is at .*site: \d+ files$/m],
    ['checks', /^ {2}Checked \d+ links and \d+ loaded files in \d+ pages: found 1 error$/m],
    ['tells new errors from known ones', /^ {2}❌ 1 new error in docs\.example\.com$/m],
    [
      'finds the broken link, its suggestion, and its source',
      /^ {2}broken-link .*\/guide\/Deploy: .*\/guide\/deploy exists; .* In docs\/README\.md, line 4 \(index\.html, line \d+\)\.$/m,
    ],
    [
      'compares',
      /^ {2}Compared with the earlier site: 1 page added, 1 page moved, 2 pages changed$/m,
    ],
    [
      'has a tag built before it is exported',
      /^ {2}The service has built the commit 9f2c\w+ on main$/m,
    ],
    [
      'proves that the export contains the tag',
      /^ {2}The expected text “v1\.1\.0” is on index\.html$/m,
    ],
    ['follows an agent’s job', /^ {2}The agent opened the pull request https:/m],
  ])('%s', (_, line) => expect(printed.stdout).toMatch(line))

  test('waits until what it published is live', () => {
    const notLive = printed.stdout.search(
      /^ {2}🔴 not live {2}After .*: \d+ of 15 addresses \(.*\)$/m,
    )
    const live = printed.stdout.search(/^ {2}🟢 live {2}All 15 addresses match after [\d.]+s$/m)
    expect(notLive).toBeGreaterThan(0)
    expect(live).toBeGreaterThan(notLive)
  })

  test('shows where the site, the report and the summary are, without addresses that no longer work', () => {
    const [, results = ''] = printed.stdout.split('\nResults\n')
    const paths = [...results.matchAll(/^ {2}(?:the \w+) +(\S+)$/gm)].map(([, path = '']) => path)
    const names = paths.map((path) => path.replace(/.*\//, ''))
    expect(names).toEqual(['index.html', 'report.html', 'summary.html'])
    for (const path of paths) expect(existsSync(path)).toBe(true)
    expect(results).not.toContain('http')
    const [site = '', report = '', summary = ''] = paths.map((path) => readFileSync(path, 'utf8'))
    expect(site).not.toContain('Deploy')
    expect(report).toContain('did you mean <b><code>/guide/deploy</code></b>?')
    expect(summary.match(/<section>/g)).toHaveLength(5)
  })
})

describe('while somebody looks', () => {
  test('nothing that is shown contains a key, a signature, or an output without a value', () => {
    const text = watched.lines.join('\n')
    expect(text.match(/^Outputs$/gm)).toHaveLength(5)
    expect(text).toMatch(/^ {2}bundleUrl: http:\S+\.tar\.gz\?…$/m)
    expect(text).toMatch(/^ {4}api-key: \*\*\*$/m)
    expect(text).not.toMatch(/X-Amz-|mdoc_admin_/)
    expect(text).not.toMatch(/^ {2}(?!with:)\w+: *$/m)
  })

  test('the results are served, and not after that', async () => {
    expect(watched.ended.isGood).toBe(true)
    const answers = watched.seen.map(([{ name }, status]) => `${name} ${status}`)
    expect(answers).toEqual(['the site 200', 'the report 200', 'the summary 200'])
    for (const [{ file, url }, , text] of watched.seen) {
      expect(text).toBe(readFileSync(file, 'utf8'))
      await expect(fetch(url)).rejects.toThrow()
    }
  })

  test('they look as in the README’s images', () => {
    const recorded = JSON.parse(readFileSync('docs/pictures/sources.json', 'utf8'))
    const shown = subjectsOf(watched.ended, watchedFolder).map(({ name, html }) => [
      name,
      digestOf(html),
    ])
    // If they do not match: npm run pictures.
    expect(Object.fromEntries(shown)).toEqual(recorded)
    for (const name of Object.keys(recorded))
      for (const scheme of ['light', 'dark'])
        expect(readFileSync('README.md', 'utf8')).toContain(
          `="docs/pictures/${name}-${scheme}.png"`,
        )
  })
})

test('a signal ends it in the middle of a step', async () => {
  const stop = new AbortController()
  const lines: string[] = []
  const print = (line: string) => {
    lines.push(line)
    if (line.includes('Started job')) stop.abort(new Error('enough'))
  }
  const demo = runDemo({ folder: scratch(), print, verbose: false, signal: stop.signal })
  await expect(demo).rejects.toThrow('enough')
  expect(lines.filter((line) => line.startsWith('2.'))).toEqual([])
})

test.each([
  ['that exists', ''],
  ['without a parent', 'none/demo'],
  ['that is a file', 'mine.txt'],
])('a folder %s is refused, and not changed', (_, name) => {
  const folder = scratch()
  writeFileSync(join(folder, 'mine.txt'), '')
  const { status, stderr } = demo('--folder', join(folder, name))
  expect(status).toBe(2)
  expect(stderr).toMatch(/^demo: --folder needs a new folder in an existing one: E\w+: /)
  expect(existsSync(join(folder, 'mine.txt'))).toBe(true)
})

test.each([
  [['--help'], 0, 'stdout', /^usage: npm run demo/],
  [
    ['--verbos'],
    2,
    'stderr',
    /^demo: Unknown option --verbos; did you mean --verbose\?\n\nusage: npm run demo/,
  ],
] as const)('%j', (args, code, stream, words) => {
  const run = demo(...args)
  expect(run.status).toBe(code)
  expect(run[stream]).toMatch(words)
})
