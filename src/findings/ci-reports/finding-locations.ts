/** Locates findings for the reports for other programs. */
import { formatCount } from '../../common/units.ts'
import { describeLine } from '../describe-finding.ts'
import type { Finding } from '../finding.ts'

/**
 * Returns the spots of a finding in words, each as `guide.html, line 24: docs/guide.md, line 7`.
 */
export function describeSpots({
  spots,
  pages,
}: Pick<Finding, 'spots' | 'pages'>): readonly string[] {
  const described = spots.map(({ page, line, source }) => {
    const built = `${page}${describeLine({ line })}`
    if (source === undefined) return built
    return `${built}: ${source.path}${describeLine(source)}`
  })
  const more = pages - new Set(spots.map(({ page }) => page)).size
  if (more > 0) described.push(formatCount(more, 'more page'))
  return described
}

/** A file, and a line that starts at 1. */
interface FileLocation {
  readonly path: string
  readonly line: number | undefined
}

/**
 * Returns the file to open for a finding, relative to the workspace: its source if known, or else
 * the page; for the site itself, the home page. `folder`: the folder of the site relative to the
 * workspace; empty if it is outside.
 */
export function findFileLocation(
  spot: Finding['spots'][number] | undefined,
  folder: string,
): FileLocation {
  if (spot?.source !== undefined) return spot.source
  const page = spot?.page ?? 'index.html'
  if (folder === '') return { path: page, line: spot?.line }
  return { path: `${folder}/${page}`, line: spot?.line }
}
