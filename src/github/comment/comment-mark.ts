import { createHash } from 'node:crypto'

/**
 * Returns the first line of a comment, by which it is found again, and which readers do not see. It stands for the workflow, its
 * job and `site`: what tells the sites apart that one job may be about, such as those of a matrix.
 * https://docs.github.com/actions/reference/workflows-and-actions/variables
 */
export function makeCommentMark(
  env: NodeJS.ProcessEnv,
  site: readonly (string | undefined)[],
): string {
  // The ref behind it is another one for each pull request, and for none of them in a re-run.
  const workflow = env.GITHUB_WORKFLOW_REF?.split('@refs/')[0] || env.GITHUB_WORKFLOW
  const key = JSON.stringify([workflow, env.GITHUB_JOB, ...site])
  return `<!-- docs-export-action ${createHash('sha256').update(key).digest('hex')} -->`
}
