/** Reads and prints configuration files in JSON. */
import type { JsonObject } from '../../../common/json.ts'
import { type Bytes, toBytes } from '../../byte-strings.ts'
import { parseJsonFile } from '../redirects/parse-json-file.ts'

/**
 * Returns the object in a JSON file; empty without a file, and undefined if it is not an object.
 */
export function parseJsonConfig(existingText: string | undefined): JsonObject | undefined {
  const json = parseJsonFile(existingText ?? '{}')
  if (json.kind !== 'json-file') return undefined
  return json.value
}

/** Returns a value if it is an array, and an empty array otherwise. */
export function asArray(value: unknown): readonly unknown[] {
  if (Array.isArray(value)) return value
  return []
}

/** Returns a JSON file with the configuration and more items at the start of one of its lists. */
export function formatConfigWithItems(
  config: JsonObject,
  key: string,
  items: readonly unknown[],
): Bytes {
  return formatJsonFile({ ...config, [key]: [...items, ...asArray(config[key])] })
}

/** Returns a value as the content of a JSON file. */
export function formatJsonFile(value: unknown): Bytes {
  return toBytes(`${JSON.stringify(value, null, 2)}\n`)
}
