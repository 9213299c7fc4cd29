import type { Host } from '../../web/host/hosts.ts'
import type { Finding } from '../rules/findings.ts'

/**
 * `report.json`, in which undefined is `null`: stable within a `format`. Names and addresses are ordinary text as found in
 * the site: clean them before they are shown. Everything in it is explained in docs/check.md.
 */
export interface Report {
  readonly format: 1
  readonly host: Host | undefined
  readonly basePath: string
  readonly domain: string | undefined
  /** The job that made the site, and the digest of its files, if they are known. */
  readonly job: string | undefined
  readonly siteDigest: string | undefined
  /** What is probably wrong with the site as a whole, if most findings have one cause. */
  readonly diagnosis: string | undefined
  /** The numbers are those of findings, not of occurrences: a target that is broken on a thousand pages is one. */
  readonly errors: number
  readonly warnings: number
  readonly notices: number
  /** How many findings were accepted; they count as nothing else. */
  readonly accepted: number
  /** Whether `findings` has all of them. */
  readonly isComplete: boolean
  readonly files: number
  readonly pages: number
  /** How many links and loads within the site were checked, each as often as it is written. */
  readonly links: number
  readonly loads: number
  /** In the order in which they matter, accepted ones last. */
  readonly findings: readonly Finding[]
}
