/** The comments of a pull request or an issue: https://docs.github.com/rest/issues/comments. */
import type { GitHubRepository } from '../client.ts'
import { findOwnPosts } from './find-own-posts.ts'

/** The comment that is kept up to date. */
interface CommentToUpsert {
  /** The number of the issue. A pull request is an issue, too. */
  readonly issueNumber: number
  /** The mark that only this comment begins with. */
  readonly mark: string
  readonly body: string
  /** Whether to create the comment if there is none. */
  readonly createIfMissing: boolean
}

/**
 * Writes the text into the newest of the token's own comments with that mark, or creates one.
 * Comments of other authors are never changed.
 * @throws StepError, made by the `makeStepError` that `github` was opened with
 */
export async function upsertComment(
  github: GitHubRepository,
  token: string,
  { issueNumber, mark, body, createIfMissing }: CommentToUpsert,
): Promise<'created' | 'updated' | 'not needed'> {
  const commentsPath = `/repos/{owner}/{repo}/issues/${issueNumber}/comments`
  // Read before each attempt: an earlier attempt may have succeeded although its response was lost.
  return github.withRetries('write the comment', async () => {
    const own = await findOwnPosts(github, token, {
      operation: 'read the comments',
      route: `GET ${commentsPath}`,
      mark,
    })
    const newestId = Math.max(0, ...own.map(({ id }) => id))
    if (newestId === 0 && !createIfMissing) return 'not needed'
    if (newestId === 0) {
      await github.send(`POST ${commentsPath}`, { body })
      return 'created'
    }
    await github.send(`PATCH /repos/{owner}/{repo}/issues/comments/${newestId}`, { body })
    return 'updated'
  })
}
