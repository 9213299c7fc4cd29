import { isObject, type JsonObject } from '../common/json.ts'
import { readHtmlTitle } from '../net/html-body.ts'
import { clean, type SafeText, safe } from '../text/clean.ts'
import { makeUnreadableResponseError, type TransportError } from './api-failure.ts'
import {
  findServerMessage,
  parseSerializableJson,
  readError,
  readId,
  readNonEmptyText,
} from './read-response-body.ts'

/** The state of a job. Only `status` is guaranteed; the rest is optional. */
export type JobState = Readonly<ReturnType<typeof readJobState>>

/** The state of an export job, with the link to its bundle if the project's export API sends it. */
export type ExportState = JobState & { readonly bundle?: BundleResponse | undefined }

/** The response about a bundle and the link to it. */
export type BundleResponse = Readonly<ReturnType<typeof parseBundle>>

/** The state of a build of the documentation. */
export type BuildState = Readonly<ReturnType<typeof parseBuild>>

/** The state of a job of the writing agent (section 4.1 of the API). */
export type AgentJobState = Readonly<ReturnType<typeof parseAgentJob>>

/**
 * Parses the response to a start call (section 4.2). It may contain the whole job.
 * @throws TransportError (`unreadable`) if it has no usable `jobId`
 */
export function parseStartedExport(body: string) {
  const response = parseObject(body)
  const jobId = readId(response.jobId)
  const status = readNonEmptyText(response.status)
  if (jobId === undefined)
    throw makeUnusableValueError('its response to the start request', 'jobId', response)
  if (status === undefined) return { jobId, state: undefined }
  return { jobId, state: readJobState(response, status) }
}

/**
 * Returns the response about an export job (section 4.3).
 * @throws TransportError (`unreadable`) if it has no `status`
 */
export function parseExportJob(body: string): JobState {
  const response = parseObject(body)
  return readJobState(response, readJobStatus(response))
}

/**
 * Returns the response about an export job in the project's export API. The link to the bundle is
 * in it once the job is completed.
 * @throws TransportError (`unreadable`) if it has no `status`, or the ID of another job or project
 */
export function parseProjectExportJob(
  body: string,
  expected: { readonly jobId: string; readonly projectId: string },
): ExportState {
  const response = parseObject(body)
  ensureSameId('job', expected.jobId, formatForDisplay(response.jobId))
  ensureSameId('project', expected.projectId, formatForDisplay(response.projectId))
  const state = readJobState(response, readJobStatus(response))
  if (state.status !== 'completed') return state
  return { ...state, bundle: readBundle(response) }
}

/**
 * Returns the response about the agent job of this ID (section 4.1).
 * @throws TransportError (`unreadable`) if it has no `status`, or the ID of another job
 */
export function parseAgentJob(body: string, jobId: string) {
  const response = parseObject(body)
  ensureSameId('job', jobId, readNonEmptyText(response.id))
  return {
    ...readJobState(response, readJobStatus(response)),
    /**
     * As the service sent it, unchecked; as JSON if it is not text. Undefined if it is null, empty,
     * or missing.
     */
    prLink: formatForDisplay(response.prLink),
  }
}

/**
 * Returns the response to a request for a bundle (section 4.4): the link as the service sent it,
 * unchecked; its expiry in ms since the epoch; and the job. Each is undefined if missing. A missing
 * link is not an error here.
 * @throws TransportError (`unreadable`) if it is not a JSON object
 */
export function parseBundle(body: string) {
  return readBundle(parseObject(body))
}

function readBundle({ bundleUrl, sizeBytes, expiresAt, jobId }: JsonObject) {
  return {
    bundleUrl: readNonEmptyText(bundleUrl),
    sizeBytes: readSize(sizeBytes),
    expiresAtMs: readTimeMs(expiresAt),
    jobId: readNonEmptyText(jobId),
  }
}

function readSize(value: unknown): number | undefined {
  if (!Number.isSafeInteger(value) || Number(value) < 0) return undefined
  return Number(value)
}

/** Returns a time in ms since the epoch; undefined if it is invalid. */
function readTimeMs(value: unknown): number | undefined {
  if (typeof value !== 'string' || !DATE_TIME.test(value)) return undefined
  const time = Date.parse(value)
  if (Number.isNaN(time)) return undefined
  return time
}

/**
 * Returns the ID of the build that an update began.
 * @throws TransportError (`unreadable`) if the response has no usable `statusId`
 */
export function parseStartedBuild(body: string) {
  const response = parseObject(body)
  const statusId = readId(response.statusId)
  if (statusId === undefined)
    throw makeUnusableValueError('its response to the update request', 'statusId', response)
  return { statusId }
}

/**
 * Returns the response about a build of the documentation.
 * @throws TransportError (`unreadable`) if it has no `status`, or an unusable commit
 */
