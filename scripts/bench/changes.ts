/**
 * What a check costs that also compares the site with an earlier build, beside the check alone: a large site and the same
 * one, with a few pages edited, with all of them generated again, and with all of them edited, in one place and at both
 * ends. The site is the Debian package openjdk-17-doc, which is copied for each build.
 */
import { execFileSync } from 'node:child_process'
import { existsSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { cacheFolder } from '../cache-folder.ts'
import { type Candidate, compareInTurn, type Print, type Rounds } from './compare.ts'

const SITE = '/usr/share/doc/openjdk-17-doc/api'
const WORK = cacheFolder('bench-changes')
/** What the check prints when it has compared. */
export const COMPARED = /Compared with the earlier site: .*/

/** Builds of the site, by name: what a page becomes in them. */
const BUILDS: Readonly<Record<string, (page: string, index: number) => string>> = {
  itself: (page) => page,
  '20 pages edited': (page, i) => (i % 500 === 0 ? edited(page) : page),
  'all generated again': (page, i) => page.replace('<head>', `<head><meta name="build" content="${i}">`),
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
  const check = (name: string, proof: RegExp, ...args: readonly string[]): Candidate => ({
    name,
    version: '',
    prepare: () => ({
      command: [process.execPath, 'lib/gate.js', '--host', 'nginx', ...args],
      env: process.env,
    }),
    proof,
  })
  const alone = check('check alone', / in [\d,]+ pages/, earlier)
  const compared = Object.entries(BUILDS).map(([name, edit]) =>
    check(`compared: ${name}`, COMPARED, '--compare-with', earlier, buildOf(name, edit)),
  )
  await compareInTurn('openjdk-17-doc', [alone, ...compared], options, print)
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
