/** What a diagnosis needs to know about a site, and what it says. */
import type { Finding } from '../../findings/finding.ts'
import type { Bytes } from '../../web/byte-strings.ts'
import type { ServedSite } from '../../web/host/served-site.ts'

/** What is probably wrong with a site as a whole, or with its host. */
export interface Diagnosis {
  /**
   * `other-folder`: the site may be in another folder; `no-pages`: the archive has no pages;
   * `common-cause`: most findings have this cause.
   */
  readonly kind: 'other-folder' | 'no-pages' | 'common-cause'
  /** One sentence, with untrusted names in it. */
  readonly message: string
}

/** A site, and what was found in it. */
export interface DiagnosedSite {
  readonly servedSite: ServedSite
  /** Its files, including those that its host leaves out. */
  readonly allNames: readonly Bytes[]
  /** How many addresses were checked, each counted every time it occurs. */
  readonly addressCount: number
  readonly findings: readonly Finding[]
  /**
   * The folder from which paths in sentences start, if the site is in it; by default, the current
   * folder.
   */
  readonly workspace?: string | undefined
  /** See `CheckSubject`. */
  readonly job?: string | undefined
}
