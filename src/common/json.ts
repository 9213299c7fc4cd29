/** A JSON object. */
export type JsonObject = Readonly<Record<string, unknown>>

/** Returns whether a value is a JSON object. */
export function isObject(value: unknown): value is JsonObject {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
}

/**
 * Returns the parsed value of a JSON text; undefined if it is not JSON. A byte order mark may come
 * first.
 */
export function parseJson(text: string): unknown {
  try {
    return JSON.parse(text.replace(/^\uFEFF/, ''))
  } catch {
    return undefined
  }
}
