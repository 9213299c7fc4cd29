/** The comments of a pull request: https://docs.github.com/rest/issues/comments, as a pull request is an issue there. */
import { StepError } from '../../errors/errors.ts'
import type { GitHub } from '../client.ts'
import type { GitHubFailure } from '../failure.ts'
import { numberAt, textAt } from '../json.ts'

/** The comment that is kept up to date. */
export interface KeptComment {
  readonly pullRequest: number
  /** What it begins with, and no other. */
  readonly mark: string
  readonly body: string
  /** Whether it is worth beginning one. */
  readonly hasNews: boolean
}

/**
 * Writes the text into the newest of the token's own comments with that mark, or begins one. Nobody else's is changed.
 * @throws StepError (`comment-…`)
 */
export async function keepComment(
  github: GitHub,
  token: string,
  { pullRequest, mark, body, hasNews }: KeptComment,
): Promise<'begun' | 'updated' | 'not needed'> {
  const isOwn = await authorshipOf(github, token)
  const all = `/repos/{owner}/{repo}/issues/${pullRequest}/comments`
  // Read before each attempt: the answer to the one before may have got lost, and the comment be there.
  return github.withRetries('write the comment', async () => {
    const ids = await github.list('read the comments', `GET ${all}`, [], (comment) =>
      textAt(comment, 'body')?.startsWith(mark) && isOwn(comment) ? numberAt(comment, 'id') : 0,
    )
    const earlier = Math.max(0, ...ids)
    if (earlier === 0 && !hasNews) return 'not needed'
    if (earlier === 0) await github.send(`POST ${all}`, { body })
    else await github.send(`PATCH /repos/{owner}/{repo}/issues/comments/${earlier}`, { body })
    return earlier === 0 ? 'begun' : 'updated'
  })
}

/**
 * Returns whether a comment is by whom the token writes as. Anybody may write one that begins like ours: what is written into
 * it would stand under their name, and be theirs to change. An app cannot ask who it is.
 * https://docs.github.com/authentication/keeping-your-account-and-data-secure/about-authentication-to-github#githubs-token-formats
 */
async function authorshipOf(github: GitHub, token: string): Promise<(comment: unknown) => boolean> {
  if (token.startsWith('ghs_')) return (comment) => (textAt(comment, 'user', 'type') ?? 'Bot') === 'Bot'
  const user = await github.withRetries('read whose token it is', () => github.send('GET /user'))
  const id = numberAt(user, 'data', 'id')
  return (comment) => id !== undefined && numberAt(comment, 'user', 'id') === id
}

/** Words what GitHub refused, or did not answer, for the one who wants a comment. */
export function explainCommentFailure(failure: GitHubFailure, cause: unknown): StepError {
  const { status, said } = failure
  if (status !== 401 && status !== 403 && status !== 404)
    return new StepError('comment-failed', failure, cause)
  const advice = status === 401 ? ADVICE.token : /\blocked\b/i.test(said) ? ADVICE.locked : ADVICE.permission
  return new StepError('comment-forbidden', { ...failure, advice }, cause)
}

/** What to do about a refusal, each worded as a sentence without its point. */
const ADVICE = {
  token:
    'Leave `github-token` out to use the workflow’s own token: this one may have expired or been revoked',
  locked: 'Unlock the conversation of the pull request, or leave `pull-request-comment` out',
  permission:
    'Give the job `permissions: pull-requests: write`; runs for pull requests from forks, and those of Dependabot, do not get it',
} as const
