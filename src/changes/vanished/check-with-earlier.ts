import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { type CheckOptions, checkSite, type Verdict } from '../../check/check.ts'
import type { Tree } from '../../web/tree.ts'
import type { Move } from '../site-change.ts'
import { findVanishedPages } from './find.ts'
import { countVanished, earlierSite, writeRedirects } from './vanished.ts'

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
  const { moves } = compared
  let write: ((folder: string) => ReturnType<typeof writeRedirects>) | undefined
  const verdict = await checkSite({
    ...options,
    listed: compared.later,
    async countMore(later, counter) {
      const earlier = await earlierSite(compared.earlier, later, signal)
      const pages = await findVanishedPages(earlier, later, moves, signal)
      countVanished(pages, later, counter)
      // Each host has rules of its own.
      if (pages.length > 0 || later.host === undefined)
        write = (folder) => writeRedirects(folder, { earlier, later, moves }, signal)
    },
  })
  const words = reportDir === undefined ? undefined : await write?.(freeFolder(join(reportDir, 'redirects')))
  if (words !== undefined) info(words.line)
  return { verdict, redirects: words?.note }
}

/** Returns `path`, with a number at its end if there is something already: a folder for reports is used again and again. */
function freeFolder(path: string): string {
  for (let number = 2, name = path; ; number++) {
    if (!existsSync(name)) return name
    name = `${path}-${number}`
  }
}
