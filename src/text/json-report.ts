/** The one writer of reports for programs: `report.json`, `changes.json` and `live.json`. */
import { writeFile } from 'node:fs/promises'
import { join } from 'node:path'

/** How many items of a list are turned into text at a time. */
const ITEMS_PER_PIECE = 2_000

/**
 * Yields a report as JSON, piece by piece: it may have 100 MB. Each item of a list is a line, so that reports can be compared and
 * searched. What is undefined is `null`: programs find the same keys in each report.
 */
export function* jsonText(value: unknown, indent = ''): Generator<string> {
  const inner = `${indent}  `
  if (Array.isArray(value)) {
    yield '['
    for (let i = 0; i < value.length; i += ITEMS_PER_PIECE) {
      const lines = value.slice(i, i + ITEMS_PER_PIECE).map((item) => `\n${inner}${jsonOf(item)}`)
      yield `${i === 0 ? '' : ','}${lines.join(',')}`
    }
    yield value.length === 0 ? ']' : `\n${indent}]`
  } else if (typeof value === 'object' && value !== null) {
    yield '{'
    for (const [i, [key, entry]] of Object.entries(value).entries()) {
      yield `${i === 0 ? '' : ','}\n${inner}${JSON.stringify(key)}: `
      yield* jsonText(entry, inner)
    }
    yield `\n${indent}}`
  } else yield jsonOf(value)
}

const jsonOf = (value: unknown): string => JSON.stringify(value ?? null, (_, part) => part ?? null)

/**
 * Writes a report into an existing folder, and returns its path.
 * @throws an AbortError soon after `signal` is aborted; what the file system throws
 */
export async function writeJsonReport(
  folder: string,
  name: `${string}.json`,
  report: object,
  signal: AbortSignal,
): Promise<string> {
  const path = join(folder, name)
  await writeFile(path, jsonText(report), { signal })
  return path
}
