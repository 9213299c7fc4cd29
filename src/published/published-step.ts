import { Removals } from '../disk/removal.ts'
import { openOutputs } from '../step/outputs.ts'
import { RUNNER } from '../step/step.ts'

/** The outputs, as `published/action.yml` declares them. */
export const PUBLISHED_OUTPUTS = [
  'found',
  'sitePath',
  'archive',
  'siteDigest',
  'runId',
  'publishedAt',
  'expiresAt',
] as const

/** One run of this action. */
export type PublishedStep = Readonly<ReturnType<typeof openPublishedStep>>

/**
 * Returns the step as the runner started it. `signal` is aborted when it is canceled; the reason
 * is the error to end with.
 */
export function openPublishedStep(signal: AbortSignal) {
  return {
    ...RUNNER,
    outputs: openOutputs(RUNNER.env, PUBLISHED_OUTPUTS),
    signal,
    /** The files and folders that the step removes before it ends. */
    removals: new Removals(),
  }
}
