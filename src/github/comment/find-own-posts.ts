/** Finds the comments and issues that were written with this token. */
import type { GitHubRepository } from '../client.ts'
import { getAt, getNumber, getText } from '../json-path.ts'
import { readHttpStatus } from '../request-failure.ts'

/** The posts to look for. */
interface PostQuery {
  /** Worded to follow “could not”. */
  readonly operation: string
  /** The list that they are in. */
  readonly route: string
  /** The mark that only these posts begin with. */
  readonly mark: string
}

/** A comment or an issue that begins with the mark; who wrote it, and what, is untrusted text. */
interface MarkedPost {
  readonly id: number
  /** Of an issue. */
  readonly number: number | undefined
  readonly body: string
  readonly authorId: number | undefined
  readonly login: string | undefined
  /** `User` or `Bot`; undefined for a deleted account. */
  readonly type: string | undefined
}

/** The account that a workflow's own token writes as. */
const OWN_BOT = 'github-actions'

/**
 * Returns the token's own posts in a list that begin with a mark; none of them is a pull request.
 * @throws StepError, made by the `makeStepError` that `github` was opened with
 */
export async function findOwnPosts(
  github: GitHubRepository,
  token: string,
  { operation, route, mark }: PostQuery,
): Promise<readonly MarkedPost[]> {
  const posts = await github.list(operation, route, [], (item) => {
    if (!isMarked(item, mark)) return 'unmarked'
    return readPost(item)
  })
  const marked = posts.filter((post) => post !== 'unmarked')
  if (marked.length === 0) return []
  return pickOwnPosts(marked, github, token)
}

function isMarked(item: unknown, mark: string): boolean {
  if (getAt(item, 'pull_request') !== undefined) return false
  return getText(item, 'body')?.startsWith(mark) === true
}

function readPost(item: unknown): MarkedPost | undefined {
  const id = getNumber(item, 'id')
  if (id === undefined) return undefined
  const login = getText(item, 'user', 'login')
  return {
    id,
    number: getNumber(item, 'number'),
    body: getText(item, 'body') ?? '',
    authorId: getNumber(item, 'user', 'id'),
    login: login && removeSuffix(login),
    type: getText(item, 'user', 'type'),
  }
}

/**
 * Returns the posts whose author is the account of the token. Anyone may write a post with the same
 * mark: an update would put our text under that user's name, and the user could change it.
 * https://docs.github.com/authentication/keeping-your-account-and-data-secure/about-authentication-to-github#githubs-token-formats
 */
async function pickOwnPosts(
  marked: readonly MarkedPost[],
  github: GitHubRepository,
  token: string,
): Promise<readonly MarkedPost[]> {
  if (!token.startsWith('ghs_')) {
    const user = await github.withRetries(WHOSE_TOKEN, () => github.send('GET /user'))
    const id = getNumber(user, 'data', 'id')
    return marked.filter(({ authorId }) => id !== undefined && authorId === id)
  }
  const botPosts = marked.filter(({ type = 'Bot' }) => type === 'Bot')
  const isFromWorkflow = ({ login = OWN_BOT }: MarkedPost) => login === OWN_BOT
  if (botPosts.every(isFromWorkflow)) return botPosts
  const app = await github.withRetries(WHOSE_TOKEN, () => readAppName(github))
  return botPosts.filter((post) => isFromWorkflow(post) || post.login === app)
}

/** Worded to follow “could not”. */
const WHOSE_TOKEN = 'look up the token’s owner'

/**
 * Returns the name of the app that the token belongs to, which only GraphQL provides; undefined if
 * the server does not say.
 * @throws any error of Octokit
 */
async function readAppName(github: GitHubRepository): Promise<string | undefined> {
  try {
    const response = await github.send('POST {graphql}', { query: '{ viewer { login } }' })
    const login = getText(response, 'data', 'data', 'viewer', 'login')
    return login && removeSuffix(login)
  } catch (error) {
    if (readHttpStatus(error) !== 404) throw error
    return undefined
  }
}

/** REST and GraphQL do not always report the same name for a bot. */
function removeSuffix(login: string): string {
  return login.replace(/\[bot\]$/, '')
}