export function parseBuild(body: string) {
  const response = parseObject(body)
  const state = readJobState(response, readJobStatus(response, 'its response about the build'))
  return {
    ...state,
    /** The summary of the build; untrusted text. */
    error: readNonEmptyText(response.summary) ?? state.error,
    /** The lines of its log that are not empty; untrusted text. */
    log: splitLogLines(response.logs),
    commit: readCommit(response.commit),
  }
}

/** Returns the lines of a log, which is a list of strings, each of any number of lines. */
function splitLogLines(logs: unknown): readonly string[] {
  const parts: readonly unknown[] = [logs].flat()
  const texts = parts.filter((part) => typeof part === 'string')
  return texts.flatMap((text) => text.split(/[\r\n]+/)).filter((line) => line.trim() !== '')
}

/**
 * Returns the built commit as the service sent it: untrusted text, each part undefined if missing.
 */
function readCommit(commit: unknown) {
  if ((commit ?? undefined) === undefined) return { sha: undefined, ref: undefined }
  if (!isObject(commit)) throw makeUnusableCommitError(commit)
  const { sha, ref } = commit
  if (typeof (sha ?? '') !== 'string') throw makeUnusableCommitError(sha)
  return { sha: readNonEmptyText(sha), ref: readNonEmptyText(ref) }
}

function makeUnusableCommitError(sha: unknown): TransportError {
  return makeUnreadableResponseError(
    safe`its response about the build has the commit “${formatForDisplay(sha)}”, which cannot be used`,
  )
}

/**
 * Throws if a response is about another job or project. Numbers are compared as text, without
 * regard to case.
 * @throws TransportError (`unreadable`)
 */
function ensureSameId(what: 'job' | 'project', expectedId: string, id: string | undefined): void {
  if (id === undefined || id.toLowerCase() === expectedId.toLowerCase()) return
  throw makeUnreadableResponseError(safe`its response is about another ${what}, ${id}`)
}

/** How much of a body, or of the keys in it, is quoted, in characters. */
const MAX_QUOTED = 40
/** How much of an error message is quoted, in characters. */
const MAX_MESSAGE = 200

/** The `date-time` of RFC 3339; `Date.parse` would accept "1" as a year. */
const DATE_TIME = /^\d{4}-\d\d-\d\dT\d\d:\d\d/

function parseObject(body: string): JsonObject {
  const response = parseSerializableJson(body)
  if (isObject(response)) return response
  const title = readHtmlTitle(body)
  throw makeUnreadableResponseError(
    safe`it responded with ${describeBody(body, response, title)}`,
    title,
  )
}

/** Describes a body that is not a JSON object. `title` is that of a web page. */
function describeBody(body: string, response: unknown, title: string | undefined): SafeText {
  if (title === '') return safe`a web page instead of JSON`
  if (title !== undefined) return safe`a web page (“${title}”) instead of JSON`
  if (response !== undefined) return safe`JSON that is not an object`
  if (body === '') return safe`an empty body`
  return safe`a body that is not JSON: “${clean(body, MAX_QUOTED)}”`
}

/** Returns the error for a value of a response that is missing or not allowed by the contract. */
function makeUnusableValueError(what: string, name: string, response: JsonObject): TransportError {
  const { [name]: value, ...others } = response
  const displayed = formatForDisplay(value)
  if (displayed !== undefined && typeof value !== 'string')
    return makeUnreadableResponseError(
      safe`${what} has the ${name} ${displayed}, which is not text`,
    )
  if (displayed !== undefined)
    return makeUnreadableResponseError(
      safe`${what} has the ${name} “${displayed}”, which cannot be used`,
    )
  const keys = clean(Object.keys(others).join(', '), MAX_QUOTED)
  const message = findServerMessage(others)
  const messagePhrase = message && safe`; it says “${clean(message, MAX_MESSAGE)}”`
  return makeUnreadableResponseError(
    safe`${what} has no ${name}${keys && safe`, only ${keys}`}${messagePhrase}`,
  )
}

/**
 * Returns a string unchanged, and other values as JSON; undefined if it is null, empty, or missing.
 */
function formatForDisplay(value: unknown): string | undefined {
  if ((value ?? '') === '') return undefined
  return readNonEmptyText(value) ?? JSON.stringify(value)
}

function readJobStatus(response: JsonObject, what = 'its response about the job'): string {
  const status = readNonEmptyText(response.status)
  if (status === undefined) throw makeUnusableValueError(what, 'status', response)
  return status
}

function readJobState(response: JsonObject, status: string) {
  const json = JSON.stringify(response)
  return {
    /** Verbatim, untrusted text. */
    status,
    /** As the service sent it, untrusted text. A number becomes its digits. */
    progress: readNumberOrText(response.progress),
    pageCount: readNumberOrText(response.pageCount),
    /** Why the job failed, untrusted text. */
    error: readNonEmptyText(readError(json).serverMessage),
    /** The whole response, as JSON on one line. */
    json,
  }
}

function readNumberOrText(value: unknown): string | undefined {
  if (Number.isFinite(value)) return String(value)
  return readNonEmptyText(value)
}
