import { isObject, type JsonObject } from '../common/json.ts'
import { titleOf } from '../net/web-page.ts'
import { clean, safe } from '../text/clean.ts'
import { errorIn, idOf, jsonIn, textOf } from './body.ts'
import { type TransportError, unreadable } from './failures.ts'

/** What the service says about a job. Only `status` is guaranteed; the rest is optional. */
export type JobState = Readonly<ReturnType<typeof stateOf>>

/** A job of the writing agent, as the service says it (section 4.1 of the API). */
export type AgentJob = Readonly<ReturnType<typeof agentJob>>

/**
 * Returns the answer to a start call (section 4.2). Deployments may answer it with the whole job.
 * @throws TransportError (`unreadable`) if it holds no usable `jobId`
 */
export function startedExport(body: string) {
  const answer = objectIn(body)
  const jobId = idOf(answer.jobId)
  const status = textOf(answer.status)
  if (jobId === undefined) throw unusable('its answer to the start', 'jobId', answer)
  return { jobId, state: status === undefined ? undefined : stateOf(answer, status) }
}

/**
 * Returns the answer about an export job (section 4.3).
 * @throws TransportError (`unreadable`) if it holds no `status`
 */
export function exportJob(body: string): JobState {
  const answer = objectIn(body)
  return stateOf(answer, statusOf(answer))
}

/**
 * Returns the answer about the agent job of this id (section 4.1).
 * @throws TransportError (`unreadable`) if it holds no `status`, or the id of another job
 */
export function agentJob(body: string, asked: string) {
  const answer = objectIn(body)
  const id = textOf(answer.id) ?? asked
  if (id.toLowerCase() !== asked.toLowerCase()) throw unreadable(safe`its answer is about another job, ${id}`)
  return {
    ...stateOf(answer, statusOf(answer)),
    /** As the service sent it, unchecked; what is no text, as JSON. Undefined if it is null, empty or not there. */
    prLink: written(answer.prLink),
  }
}

/**
 * Returns the answer to a request for a bundle (section 4.4): the link as the service sent it, unchecked, when it expires in ms
 * since the Unix epoch, and whose it is, each undefined if the answer holds none. A missing link is not judged here.
 * @throws TransportError (`unreadable`) if it is no JSON object
 */
export function bundle(body: string) {
  const { bundleUrl, sizeBytes, expiresAt, jobId } = objectIn(body)
  const expiry =
    typeof expiresAt === 'string' && DATE_TIME.test(expiresAt) ? Date.parse(expiresAt) : Number.NaN
  return {
    bundleUrl: textOf(bundleUrl),
    sizeBytes: Number.isSafeInteger(sizeBytes) && Number(sizeBytes) >= 0 ? Number(sizeBytes) : undefined,
    expiresAt: Number.isNaN(expiry) ? undefined : expiry,
    jobId: textOf(jobId),
  }
}

/** How much of a body, or of the keys in it, is quoted, in characters. */
const MAX_QUOTED = 40

/** The `date-time` of RFC 3339; `Date.parse` alone takes "1" for a year. */
const DATE_TIME = /^\d{4}-\d\d-\d\dT\d\d:\d\d/

function objectIn(body: string): JsonObject {
  const answer = jsonIn(body)
  if (isObject(answer)) return answer
  const title = titleOf(body)
  if (title !== undefined)
    throw unreadable(safe`it answered with a web page${title && safe` (“${title}”)`} instead of JSON`)
  if (answer !== undefined) throw unreadable(safe`it answered with JSON that is not an object`)
  throw unreadable(
    body === ''
      ? safe`it answered with an empty body`
      : safe`it answered with a body that is not JSON: “${clean(body, MAX_QUOTED)}”`,
  )
}

/** Says of a value of an answer that it is not there, or not one of those that the contract allows. */
function unusable(what: string, name: string, answer: JsonObject): TransportError {
  const { [name]: value, ...others } = answer
  const found = written(value)
  if (found !== undefined)
    return unreadable(safe`${what} has the ${name} “${found}”, which is not one that can be used`)
  const keys = clean(Object.keys(others).join(', '), MAX_QUOTED)
  return unreadable(safe`${what} has no ${name}${keys && safe`, but ${keys}`}`)
}

/** Returns a value as text, what is none as JSON; undefined if it is null, empty or not there. */
function written(value: unknown): string | undefined {
  return (value ?? '') === '' ? undefined : (textOf(value) ?? JSON.stringify(value))
}

function statusOf(answer: JsonObject): string {
  const status = textOf(answer.status)
  if (status === undefined) throw unusable('its answer about the job', 'status', answer)
  return status
}

function stateOf(answer: JsonObject, status: string) {
  const json = JSON.stringify(answer)
  return {
    /** Verbatim, foreign text. */
    status,
    /** As the service sent it, foreign text; a number becomes its digits. */
    progress: shown(answer.progress),
    pageCount: shown(answer.pageCount),
    /** Why the job failed, foreign text. */
    error: textOf(errorIn(json).said),
    /** The whole answer, as JSON on one line. */
    json,
  }
}

const shown = (value: unknown): string | undefined => (Number.isFinite(value) ? String(value) : textOf(value))
