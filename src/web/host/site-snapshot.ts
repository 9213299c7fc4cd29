import type { Bytes } from '../byte-strings.ts'
import type { SymlinkLoop } from '../tree.ts'
import type { HostId } from './all-hosts.ts'

/**
 * The data of a site that is needed to check addresses, without functions: each thread gets a copy.
 */
export interface SiteSnapshot {
  readonly root: string
  /** The names of its files. Other code identifies a file by its index in this list. */
  readonly names: readonly Bytes[]
  readonly host: HostId | undefined
  /** The host name of the site in the form of URLs: ASCII, in lowercase. */
  readonly domain: string | undefined
  /** `/` or `/docs/`, percent-encoded where needed. */
  readonly basePath: string
  /** Folders that could not be read, with a slash at the end. Their content is unknown. */
  readonly unreadableFolders: readonly string[]
  readonly symlinkLoops: readonly SymlinkLoop[]
  /** The redirect files that may apply; without a host, those of all hosts. */
  readonly redirectFiles: readonly RedirectFile[]
  /** The text of `_headers` in the root; empty if it does not exist or cannot be read. */
  readonly headersText: string
}

/** Where a site is served. */
export type SiteLocation = Pick<SiteSnapshot, 'host' | 'domain' | 'basePath'>

/** A host's own redirect file, in the root of the site. */
export interface RedirectFile {
  /** `_redirects`, `staticwebapp.config.json`, or `vercel.json`. */
  readonly name: string
  /** Undefined if the file cannot be read. Then its rules may serve any address. */
  readonly text: string | undefined
}
