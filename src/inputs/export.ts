import type { Limits } from '../archive/limits.ts'
import { safe } from '../report/clean.ts'
import type { Targets } from '../unpack/unpack-and-publish.ts'
import { type EarlierSite, type GivenPath, parseValuesFile } from './parse/path.ts'
import { INVALID, type InputReader, type Invalid, ifKnown, ifValid } from './reader.ts'
import {
  type CheckSettings,
  type CommentInputs,
  readCheckSettings,
  readComment,
  readEarlierSite,
  readLimits,
  readService,
  readWait,
  type ServiceInputs,
  type WaitInputs,
} from './settings.ts'
import { rawInput } from './table.ts'
import { checkTargets } from './targets.ts'

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

interface ValuesFileInputs extends GivenPath {
  /** Where the bundle lies for good, with `{domain}`, `{tag}`, `{sha256}` and `{ext}` in it; if not given, the link is written. */
  readonly url: string | undefined
  readonly version: string | undefined
}

/** The name of something at GitHub, and the token to ask for it. */
interface GitHubInputs {
  readonly name: string
  /** Empty if there is none. */
  readonly token: string
}

/** The inputs of mode export. */
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
  readonly comment: CommentInputs | undefined
  /** Whether what is there already may be replaced. */
  readonly overwrite: boolean
  readonly valuesFile: ValuesFileInputs | undefined
  /** The check to wait for before an export is started. */
  readonly waitForCheck: GitHubInputs | undefined
}

/** Returns the inputs of mode export. Throws nothing: what is wrong is reported to `read`. */
export async function readExportInputs(read: InputReader): Promise<ExportInputs | Invalid> {
  const overwrite = read.withDefault('overwrite')
  const targets = readTargets(read, ifKnown(overwrite) ?? false)
  return ifValid({
    mode: 'export',
    service: readService(read),
    waiting: readWait(read),
    job: readJob(read),
    maskBundleUrl: read.withDefault('mask-bundle-url'),
    targets,
    limits: readLimits(read),
    check: await readCheckSettings(read),
    comment: readComment(read),
    compareWith: readEarlierSite(read, targets.site?.path),
    overwrite,
    valuesFile: readValuesFile(read),
    waitForCheck: readWaitForCheck(read),
  })
}

function readJob(read: InputReader): NewExport | ExistingExport | Invalid {
  const jobId = read.optional('job-id')
  if (jobId !== undefined) return ifValid({ jobId, domain: read.optional('domain') })
  const advice = safe`give the host name of the site to export, or a job-id to follow`
  return ifValid({ domain: read.required('domain', advice) })
}

function readTargets(read: InputReader, overwrite: boolean): Targets {
  const { targets, errors } = checkTargets({
    bundlePath: ifKnown(read.optional('bundle-path')),
    sitePath: ifKnown(read.optional('site-path')),
    valuesFile: ifKnown(read.optional('values-file')),
    overwrite,
    workspace: read.workspace,
    runnerTemp: read.env.RUNNER_TEMP || undefined,
  })
  read.report(...errors)
  return targets
}

function readValuesFile(read: InputReader): ValuesFileInputs | Invalid | undefined {
  const name = read.optional('values-file')
  const url = readValuesUrl(read)
  const version = read.optional('export-version')
  if (name === INVALID) return INVALID
  if (name === undefined) {
    for (const [input, value] of [
      ['export-version', version],
      ['values-url', url],
    ] as const)
      if (ifKnown(value) !== undefined)
        read.report(safe`${input} is written into a values file: set values-file as well`)
    return undefined
  }
  const path = read.attempt('values-file', () => parseValuesFile(name, read.workspace))
  return ifValid({ name, path, url, version })
}

function readValuesUrl(read: InputReader): string | Invalid | undefined {
  const url = read.optional('values-url')
  if (url === undefined || url === INVALID) return url
  if (url.includes('{domain}') && !read.isGiven('domain'))
    read.report(safe`values-url is “${url}”: for {domain}, set the input domain as well`)
  const { GITHUB_REF_TYPE: type, GITHUB_REF: ref } = read.env
  if (url.includes('{tag}') && type !== 'tag')
    read.report(
      safe`values-url is “${url}”: {tag} stands for a tag, but this workflow runs on ${ref || 'no ref at all'}`,
    )
  if (!read.isGiven('bundle-path'))
    read.report(
      safe`values-url says where you put the archive, but this step keeps none: set bundle-path as well`,
    )
  return url
}

function readWaitForCheck(read: InputReader): GitHubInputs | Invalid | undefined {
  const name = read.optional('wait-for-check')
  return name === undefined ? undefined : ifValid({ name, token: rawInput(read.env, 'github-token') })
}
