/**
 * How long the shipped step takes to check two large sites (`mode: check`, `verify: report`), compared with other link
 * checkers in the same run: every round runs each of them once, one after the other, and medians are compared.
 *
 * The sites are Debian packages (openjdk-17-doc, rust-doc). hyperlink (`cargo install hyperlink`), lychee and htmltest
 * take part where they are installed; linkinator and check-html-links come from npm, into a folder that is reused.
 */
import { execFileSync, spawnSync } from 'node:child_process'
import { existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { availableParallelism, homedir, loadavg } from 'node:os'
import { delimiter, dirname, join } from 'node:path'
import { cacheFolder } from '../cache-folder.ts'
import { median, type Run, timed } from './measure.ts'

const WORK = cacheFolder('bench-gate')
const ROUNDS = 5
/** Where `cargo install` puts programs. */
const PATH = [process.env.PATH, join(homedir(), '.cargo', 'bin')].join(delimiter)
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
  /** The whole environment, apart from PATH and HOME. */
  readonly env?: Readonly<Record<string, string>>
  /** What it prints about the number of pages or links that it checked: to show that it did check. */
  readonly crawled: RegExp
}

/** Compares the step with hyperlink, which is the fastest of the others. Prints a table for each site. */
export async function benchGate(print: (line: string) => void): Promise<void> {
  for (const { name, folder } of sites(print)) {
    const crawled = /Checking \d+ links from \d+ files/
    const hyperlink = installed('hyperlink', ['--check-anchors', folder], crawled)
    if (hyperlink.length === 0)
      print('hyperlink is left out, because it is not installed (cargo install hyperlink)')
    await compareOn(name, folder, hyperlink, ROUNDS, print)
  }
}

/** Compares the step with all others, each once: some of them take minutes. */
export async function benchOtherCheckers(print: (line: string) => void): Promise<void> {
  for (const { name, folder } of sites(print)) await compareOn(name, folder, othersFor(folder), 1, print)
}

/** Yields the sites that are installed, and names the others. */
function* sites(print: (line: string) => void): Generator<{ name: string; folder: string }> {
  mkdirSync(WORK, { recursive: true })
  for (const corpus of CORPORA) {
    if (existsSync(corpus.folder)) yield { name: corpus.name, folder: prepared(corpus) }
    else print(`${corpus.name} is left out, because it is not installed (apt-get install ${corpus.name})`)
  }
}

function prepared({ name, folder, copied }: Corpus): string {
  if (!copied) return folder
  const copy = join(WORK, name)
  if (!existsSync(copy)) execFileSync('cp', ['-rL', folder, copy])
  return copy
}

async function compareOn(
  name: string,
  folder: string,
  others: readonly Contestant[],
  rounds: number,
  print: (line: string) => void,
): Promise<void> {
  const temp = mkdtempSync(join(WORK, 'runner-temp-'))
  const ours: Run[] = []
  const runs = new Map<Contestant, Run[]>([[thisStep(folder, temp), ours]])
  for (const other of others) runs.set(other, [])
  const before = load()
  for (let round = 0; round < rounds; round++)
    for (const [contestant, done] of runs)
      done.push(await timed(contestant.command, TIMEOUT_MS, environmentOf(contestant)))
  rmSync(temp, { recursive: true })
  print(`${name}, ${availableParallelism()} cores: medians of ${rounds}, and the fastest and the slowest`)
  print(`  load average ${before} before, ${load()} after: on a quiet machine, near 0 before`)
  for (const [contestant, done] of runs) report(contestant, done, ours, print)
}

function environmentOf({ env }: Contestant): NodeJS.ProcessEnv {
  const { HOME = '' } = process.env
  return env === undefined ? { ...process.env, PATH } : { PATH, HOME, ...env }
}

/** Of the last minute. */
function load(): string {
  return (loadavg()[0] ?? 0).toFixed(1)
}

