import { type Bytes, percentDecode, toBytes } from '../../byte-strings.ts'
import { dropTrailingSlash } from '../../slashes.ts'
import type { ServedSite } from '../served-site.ts'
import type { SiteData } from '../site-snapshot.ts'

/** A redirect as written in a file. */
export interface WrittenRedirect {
  /** The page's file in the earlier site. */
  readonly page: Bytes
  /** The removed address, decoded and without the base path. */
  readonly path: Bytes
  /** The address that replaces it, decoded and without the base path. */
  readonly destination: Bytes
  /** `path` as it is written: absolute, and as the host compares it. */
  readonly from: Bytes
  /** `destination` as it is written: absolute and percent-encoded. */
  readonly to: Bytes
}

/** Names and contents of files. */
export type WrittenFiles = readonly (readonly [name: Bytes, content: Bytes])[]

/**
 * Writes redirects in the format of a host. `own`: the text of the site's own redirect file, if it
 * has one.
 */
export interface RedirectWriter {
  /**
   * Returns a key that addresses share if the host considers them equal. Without it, all are
   * different.
   */
  readonly getKey?: (from: string) => string
  /** Returns all spellings of an address that need their own rule. */
  readonly listSpellings: (path: Bytes) => readonly Bytes[]
  /** Returns why a redirect cannot be written; undefined if it can. */
  readonly findRefusal: (redirect: WrittenRedirect, served: ServedSite) => string | undefined
  /**
   * Returns how many of the redirects fit next to the site's own rules. `reason` is the limit, for
   * messages.
   */
  readonly capacity?: {
    readonly reason: string
    readonly count: (redirects: readonly WrittenRedirect[], own?: string) => number
  }
  /**
   * Returns the host’s redirect files; undefined if the redirects cannot be added to the site's own
   * file.
   */
  readonly printFiles: (
    redirects: readonly WrittenRedirect[],
    site: SiteData,
    own?: string,
  ) => WrittenFiles | undefined
}

/** The first line of files with comments. */
export const NOTE = '# Addresses of the earlier site, and where their pages are now.'

/** Returns the decoded base path, without the slash at its end. */
export function decodeBasePath({ basePath }: SiteData): Bytes {
  const bytes = toBytes(basePath)
  return dropTrailingSlash(percentDecode(bytes) ?? bytes)
}
