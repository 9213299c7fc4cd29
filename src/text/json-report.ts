/** Writes the machine-readable reports: `report.json`, `changes.json`, and `live.json`. */
import { writeFile } from 'node:fs/promises'
import { join } from 'node:path'

/** How many items of a list are turned into text at a time. */
const ITEMS_PER_PIECE = 2_000

/**
 * Yields a report as JSON, piece by piece, because it may be 100 MB in size. Each item of a list is
 * a line, so that reports can be compared and searched. Undefined values become `null`, so that
 * programs find the same keys in every report.
 */
export function* generateJson(value: unknown, indent = ''): Generator<string> {
  if (Array.isArray(value)) yield* generateList(value, indent)
  else if (typeof value === 'object' && value !== null) yield* generateObject(value, indent)
  else yield formatJson(value)
}

function* generateList(items: readonly unknown[], indent: string): Generator<string> {
  yield '['
  if (items.length === 0) return yield ']'
  let separator = ''
  for (let i = 0; i < items.length; i += ITEMS_PER_PIECE) {
    const piece = items.slice(i, i + ITEMS_PER_PIECE)
    const lines = piece.map((item) => `\n${indent}  ${formatJson(item)}`)
    yield separator + lines.join(',')
    separator = ','
  }
  yield `\n${indent}]`
}

function* generateObject(value: object, indent: string): Generator<string> {
  yield '{'
  let separator = ''
  for (const [key, entry] of Object.entries(value)) {
    yield `${separator}\n${indent}  ${JSON.stringify(key)}: `
    yield* generateJson(entry, `${indent}  `)
    separator = ','
  }
  yield `\n${indent}}`
}

const formatJson = (value: unknown): string =>
  JSON.stringify(value ?? null, (_, part) => part ?? null)

/**
 * Writes a report into an existing folder, and returns its path.
 * @throws an AbortError soon after `signal` is aborted; any file-system error
 */
export async function writeJsonReport(
  folder: string,
  name: `${string}.json`,
  report: object,
  signal: AbortSignal,
): Promise<string> {
  const path = join(folder, name)
  await writeFile(path, generateJson(report), { signal })
  return path
}
