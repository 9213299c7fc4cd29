/** What is in the body of an answer, of whoever gave it. All of it is foreign text. */
import { STATUS_CODES } from 'node:http'
import { isObject } from '../common/json.ts'
import { readTitle } from '../net/web-page.ts'

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

/** Returns a text that is not empty; undefined for everything else. */
export function textOf(value: unknown): string | undefined {
  return typeof value === 'string' && value !== '' ? value : undefined
}

/** Returns an id of the service; undefined if a value is none: ids go into paths, shells and options. */
export function idOf(value: unknown): string | undefined {
  return typeof value === 'string' && /^\w[\w.~:-]{0,254}$/.test(value) ? value : undefined
}

/** What frameworks put into `error` beside a `message` that says more. */
const REASON_PHRASES: ReadonlySet<string | undefined> = new Set(Object.values(STATUS_CODES))

/** Returns what is known of an answer whose status says that it is an error, by its body. */
export function errorIn(body: string) {
  const answer = jsonIn(body)
  if (!isObject(answer)) {
    const said = answer === undefined ? (readTitle(body) ?? body) : textOf(answer)
    return { said: said ?? '', isApiError: false, jobId: undefined }
  }
  const { error, message, detail, errors, jobId } = answer
  const nested = isObject(error) ? error : undefined
  const [first]: unknown[] = Array.isArray(errors) ? errors : []
  const ofFirst = isObject(first) ? first.message : first
  const inError = textOf(nested?.message ?? error)
  const inMessage = textOf(Array.isArray(message) ? message[0] : message)
  const inWords = REASON_PHRASES.has(inError) ? (inMessage ?? inError) : (inError ?? inMessage)
  return {
    /** In words (section 2.2), or the title of a web page; of any length, empty if it says nothing. */
    said: inWords ?? textOf(detail) ?? textOf(ofFirst) ?? '',
    /** Whether it has the API's own form (section 2.2): a JSON object with its `error`. */
    isApiError: nested !== undefined || textOf(error) !== undefined,
    /** The id of the job that it is about, if it names one. */
    jobId: idOf(jobId) ?? idOf(nested?.jobId),
  }
}
