/**
 * What the shipped step takes to check a site and compare it with an earlier build, beside the check alone: a large site and the same
 * one, with a few pages edited, with all of them generated again, and with all of them edited, in one place and at both
 * ends. The site is the Debian package openjdk-17-doc, which is copied for each build.
 */
import { execFileSync } from 'node:child_process'
import {
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  writeFileSync,
} from 'node:fs'
import { dirname, join } from 'node:path'
import { cacheFolder } from '../cache-folder.ts'
import { type Candidate, compareInTurn, type Print, type Rounds } from './compare.ts'
import { STEP, stepWith } from './step.ts'

const SITE = '/usr/share/doc/openjdk-17-doc/api'
const WORK = cacheFolder('bench-changes')

/** Builds of the site, by name: what a page becomes in them. */
const BUILDS: Readonly<Record<string, (page: string, index: number) => string>> = {
  itself: (page) => page,
  '20 pages edited': (page, i) => (i % 500 === 0 ? edited(page) : page),
  'all generated again': (page, i) =>
    page.replace('<head>', `<head><meta name="build" content="${i}">`),
  'all edited': (page) => edited(page),
  'all edited at both ends': (page) =>
    edited(page).replace(/(<\/main>|<\/footer>|<\/body>)(?!.*\1)/s, 'An edit$1'),
}

function edited(page: string): string {
  return page.replace('<h1', '<p>An edit</p><h1')
}

/** Checks each build with a comparison, and one without. */
export async function benchChanges(options: Rounds, print: Print): Promise<void> {
  if (!existsSync(SITE)) {
    print('left out, because it is not installed (apt-get install openjdk-17-doc)')
    return
  }
  const earlier = buildOf('earlier', (page) => page)
  const temp = mkdtempSync(join(WORK, 'runner-temp-'))
  const alone = checkOf('check alone', earlier, undefined, temp)
  const compared = Object.entries(BUILDS).map(([name, edit]) =>
    checkOf(`compared: ${name}`, buildOf(name, edit), earlier, temp),
  )
  try {
    await compareInTurn('openjdk-17-doc', [alone, ...compared], options, print)
  } finally {
    rmSync(temp, { recursive: true })
  }
}

/**
 * The step that checks the site in one folder, and compares it with that in another beside it. `temp` is a folder for its reports. All
 * files are in memory when it starts, as they are when they were just unpacked: two large builds take turns here.
 */
function checkOf(name: string, site: string, earlier: string | undefined, temp: string): Candidate {
  const inputs = { mode: 'check', 'site-path': site, host: 'nginx', verify: 'report' }
  const compared = earlier === undefined ? undefined : { 'compare-with': earlier }
  return {
    name,
    version: STEP.version,
    prepare: () => {
      for (const folder of [site, earlier]) if (folder !== undefined) readAll(folder)
      return stepWith({ ...inputs, ...compared }, temp, dirname(site))
    },
    proof: compared ? /Compared with the earlier site: .*?(?=\. The report|$)/ : / in [\d,]+ pages/,
  }
}

function readAll(folder: string): void {
  for (const entry of readdirSync(folder, { recursive: true, withFileTypes: true }))
    if (entry.isFile()) readFileSync(join(entry.parentPath, entry.name))
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
