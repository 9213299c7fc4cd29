/** The issues of a repository: https://docs.github.com/rest/issues/issues. */
import type { GitHubRepository } from '../client.ts'
import { findOwnPosts } from './find-own-posts.ts'
import { upsertComment } from './upsert-comment.ts'

/** The issue that is open while something is wrong. */
interface IssueToUpdate {
  /** The mark that only this issue begins with. */
  readonly issueMark: string
  /** The mark of this run and state, so that each state is reported once per run. */
  readonly attemptMark: string
  readonly title: string
  /** The text of this run, after its mark. */
  readonly body: string
  readonly hasProblem: boolean
}

const ISSUES_PATH = '/repos/{owner}/{repo}/issues'

/**
 * Opens an issue if there are problems, and comments on it if it is already open. If the problems
 * are solved, comments and closes it. Issues of other authors are never changed.
 * @throws StepError, made by the `makeStepError` that `github` was opened with
 */
export async function updateIssue(
  github: GitHubRepository,
  token: string,
  issue: IssueToUpdate,
): Promise<string> {
  if (issue.hasProblem) return openOrComment(github, token, issue)
  return commentAndClose(github, token, issue)
}

/**
 * Returns the numbers and bodies of the token's own open issues with this mark, the newest first.
 */
async function readOpenIssues(github: GitHubRepository, token: string, mark: string) {
  const wanted = { operation: 'read the issues', route: `GET ${ISSUES_PATH}`, mark }
  const own = await findOwnPosts(github, token, wanted)
  const open: { readonly number: number; readonly body: string }[] = []
  for (const { number, body } of own) if (number !== undefined) open.push({ number, body })
  return open.sort((one, other) => other.number - one.number)
}

async function openOrComment(
  github: GitHubRepository,
  token: string,
  issue: IssueToUpdate,
): Promise<string> {
  const { issueMark, attemptMark, title, body } = issue
  // Read before each attempt: an earlier attempt may have succeeded although its response was lost.
  const openIssue = await github.withRetries('write the issue', async () => {
    const [newest] = await readOpenIssues(github, token, issueMark)
    if (newest !== undefined) return newest
    await github.send(`POST ${ISSUES_PATH}`, { title, body: `${issueMark}\n${body}` })
    return undefined
  })
  if (openIssue === undefined || openIssue.body.startsWith(`${issueMark}\n${attemptMark}`))
    return 'opened'
  await upsertComment(github, token, {
    issueNumber: openIssue.number,
    mark: attemptMark,
    body,
    createIfMissing: true,
  })
  return `commented on #${openIssue.number}`
}

async function commentAndClose(
  github: GitHubRepository,
  token: string,
  { issueMark, attemptMark, body }: IssueToUpdate,
): Promise<string> {
  const open = await readOpenIssues(github, token, issueMark)
  for (const { number } of open) {
    await upsertComment(github, token, {
      issueNumber: number,
      mark: attemptMark,
      body,
      createIfMissing: true,
    })
    const closed = { state: 'closed', state_reason: 'completed' }
    await github.withRetries('close the issue', () =>
      github.send(`PATCH ${ISSUES_PATH}/${number}`, closed),
    )
  }
  if (open.length === 0) return 'not needed'
  return `closed ${open.map(({ number }) => `#${number}`).join(', ')}`
}
