/**
 * How long the gate takes on two large sites, compared with other link checkers in the same run: every round runs each
 * of them once, one after the other, and medians are compared.
 *
 * The sites are Debian packages (openjdk-17-doc, rust-doc). linkinator and check-html-links come from npm, into a
 * folder that is reused by later runs; hyperlink, lychee and htmltest take part where they are installed.
 */
import { execFileSync, spawnSync } from 'node:child_process'
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { availableParallelism } from 'node:os'
import { join } from 'node:path'
import { cacheFolder } from '../cache-folder.ts'
import { median, type Run, timed } from './measure.ts'

const WORK = cacheFolder('bench-gate')
const ROUNDS = 3
/** In ms; a checker that has not finished by then is stopped. */
const TIMEOUT_MS = 180_000

interface Corpus {
  readonly name: string
  readonly folder: string
  /** Whether to copy it first, because its folders are symbolic links that not every checker follows. */
  readonly copied: boolean
}

const CORPORA: readonly Corpus[] = [
  { name: 'openjdk-17-doc', folder: '/usr/share/doc/openjdk-17-doc/api', copied: true },
  { name: 'rust-doc', folder: '/usr/share/doc/rust-doc/html', copied: false },
]

interface Contestant {
  readonly name: string
  readonly version: string
  readonly command: readonly [string, ...string[]]
  /** What it prints about the number of pages or links that it checked: to show that it did check. */
  readonly crawled: RegExp
  readonly rounds?: number
}

/** Runs all rounds and prints a table for each corpus. Missing corpora and checkers are named and left out. */
export async function benchGate(print: (line: string) => void): Promise<void> {
  mkdirSync(WORK, { recursive: true })
  for (const corpus of CORPORA) {
    if (!existsSync(corpus.folder)) {
      print(`${corpus.name}: left out, because it is not installed (apt-get install ${corpus.name})`)
      continue
    }
    await benchCorpus(corpus.name, prepared(corpus), print)
  }
}

function prepared({ name, folder, copied }: Corpus): string {
  if (!copied) return folder
  const copy = join(WORK, name)
  if (!existsSync(copy)) execFileSync('cp', ['-rL', folder, copy])
  return copy
}

async function benchCorpus(name: string, folder: string, print: (line: string) => void): Promise<void> {
  const contestants = contestantsFor(folder)
  const runs = new Map<Contestant, Run[]>(contestants.map((contestant) => [contestant, []]))
  for (let round = 0; round < ROUNDS; round++)
    for (const [contestant, done] of runs)
      if (round < (contestant.rounds ?? ROUNDS)) done.push(await timed(contestant.command, TIMEOUT_MS))
  print(`${name}, ${availableParallelism()} cores, medians of up to ${ROUNDS} rounds`)
  const [ours] = runs.values()
  for (const [contestant, done] of runs) report(contestant, done, ours ?? [], print)
}

function report(
  { name, version, crawled }: Contestant,
  runs: readonly Run[],
  ours: readonly Run[],
  print: (line: string) => void,
): void {
  const [ms, cpu] = [medianOf(runs, ({ ms }) => ms), medianOf(runs, ({ cpuMs }) => cpuMs)]
  const ratio = ms / medianOf(ours, (run) => run.ms)
  const columns = [
    `${runs[0]?.stopped ? 'over ' : ''}${(ms / 1_000).toFixed(1)} s`.padStart(12),
    `${ratio.toFixed(2)} times ours`.padStart(18),
    `${(cpu / 1_000).toFixed(1)} s CPU`.padStart(13),
    `${Math.round(Math.max(...runs.map(({ peak }) => peak)))} MiB`.padStart(9),
  ]
  const proof = crawled.exec(runs[0]?.output ?? '')?.[0] ?? 'no proof that it crawled'
  print(`  ${`${name} ${version}`.padEnd(52)}${columns.join('')}  ${proof}`)
}

function contestantsFor(folder: string): Contestant[] {
  const node = process.execPath
  const npm = npmCheckers()
  return [
    {
      name: 'this gate',
      version: `on Node ${process.version}`,
      command: [node, 'lib/gate.js', '--host', 'nginx', folder],
      crawled: /\d+ pages/,
    },
    ...installed('hyperlink', ['--check-anchors', folder], /Checking \d+ links from \d+ files/),
    ...installed('lychee', ['--offline', '--include-fragments', '--no-progress', folder], /\d+ Total/),
    ...installed('htmltest', ['--skip-external', folder], /\d+ documents/),
    // The older one is many times faster, and looks neither into style sheets nor for anchors.
    linkinator(npm, 'linkinator-6', folder, []),
    { ...linkinator(npm, 'linkinator', folder, ['--check-fragments', '--check-css']), rounds: 1 },
    {
      name: 'check-html-links',
      version: versionOf(npm, 'check-html-links'),
      command: [node, join(npm, 'node_modules', 'check-html-links', 'src', 'cli.js'), folder],
      crawled: /Found \d+ files/,
      rounds: 1,
    },
  ]
}

function linkinator(npm: string, name: string, folder: string, options: readonly string[]): Contestant {
  const script = join(npm, 'node_modules', name, 'build', 'src', 'cli.js')
  const inside = ['.', '--recurse', '--server-root', folder, '--skip', '^https?://(?!localhost)']
  return {
    name: ['linkinator', ...options].join(' '),
    version: versionOf(npm, name),
    command: [process.execPath, script, ...inside, ...options],
    crawled: /scanned \d+ links/i,
  }
}

/** Returns the folder in which the checkers from npm are, after installing them there if need be. */
export function npmCheckers(): string {
  const folder = join(WORK, 'npm')
  if (!existsSync(join(folder, 'node_modules'))) {
    mkdirSync(folder, { recursive: true })
    writeFileSync(join(folder, 'package.json'), '{"private":true}')
    const packages = ['linkinator@7.6.1', 'linkinator-6@npm:linkinator@6.1.2', 'check-html-links@0.2.4']
    const options = { cwd: folder, stdio: 'ignore' } as const
    execFileSync('npm', ['install', '--no-audit', '--no-fund', ...packages], options)
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

function medianOf(runs: readonly Run[], figure: (run: Run) => number): number {
  return median(runs.map(figure))
}
