/** What is in the body of an answer, of whoever gave it. All of it is foreign text. */
import { STATUS_CODES } from 'node:http'
import { isObject, type JsonObject } from '../common/json.ts'
import { readTitle } from '../net/web-page.ts'

/**
 * Returns the JSON in a body; undefined if it is none, or cannot be handed on because it nests too
 * deeply.
 */
export function parseJsonBody(body: string): unknown {
  try {
    const answer: unknown = JSON.parse(body.replace(/^\uFEFF/, ''))
    // Overflows the stack before anything else does.
    JSON.stringify(answer)
    return answer
  } catch {
    return undefined
  }
}

/** Returns a text that is not empty; undefined for everything else. */
export function readText(value: unknown): string | undefined {
  if (typeof value !== 'string' || value === '') return undefined
  return value
}

/**
 * Returns an id of the service; undefined if a value is none: ids go into paths, shells and
 * options.
 */
export function readId(value: unknown): string | undefined {
  if (typeof value !== 'string' || !/^\w[\w.~:-]{0,254}$/.test(value)) return undefined
  return value
}

/** What frameworks put into `error` beside a `message` that says more. */
const REASON_PHRASES: ReadonlySet<string | undefined> = new Set(Object.values(STATUS_CODES))

/** Returns what is known of an answer whose status says that it is an error, by its body. */
export function readError(body: string) {
  const answer = parseJsonBody(body)
  if (answer === undefined)
    return { said: readTitle(body) ?? body, isApiError: false, jobId: undefined }
  if (!isObject(answer))
    return { said: readText(answer) ?? '', isApiError: false, jobId: undefined }
  const { error, jobId } = answer
  let nested: JsonObject | undefined
  if (isObject(error)) nested = error
  return {
    /**
     * In words (section 2.2), or the title of a web page; of any length, empty if it says nothing.
     */
    said: findWords(answer, nested) ?? '',
    /** Whether it has the API's own form (section 2.2): a JSON object with its `error`. */
    isApiError: nested !== undefined || readText(error) !== undefined,
    /** The id of the job that it is about, if it names one. */
    jobId: readId(jobId) ?? readId(nested?.jobId),
  }
}

/**
 * Returns what an error says, wherever frameworks put it; `nested` is its `error` if that is an
 * object.
 */
function findWords(
  { error, message, detail, errors }: JsonObject,
  nested: JsonObject | undefined,
): string | undefined {
  const inError = readText(nested?.message ?? error)
  const inMessage = readText(getFirst(message))
  let words = inError ?? inMessage
  if (REASON_PHRASES.has(inError)) words = inMessage ?? inError
  return words ?? readText(detail) ?? findWordsInList(errors)
}

/** Returns what the first of several errors says. */
function findWordsInList(errors: unknown): string | undefined {
  if (!Array.isArray(errors)) return undefined
  const first: unknown = errors[0]
  if (isObject(first)) return readText(first.message)
  return readText(first)
}

/** Returns the first of a list; what is not a list, as it is. */
function getFirst(value: unknown): unknown {
  if (Array.isArray(value)) return value[0]
  return value
}
