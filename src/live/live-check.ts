/**
 * Compares a published site with the responses of its origin, address by address. No other origin
 * is ever connected to.
 */
import type { AcceptanceEntry } from '../findings/acceptance/read-acceptances.ts'
import { isLiveCode } from '../findings/codes.ts'
import type { NetworkContext } from '../net/network-context.ts'
import { type SafeText, safe } from '../text/clean.ts'
import type { HostId } from '../web/host/all-hosts.ts'
import { selectPublishedFiles } from '../web/host/published-files.ts'
import type { SiteFolder } from '../web/list-tree.ts'
import type { Tree } from '../web/tree.ts'
import { listExpectations } from './expected/expectations.ts'
import { AddressStates } from './judging/address-states.ts'
import type { LiveVerdict } from './judging/live-verdict.ts'
import { makeVerdictOnFindings } from './judging/make-verdict.ts'
import type { LiveLimits } from './live-limits.ts'
import { describeProgress, formatAddressCount } from './live-progress.ts'
import { LiveRounds } from './live-rounds.ts'
import { LocalSite, type LocalSites } from './site/local-site.ts'
import { SiteRequester } from './site-requester.ts'

/** The site that is compared with its host, and the limits of the check. */
export interface LiveOptions {
  /** Where the site was published: origin and base path. */
  readonly url: URL
  /** The folder that was published. */
  readonly folder: SiteFolder
  /** The hosting product, whose rules apply. */
  readonly host: HostId | undefined
  /** The host name of the site, if it is not that of `url`. */
  readonly domain: string | undefined
  /** The site that the host had before, if it is known. */
  readonly earlierTree: Tree | undefined
  /** The accepted findings, including those of other checks. */
  readonly acceptedEntries: readonly AcceptanceEntry[]
  readonly limits: LiveLimits
  readonly context: NetworkContext
}

/** One live check. */
export class LiveCheck {
  readonly #options: LiveOptions
  /** The states of the addresses; none until they are known. */
  #states = new AddressStates([])

  constructor(options: LiveOptions) {
    this.#options = options
  }

  /** Returns the progress of the check in words. */
  describeProgress(): SafeText {
    return describeProgress(this.#states)
  }

  /**
   * Requests every address until all match or the time is up, and returns the result.
   * @throws OriginUnreachable if the origin has never responded; the reason of the signal; any
   * file-system error
   */
  async run(): Promise<LiveVerdict> {
    const options = this.#options
    const { url, limits, context } = options
    const { clock, signal, info } = context
    const sites = await loadSites(options)
    const { states, unaddressedFileCount } = await prepareStates(sites, options)
    this.#states = states
    info(safe`Requesting ${formatAddressCount(states.expectations.length)} from ${url.host}`)

    const startedAtMs = clock.now()
    const acceptedEntries = options.acceptedEntries.filter(({ code }) => isLiveCode(code))
    const requester = new SiteRequester({
      url,
      sites,
      states,
      acceptedEntries,
      limits,
      startedAtMs,
      context,
    })
    const rounds = new LiveRounds({ requester, states, limits, startedAtMs, context })
    const { wasThrottled, ...outcome } = await rounds.run()

    const { currentSite } = sites
    const nowMs = clock.now()
    const ended = { url, currentSite, states, wasThrottled, acceptedEntries, nowMs, signal }
    const verdictOnFindings = await makeVerdictOnFindings(ended)
    const elapsedMs = clock.now() - startedAtMs
    return { ...verdictOnFindings, ...outcome, unaddressedFileCount, elapsedMs }
  }
}

/** The addresses that are going to be requested. */
interface PreparedStates {
  readonly states: AddressStates
  /** How many files have no address, as in the verdict. */
  readonly unaddressedFileCount: number
}

/**
 * Returns the initial states of the addresses that the host should serve.
 * @throws the reason of the signal; any file-system error
 */
async function prepareStates(
  { currentSite, earlierSite }: LocalSites,
  options: LiveOptions,
): Promise<PreparedStates> {
  const { url, context } = options
  const { random, signal } = context
  const possiblyChangedFiles =
    earlierSite && (await currentSite.findPossiblyChangedFiles(earlierSite, signal))
  const { expectations, unaddressedFileCount } = await listExpectations(currentSite, {
    origin: url.origin,
    earlierSite,
    possiblyChangedFiles,
    uniqueSuffix: Math.floor(random() * 2 ** 40).toString(36),
    signal,
  })
  const states = new AddressStates(expectations, possiblyChangedFiles)
  return { states, unaddressedFileCount }
}

/**
 * Returns the site, and the earlier one if it is known. Problems of the folder are ignored, because
 * the check of the site reports them.
 * @throws the reason of the signal; any file-system error
 */
async function loadSites(options: LiveOptions): Promise<LocalSites> {
  const { url, folder, host, domain, earlierTree, context } = options
  const location = { host, basePath: url.pathname, domain: domain ?? url.host }
  const load = async (tree: Tree) =>
    new LocalSite(await selectPublishedFiles(tree, location, context.signal), url.host)
  const currentSite = await load(await folder.list())
  if (earlierTree === undefined) return { currentSite, earlierSite: undefined }
  return { currentSite, earlierSite: await load(earlierTree) }
}
