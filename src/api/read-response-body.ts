/** Reads the body of a response, whoever sent it. All of it is untrusted text. */
import { STATUS_CODES } from 'node:http'
import { isObject, type JsonObject, parseJson } from '../common/json.ts'
import { readHtmlTitle } from '../net/html-body.ts'
import { repeats } from '../text/repeats.ts'

/**
 * Returns the JSON in a body; undefined if it is not JSON, or nests too deeply to be serialized
 * again.
 */
export function parseSerializableJson(body: string): unknown {
  const parsed = parseJson(body)
  try {
    // Overflows the stack before anything else does.
    JSON.stringify(parsed)
    return parsed
  } catch {
    return undefined
  }
}

/** Returns a string that is not empty; undefined for everything else. */
export function readNonEmptyText(value: unknown): string | undefined {
  if (typeof value !== 'string' || value === '') return undefined
  return value
}

/**
 * Returns an ID of the service; undefined if a value is not safe as an ID, because IDs are used in
 * paths, shells, and options.
 */
export function readId(value: unknown): string | undefined {
  if (typeof value !== 'string' || !/^\w[\w.~:-]{0,254}$/.test(value)) return undefined
  return value
}

/** Reason phrases that frameworks put into `error` next to a more specific `message`. */
const REASON_PHRASES: ReadonlySet<string | undefined> = new Set(Object.values(STATUS_CODES))

/** Returns the details of an error response from its body. */
export function readError(body: string) {
  const parsed = parseSerializableJson(body)
  if (parsed === undefined)
    return { serverMessage: readHtmlTitle(body) ?? body, isApiError: false, jobId: undefined }
  if (!isObject(parsed))
    return { serverMessage: readNonEmptyText(parsed) ?? '', isApiError: false, jobId: undefined }
  const { error, jobId } = parsed
  let nestedId: unknown
  if (isObject(error)) nestedId = error.jobId
  return {
    /**
     * In words (section 2.2), or the title of a web page. It may have any length, and is empty if
     * there is no message.
     */
    serverMessage: findServerMessage(parsed) ?? '',
    /** Whether it has the API's own form (section 2.2): a JSON object with its `error`. */
    isApiError: isObject(error) || readNonEmptyText(error) !== undefined,
    /** The ID of the job that it is about, if it contains one. */
    jobId: readId(jobId) ?? readId(nestedId),
  }
}

/**
 * Returns the message of an error, wherever frameworks put it, with the fields that are invalid. It
 * is untrusted text; undefined if there is none.
 */
export function findServerMessage(response: JsonObject): string | undefined {
  const { error, error_description: errorDescription, message, detail } = response
  let inError = readNonEmptyText(error)
  if (isObject(error)) inError = readNonEmptyText(error.message)
  const inMessage = readNonEmptyText(getFirst(message))
  let serverMessage = inError ?? inMessage
  if (REASON_PHRASES.has(inError)) serverMessage = inMessage ?? inError
  // OAuth (RFC 6749, section 5.2) has a code in `error`, and the message here.
  const summary =
    readNonEmptyText(errorDescription) ?? serverMessage ?? readNonEmptyText(detail) ?? ''
  const invalidFields = describeFieldErrors(findFieldErrors(response) ?? findFieldErrors(error))
  if (invalidFields === '') return readNonEmptyText(summary)
  if (repeats(invalidFields, summary)) return invalidFields
  return `${summary.replace(/[.:]$/, '')}: ${invalidFields}`
}

/** Returns the first item of a list; other values unchanged. */
function getFirst(value: unknown): unknown {
  if (Array.isArray(value)) return value[0]
  return value
}

/** The names under which frameworks list the invalid fields of a request. */
const FIELD_ERRORS_NAMES = ['errors', 'issues', 'details', 'detail', 'message']

/** Returns the list of invalid fields in a response; undefined if there is none. */
function findFieldErrors(response: unknown): object | undefined {
  if (!isObject(response)) return undefined
  if (isObject(response.errors)) return response.errors
  return FIELD_ERRORS_NAMES.map((name) => response[name]).find((value) => Array.isArray(value))
}

/** How many invalid fields are shown. */
const MAX_FIELD_ERRORS = 3

/** Returns the invalid fields and what is wrong with each, as text; empty if there is none. */
function describeFieldErrors(fieldErrors: object | undefined): string {
  if (fieldErrors === undefined) return ''
  const described = Object.entries(fieldErrors)
    .map(([key, fieldError]: [string, unknown]) => {
      if (isObject(fieldError)) return describeFieldError(fieldError)
      const what = readNonEmptyText(getFirst(fieldError))
      if (what === undefined || Array.isArray(fieldErrors)) return what
      return `${key}: ${what}`
    })
    .filter((text) => text !== undefined)
  const shown = described.slice(0, MAX_FIELD_ERRORS)
  const more = described.length - shown.length
  if (more > 0) shown.push(`and ${more} more`)
  return shown.join('; ')
}

function describeFieldError(fieldError: JsonObject): string | undefined {
  const { message, msg, detail } = fieldError
  const what = readNonEmptyText(message) ?? readNonEmptyText(msg) ?? readNonEmptyText(detail)
  const field = findField(fieldError)
  if (field === undefined || what === undefined) return what ?? field
  return `${field}: ${what}`
}

/** Returns the path of an invalid field, as frameworks write it; undefined if there is none. */
function findField({ path, loc, field, param, source, instancePath }: JsonObject) {
  const written = [path, loc, field, param, instancePath]
  // https://jsonapi.org/format/#error-objects
  if (isObject(source)) written.push(source.pointer, source.parameter)
  return written.map(readPath).find((value) => value !== undefined)
}

/** Returns a path that is text or a list of keys; undefined for everything else. */
function readPath(path: unknown): string | undefined {
  if (!Array.isArray(path)) return readNonEmptyText(path)
  const keys = path.filter((key) => typeof key === 'string' || typeof key === 'number')
  return readNonEmptyText(keys.join('.'))
}
