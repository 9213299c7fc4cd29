/** Reads values from unvalidated JSON. */

/** Returns the value at this path of names; undefined if there is none. */
export function getAt(value: unknown, ...path: readonly string[]): unknown {
  // `Object()` makes an object of `null` and `undefined`, too, so that reading a property never
  // throws.
  return path.reduce((inner: unknown, name) => Object(inner)[name] as unknown, value)
}

/** Returns the text at this path; undefined if there is none. */
export function getText(value: unknown, ...path: readonly string[]): string | undefined {
  const found = getAt(value, ...path)
  if (typeof found !== 'string') return undefined
  return found
}

/** Returns the number at this path; undefined if there is none. */
export function getNumber(value: unknown, ...path: readonly string[]): number | undefined {
  const found = getAt(value, ...path)
  if (typeof found !== 'number') return undefined
  return found
}

/** Returns the time at a name, in the form of ISO 8601 that GitHub uses; empty if there is none. */
export function getIsoTime(value: unknown, name: string): string {
  const text = getText(value, name) ?? ''
  const isTime = /^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d(?:\.\d+)?(?:Z|[+-]\d\d:\d\d)$/.test(text)
  if (!isTime || Number.isNaN(Date.parse(text))) return ''
  return text
}
