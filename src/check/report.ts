import type { Counts } from '../findings/words.ts'
import type { Host } from '../web/host/hosts.ts'

/**
 * `report.json`, in which undefined is `null`: stable within a `format`. Names and addresses are ordinary text as found in
 * the site: clean them before they are shown. Everything in it is explained in docs/check.md.
 */
export interface Report extends Counts {
  readonly format: 1
  readonly host: Host | undefined
  readonly basePath: string
  readonly domain: string | undefined
  /** The job that made the site, and the digest of its files, if they are known. */
  readonly job: string | undefined
  readonly siteDigest: string | undefined
  /** What is probably wrong with the site as a whole, if most findings have one cause. */
  readonly diagnosis: string | undefined
  /** Whether `findings` has all of them. */
  readonly isComplete: boolean
  readonly files: number
  readonly pages: number
  /** How many links and loads within the site were checked, each as often as it is written. */
  readonly links: number
  readonly loads: number
}
