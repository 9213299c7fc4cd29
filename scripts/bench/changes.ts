import { execFileSync } from 'node:child_process'
import { mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { type BenchOptions, STEP_NAME, stepIn } from './commands.ts'
import { type Candidate, compareInTurns } from './measure.ts'
import { copySites } from './sites.ts'

const edited = (page: string) => page.replace('<h1', '<p>An edit</p><h1')

/** Later builds of a site: what becomes of a page. */
const BUILDS: Readonly<Record<string, (page: string, index: number) => string>> = {
  'the same': (page) => page,
  '20 pages edited': (page, i) => (i % 500 === 0 ? edited(page) : page),
  'all pages edited': (page) => edited(page),
}

/** Compares the check of a large site with the check of it and of an earlier build. */
export async function benchChanges({ rounds, folder }: BenchOptions): Promise<void> {
  const work = mkdtempSync(join(folder, 'bench-changes-'))
  try {
    const [site] = copySites(work)
    if (site === undefined) return
    const candidates: Candidate[] = [checkOf(work, site.name)]
    for (const [name, edit] of Object.entries(BUILDS)) {
      execFileSync('cp', ['-r', site.folder, join(work, name)])
      editPages(join(work, name), edit)
      candidates.push(checkOf(work, name, site.name))
    }
    await compareInTurns(`comparison of ${site.name}`, candidates, rounds)
  } finally {
    rmSync(work, { recursive: true })
  }
}

function checkOf(work: string, site: string, earlier = ''): Candidate {
  const inputs = {
    mode: 'check',
    'site-path': site,
    'compare-with': earlier,
    host: 'nginx',
    verify: 'report',
  }
  const what = earlier === '' ? 'check alone' : `compared, ${site}`
  return {
    name: `${STEP_NAME}, ${what}`,
    prepare: () => stepIn(work, inputs),
    proof: earlier === '' ? /in [\d,]+ pages/ : /Compared with the earlier site: [^.]*/,
  }
}

function editPages(folder: string, edit: (page: string, index: number) => string): void {
  const files = readdirSync(folder, { recursive: true, encoding: 'utf8' }).sort()
  for (const [i, file] of files.filter((name) => name.endsWith('.html')).entries()) {
    const path = join(folder, file)
    writeFileSync(path, edit(readFileSync(path, 'latin1'), i), 'latin1')
  }
}
