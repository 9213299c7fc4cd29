/**
 * How long the gate takes on two large sites, beside other link checkers, by ratio in one run: every round runs all
 * of them once, one after the other, and medians are compared.
 *
 * The sites are Debian packages (openjdk-17-doc, rust-doc). linkinator and check-html-links come from npm, into a
 * folder that is kept from run to run; hyperlink, lychee and htmltest take part where they are installed.
 */
import { execFileSync, spawn, spawnSync } from 'node:child_process'
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { availableParallelism, tmpdir } from 'node:os'
import { join } from 'node:path'

const WORK = join(tmpdir(), 'bench-gate')
const ROUNDS = 3
/** Who has not finished by then is stopped, in ms. */
const PATIENCE = 300_000

interface Corpus {
  readonly name: string
  readonly folder: string
  /** Copied first, because its folders are symbolic links that not every checker follows. */
  readonly copied: boolean
}

const CORPORA: readonly Corpus[] = [
  { name: 'openjdk-17-doc', folder: '/usr/share/doc/openjdk-17-doc', copied: true },
  { name: 'rust-doc', folder: '/usr/share/doc/rust-doc/html', copied: false },
]

interface Contestant {
  readonly name: string
  readonly version: string
  readonly command: readonly [string, ...string[]]
  /** How many pages or links it says it looked at, from what it printed: proof that it did look. */
  readonly crawled: RegExp
  readonly rounds?: number
}

interface Run {
  readonly ms: number
  /** The largest resident set, in MiB. */
  readonly peak: number
  readonly output: string
  readonly stopped: boolean
}

/** Runs all rounds and prints a table for each corpus. Missing corpora and checkers are named and left out. */
export async function benchGate(say: (line: string) => void): Promise<void> {
  mkdirSync(WORK, { recursive: true })
  for (const corpus of CORPORA) {
    if (!existsSync(corpus.folder)) {
      say(`${corpus.name}: left out, because it is not installed (apt-get install ${corpus.name})`)
      continue
    }
    await benchCorpus(corpus.name, prepared(corpus), say)
  }
}

function prepared({ name, folder, copied }: Corpus): string {
  if (!copied) return folder
  const copy = join(WORK, name)
  if (!existsSync(copy)) execFileSync('cp', ['-rL', folder, copy])
  return copy
}

async function benchCorpus(name: string, folder: string, say: (line: string) => void): Promise<void> {
  const contestants = contestantsFor(folder)
  const runs = new Map<Contestant, Run[]>(contestants.map((contestant) => [contestant, []]))
  for (let round = 0; round < ROUNDS; round++)
    for (const [contestant, done] of runs)
      if (round < (contestant.rounds ?? ROUNDS)) done.push(await timed(contestant.command))
  const [ours] = runs.values()
  const own = median((ours ?? []).map(({ ms }) => ms))
  say(`${name}, ${availableParallelism()} cores, medians of up to ${ROUNDS} rounds`)
  for (const [contestant, done] of runs) {
    const ms = median(done.map((run) => run.ms))
    const peak = Math.max(...done.map((run) => run.peak))
    const [last] = done
    const crawled = contestant.crawled.exec(last?.output ?? '')?.[0] ?? 'no proof that it crawled'
    const time = `${last?.stopped ? 'over ' : ''}${(ms / 1_000).toFixed(1)} s`
    say(
      `  ${`${contestant.name} ${contestant.version}`.padEnd(44)} ${time.padStart(12)}  ` +
        `${`${(ms / own).toFixed(2)} times ours`.padStart(17)}  ${String(Math.round(peak)).padStart(5)} MiB  ${crawled}`,
    )
  }
}

