/**
 * How long the shipped step takes to check two large sites (`mode: check`, `verify: report`), compared with other link
 * checkers in the same run: every round runs each of them once, one after the other, and medians are compared.
 *
 * The sites are Debian packages (openjdk-17-doc, rust-doc). hyperlink (`cargo install hyperlink`), lychee and htmltest
 * take part where they are installed; linkinator and check-html-links come from npm, into a folder that is reused.
 */
import { mkdirSync, mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { cacheFolder } from '../cache-folder.ts'
import { installOnce } from '../install-once.ts'
import { type Candidate, compareInTurn, type Print, type Rounds } from './compare.ts'
import { sites } from './corpora.ts'
import type { Command } from './run.ts'
import { STEP, stepWith } from './step.ts'
import { TOOLS_ENV, versionOf } from './tools.ts'

const WORK = cacheFolder('bench-check')

/** Compares the step with hyperlink, which is the fastest of the others. Prints a table for each site. */
export async function benchCheck(options: Rounds, print: Print): Promise<void> {
  for (const { name, folder } of sites(print)) {
    const crawled = /Checking \d+ links from \d+ files/
    const hyperlink = installed('hyperlink', ['--check-anchors', folder], crawled)
    if (hyperlink.length === 0)
      print('hyperlink is left out, because it is not installed (cargo install hyperlink)')
    await compareOn(name, folder, hyperlink, options, print)
  }
}

/** Compares the step with all others, each once: some of them take minutes. */
export async function benchOtherCheckers(options: Rounds, print: Print): Promise<void> {
  for (const { name, folder } of sites(print))
    await compareOn(name, folder, othersFor(folder), { ...options, rounds: 1 }, print)
}

async function compareOn(
  name: string,
  folder: string,
  others: readonly Candidate[],
  options: Rounds,
  print: Print,
): Promise<void> {
  mkdirSync(WORK, { recursive: true })
  const temp = mkdtempSync(join(WORK, 'runner-temp-'))
  try {
    await compareInTurn(name, [thisStep(folder, temp), ...others], options, print)
  } finally {
    rmSync(temp, { recursive: true })
  }
}

/** The step as it is shipped. `temp` is a folder for its reports. */
function thisStep(folder: string, temp: string): Candidate {
  const inputs = { mode: 'check', 'site-path': folder, host: 'nginx', verify: 'report' }
  return {
    ...STEP,
    prepare: () => stepWith(inputs, temp, dirname(folder)),
    proof: / in [\d,]+ pages/,
  }
}

function othersFor(folder: string): Candidate[] {
  const npm = npmCheckers()
  return [
    ...installed('lychee', ['--offline', '--include-fragments', '--no-progress', folder], /\d+ Total/),
    ...installed('htmltest', ['--skip-external', folder], /\d+ documents/),
    // The older one is many times faster, and looks neither into style sheets nor for anchors.
    linkinator(npm, 'linkinator-6', folder, []),
    linkinator(npm, 'linkinator', folder, ['--check-fragments', '--check-css']),
    {
      name: 'check-html-links',
      version: versionFromNpm(npm, 'check-html-links'),
      prepare: tool([
        process.execPath,
        join(npm, 'node_modules', 'check-html-links', 'src', 'cli.js'),
        folder,
      ]),
      proof: /Found \d+ files/,
    },
  ]
}

function linkinator(npm: string, name: string, folder: string, options: readonly string[]): Candidate {
  const script = join(npm, 'node_modules', name, 'build', 'src', 'cli.js')
  const inside = ['.', '--recurse', '--server-root', folder, '--skip', '^https?://(?!localhost)']
  return {
    name: ['linkinator', ...options].join(' '),
    version: versionFromNpm(npm, name),
    prepare: tool([process.execPath, script, ...inside, ...options]),
    proof: /scanned \d+ links/i,
  }
}

/** Returns the folder in which the checkers from npm are, after installing them there if need be. */
function npmCheckers(): string {
  const packages = ['linkinator@8.1.0', 'linkinator-6@npm:linkinator@6.1.2', 'check-html-links@0.2.4']
  return installOnce('bench-check/checkers', packages)
}

function versionFromNpm(folder: string, name: string): string {
  return JSON.parse(readFileSync(join(folder, 'node_modules', name, 'package.json'), 'utf8')).version
}

function installed(name: string, args: readonly string[], proof: RegExp): Candidate[] {
  const version = versionOf(name)
  return version === undefined ? [] : [{ name, version, prepare: tool([name, ...args]), proof }]
}

function tool(command: Command): Candidate['prepare'] {
  return () => ({ command, env: TOOLS_ENV })
}
