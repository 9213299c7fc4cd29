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
  const find = async () => {
    const route = 'GET /repos/{owner}/{repo}/issues/{issue_number}/comments'
    const asked = { issue_number: pullRequest }
    const comments = await github.list('read the comments', route, asked, (data) =>
      Array.isArray(data) ? data : undefined,
    )
    const own = comments.filter((comment) => textAt(comment, 'body')?.startsWith(mark) && isOwn(comment))
    return own
      .flatMap((comment) => numberAt(comment, 'id') ?? [])
      .toSorted((a, b) => a - b)
      .at(-1)
  }
  const earlier = await find()
  if (earlier === undefined && !hasNews) return 'not needed'
  if (earlier !== undefined) {
    const route = 'PATCH /repos/{owner}/{repo}/issues/comments/{comment_id}'
    await github.withRetries('update the comment', () => github.send(route, { comment_id: earlier, body }))
    return 'updated'
  }
  let isAgain = false
  await github.withRetries('write the comment', async () => {
    // The answer to the attempt before may have got lost, and the comment be there.
    const isThere = isAgain && (await find()) !== undefined
    isAgain = true
    if (!isThere)
      await github.send('POST /repos/{owner}/{repo}/issues/{issue_number}/comments', {
        issue_number: pullRequest,
        body,
      })
  })
  return 'begun'
}

/**
 * Returns whether a comment is by whom the token writes as. Anybody may write one that begins like ours: what is written into
 * it would stand under their name, and be theirs to change. An app cannot ask who it is; where nobody says, all are.
 * https://docs.github.com/authentication/keeping-your-account-and-data-secure/about-authentication-to-github#githubs-token-formats
 */
async function authorshipOf(github: GitHub, token: string): Promise<(comment: unknown) => boolean> {
  if (token.startsWith('ghs_')) return (comment) => (textAt(comment, 'user', 'type') ?? 'Bot') === 'Bot'
  const id = numberAt(await github.send('GET /user', {}).catch(() => undefined), 'data', 'id')
  return (comment) => id === undefined || (numberAt(comment, 'user', 'id') ?? id) === id
}

/** Words what GitHub refused, or did not answer, for the one who wants a comment. */
export function explainCommentFailure(failure: GitHubFailure, cause: unknown): StepError {
  const { what, refusal, said, why, attempts, server } = failure
  return refusal === 401 || refusal === 403 || refusal === 404
    ? new StepError('comment-forbidden', { what, server, status: refusal, said }, cause)
    : new StepError('comment-failed', { what, server, why, attempts, said }, cause)
}
