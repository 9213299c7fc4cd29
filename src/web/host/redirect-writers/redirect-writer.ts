import { type Bytes, percentDecode, toBytes } from '../../byte-strings.ts'
import type { ServedSite } from '../served-site.ts'
import type { Site } from '../site.ts'

/** A redirect as it stands in a file. */
export interface WrittenRedirect {
  /** The page’s file in the earlier site. */
  readonly page: Bytes
  /** The address that is gone, and where it leads: decoded, without the base path. */
  readonly path: Bytes
  readonly destination: Bytes
  /**
   * `path` and `destination` as they are written: absolute, the first as the host compares it, the
   * second percent-encoded.
   */
  readonly from: Bytes
  readonly to: Bytes
}

/** Names and contents of files. */
export type WrittenFiles = readonly (readonly [name: Bytes, content: Bytes])[]

/**
 * How redirects are written in the form of a host. `own`: the text of the site’s own redirect file,
 * if it has one.
 */
export interface RedirectWriter {
  /** Returns what two addresses have in common that are one to the host; without it, none are. */
  readonly getKey?: (from: string) => string
  /** Returns each way to write an address that has a rule of its own. */
  readonly listSpellings: (path: Bytes) => readonly Bytes[]
  /** Returns why a redirect cannot be written; undefined if it can. */
  readonly findRefusal: (redirect: WrittenRedirect, served: ServedSite) => string | undefined
  /** How many of the redirects fit in beside the site’s own, and why no more do. */
  readonly capacity?: {
    readonly reason: string
    readonly count: (redirects: readonly WrittenRedirect[], own?: string) => number
  }
  /**
   * Returns the host’s redirect files; undefined if the redirects cannot be added to the site’s own
   * file.
   */
  readonly printFiles: (
    redirects: readonly WrittenRedirect[],
    site: Site,
    own?: string,
  ) => WrittenFiles | undefined
}

/** Begins files that can hold comments. */
export const NOTE = '# Addresses of the earlier site, and where their pages are now.'

/** Returns the base path, decoded, without the slash at its end. */
export function decodeBasePath({ basePath }: Site): Bytes {
  const bytes = toBytes(basePath)
  return (percentDecode(bytes) ?? bytes).replace(/\/$/, '')
}
