/** Finds mistakes in `_headers` for Cloudflare Workers. */
import { makeParseProblem, type ParseProblem } from '../../redirects/parse-problems.ts'
import { findIgnoredHeaderLines, listHeaderLines } from '../header-lines.ts'

const NO_PATH_MESSAGE =
  'Cloudflare Workers refuses the deployment: this header comes before the first path.'

/**
 * Returns the problem for which Workers refuses the deployment, a header before the first path;
 * otherwise, those of ignored lines. Only the server reports the first one, with code 100324:
 * https://github.com/cloudflare/workers-sdk/issues/14547, read 2026-11.
 */
export function findWorkersHeaderProblems(text: string): readonly ParseProblem[] {
  const [firstLine] = listHeaderLines(text)
  if (firstLine?.kind !== 'header') return findIgnoredHeaderLines(text)
  return [{ ...makeParseProblem('invalid', NO_PATH_MESSAGE), line: firstLine.line }]
}
