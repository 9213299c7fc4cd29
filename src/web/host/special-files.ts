/** Finds the files of a site that its host treats in its own way. */
import { type Bytes, toBytes } from '../byte-strings.ts'
import type { Tree } from '../tree.ts'
import { getHostTraits } from './all-hosts.ts'
import type { HostTraits, SpecialFileTrait, SpecialTreatment } from './hosts/host-traits.ts'
import type { SiteLocation } from './site-snapshot.ts'

/** Whether a file with such a treatment counts as missing, so that links to it are broken. */
const COUNTS_AS_MISSING: Readonly<Record<SpecialTreatment['kind'], boolean>> = {
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

/** How the host treats a special file, and the name by which it is special. */
interface SpecialFileMatch {
  /** The whole name of a file, or the name of a folder around it with its slash. */
  readonly matchedName: Bytes
  readonly treatment: SpecialTreatment
}

/** Finds the files of a site that its host treats in a special way. */
export class SpecialFileMatcher {
  /** The base path without its first slash: names are compared from the root of the domain. */
  readonly #prefix: Bytes
  readonly #hostTraits: HostTraits
  /** The traits for special files that apply to this site. */
  readonly #traits: readonly SpecialFileTrait[]

  constructor({ names }: Tree, { host, basePath }: SiteLocation) {
    this.#prefix = toBytes(basePath.slice(1))
    this.#hostTraits = getHostTraits(host)
    const hasName = (pattern: RegExp) => names.some((name) => pattern.test(this.#prefix + name))
    this.#traits = this.#hostTraits.specialFiles.filter(({ onlyIfSiteHas, unlessSiteHas }) => {
      if (unlessSiteHas !== undefined && hasName(unlessSiteHas)) return false
      return onlyIfSiteHas === undefined || hasName(onlyIfSiteHas)
    })
  }

  /** Returns how the host treats a file in a special way; undefined if it does not. */
  findMatch(name: Bytes): SpecialFileMatch | undefined {
    const fullName = this.#prefix.concat(name)
    for (const { pattern, exceptNames, treatment } of this.#traits) {
      if (exceptNames?.test(fullName) === true) continue
      const matchedName = fullName.match(pattern)?.[0]
      if (matchedName !== undefined)
        return { matchedName: matchedName.slice(this.#prefix.length), treatment }
    }
    return undefined
  }

  /** Does a file count as missing? `match` is the result of `findMatch` for it. */
  countsAsMissing(name: Bytes, match: SpecialFileMatch | undefined): boolean {
    if (match !== undefined) return COUNTS_AS_MISSING[match.treatment.kind]
    const { configFiles, servesConfigFiles } = this.#hostTraits
    return !servesConfigFiles && configFiles.includes(this.#prefix.concat(name))
  }
}