function contestantsFor(folder: string): Contestant[] {
  const node = process.execPath
  const npm = npmCheckers()
  const modules = join(npm, 'node_modules')
  const linkinator = join(modules, 'linkinator', 'build', 'src', 'cli.js')
  const checkHtmlLinks = join(modules, 'check-html-links', 'src', 'cli.js')
  return [
    {
      name: 'this gate',
      version: `on Node ${process.version}`,
      command: [node, 'src/gate.ts', '--host', 'nginx', folder],
      crawled: /\d+ pages/,
    },
    ...installed('hyperlink', ['--check-anchors', folder], /Checking \d+ links from \d+ files/),
    ...installed('lychee', ['--offline', '--include-fragments', '--no-progress', folder], /\d+ Total/),
    ...installed('htmltest', ['--skip-external', folder], /\d+ documents/),
    {
      name: 'linkinator, no anchors',
      version: versionOf(npm, 'linkinator'),
      command: [
        node,
        linkinator,
        '.',
        '--recurse',
        '--server-root',
        folder,
        '--skip',
        '^(?!http://localhost)',
      ],
      crawled: /scanned \d+ links/i,
    },
    {
      name: 'linkinator, anchors and CSS',
      version: versionOf(npm, 'linkinator'),
      command: [
        node,
        linkinator,
        '.',
        '--recurse',
        '--check-fragments',
        '--check-css',
        '--server-root',
        folder,
        '--skip',
        '^(?!http://localhost)',
      ],
      crawled: /scanned \d+ links/i,
      rounds: 1,
    },
    {
      name: 'check-html-links',
      version: versionOf(npm, 'check-html-links'),
      command: [node, checkHtmlLinks, folder],
      crawled: /Found \d+ (?:unique )?(?:references|links|files)[^\n]*/i,
      rounds: 1,
    },
  ]
}

/** Returns the folder in which the checkers from npm are, after installing them there if need be. */
export function npmCheckers(): string {
  const folder = join(WORK, 'npm')
  if (!existsSync(join(folder, 'node_modules'))) {
    mkdirSync(folder, { recursive: true })
    writeFileSync(join(folder, 'package.json'), '{"private":true}')
    execFileSync(
      'npm',
      ['install', '--no-audit', '--no-fund', 'linkinator@7.6.1', 'check-html-links@0.2.4'],
      {
        cwd: folder,
        stdio: 'ignore',
      },
    )
  }
  return folder
}

function versionOf(folder: string, name: string): string {
  return JSON.parse(readFileSync(join(folder, 'node_modules', name, 'package.json'), 'utf8')).version
}

function installed(name: string, args: readonly string[], crawled: RegExp): Contestant[] {
  const { status, stdout } = spawnSync(name, ['--version'], { encoding: 'utf8' })
  if (status !== 0) return []
  return [{ name, version: stdout.trim().replace(`${name} `, ''), command: [name, ...args], crawled }]
}

function timed([file, ...args]: Contestant['command']): Promise<Run> {
  return new Promise((resolve, reject) => {
    const started = performance.now()
    const child = spawn(file, args, { stdio: ['ignore', 'pipe', 'pipe'] })
    let peak = 0
    let stopped = false
    const head: Buffer[] = []
    let tail = Buffer.alloc(0)
    const keep = (chunk: Buffer) => {
      if (head.length < 20) head.push(chunk)
      tail = Buffer.concat([tail, chunk]).subarray(-4_096)
    }
    child.stdout.on('data', keep)
    child.stderr.on('data', keep)
    const look = setInterval(() => {
      peak = Math.max(peak, residentPeak(child.pid))
    }, 20)
    const stop = setTimeout(() => {
      stopped = true
      child.kill('SIGKILL')
    }, PATIENCE)
    child.once('error', reject)
    child.once('close', () => {
      clearInterval(look)
      clearTimeout(stop)
      const output = `${Buffer.concat(head)}\n${tail}`
      resolve({ ms: performance.now() - started, peak, output, stopped })
    })
  })
}

/** The kernel's own high-water mark of a process, in MiB; 0 when it is gone. */
function residentPeak(pid: number | undefined): number {
  try {
    const [, kib] = /VmHWM:\s+(\d+)/.exec(readFileSync(`/proc/${pid}/status`, 'utf8')) ?? []
    return Number(kib ?? 0) / 1_024
  } catch {
    return 0
  }
}

function median(values: readonly number[]): number {
  const sorted = [...values].sort((a, b) => a - b)
  return sorted[Math.floor(sorted.length / 2)] ?? Number.NaN
}
