/** Describes how a host treats sites. Each host has a file or a folder next to this file. */

import type { Bytes } from '../../byte-strings.ts'
import type { ParseProblem } from '../redirects/parse-problems.ts'
import type { RuleSet } from '../redirects/rule-set.ts'
import type { HostFileResponder } from './file-responders.ts'
import type { ShownPathFinder } from './shown-path.ts'

/** A number that a site must not exceed. */
export interface Limit {
  readonly max: number
  /**
   * `error`: the host refuses the site. `warning`: only the cheapest plan does, or the rule is not
   * enforced.
   */
  readonly severity: 'error' | 'warning'
  /** Completes a sentence after “…, more than”. */
  readonly phrase: string
}

/** Which dotfiles an uploader leaves out. */
export type UnpublishedDotfiles = 'none' | 'all' | 'all-but-well-known'

/** How a host treats the addresses and the files of a site. */
export interface HostTraits {
  /** The name shown to people. */
  readonly title: string
  /** Does the `404.html` of a folder apply to nonexistent addresses in that folder? */
  readonly hasFolderNotFoundPages?: true
  /** Responds to requests from the files of a site, without the rules of its redirect file. */
  readonly respondWithFile: HostFileResponder
  /**
   * Finds the path at which a browser ends up after it has requested a page. Undefined if the host
   * redirects all other addresses, so that pages are only shown in the folder of their file.
   */
  readonly findShownPath: ShownPathFinder | undefined
  /** Are `a//b` and `a/b` the same address? */
  readonly mergesSlashes: boolean
  /** The redirect file in the site's root; undefined if the host reads none. */
  readonly redirectFormat: RedirectFileFormat | undefined
  /** Returns the problems of this text of `_headers`; undefined if the host does not read it. */
  readonly findHeaderProblems?: (text: string) => readonly ParseProblem[]
  /** The setting with which it serves pages at their names without `.html`, in words. */
  readonly cleanUrlsSetting?: string
  /**
   * Matches the addresses that services of the host serve without a file: paths from the host's
   * root.
   */
  readonly servicePaths: RegExp | undefined
  /** Matches the home pages of which a site needs one, even if a rule shows another page. */
  readonly requiredHomePage?: RegExp
  /** Does it send no content type for files without an extension, so that browsers detect it? */
  readonly sendsNoTypeWithoutExtension?: true
  /**
   * The page for an address without a file if there is no `404.html`: `page-of-host` is one that
   * does not belong to the site.
   */
  readonly defaultNotFoundPage: 'home-page' | 'page-of-host' | 'unknown'
  readonly unpublishedDotfiles: UnpublishedDotfiles
  /**
   * The file in the site's root that lists files to leave out of uploads, in the syntax of
   * `.gitignore`.
   */
  readonly uploadIgnoreFile?: string
  /** The configuration files in the site's root that the host reads. */
  readonly configFiles: readonly string[]
  /** Does it also serve those files? */
  readonly servesConfigFiles: boolean
  /** Other files that it treats in its own way. The first entry that matches a name is used. */
  readonly specialFiles: readonly SpecialFileTrait[]
  /** Prefixes of addresses that it adds to served pages. */
  readonly injectedPrefixes: readonly string[]
  /** Returns a page as it was before the host transformed it. */
  readonly undoTransform?: (page: Bytes) => Bytes
  /** Is the host without an external network, so that nothing can be loaded from elsewhere? */
  readonly isAirGapped: boolean
  /** How a site is published from a branch; undefined if the host cannot do that. */
  readonly branch?: BranchTraits
  /** Does it serve every site over https? If not, a site may still use https. */
  readonly enforcesHttps: boolean
  /** How large a site may be, in bytes. */
  readonly siteSizeLimits: readonly Limit[]
  /** How large a file may be, in bytes. */
  readonly fileSizeLimits: readonly Limit[]
  /** How many files a site may have. */
  readonly fileCountLimits: readonly Limit[]
  /** How many files a folder may contain. */
  readonly filesPerFolderLimits: readonly Limit[]
}

/** Files that a host treats in its own way. */
export interface SpecialFileTrait {
  /**
   * Matches the name of a file from the root of the host, or its beginning: the name of a folder
   * that is treated in this way as a whole.
   */
  readonly pattern: RegExp
  /** Does not apply to names that match this. */
  readonly exceptNames?: RegExp
  /** Applies only if the name of a file of the site matches this. */
  readonly onlyIfSiteHas?: RegExp
  /** Applies only if no name of a file of the site matches this. */
  readonly unlessSiteHas?: RegExp
  readonly treatment: SpecialTreatment
}

/**
 * How a host treats a file. Links to the file may still count as working: see `countsAsMissing` of
 * `SpecialFileMatcher`.
 */
export type SpecialTreatment =
  /** The host serves only files with this treatment, and no other file of the site. */
  | { readonly kind: 'hides-other-files' }
  /** It is not served. The check does not read the settings in it: `message` is a sentence. */
  | { readonly kind: 'unsupported-config'; readonly message: string }
  | {
      readonly kind: ExplainedTreatmentKind
      /**
       * Completes the sentence “… does not serve this:”, “… refuses the whole site because of
       * this:”, or “… publishes this:”.
       */
      readonly why: string
    }

type ExplainedTreatmentKind =
  /** It is never served. */
  | 'unpublished'
  /** It is only served if the site is deployed with `vercel deploy --prebuilt`. */
  | 'unless-prebuilt'
  /** The host refuses the whole site because of it. */
  | 'refused'
  /** It is served, but should not be public. */
  | 'exposed'

/** How a host publishes a site from a branch of the repository. */
export interface BranchTraits {
  /** The maximum size of a file in a push, in bytes. */
  readonly fileSizeLimit: Pick<Limit, 'max' | 'phrase'>
  /**
   * Without this file in the root, the host builds the site, and leaves out files and folders whose
   * names match `unpublishedNames`.
   */
  readonly noBuildFile: string
  readonly unpublishedNames: RegExp
  /** The name of the files that list what commits leave out, each for its own folder. */
  readonly commitIgnoreFile: string
  /** The file with the site's domain, which also moves the site to the root of that domain. */
  readonly domainFile: string
}

/** A host's redirect file. */
interface RedirectFileFormat {
  readonly name: string
  /** Parses the text of the file. `domain` is the site's host name, if it is known. */
  readonly parse: (text: string, domain: string | undefined) => RuleSet
}

/** The traits that most hosts share. */
export const DEFAULT_TRAITS = {
  findShownPath: undefined,
  redirectFormat: undefined,
  unpublishedDotfiles: 'none',
  configFiles: [],
  mergesSlashes: true,
  servicePaths: undefined,
  specialFiles: [],
  injectedPrefixes: [],
  defaultNotFoundPage: 'page-of-host',
  servesConfigFiles: false,
  isAirGapped: false,
  enforcesHttps: true,
  siteSizeLimits: [],
  fileSizeLimits: [],
  fileCountLimits: [],
  filesPerFolderLimits: [],
} as const

/** One mebibyte. */
export const MIB_BYTES = 1 << 20

/** Returns the limit above which the host refuses the site. */
export function makeErrorLimit(max: number, phrase: string): Limit {
  return { severity: 'error', max, phrase }
}

/** Returns the limit above which only the cheapest plan refuses the site, or none does. */
export function makeWarningLimit(max: number, phrase: string): Limit {
  return { severity: 'warning', max, phrase }
}

/** Does a host read `_headers`? If no host is specified, that is not certain, so it does not. */
export function readsHeadersFile({ findHeaderProblems }: HostTraits): boolean {
  return findHeaderProblems !== undefined
}
