import { parseValuesFile } from '../option-values/path.ts'
import { safe } from '../text/clean.ts'
import type { Targets } from '../unpack/unpack-and-publish.ts'
import type { InputReader, ReadBy } from './input-reader.ts'
import {
  findSentBasePath,
  readCheckSettings,
  readComment,
  readEarlierSite,
  readLimits,
  readService,
  readWait,
} from './shared-inputs.ts'
import { readRawInput } from './table.ts'
import { combineIfValid, dropInvalid, INVALID, type Invalid } from './table-reader.ts'
import { checkTargets } from './targets.ts'

const IF_EXPRESSION = safe`If an expression sets it, its value is empty`

/** The inputs of mode export. */
export type ExportInputs = ReadBy<typeof readExportInputs>

/** Returns the inputs of mode export. Never throws: errors are reported to `read`. */
export async function readExportInputs(read: InputReader) {
  const overwrite = read.withDefault('overwrite')
  const targets = readTargets(read, dropInvalid(overwrite) ?? false)
  return combineIfValid({
    mode: 'export',
    service: readService(read),
    waiting: readWait(read),
    job: readJob(read),
    /** Set if the service is to build the documentation before an export is started. */
    update: readUpdate(read),
    maskBundleUrl: read.withDefault('mask-bundle-url'),
    /** Where archive and site are to go; checked, nothing is written yet. */
    targets,
    /** What the archive may unpack to. */
    limits: readLimits(read),
    check: await readCheckSettings(read),
    comment: readComment(read),
    /** What the site is compared with. */
    compareWith: readEarlierSite(read, targets.site?.path),
    /** Whether what is there already may be replaced. */
    overwrite,
    valuesFile: readValuesFile(read),
    /** The check to wait for before an export is started. */
    waitForCheck: readWaitForCheck(read),
  })
}

/**
 * An export to start, or one to follow that was started earlier. With a project, the project's form
 * of the API is used.
 */
function readJob(read: InputReader) {
  const jobId = read.optional('job-id')
  const projectId = read.optional('project-id')
  const needsDomain = jobId === undefined && projectId === undefined
  const advice = safe`set it to the host name of the site to export, or set project-id or job-id instead`
  let domain = read.optional('domain')
  if (needsDomain) domain = read.required('domain', safe`${advice}. ${IF_EXPRESSION}`)
  return combineIfValid({ jobId, projectId, domain, basePath: findSentBasePath(read) })
}

/** A build of the documentation. */
export type UpdateInputs = ReadBy<typeof readUpdate>

function readUpdate(read: InputReader) {
  const isWanted = read.withDefault('update')
  const projectId = read.optional('project-id')
  const expectCommit = read.optional('expect-commit')
  if (isWanted === INVALID) return INVALID
  if (!isWanted || projectId === undefined || read.isGiven('job-id')) return undefined
  return combineIfValid({ projectId, expectCommit })
}

function readTargets(read: InputReader, overwrite: boolean): Targets {
  const { targets, errors } = checkTargets({
    bundlePath: dropInvalid(read.optional('bundle-path')),
    sitePath: dropInvalid(read.optional('site-path')),
    valuesFile: dropInvalid(read.optional('values-file')),
    overwrite,
    workspace: read.workspace,
    runnerTemp: read.env.RUNNER_TEMP || undefined,
  })
  for (const { input, message } of errors) read.reject(input, message)
  return targets
}

function readValuesFile(read: InputReader) {
  const name = read.optional('values-file')
  const url = readValuesUrl(read)
  const version = read.optional('export-version')
  const place = read.optional('values-path')
  if (name === INVALID) return INVALID
  if (name === undefined) {
    for (const [input, value] of [
      ['export-version', version],
      ['values-url', url],
    ] as const)
      if (dropInvalid(value) !== undefined)
        read.reject(input, safe`${input} is only written to a values file: set values-file, too`)
    if (dropInvalid(place) !== undefined)
      read.reject(
        'values-path',
        safe`values-path is a place in a values file: set values-file, too`,
      )
    return undefined
  }
  const path = read.attempt('values-file', () => parseValuesFile(name, read.workspace))
  // Where the bundle lies for good, with placeholders in it; if it is not given, the link is
  // written.
  return combineIfValid({ name, path, place, url, version })
}

function readValuesUrl(read: InputReader): string | Invalid | undefined {
  const url = read.optional('values-url')
  if (url === undefined || url === INVALID) return url
  if (url.includes('{domain}') && !read.isGiven('domain'))
    read.reject('values-url', safe`values-url is “${url}”: for {domain}, set the input domain, too`)
  const { GITHUB_REF_TYPE: type, GITHUB_REF: ref } = read.env
  if (url.includes('{tag}') && type !== 'tag') {
    const why = safe`{tag} is the tag that the workflow runs on, but it runs on ${ref || 'no ref'}`
    const advice = safe`run it on a tag, or use {sha256}`
    read.reject('values-url', safe`values-url is “${url}”: ${why}: ${advice}`)
  }
  if (!read.isGiven('bundle-path')) {
    const what = safe`values-url is where you store the archive, but this step does not keep it`
    read.reject('values-url', safe`${what}: set bundle-path, too`)
  }
  return url
}

/** The name of the check, and the token to ask for it, which may be empty. */
function readWaitForCheck(read: InputReader) {
  const name = read.optional('wait-for-check')
  return name === undefined
    ? undefined
    : combineIfValid({ name, token: readRawInput(read.env, 'github-token') })
}
