/** Finds mistakes in Cloudflare's `_headers`. */
import { makeParseProblem, type ParseProblem } from '../../redirects/parse-problems.ts'
import { listRuleLines } from '../../redirects/parse-rules.ts'

/** `LINE_IS_PROBABLY_A_PATH` of wrangler 4.164, read 2026-11. */
const PATH = /^(?:[^\s]+:\/\/|\/)/

const NO_PATH_MESSAGE =
  'Cloudflare Workers refuses the deployment: this header comes before the first path.'

/**
 * Returns the problem for which Workers refuses the deployment: a header before the first path.
 * Only the server reports it, with code 100324:
 * https://github.com/cloudflare/workers-sdk/issues/14547, read 2026-11.
 */
export function findHeadersProblem(text: string): ParseProblem | undefined {
  const [firstLine] = listRuleLines(text)
  if (firstLine === undefined) return undefined
  const { line, written } = firstLine
  const isHeader = !PATH.test(written) && written.includes(':')
  if (!isHeader) return undefined
  return { ...makeParseProblem('invalid', NO_PATH_MESSAGE), line }
}
