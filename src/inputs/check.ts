import { realpathSync } from 'node:fs'
import { tmpdir } from 'node:os'
import type { Limits } from '../archive/limits.ts'
import { isWithin, realPathOf } from '../disk/paths.ts'
import { safe } from '../report/clean.ts'
import { type CheckSettings, readCheckSettings } from './check-settings.ts'
import { readEarlierSite } from './compare.ts'
import { InvalidInput } from './invalid-input.ts'
import { readLimits } from './limits.ts'
import { type LiveInputs, readLive } from './live.ts'
import type { EarlierSite } from './parse/earlier-site.ts'
import { parseSiteFolder } from './parse/site-folder.ts'
import { INVALID, type InputReader, type Invalid, ifValid } from './reader.ts'

/** A folder with a site that is there already. */
interface SiteFolder {
  /** As it was given. */
  readonly name: string
  /** Absolute. */
  readonly path: string
}

export interface CheckInputs {
  readonly mode: 'check'
  readonly site: SiteFolder
  /** The host name of the site, in ASCII. */
  readonly domain: string | undefined
  readonly check: CheckSettings
  /** What the site is compared with. */
  readonly compareWith: EarlierSite | undefined
  /** What that may unpack to. */
  readonly limits: Limits
  /** Set if the host is to be asked. */
  readonly live: LiveInputs | undefined
}

/** Returns the inputs of mode check. */
export function readCheckInputs(read: InputReader): CheckInputs | Invalid {
  const site = readSiteFolder(read)
  return ifValid({
    mode: 'check',
    site,
    domain: read.optional('domain'),
    check: readCheckSettingsOfFolder(read),
    compareWith: readEarlierSite(read, site === INVALID ? undefined : site.path),
    limits: readLimits(read),
    live: readLive(read),
  })
}

function readSiteFolder(read: InputReader): SiteFolder | Invalid {
  const name = read.required('site-path', safe`mode check needs it; name the folder with the site to check`)
  if (name === INVALID) return INVALID
  try {
    const path = parseSiteFolder(name, read.workspace)
    ensureReportIsOutside(name, path, read.env.RUNNER_TEMP)
    return { name, path }
  } catch (error) {
    if (!(error instanceof InvalidInput)) throw error
    read.report(safe`site-path ${error.what}`)
    return INVALID
  }
}

/** Nothing is ever written into the folder that is checked. @throws InvalidInput */
function ensureReportIsOutside(name: string, path: string, runnerTemp: string | undefined): void {
  const place = runnerTemp || tmpdir()
  if (!isWithin(realPathOf(place), realpathSync(path))) return
  throw new InvalidInput(
    safe`is “${name}”: ${runnerTemp ? 'RUNNER_TEMP' : 'the folder for temporary files'} (${place}) is in it, and that is where the report is written; name the folder with the site alone`,
  )
}

function readCheckSettingsOfFolder(read: InputReader): CheckSettings | Invalid {
  if (read.withDefault('verify') === 'off') {
    read.report(safe`verify is “off”, but mode check always checks the site: expected report or strict`)
  }
  return readCheckSettings(read)
}
