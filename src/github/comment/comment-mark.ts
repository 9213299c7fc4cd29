import { createHash } from 'node:crypto'

/**
 * Returns the first line of a comment, by which it is found again. Readers do not see it. It
 * identifies the workflow, its job, and `site`. These properties distinguish the sites of one job,
 * such as those of a matrix.
 * https://docs.github.com/actions/reference/workflows-and-actions/variables
 */
export function makeCommentMark(
  env: NodeJS.ProcessEnv,
  site: readonly (string | undefined)[],
): string {
  // The ref after the “@” differs between pull requests, so it is left out.
  const [file] = (env.GITHUB_WORKFLOW_REF ?? '').split('@refs/', 1)
  const workflow = file || env.GITHUB_WORKFLOW
  return makeMark([workflow, env.GITHUB_JOB, ...site])
}

/** Returns the first line of the issue about this address. It is the same in every workflow. */
export function makeIssueMark(address: string): string {
  return makeMark(['live-issue', address])
}

/**
 * Returns the second line of the issue, which is also the first line of a comment on it. It
 * identifies the attempt of a workflow run, the address, and its state.
 */
export function makeAttemptMark(
  env: NodeJS.ProcessEnv,
  address: string,
  hasProblem: boolean,
): string {
  const { GITHUB_RUN_ID: run, GITHUB_RUN_ATTEMPT: attempt } = env
  return makeCommentMark(env, ['live-issue', address, run, attempt, String(hasProblem)])
}

function makeMark(key: readonly (string | undefined)[]): string {
  const digest = createHash('sha256').update(JSON.stringify(key)).digest('hex')
  return `<!-- docs-export-action ${digest} -->`
}
