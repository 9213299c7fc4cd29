import { existsSync, mkdirSync, readdirSync } from 'node:fs'
import { join } from 'node:path'
import type { UnpackLimits } from '../archive/unpack-limits.ts'
import type { Removals } from '../disk/removal.ts'
import { useWorkFolder } from '../disk/work-folder.ts'
import { EARLIER_SITE_WORDINGS, fillMessage } from '../errors/messages.ts'
import { StepError } from '../errors/step-error.ts'
import { safe } from '../text/clean.ts'
import { unpackSite } from './unpack-site.ts'

/** The parts of a step that are needed to unpack an archive. */
interface UnpackContext {
  readonly env: NodeJS.ProcessEnv
  readonly removals: Removals
  readonly signal: AbortSignal
  runPhase<T>(name: string, work: () => Promise<T>): Promise<T>
}

/** An earlier site, and the limits for unpacking an archive. */
interface EarlierSiteOptions {
  readonly compareWith: { readonly kind: 'folder' | 'archive'; readonly path: string } | undefined
  readonly unpackLimits: UnpackLimits
}

/**
 * Calls `work` with the folder of the earlier site, or undefined if there is none to compare with,
 * and returns its result. An archive is unpacked for this, and the folder is removed however `work`
 * ends.
 * @throws StepError (`earlier-site-unusable`) before `work` begins; any error of `work`
 */
export async function useEarlierSite<Result>(
  { compareWith, unpackLimits }: EarlierSiteOptions,
  step: UnpackContext,
  work: (folder: string | undefined) => Promise<Result>,
): Promise<Result> {
  if (compareWith === undefined) return work(undefined)
  if (compareWith.kind === 'folder') return work(compareWith.path)
  return useWorkFolder(step, async (workFolder) =>
    work(await unpackEarlierSite(compareWith.path, workFolder, unpackLimits, step)),
  )
}

async function unpackEarlierSite(
  archivePath: string,
  workFolder: string,
  limits: UnpackLimits,
  step: UnpackContext,
): Promise<string> {
  const { removals, signal } = step
  try {
    const folder = join(workFolder, 'earlier')
    mkdirSync(folder)
    const targetPath = join(folder, 'site')
    const site = await step.runPhase('Earlier site', () =>
      unpackSite({ archivePath, targetPath, limits, removals, signal }),
    )
    const root = join(site.folder.newPath, site.top)
    if (existsSync(join(root, 'index.html'))) return root
    const [first] = readdirSync(root)
    const why = safe`there is no index.html at its top level; the first entry there is ${first}`
    throw new StepError('archive-empty', { why })
  } catch (error) {
    signal.throwIfAborted()
    if (!(error instanceof StepError)) throw error
    const why = fillMessage(error.code, error.values, EARLIER_SITE_WORDINGS)
    throw new StepError('earlier-site-unusable', { path: archivePath, why }, error)
  }
}
