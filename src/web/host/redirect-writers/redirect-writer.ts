import type { Bytes } from '../../byte-strings.ts'
import type { HostPath, SitePath } from '../../paths.ts'
import type { ServedSite } from '../served-site.ts'
import type { SiteSnapshot } from '../site-snapshot.ts'

/** A redirect as written in a file. */
export interface WrittenRedirect {
  /** The page's file in the earlier site. */
  readonly page: Bytes
  readonly removedPath: SitePath
  /** The path of the address that replaces it. */
  readonly replacementPath: SitePath
  /** `removedPath` as it is written: absolute, and as the host compares it. */
  readonly from: Bytes
  /** `replacementPath` as it is written: absolute and percent-encoded. */
  readonly to: Bytes
}

/** Names and contents of files. */
export type WrittenFiles = readonly (readonly [name: Bytes, content: Bytes])[]

/**
 * Writes redirects in the format of a host. `existingText` is the text of the site's redirect file,
 * if it has one.
 */
export interface RedirectWriter {
  /**
   * Returns a key that addresses share if the host considers them equal. Without it, all are
   * different.
   */
  readonly getComparisonKey?: (from: string) => string
  /** Returns all encoded forms of a path that each need a rule. */
  readonly listEncodedForms: (path: HostPath) => readonly Bytes[]
  /**
   * Returns why a redirect cannot be written, as a clause without a period; undefined if it can.
   */
  readonly explainUnwritable: (
    redirect: WrittenRedirect,
    servedSite: ServedSite,
  ) => string | undefined
  /**
   * Returns how many of the redirects fit next to the rules that the site already has. `why` is
   * why the others cannot be written, as a clause without a period.
   */
  readonly capacity?: {
    readonly why: string
    readonly countFitting: (redirects: readonly WrittenRedirect[], existingText?: string) => number
  }
  /**
   * Returns the host's redirect files; undefined if the redirects cannot be added to the file
   * that the site already has.
   */
  readonly formatFiles: (
    redirects: readonly WrittenRedirect[],
    snapshot: SiteSnapshot,
    existingText?: string,
  ) => WrittenFiles | undefined
}

/** The first line of files with comments. */
export const REDIRECTS_COMMENT = '# Addresses of the earlier site and where their pages are now.'
