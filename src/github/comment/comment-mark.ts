import { createHash } from 'node:crypto'

/**
 * Returns the first line of a comment, by which it is found again, and which readers do not see. It
 * stands for the workflow, its job and `site`: what tells the sites apart that one job may be
 * about, such as those of a matrix.
 * https://docs.github.com/actions/reference/workflows-and-actions/variables
 */
export function makeCommentMark(
  env: NodeJS.ProcessEnv,
  site: readonly (string | undefined)[],
): string {
  // The ref behind it is another one for each pull request, and for none of them in a re-run.
  const [file] = (env.GITHUB_WORKFLOW_REF ?? '').split('@refs/', 1)
  const workflow = file || env.GITHUB_WORKFLOW
  return makeMark([workflow, env.GITHUB_JOB, ...site])
}

/** Returns the first line of an issue about what readers of this address get, in any workflow. */
export function makeIssueMark(address: string): string {
  return makeMark(['live-issue', address])
}

/**
 * Returns what follows it in the issue, and what a comment on it begins with: what one attempt of a
 * run says about this address, once for each state.
 */
export function makeAttemptMark(env: NodeJS.ProcessEnv, address: string, isWrong: boolean): string {
  const { GITHUB_RUN_ID: run, GITHUB_RUN_ATTEMPT: attempt } = env
  return makeCommentMark(env, ['live-issue', address, run, attempt, String(isWrong)])
}

function makeMark(key: readonly (string | undefined)[]): string {
  const digest = createHash('sha256').update(JSON.stringify(key)).digest('hex')
  return `<!-- docs-export-action ${digest} -->`
}
