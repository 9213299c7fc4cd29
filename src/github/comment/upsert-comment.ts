/** The comments of a pull request or an issue: https://docs.github.com/rest/issues/comments. */
import type { GitHubRepository } from '../client.ts'
import { findOwnPosts } from './own-comments-and-issues.ts'

/** The comment that is kept up to date. */
interface CommentToUpsert {
  /** The number of the pull request, or of the issue. */
  readonly on: number
  /** The mark that only this comment begins with. */
  readonly mark: string
  readonly body: string
  /** Whether to create the comment if there is none. */
  readonly createIfMissing: boolean
}

/**
 * Writes the text into the newest of the token's own comments with that mark, or creates one.
 * Comments of other authors are never changed.
 * @throws StepError, made by the `explain` that `github` was opened with
 */
export async function upsertComment(
  github: GitHubRepository,
  token: string,
  { on, mark, body, createIfMissing }: CommentToUpsert,
): Promise<'created' | 'updated' | 'not needed'> {
  const all = `/repos/{owner}/{repo}/issues/${on}/comments`
  // Read before each attempt: an earlier attempt may have succeeded although its response was lost.
  return github.withRetries('write the comment', async () => {
    const own = await findOwnPosts(github, token, {
      what: 'read the comments',
      route: `GET ${all}`,
      mark,
    })
    const earlier = Math.max(0, ...own.map(({ id }) => id))
    if (earlier === 0 && !createIfMissing) return 'not needed'
    if (earlier === 0) {
      await github.send(`POST ${all}`, { body })
      return 'created'
    }
    await github.send(`PATCH /repos/{owner}/{repo}/issues/comments/${earlier}`, { body })
    return 'updated'
  })
}
