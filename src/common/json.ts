/** What JSON calls an object. */
export type JsonObject = Readonly<Record<string, unknown>>

/** Returns whether a value is what JSON calls an object. */
export function isObject(value: unknown): value is JsonObject {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
}
