import { parseValuesFile } from '../option-parsers/path.ts'
import { safe } from '../text/clean.ts'
import type { PublishTargets } from '../unpack/unpack-and-publish.ts'
import type { InputReader, InputsReadBy } from './input-reader.ts'
import { readInputText } from './input-table.ts'
import { combineIfValid, INVALID, type Invalid, undefinedIfInvalid } from './input-table-reader.ts'
import { checkTargets } from './publish-targets/check-targets.ts'
import {
  findRequestBasePath,
  readCheckSettings,
  readComment,
  readEarlierSite,
  readService,
  readUnpackLimits,
  readWaitSettings,
} from './shared-inputs.ts'

const EMPTY_EXPRESSION = safe`If you set domain with an expression, that expression evaluates to an empty string`

/** The inputs of export mode. */
export type ExportInputs = InputsReadBy<typeof readExportInputs>

/** Returns the inputs of export mode. Never throws: errors are reported to `reader`. */
export async function readExportInputs(reader: InputReader) {
  const overwrite = reader.readWithDefault('overwrite')
  const targets = readTargets(reader, undefinedIfInvalid(overwrite) ?? false)
  return combineIfValid({
    mode: 'export',
    service: readService(reader),
    waitSettings: readWaitSettings(reader),
    exportRequest: readExportRequest(reader),
    /** Set if the service is to build the documentation before an export is started. */
    update: readUpdate(reader),
    maskBundleUrl: reader.readWithDefault('mask-bundle-url'),
    /** The checked target paths of archive and site; nothing is written yet. */
    targets,
    /** The limits on what the archive unpacks to. */
    unpackLimits: readUnpackLimits(reader),
    check: await readCheckSettings(reader),
    comment: readComment(reader),
    /** The earlier site to compare with. */
    compareWith: readEarlierSite(reader, targets.site?.path),
    /** Whether existing content may be replaced. */
    overwrite,
    valuesFile: readValuesFile(reader),
    /** The check to wait for before an export is started. */
    waitForCheck: readWaitForCheck(reader),
  })
}

/**
 * Returns the export to start, or the earlier one to follow. With a project, the project's form of
 * the API is used.
 */
function readExportRequest(reader: InputReader) {
  const jobId = reader.readOptional('job-id')
  const projectId = reader.readOptional('project-id')
  let domain = reader.readOptional('domain')
  if (jobId === undefined && projectId === undefined) {
    const advice = safe`set it to the host name of the site to export, or set project-id or job-id instead`
    domain = reader.readRequired('domain', safe`${advice}. ${EMPTY_EXPRESSION}`)
  }
  return combineIfValid({ jobId, projectId, domain, basePath: findRequestBasePath(reader) })
}

/** A build of the documentation. */
export type UpdateInputs = InputsReadBy<typeof readUpdate>

function readUpdate(reader: InputReader) {
  const isWanted = reader.readWithDefault('update')
  const projectId = reader.readOptional('project-id')
  const expectCommit = reader.readOptional('expect-commit')
  if (isWanted === INVALID) return INVALID
  const startsByProject = projectId !== undefined && !reader.isGiven('job-id')
  if (!isWanted || !startsByProject) return undefined
  return combineIfValid({ projectId, expectCommit })
}

function readTargets(reader: InputReader, overwrite: boolean): PublishTargets {
  const { targets, errors } = checkTargets({
    bundlePath: undefinedIfInvalid(reader.readOptional('bundle-path')),
    sitePath: undefinedIfInvalid(reader.readOptional('site-path')),
    valuesFile: undefinedIfInvalid(reader.readOptional('values-file')),
    overwrite,
    workspace: reader.workspace,
    runnerTemp: reader.env.RUNNER_TEMP || undefined,
  })
  for (const { input, message } of errors) reader.reject(input, message)
  return targets
}

function readValuesFile(reader: InputReader) {
  const name = reader.readOptional('values-file')
  const url = readValuesUrl(reader)
  const version = reader.readOptional('export-version')
  const valuesPath = reader.readOptional('values-path')
  if (name === INVALID) return INVALID
  if (name === undefined) {
    rejectWithoutValuesFile('export-version', version, 'is only written to a values file', reader)
    rejectWithoutValuesFile('values-url', url, 'is only written to a values file', reader)
    rejectWithoutValuesFile('values-path', valuesPath, 'is a place in a values file', reader)
    return undefined
  }
  const path = reader.attempt('values-file', () => parseValuesFile(name, reader.workspace))
  // The permanent address of the bundle, with placeholders in it. If it is not given, the presigned
  // link is written.
  return combineIfValid({ name, path, valuesPath, url, version })
}

/** Reports an error if an input is given that needs a values file. */
function rejectWithoutValuesFile(
  input: 'export-version' | 'values-url' | 'values-path',
  value: unknown,
  why: string,
  reader: InputReader,
): void {
  if (undefinedIfInvalid(value) === undefined) return
  reader.reject(input, safe`${input} ${why}: set values-file, too`)
}

function readValuesUrl(reader: InputReader): string | Invalid | undefined {
  const url = reader.readOptional('values-url')
  if (url === undefined || url === INVALID) return url
  if (url.includes('{domain}') && !reader.isGiven('domain'))
    reader.reject(
      'values-url',
      safe`values-url is “${url}”: for {domain}, set the input domain, too`,
    )
  const { GITHUB_REF_TYPE: type, GITHUB_REF: ref } = reader.env
  if (url.includes('{tag}') && type !== 'tag') {
    const run = ref ? safe`is on ${ref}` : safe`has no ref`
    const why = safe`{tag} requires a workflow run on a tag, but this run ${run}`
    const advice = safe`run the workflow on a tag or use {sha256}`
    reader.reject('values-url', safe`values-url is “${url}”: ${why}; ${advice}`)
  }
  if (!reader.isGiven('bundle-path')) {
    const what = safe`values-url is where you store the archive, but this step does not keep the archive`
    reader.reject('values-url', safe`${what}: set bundle-path, too`)
  }
  return url
}

/** Returns the name of the check, and the token to read it, which may be empty. */
function readWaitForCheck(reader: InputReader) {
  const name = reader.readOptional('wait-for-check')
  if (name === undefined) return undefined
  return combineIfValid({ name, token: readInputText(reader.env, 'github-token') })
}
