import type { Limits } from '../archive/limits.ts'
import { checkTargets, type Targets } from '../disk/targets.ts'
import { safe } from '../report/clean.ts'
import { type CheckSettings, readCheckSettings } from './check-settings.ts'
import { readEarlierSite } from './compare.ts'
import { InvalidInput } from './invalid-input.ts'
import { readLimits } from './limits.ts'
import type { EarlierSite } from './parse/earlier-site.ts'
import { parseValuesFile } from './parse/values-file.ts'
import { INVALID, type InputReader, type Invalid, ifValid, valueOr } from './reader.ts'
import { readService, readWait, type ServiceInputs, type WaitInputs } from './service.ts'
import { rawInput } from './table.ts'

/** An export to start. */
export interface NewExport {
  readonly jobId?: undefined
  /** The host name of the site, in ASCII. */
  readonly domain: string
}

/** An export to follow that was started earlier. */
export interface ExistingExport {
  readonly jobId: string
  readonly domain: string | undefined
}

interface ValuesFileInputs {
  /** As it was given. */
  readonly name: string
  /** Absolute. */
  readonly path: string
  readonly version: string | undefined
}

interface ReleaseAssetInputs {
  /** With `{domain}`, `{tag}` and `{ext}` in it. */
  readonly name: string
  /** Empty if there is none. */
  readonly token: string
}

export interface ExportInputs {
  readonly mode: 'export'
  readonly service: ServiceInputs
  readonly waiting: WaitInputs
  readonly job: NewExport | ExistingExport
  readonly maskBundleUrl: boolean
  /** Where archive and site are to go; checked, nothing is written yet. */
  readonly targets: Targets
  /** What the archive may unpack to. */
  readonly limits: Limits
  readonly check: CheckSettings
  /** What the site is compared with. */
  readonly compareWith: EarlierSite | undefined
  /** Whether what is there already may be replaced. */
  readonly overwrite: boolean
  readonly valuesFile: ValuesFileInputs | undefined
  readonly releaseAsset: ReleaseAssetInputs | undefined
}

/** Returns the inputs of mode export. */
export function readExportInputs(read: InputReader): ExportInputs | Invalid {
  const overwrite = read.withDefault('overwrite')
  const targets = readTargets(read, overwrite)
  return ifValid({
    mode: 'export',
    service: readService(read),
    waiting: readWait(read),
    job: readJob(read),
    maskBundleUrl: read.withDefault('mask-bundle-url'),
    targets,
    limits: readLimits(read),
    check: readCheckSettingsOfExport(read),
    compareWith: readEarlierSite(read, targets.site?.path),
    overwrite,
    valuesFile: readValuesFile(read),
    releaseAsset: readReleaseAsset(read),
  })
}

function readJob(read: InputReader): NewExport | ExistingExport | Invalid {
  const jobId = read.optional('job-id')
  if (jobId !== undefined) return ifValid({ jobId, domain: read.optional('domain') })
  const advice = safe`give the host name of the site to export, or a job-id to follow`
  return ifValid({ domain: read.required('domain', advice) })
}

function readTargets(read: InputReader, overwrite: boolean | Invalid): Targets {
  const { targets, errors } = checkTargets({
    bundlePath: valueOr(read.optional('bundle-path'), undefined),
    sitePath: valueOr(read.optional('site-path'), undefined),
    valuesFile: valueOr(read.optional('values-file'), undefined),
    overwrite: valueOr(overwrite, false),
    workspace: read.workspace,
    runnerTemp: read.env.RUNNER_TEMP || undefined,
  })
  read.report(...errors)
  return targets
}

function readCheckSettingsOfExport(read: InputReader): CheckSettings | Invalid {
  if (read.withDefault('verify') === 'strict' && rawInput(read.env, 'site-path') === '') {
    read.report(safe`verify is “strict”, but there is no site to check: set site-path as well`)
  }
  return readCheckSettings(read)
}

function readValuesFile(read: InputReader): ValuesFileInputs | Invalid | undefined {
  const name = read.optional('values-file')
  const version = read.optional('export-version')
  if (name === INVALID) return INVALID
  if (name !== undefined) return ifValid({ name, path: pathOfValuesFile(read, name), version })
  if (version !== undefined && version !== INVALID) {
    read.report(safe`export-version is written into a values file: set values-file as well`)
  }
  return undefined
}

function pathOfValuesFile(read: InputReader, name: string): string | Invalid {
  // One that may not be there is not looked for, too.
  if (read.errors.some(({ text }) => text.startsWith('values-file '))) return INVALID
  try {
    return parseValuesFile(name, read.workspace)
  } catch (error) {
    if (!(error instanceof InvalidInput)) throw error
    read.report(safe`values-file ${error.what}`)
    return INVALID
  }
}

function readReleaseAsset(read: InputReader): ReleaseAssetInputs | Invalid | undefined {
  const name = read.optional('release-asset')
  return name === undefined ? undefined : ifValid({ name, token: rawInput(read.env, 'github-token') })
}
