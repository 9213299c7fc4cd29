/** Finds the files of a site that its host treats in its own way. */
import { type Bytes, toBytes } from '../byte-strings.ts'
import type { Tree } from '../tree.ts'
import { getHostTraits } from './all-hosts.ts'
import type { HostTraits, SpecialFileRule } from './hosts/host-traits.ts'
import type { SiteLocation } from './site-snapshot.ts'

/** For each treatment, whether the file counts as missing, so that links to it are broken. */
const TREATS_AS_MISSING: Readonly<Record<SpecialFileRule['treatment'], boolean>> = {
  unpublished: true,
  'unsupported-config': true,
  exposed: false,
  // A prebuilt deployment serves the file.
  'unless-prebuilt': false,
  // The host serves nothing of the site, or nothing but these files. One finding says so, instead
  // of one for each link.
  refused: false,
  'hides-other-files': false,
}

/** A rule for special files, and the name that it matches. */
interface SpecialFileMatch {
  /** The whole name of a file, or the name of a folder around it with its slash. */
  readonly matchedName: Bytes
  readonly rule: SpecialFileRule
}

/** Finds the files of a site that its host treats in a special way. */
export class SpecialFileMatcher {
  /** The base path without its first slash: names are compared from the root of the domain. */
  readonly #prefix: Bytes
  readonly #hostTraits: HostTraits
  /** The rules for special files that apply to this site. */
  readonly #rules: readonly SpecialFileRule[]

  constructor({ names }: Tree, { host, basePath }: SiteLocation) {
    this.#prefix = toBytes(basePath.slice(1))
    this.#hostTraits = getHostTraits(host)
    const hasName = (pattern: RegExp) => names.some((name) => pattern.test(this.#prefix + name))
    this.#rules = this.#hostTraits.specialFiles.filter(({ onlyIfSiteHas, unlessSiteHas }) => {
      if (unlessSiteHas !== undefined && hasName(unlessSiteHas)) return false
      return onlyIfSiteHas === undefined || hasName(onlyIfSiteHas)
    })
  }

  /** Returns the rule by which the host treats a file in a special way; undefined without one. */
  find(name: Bytes): SpecialFileMatch | undefined {
    const fullName = this.#prefix.concat(name)
    for (const rule of this.#rules) {
      if (rule.exceptNames?.test(fullName) === true) continue
      const matchedName = fullName.match(rule.pattern)?.[0]
      if (matchedName !== undefined)
        return { matchedName: matchedName.slice(this.#prefix.length), rule }
    }
    return undefined
  }

  /** Does a file count as missing? `match` is the result of `find` for it. */
  treatsAsMissing(name: Bytes, match: SpecialFileMatch | undefined): boolean {
    if (match !== undefined) return TREATS_AS_MISSING[match.rule.treatment]
    const { configFiles, servesConfigFiles } = this.#hostTraits
    return !servesConfigFiles && configFiles.includes(this.#prefix.concat(name))
  }
}
