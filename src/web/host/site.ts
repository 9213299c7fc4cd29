import type { Bytes } from '../byte-strings.ts'
import type { Loop } from '../tree.ts'
import type { Host } from './hosts.ts'

/**
 * What has to be known of a site to check the addresses in it. Plain data: each thread gets a copy.
 */
export interface Site {
  readonly root: string
  /** The names of its files. Elsewhere, a file is its index in this list. */
  readonly names: readonly Bytes[]
  readonly host: Host | undefined
  /** The host name of the site as addresses have it: in ASCII, and in lower case. */
  readonly domain: string | undefined
  /** `/` or `/docs/`, percent-encoded where needed. */
  readonly basePath: string
  /** Folders that could not be read, with a slash at the end: what they contain is not known. */
  readonly unreadable: readonly string[]
  readonly loops: readonly Loop[]
  /** The redirect files that may count; without a host, all of those that some host reads. */
  readonly redirects: readonly RedirectFile[]
}

/** A host's own redirect file, in the root of the site. */
interface RedirectFile {
  /** `_redirects`, `staticwebapp.config.json` or `vercel.json`. */
  readonly name: string
  /** Undefined if it cannot be read: then its rules may answer any address. */
  readonly text: string | undefined
}
