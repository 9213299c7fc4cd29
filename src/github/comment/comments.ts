/** The comments of a pull request: https://docs.github.com/rest/issues/comments, as a pull request is an issue there. */
import { StepError } from '../../errors/errors.ts'
import type { GitHub } from '../client.ts'
import { type GitHubFailure, readStatus } from '../failure.ts'
import { numberAt, textAt } from '../json-path.ts'

/** The comment that is kept up to date. */
export interface KeptComment {
  readonly pullRequest: number
  /** What it begins with, and no other. */
  readonly mark: string
  readonly body: string
  /** Whether it is worth beginning one. */
  readonly hasNews: boolean
}

/** A comment that begins with the mark; who wrote it is foreign text. */
interface MarkedComment {
  readonly id: number
  readonly authorId: number | undefined
  readonly login: string | undefined
  /** `User` or `Bot`; undefined of an account that is gone. */
  readonly type: string | undefined
}

/** Whom a workflow's own token writes as. */
const OWN_BOT = 'github-actions'

/**
 * Writes the text into the newest of the token's own comments with that mark, or begins one. Nobody else's is changed.
 * @throws StepError (`comment-…`)
 */
export async function keepComment(
  github: GitHub,
  token: string,
  { pullRequest, mark, body, hasNews }: KeptComment,
): Promise<'begun' | 'updated' | 'not needed'> {
  const all = `/repos/{owner}/{repo}/issues/${pullRequest}/comments`
  // Read before each attempt: the answer to the one before may have got lost, and the comment be there.
  return github.withRetries('write the comment', async () => {
    const comments = await github.list('read the comments', `GET ${all}`, [], (comment) =>
      textAt(comment, 'body')?.startsWith(mark) ? markedOf(comment) : 'unmarked',
    )
    const marked = comments.filter((comment) => comment !== 'unmarked')
    const own = marked.length === 0 ? [] : await ownOf(marked, github, token)
    const earlier = Math.max(0, ...own.map(({ id }) => id))
    if (earlier === 0 && !hasNews) return 'not needed'
    if (earlier === 0) await github.send(`POST ${all}`, { body })
    else await github.send(`PATCH /repos/{owner}/{repo}/issues/comments/${earlier}`, { body })
    return earlier === 0 ? 'begun' : 'updated'
  })
}

function markedOf(comment: unknown): MarkedComment | undefined {
  const id = numberAt(comment, 'id')
  if (id === undefined) return undefined
  const [login, type] = [textAt(comment, 'user', 'login'), textAt(comment, 'user', 'type')]
  return {
    id,
    authorId: numberAt(comment, 'user', 'id'),
    login: login && withoutSuffix(login),
    type,
  }
}

/**
 * Returns the comments that are by whom the token writes as. Anybody may write one that begins like
 * ours: what is written into it would stand under their name, and be theirs to change.
 * https://docs.github.com/authentication/keeping-your-account-and-data-secure/about-authentication-to-github#githubs-token-formats
 */
async function ownOf(
  marked: readonly MarkedComment[],
  github: GitHub,
  token: string,
): Promise<readonly MarkedComment[]> {
  if (!token.startsWith('ghs_')) {
    const user = await github.withRetries(WHOSE_TOKEN, () => github.send('GET /user'))
    const id = numberAt(user, 'data', 'id')
    return marked.filter(({ authorId }) => id !== undefined && authorId === id)
  }
  const ofBots = marked.filter(({ type = 'Bot' }) => type === 'Bot')
  const isOfWorkflow = ({ login = OWN_BOT }: MarkedComment) => login === OWN_BOT
  if (ofBots.every(isOfWorkflow)) return ofBots
  const app = await github.withRetries(WHOSE_TOKEN, () => readAppOf(github))
  return ofBots.filter((comment) => isOfWorkflow(comment) || comment.login === app)
}

/** Worded to follow «could not». */
const WHOSE_TOKEN = 'read whose token it is'

/**
 * Returns the name of the app that the token is of, which can be asked for by GraphQL alone;
 * undefined if the server does not say. Throws what Octokit throws.
 */
async function readAppOf(github: GitHub): Promise<string | undefined> {
  try {
    const answer = await github.send('POST {graphql}', { query: '{ viewer { login } }' })
    const login = textAt(answer, 'data', 'data', 'viewer', 'login')
    return login && withoutSuffix(login)
  } catch (error) {
    if (readStatus(error) !== 404) throw error
    return undefined
  }
}

/** Of one bot, REST and GraphQL do not always give the same name. */
function withoutSuffix(login: string): string {
  return login.replace(/\[bot\]$/, '')
}

/** Words what GitHub refused, or did not answer, for the one who wants a comment. */
export function explainCommentFailure(failure: GitHubFailure, cause: unknown): StepError {
  const { status, said } = failure
  if (status !== 401 && status !== 403 && status !== 404)
    return new StepError('comment-failed', failure, cause)
  const advice = ADVICE[reasonToForbid(status, said)]
  return new StepError('comment-forbidden', { ...failure, advice }, cause)
}

function reasonToForbid(status: number, said: string): keyof typeof ADVICE {
  if (status === 401) return 'token'
  if (/\blocked\b/i.test(said)) return 'locked'
  return 'permission'
}

/** What to do about a refusal, each worded as a sentence without its point. */
const ADVICE = {
  token:
    'Leave `github-token` out to use the workflow’s own token: this one may have expired or been revoked',
  locked: 'Unlock the conversation of the pull request, or leave `pull-request-comment` out',
  permission:
    'Give the job `permissions: pull-requests: write`; runs for pull requests from forks, and those of Dependabot, do not get it',
} as const
