import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { type CheckOptions, checkSite, type Verdict } from '../check/check.ts'
import type { Tree } from '../web/tree.ts'
import type { Move } from './site-change.ts'
import { describeRepairs } from './vanished/describe-repairs.ts'
import { VanishedPages } from './vanished/vanished.ts'

/** Two builds of a site as they were listed, and which pages of the earlier one certainly have the same content elsewhere now. */
export interface ComparedTrees {
  readonly earlier: Tree
  readonly later: Tree
  readonly moves: readonly Move[]
}

interface CheckWithEarlier {
  readonly verdict: Verdict
  /** What was redirected, in words for the summary; undefined if nothing was. */
  readonly redirects: string | undefined
}

/**
 * Checks a site as `checkSite` does. If it was compared with an earlier one, each page that vanished is a finding, too, and
 * redirects for them are written into a new folder within `reportDir`, if there is one; `info` is given its path.
 * @throws what `checkSite` throws; what the file system throws when the redirects cannot be written
 */
export async function checkWithEarlier(
  options: Omit<CheckOptions, 'countMore' | 'listed'>,
  compared: ComparedTrees | undefined,
): Promise<CheckWithEarlier> {
  if (compared === undefined) return { verdict: await checkSite(options), redirects: undefined }
  const { reportDir, signal, info } = options
  let vanished: VanishedPages | undefined
  const verdict = await checkSite({
    ...options,
    listed: compared.later,
    async countMore(site, counter) {
      vanished = await VanishedPages.find(compared.earlier, site, compared.moves, signal)
      vanished.count(counter)
    },
  })
  if (reportDir === undefined || vanished === undefined) return { verdict, redirects: undefined }
  const folder = freeFolder(join(reportDir, 'redirects'))
  const repairs = await vanished.writeRepairs(folder, signal)
  if (repairs.length === 0) return { verdict, redirects: undefined }
  const { line, note } = describeRepairs(repairs, folder)
  info(line)
  return { verdict, redirects: note }
}

/** Returns `path`, with a number at its end if there is something already: a folder for reports is used again and again. */
function freeFolder(path: string): string {
  for (let number = 2, name = path; ; number++) {
    if (!existsSync(name)) return name
    name = `${path}-${number}`
  }
}
