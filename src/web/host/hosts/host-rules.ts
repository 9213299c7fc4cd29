/** What there is to know of a host: one file in `hosts` for each. */

import type { Bytes } from '../../byte-strings.ts'
import type { ParsedRedirects } from '../redirects/parsed-redirects.ts'
import { findByName, type HostFileFinder, type ShownPathFinder } from './find-file.ts'

/** A number that a site must not exceed. */
export interface Limit {
  readonly max: number
  /**
   * `error`: the host refuses the site. `warning`: only the cheapest plan does, or the rule is not
   * enforced.
   */
  readonly severity: 'error' | 'warning'
  /** Ends the sentence «…, more than». */
  readonly phrase: string
}

/** Which dot-files an uploader leaves out. */
export type DroppedDotFiles = 'none' | 'all' | 'all-but-well-known'

/** What a host does with the addresses and the files of a site. */
export interface HostRules {
  /** The name shown to people. */
  readonly title: string
  /** Is the `404.html` of a folder shown for wrong addresses in it? */
  readonly hasNestedNotFound?: true
  /** Finds the file of an address, the rules of the redirect file apart. */
  readonly findFile: HostFileFinder
  /**
   * Finds where a browser is when it has requested a page. Undefined where pages are only shown at
   * addresses in the folder of their file, because the host redirects all others.
   */
  readonly findShownPath: ShownPathFinder | undefined
  /** Are `a//b` and `a/b` the same address? */
  readonly mergesSlashes: boolean
  /**
   * The file in the site's root that tells it what to do with addresses; undefined if it reads
   * none.
   */
  readonly redirectFile: RedirectFormat | undefined
  /**
   * The addresses that services of the host answer, without any file: paths from the root of the
   * host on.
   */
  readonly services: RegExp | undefined
  /** Does it say nothing of the type of a file without an ending, so that browsers look into it? */
  readonly leavesTypesOpen?: true
  /** What an address without a file gets when there is no `404.html`. */
  readonly missing: 'home-page' | 'own-page' | 'unknown'
  readonly dropsDotFiles: DroppedDotFiles
  /** The file in the site's root that lists, as `.gitignore` does, what its uploader leaves out. */
  readonly ignoreFile?: string
  /** The files in the site's root that it reads itself. */
  readonly reads: readonly string[]
  /** Does it serve those files, too? */
  readonly servesWhatItReads: boolean
  /**
   * The other files that it keeps for itself, or never serves. The first entry that fits a name
   * counts.
   */
  readonly keeps: readonly KeptNames[]
  /** What the addresses begin with that it makes pages load besides their own. */
  readonly adds: readonly string[]
  /** Returns a page as it was before the host rewrote it. */
  readonly undoRewrite?: (page: Bytes) => Bytes
  /** Is there no network beyond the host, so that nothing can be loaded from elsewhere? */
  readonly offline: boolean
  /**
   * What is different where it takes a site from a branch; undefined if it takes none from there.
   */
  readonly branch?: BranchRules
  /** Does it serve every site by https? Elsewhere, this is not known. */
  readonly isSecure: boolean
  readonly siteBytes: readonly Limit[]
  readonly fileBytes: readonly Limit[]
  readonly files: readonly Limit[]
  readonly filesInFolder: readonly Limit[]
}

/** Names of files that a host keeps for itself, or never serves. */
export interface KeptNames {
  /**
   * Fits names from the root of the host on, up to the end of the file or the folder that gives
   * them away.
   */
  readonly name: RegExp
  /** Only where the site has a file whose name fits this. */
  readonly onlyBeside?: RegExp
  /** Only where it has none whose name fits this. */
  readonly unlessBeside?: RegExp
  /**
   * `left-out`: it is never served. `unless-prebuilt`: neither is it, unless the site is deployed
   * in another way, so that links into it are not broken. `alone`: it is served, but nothing else
   * is. `refused`: because of it, all of the site is. `exposed`: it is served, but nobody
   * should see it. `unread`: it is not served, and the check does not know what it says.
   */
  readonly fate: 'left-out' | 'unless-prebuilt' | 'alone' | 'refused' | 'exposed' | 'unread'
  /**
   * Ends the sentence «… does not serve this:» or «… refuses all of the site because of this:»; of
   * what is unread, a sentence.
   */
  readonly why: string
}

/** What a host does with a site in a branch of the repository. */
export interface BranchRules {
  /** What it takes in a push. */
  readonly fileBytes: Pick<Limit, 'max' | 'phrase'>
  /**
   * Without this file in its root, it builds the site, and leaves out files and folders whose names
   * fit `leftOut`.
   */
  readonly buildSwitch: string
  readonly leftOut: RegExp
  /** Lists in a folder what a commit leaves out. */
  readonly ignoreFile: string
  /** Names the host of the site, and puts it into the root of that. */
  readonly domainFile: string
}

/** A host's redirect file. */
interface RedirectFormat {
  readonly name: string
  /** Returns what its text means. `domain` is the site's own, if it is known. */
  readonly parse: (text: string, domain: string | undefined) => ParsedRedirects
}

/** What most hosts have in common. */
export const USUAL_RULES = {
  findFile: findByName,
  findShownPath: undefined,
  redirectFile: undefined,
  dropsDotFiles: 'none',
  reads: [],
  mergesSlashes: true,
  services: undefined,
  keeps: [],
  adds: [],
  missing: 'own-page',
  servesWhatItReads: false,
  offline: false,
  isSecure: true,
  siteBytes: [],
  fileBytes: [],
  files: [],
  filesInFolder: [],
} as const

/** In bytes. */
export const MIB = 1 << 20

/** Returns the limit above which the host refuses the site. */
export function errorAbove(max: number, phrase: string): Limit {
  return { severity: 'error', max, phrase }
}

/** Returns the limit above which only the cheapest plan refuses the site, or nobody does. */
export function warnAbove(max: number, phrase: string): Limit {
  return { severity: 'warning', max, phrase }
}
