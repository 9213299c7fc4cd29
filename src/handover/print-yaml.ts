/** Prints keys and values in block style, and as JSON for flow maps. */
import type { KeyPath } from './values-path.ts'

/** Keys and their values, in the order in which they are written. */
export type Entries = readonly (readonly [key: string, value: string | boolean])[]

/**
 * Returns the lines of `names`, each nested in the one before it, with the keys in the last one.
 */
export function printNestedLines(
  [name, ...rest]: KeyPath,
  entries: Entries,
  indent: number,
): string[] {
  if (name === undefined) return printYamlPairs(entries)
  return [
    `${printKey(name)}:`,
    ...printNestedLines(rest, entries, indent).map((line) => ' '.repeat(indent) + line),
  ]
}

/** YAML 1.1 reads some words as booleans or null, so they are quoted. */
function printKey(name: string): string {
  if (/^(?:true|false|yes|no|on|off|y|n|null)$/i.test(name)) return `"${name}"`
  return name
}

/** Returns the lines of a map in block style. */
export function printYamlPairs(entries: Entries): string[] {
  return entries.map(([key, value]) => `${key}: ${printScalar(value)}`)
}

/** Returns the pairs of a JSON object. */
export function printJsonPairs(entries: Entries): string[] {
  return entries.map(([key, value]) => `"${key}": ${printScalar(value)}`)
}

/** Returns JSON, because a values file whose root is a flow map most likely is JSON. */
export function printFlowMap(names: KeyPath, entries: Entries): string {
  if (names.length > 0) return `{${printFlowPair(names, entries)}}`
  return `{${printJsonPairs(entries).join(', ')}}`
}

/**
 * Returns one pair of a JSON object: the first of `names`, with the others and the entries in it.
 */
export function printFlowPair([name = '', ...rest]: KeyPath, entries: Entries): string {
  return `"${name}": ${printFlowMap(rest, entries)}`
}

/**
 * Returns a scalar that parsers of YAML 1.1, YAML 1.2, and JSON read as the same value. Texts are
 * double-quoted, and characters that one of these does not allow unescaped are escaped
 * (https://yaml.org/spec/1.1/#nb-char, 1.2.2 section 5.1).
 */
export function printScalar(value: string | boolean): string {
  return JSON.stringify(value).replace(
    /[\u007F-\u009F\u2028\u2029\uFEFF\uFFFE\uFFFF]/gu,
    (char) => `\\u${char.charCodeAt(0).toString(16).padStart(4, '0')}`,
  )
}
