/** The comments of a pull request: https://docs.github.com/rest/issues/comments, as a pull request is an issue there. */
import { StepError } from '../../errors/errors.ts'
import type { GitHub } from '../client.ts'
import type { GitHubFailure } from '../failure.ts'
import { numberAt, textAt } from '../json.ts'

/** A comment, as far as it is used; the text is foreign. */
interface Comment {
  readonly id: number
  readonly body: string
  /** Whether an app wrote it; undefined if that is not said. */
  readonly isOfBot: boolean | undefined
  readonly authorId: number | undefined
}

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
  const author = await authorOf(github, token)
  const find = async () => {
    const comments = await github.list(
      'read the comments',
      'GET /repos/{owner}/{repo}/issues/{issue_number}/comments',
      { issue_number: pullRequest },
      (data) => (Array.isArray(data) ? data.map(commentOf) : undefined),
    )
    return comments.findLast((comment) => comment.body.startsWith(mark) && isOf(author, comment))
  }
  const earlier = await find()
  if (earlier === undefined && !hasNews) return 'not needed'
  if (earlier !== undefined) {
    const route = 'PATCH /repos/{owner}/{repo}/issues/comments/{comment_id}'
    await github.withRetries('update the comment', () => github.send(route, { comment_id: earlier.id, body }))
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

function commentOf(comment: unknown): Comment {
  const type = textAt(comment, 'user', 'type')
  return {
    id: numberAt(comment, 'id') ?? 0,
    body: textAt(comment, 'body') ?? '',
    isOfBot: type === undefined ? undefined : type === 'Bot',
    authorId: numberAt(comment, 'user', 'id'),
  }
}

/** Who a token writes as: an app, which cannot ask who it is, or an account; undefined if that is not said. */
type Author = 'app' | number | undefined

/** https://docs.github.com/authentication/keeping-your-account-and-data-secure/about-authentication-to-github#githubs-token-formats */
async function authorOf(github: GitHub, token: string): Promise<Author> {
  if (token.startsWith('ghs_')) return 'app'
  return numberAt(await github.send('GET /user', {}).catch(() => undefined), 'data', 'id')
}

/** Anybody may write a comment that begins like ours: what is written into it would stand under their name, and be theirs to change. */
function isOf(author: Author, { isOfBot, authorId }: Comment): boolean {
  if (author === 'app') return isOfBot !== false
  return author === undefined || authorId === undefined || authorId === author
}

/** Words what GitHub refused, or did not answer, for the one who wants a comment. */
export function explainCommentFailure(failure: GitHubFailure, cause: unknown): StepError {
  const { what, refusal, said, why, attempts, server } = failure
  return refusal === 401 || refusal === 403 || refusal === 404
    ? new StepError('comment-forbidden', { what, server, status: refusal, said }, cause)
    : new StepError('comment-failed', { what, server, why, attempts, said }, cause)
}