function report(
  { name, version, crawled }: Contestant,
  runs: readonly Run[],
  ours: readonly Run[],
  print: (line: string) => void,
): void {
  const seconds = (ms: number) => (ms / 1_000).toFixed(1)
  const [ms, cpu] = [medianOf(runs, (run) => run.ms), medianOf(runs, ({ cpuMs }) => cpuMs)]
  const all = runs.map((run) => run.ms)
  const times = (figure: (run: Run) => number) => (medianOf(ours, figure) / medianOf(runs, figure)).toFixed(2)
  const columns = [
    `${runs[0]?.stopped ? 'over ' : ''}${seconds(ms)} s`.padStart(12),
    `(${seconds(Math.min(...all))}–${seconds(Math.max(...all))})`.padStart(14),
    `${seconds(cpu)} s CPU`.padStart(13),
    `peak ${Math.round(Math.max(...runs.map(({ peak }) => peak)))} MiB`.padStart(15),
  ]
  const proof = crawled.exec(runs[0]?.output ?? '')?.[0] ?? 'no proof that it crawled'
  print(`  ${`${name} ${version}`.padEnd(52)}${columns.join('')}  ${proof.trim()}`)
  if (runs === ours) return
  const [wall, processor] = [times((run) => run.ms), times(({ cpuMs }) => cpuMs)]
  print(`    this step: ${wall} times its time, ${processor} times its processor time`)
}

/** The step as it is shipped. `temp` is a folder for its reports. */
function thisStep(folder: string, temp: string): Contestant {
  return {
    name: 'this step',
    version: `${JSON.parse(readFileSync('package.json', 'utf8')).version} on Node ${process.version}`,
    command: [process.execPath, 'dist/index.js'],
    env: {
      RUNNER_TEMP: temp,
      GITHUB_WORKSPACE: dirname(folder),
      INPUT_MODE: 'check',
      'INPUT_SITE-PATH': folder,
      INPUT_HOST: 'nginx',
      INPUT_VERIFY: 'report',
    },
    crawled: / in [\d,]+ pages/,
  }
}

function othersFor(folder: string): Contestant[] {
  const npm = npmCheckers()
  return [
    ...installed('lychee', ['--offline', '--include-fragments', '--no-progress', folder], /\d+ Total/),
    ...installed('htmltest', ['--skip-external', folder], /\d+ documents/),
    // The older one is many times faster, and looks neither into style sheets nor for anchors.
    linkinator(npm, 'linkinator-6', folder, []),
    linkinator(npm, 'linkinator', folder, ['--check-fragments', '--check-css']),
    {
      name: 'check-html-links',
      version: versionOf(npm, 'check-html-links'),
      command: [process.execPath, join(npm, 'node_modules', 'check-html-links', 'src', 'cli.js'), folder],
      crawled: /Found \d+ files/,
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
  const folder = join(WORK, 'checkers')
  if (!existsSync(join(folder, 'node_modules'))) {
    mkdirSync(folder, { recursive: true })
    writeFileSync(join(folder, 'package.json'), '{"private":true}')
    const packages = ['linkinator@8.1.0', 'linkinator-6@npm:linkinator@6.1.2', 'check-html-links@0.2.4']
    const env = { ...process.env, NODE_DISABLE_COMPILE_CACHE: '1' }
    const options = { cwd: folder, stdio: 'ignore', env } as const
    execFileSync('npm', ['install', '--no-audit', '--no-fund', ...packages], options)
  }
  return folder
}

function versionOf(folder: string, name: string): string {
  return JSON.parse(readFileSync(join(folder, 'node_modules', name, 'package.json'), 'utf8')).version
}

function installed(name: string, args: readonly string[], crawled: RegExp): Contestant[] {
  const { status, stdout } = spawnSync(name, ['--version'], {
    encoding: 'utf8',
    env: { ...process.env, PATH },
  })
  if (status !== 0) return []
  return [{ name, version: stdout.trim().replace(`${name} `, ''), command: [name, ...args], crawled }]
}

function medianOf(runs: readonly Run[], figure: (run: Run) => number): number {
  return median(runs.map(figure))
}
