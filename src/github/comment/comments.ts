/** The comments of a pull request or an issue: https://docs.github.com/rest/issues/comments. */
import type { GitHub } from '../client.ts'
import { readOwnTexts } from './own-comments-and-issues.ts'

/** The comment that is kept up to date. */
export interface CommentToUpsert {
  /** The number of the pull request, or of the issue. */
  readonly on: number
  /** What it begins with, and no other. */
  readonly mark: string
  readonly body: string
  /** Whether it is worth beginning one. */
  readonly hasNews: boolean
}

/**
 * Writes the text into the newest of the token's own comments with that mark, or begins one. Nobody
 * else's is changed.
 * @throws StepError, as the one who opened `github` explains it
 */
export async function upsertComment(
  github: GitHub,
  token: string,
  { on, mark, body, hasNews }: CommentToUpsert,
): Promise<'begun' | 'updated' | 'not needed'> {
  const all = `/repos/{owner}/{repo}/issues/${on}/comments`
  // Read before each attempt: the answer to the one before may have got lost, and the comment be
  // there.
  return github.withRetries('write the comment', async () => {
    const own = await readOwnTexts(github, token, {
      what: 'read the comments',
      route: `GET ${all}`,
      mark,
    })
    const earlier = Math.max(0, ...own.map(({ id }) => id))
    if (earlier === 0 && !hasNews) return 'not needed'
    if (earlier === 0) {
      await github.send(`POST ${all}`, { body })
      return 'begun'
    }
    await github.send(`PATCH /repos/{owner}/{repo}/issues/comments/${earlier}`, { body })
    return 'updated'
  })
}
