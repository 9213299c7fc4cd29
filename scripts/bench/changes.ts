/**
 * What a comparison of two builds costs, beside a check of one of them in the same run: a large site with itself, with a few
 * pages edited, with all of them generated anew, and with all of them edited. The site is the Debian package
 * openjdk-17-doc, which is copied for each build.
 */
import { execFileSync } from 'node:child_process'
import { existsSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { cacheFolder } from '../cache-folder.ts'
import { median, type Run, timed } from './measure.ts'

const SITE = '/usr/share/doc/openjdk-17-doc/api'
const WORK = cacheFolder('bench-changes')
const COMPARE = join(import.meta.dirname, 'compare-sites.ts')
const ROUNDS = 3
/** In ms. */
const TIMEOUT_MS = 180_000

/** Builds of the site, by name: what a page becomes in them. */
const BUILDS: Readonly<Record<string, (page: string, index: number) => string>> = {
  itself: (page) => page,
  '20 pages edited': (page, i) => (i % 500 === 0 ? edited(page) : page),
  'all generated anew': (page, i) => page.replace('<head>', `<head><meta name="build" content="${i}">`),
  'all edited': (page) => edited(page),
}

function edited(page: string): string {
  return page.replace('<h1', '<p>An edit</p><h1')
}

/** Runs all rounds and prints the medians, each as a part of what the check takes. */
export async function benchChanges(print: (line: string) => void): Promise<void> {
  if (!existsSync(SITE)) {
    print('left out, because it is not installed (apt-get install openjdk-17-doc)')
    return
  }
  const earlier = buildOf('earlier', (page) => page)
  const runs = new Map<string, Run[]>()
  const commands: readonly (readonly [string, ...string[]])[] = [
    ['check of one', 'lib/gate.js', '--host', 'nginx', earlier],
    ...Object.entries(BUILDS).map(
      ([name, edit]) => [`comparison: ${name}`, COMPARE, earlier, buildOf(name, edit)] as const,
    ),
  ]
  for (let round = 0; round < ROUNDS; round++)
    for (const [name, ...args] of commands)
      runs.set(name, [...(runs.get(name) ?? []), await timed([process.execPath, ...args], TIMEOUT_MS)])
  const [check = []] = runs.values()
  for (const [name, done] of runs) {
    const [ms, cpuMs] = [medianOf(done, ({ ms }) => ms), medianOf(done, ({ cpuMs }) => cpuMs)]
    const columns = [
      `${(ms / 1_000).toFixed(1)} s`.padStart(9),
      `${(ms / medianOf(check, (run) => run.ms)).toFixed(2)} of the check`.padStart(19),
      `${(cpuMs / 1_000).toFixed(1)} s CPU`.padStart(13),
      `${Math.round(Math.max(...done.map(({ peak }) => peak)))} MiB`.padStart(9),
    ]
    print(`  ${name.padEnd(34)}${columns.join('')}  ${done[0]?.output.trim().split('\n').at(-1) ?? ''}`)
  }
}

/** Returns the folder of a build, which is made once. */
function buildOf(name: string, edit: (page: string, index: number) => string): string {
  const folder = join(WORK, name.replaceAll(' ', '-'))
  if (existsSync(folder)) return folder
  mkdirSync(WORK, { recursive: true })
  const made = `${folder}.new`
  execFileSync('rm', ['-rf', made])
  execFileSync('cp', ['-rL', SITE, made])
  const pages = readdirSync(made, { recursive: true, encoding: 'utf8' }).filter((file) =>
    file.endsWith('.html'),
  )
  for (const [i, page] of pages.sort().entries()) {
    const path = join(made, page)
    writeFileSync(path, edit(readFileSync(path, 'latin1'), i), 'latin1')
  }
  execFileSync('mv', [made, folder])
  return folder
}

function medianOf(runs: readonly Run[], figure: (run: Run) => number): number {
  return median(runs.map(figure))
}
