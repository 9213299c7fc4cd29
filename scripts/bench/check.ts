/**
 * How long the shipped step takes to check two large sites (`mode: check`, `verify: report`), compared with another link
 * checker in the same run: every round runs each of them once, one after the other, and medians are compared.
 *
 * The sites are Debian packages (openjdk-17-doc, rust-doc). hyperlink (`cargo install hyperlink`) takes part where it is installed.
 */
import { mkdirSync, mkdtempSync, rmSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { cacheFolder } from '../cache-folder.ts'
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

function installed(name: string, args: readonly string[], proof: RegExp): Candidate[] {
  const version = versionOf(name)
  return version === undefined ? [] : [{ name, version, prepare: tool([name, ...args]), proof }]
}

function tool(command: Command): Candidate['prepare'] {
  return () => ({ command, env: TOOLS_ENV })
}
