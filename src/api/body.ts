/** What is in the body of an answer, of whoever gave it. All of it is foreign text. */
import { titleOf } from '../net/web-page.ts'

export type JsonObject = Readonly<Record<string, unknown>>

/** Returns the JSON in a body; undefined if it is none, or cannot be handed on because it nests too deeply. */
export function jsonIn(body: string): unknown {
  try {
    const answer: unknown = JSON.parse(body.replace(/^\uFEFF/, ''))
    // Overflows the stack before anything else does.
    JSON.stringify(answer)
    return answer
  } catch {
    return undefined
  }
}

/** Returns whether a value is what JSON calls an object. */
export function isObject(value: unknown): value is JsonObject {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
}

/** Returns a text that is not empty; undefined for everything else. */
export function textOf(value: unknown): string | undefined {
  return typeof value === 'string' && value !== '' ? value : undefined
}

/**
 * Returns what an answer says in words about an error (section 2.2), or what a web page has for a title; of any length,
 * empty if nothing.
 */
export function saidIn(body: string): string {
  const answer = jsonIn(body)
  if (answer === undefined) return titleOf(body) ?? body
  if (!isObject(answer)) return textOf(answer) ?? ''
  const { error, message, detail } = answer
  const nested = isObject(error) ? error.message : error
  return textOf(nested) ?? textOf(message) ?? textOf(detail) ?? ''
}

/** Returns an id of the service; undefined if a value is none: ids go into paths, shells and options. */
export function idOf(value: unknown): string | undefined {
  return typeof value === 'string' && /^\w[\w.~:-]{0,254}$/.test(value) ? value : undefined
}

/** Returns the id of the job that an error is about, if it names one. */
export function jobIdIn(body: string): string | undefined {
  const answer = jsonIn(body)
  if (!isObject(answer)) return undefined
  return idOf(answer.jobId) ?? (isObject(answer.error) ? idOf(answer.error.jobId) : undefined)
}

/** Returns whether an answer is an error in the API's own form (section 2.2): a JSON object with its `error`. */
export function isApiError(body: string): boolean {
  const answer = jsonIn(body)
  return isObject(answer) && (textOf(answer.error) !== undefined || isObject(answer.error))
}
