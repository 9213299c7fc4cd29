import { realpathSync } from 'node:fs'
import { tmpdir } from 'node:os'
import type { Limits } from '../archive/limits.ts'
import { isWithin, realPathOf } from '../disk/paths.ts'
import { proxyProblems } from '../net/proxy.ts'
import { safe } from '../report/clean.ts'
import { type EarlierSite, type GivenPath, parseSiteFolder } from './parse/path.ts'
import { InvalidInput } from './parse/text.ts'
import { INVALID, type InputReader, type Invalid, ifKnown, ifValid } from './reader.ts'
import {
  type CheckSettings,
  type CommentInputs,
  readCheckSettings,
  readComment,
  readEarlierSite,
  readLimits,
} from './settings.ts'

/** How a site is compared with what its host answers. Times in ms. */
export interface LiveInputs {
  /** Where it was published: the path is the base path. */
  readonly url: URL
  /** How long to wait until everything agrees, and the longest pause before what differs is asked for again. */
  readonly timeoutMs: number
  readonly pollIntervalMs: number
  /** The longest silence of a request. */
  readonly requestTimeoutMs: number
}

/** The inputs of mode check. */
export interface CheckInputs {
  readonly mode: 'check'
  /** The folder with the site. */
  readonly site: GivenPath
  /** The host name of the site, in ASCII. */
  readonly domain: string | undefined
  readonly check: CheckSettings
  /** What the site is compared with. */
  readonly compareWith: EarlierSite | undefined
  readonly comment: CommentInputs | undefined
  /** What that may unpack to. */
  readonly limits: Limits
  /** Set if the host is to be asked. */
  readonly live: LiveInputs | undefined
}

/** Returns the inputs of mode check. Throws nothing: what is wrong is reported to `read`. */
export async function readCheckInputs(read: InputReader): Promise<CheckInputs | Invalid> {
  const site = readSiteFolder(read)
  if (read.withDefault('verify') === 'off')
    read.report(
      safe`verify is “off”, but mode check always checks the site: expected report, strict or strict-new`,
    )
  return ifValid({
    mode: 'check',
    site,
    domain: read.optional('domain'),
    check: await readCheckSettings(read),
    comment: readComment(read),
    compareWith: readEarlierSite(read, ifKnown(site)?.path),
    limits: readLimits(read),
    live: readLive(read),
  })
}

function readSiteFolder(read: InputReader): GivenPath | Invalid {
  const name = read.required('site-path', safe`mode check needs it; name the folder with the site to check`)
  if (name === INVALID) return INVALID
  return read.attempt('site-path', () => {
    const path = parseSiteFolder(name, read.workspace)
    ensureReportIsOutside(name, path, read.env.RUNNER_TEMP)
    return { name, path }
  })
}

/** Nothing is ever written into the folder that is checked. @throws InvalidInput */
function ensureReportIsOutside(name: string, path: string, runnerTemp: string | undefined): void {
  const place = runnerTemp || tmpdir()
  if (!isWithin(realPathOf(place), realpathSync(path))) return
  throw new InvalidInput(
    safe`is “${name}”: ${runnerTemp ? 'RUNNER_TEMP' : 'the folder for temporary files'} (${place}) is in it, and that is where the report is written; name a folder that holds only the site`,
  )
}

function readLive(read: InputReader): LiveInputs | Invalid | undefined {
  const url = read.optional('live-url')
  if (url === undefined) return undefined
  read.report(...proxyProblems(read.env))
  const basePath = read.withDefault('base-path')
  if (url !== INVALID && basePath !== INVALID && url.pathname !== basePath)
    read.report(
      safe`live-url is “${url.href}”, but base-path is “${basePath}”: both have to name the same path; did you mean ${url.origin}${basePath}, or base-path: ${url.pathname}?`,
    )
  return ifValid({
    url,
    timeoutMs: read.withDefault('wait-timeout'),
    pollIntervalMs: read.withDefault('poll-interval'),
    requestTimeoutMs: read.withDefault('request-timeout'),
  })
}
