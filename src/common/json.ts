/** What JSON calls an object. */
export type JsonObject = Readonly<Record<string, unknown>>

/** Returns whether a value is what JSON calls an object. */
export function isObject(value: unknown): value is JsonObject {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
}

/** Returns what a text holds; undefined if it is not JSON. A byte order mark may come before it. */
export function parseJson(text: string): unknown {
  try {
    return JSON.parse(text.replace(/^\uFEFF/, ''))
  } catch {
    return undefined
  }
}
