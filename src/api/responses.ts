import { type SafeText, safe } from '../report/clean.ts'
import { idProblem } from './id.ts'
import { TransportError } from './request-failure.ts'

/** What the service says about a job. Only `status` is guaranteed; the rest is optional. */
export interface JobState {
  /** Verbatim, foreign text. */
  readonly status: string
  /** As the service sent it, foreign text; a number becomes its digits. */
  readonly progress: string | undefined
  readonly pageCount: string | undefined
  /** Why the job failed, foreign text. */
  readonly error: string | undefined
  /** The whole answer, as JSON on one line. */
  readonly json: string
}

export interface StartedExport {
  readonly jobId: string
  /** Deployments may answer the start with the whole job. */
  readonly state: JobState | undefined
}

export interface AgentJob extends JobState {
  /** As the service sent it, unchecked. */
  readonly prLink: string | undefined
}

export interface Bundle {
  /** As the service sent it, unchecked; undefined if the answer holds none. */
  readonly bundleUrl: string | undefined
  readonly sizeBytes: number | undefined
  /** Milliseconds since the Unix epoch. */
  readonly expiresAt: number | undefined
}

/**
 * Returns the answer to a start call (section 4.2).
 * @throws TransportError (`unreadable`) if it holds no usable `jobId`
 */
export function startedExport(body: string): StartedExport {
  const answer = object(body)
  const { jobId, status } = answer
  if (typeof jobId !== 'string') throw unreadable(safe`its answer to the start has no jobId`)
  const problem = idProblem(jobId)
  if (problem) throw unreadable(safe`its answer to the start has a jobId that ${problem}`)
  return { jobId, state: isName(status) ? stateOf(answer, status) : undefined }
}

/**
 * Returns the answer about an export job (section 4.3).
 * @throws TransportError (`unreadable`) if it holds no `status`
 */
export function exportJob(body: string): JobState {
  const answer = object(body)
  return stateOf(answer, statusOf(answer))
}

/**
 * Returns the answer about an agent job (section 4.1).
 * @throws TransportError (`unreadable`) if it holds no `status`
 */
export function agentJob(body: string): AgentJob {
  const answer = object(body)
  return { ...stateOf(answer, statusOf(answer)), prLink: text(answer.prLink) }
}

/**
 * Returns the answer to a request for a bundle (section 4.4). A missing link is not judged here.
 * @throws TransportError (`unreadable`) if it is no JSON object
 */
export function bundle(body: string): Bundle {
  const { bundleUrl, sizeBytes, expiresAt } = object(body)
  const expiry =
    typeof expiresAt === 'string' && DATE_TIME.test(expiresAt) ? Date.parse(expiresAt) : Number.NaN
  return {
    bundleUrl: text(bundleUrl),
    sizeBytes: Number.isSafeInteger(sizeBytes) && Number(sizeBytes) >= 0 ? Number(sizeBytes) : undefined,
    expiresAt: Number.isNaN(expiry) ? undefined : expiry,
  }
}

/** Returns what an answer says in words about an error (section 2.2), foreign text of any length; empty if nothing. */
export function saidIn(body: string): string {
  const answer = parsed(body)
  if (answer === undefined) return isWebPage(body) ? '' : body
  if (!isObject(answer)) return typeof answer === 'string' ? answer : ''
  const { error, message, detail } = answer
  const nested = isObject(error) ? error.message : error
  return [nested, message, detail].find(isName) ?? ''
}

/** Returns whether an answer is an error in the API's own form (section 2.2): a JSON object with its `error`. */
export function isApiError(body: string): boolean {
  const answer = parsed(body)
  return isObject(answer) && (isName(answer.error) || isObject(answer.error))
}

/** The `date-time` of RFC 3339; `Date.parse` alone takes "1" for a year. */
const DATE_TIME = /^\d{4}-\d\d-\d\dT\d\d:\d\d/

type JsonObject = Readonly<Record<string, unknown>>

function object(body: string): JsonObject {
  const answer = parsed(body)
  if (isObject(answer)) return answer
  if (isWebPage(body)) {
    throw unreadable(
      safe`it answered with a web page instead of JSON, so base-url may not be the root of the API`,
      true,
    )
  }
  const what =
    body === ''
      ? 'an empty body'
      : answer === undefined
        ? 'a body that is not JSON'
        : 'JSON that is not an object'
  throw unreadable(safe`it answered with ${what}`)
}

/** Deeper than any answer of this API, and shallow enough for recursive functions. */
const MAX_DEPTH = 64

function parsed(body: string): unknown {
  if (isTooDeep(body)) return undefined
  try {
    return JSON.parse(body.replace(/^\uFEFF/, ''))
  } catch {
    return undefined
  }
}

/** One pass over the text: a pattern for strings would read a long one that has no end again from each quote in it. */
function isTooDeep(json: string): boolean {
  let depth = 0
  let inString = false
  for (let i = 0; i < json.length; i++) {
    const sign = json[i]
    if (sign === '"') inString = !inString
    else if (inString && sign === '\\') i++
    else if (!inString && (sign === '[' || sign === '{')) depth++
    else if (!inString && (sign === ']' || sign === '}')) depth--
    if (depth > MAX_DEPTH) return true
  }
  return false
}

function statusOf(answer: JsonObject): string {
  if (!isName(answer.status)) throw unreadable(safe`its answer about the job has no status`)
  return answer.status
}

function stateOf(answer: JsonObject, status: string): JobState {
  return {
    status,
    progress: shown(answer.progress),
    pageCount: shown(answer.pageCount),
    error: text(answer.error),
    json: JSON.stringify(answer),
  }
}

const isObject = (value: unknown): value is JsonObject =>
  typeof value === 'object' && value !== null && !Array.isArray(value)
const isName = (value: unknown): value is string => typeof value === 'string' && value !== ''
const text = (value: unknown): string | undefined => (isName(value) ? value : undefined)
const shown = (value: unknown): string | undefined => (Number.isFinite(value) ? String(value) : text(value))
/** Returns whether a body is HTML. */
export const isWebPage = (body: string): boolean => /^\s*<(!doctype|html|head|body|!--)/i.test(body)

function unreadable(why: SafeText, isWebPage = false): TransportError {
  return new TransportError({ kind: 'unreadable', why, isWebPage })
}
