import type { GitHubRepository } from './client.ts'
import { readHttpStatus, readRefusedStatus } from './request-failure.ts'

/**
 * Returns GitHub's response; undefined if GitHub reports 404. In a repository that the token cannot
 * read, every request gets a 404: that is thrown as a refusal.
 * @throws StepError, made by the `makeStepError` that `github` was opened with
 */
export async function readIfExists(
  github: GitHubRepository,
  operation: string,
  route: string,
): Promise<unknown> {
  const data = await github.withRetries(operation, () => readUnlessUnknown(github, route))
  if (data !== undefined) return data
  await github.withRetries(operation, () => ensureVisible(github))
  return undefined
}

async function readUnlessUnknown(github: GitHubRepository, route: string): Promise<unknown> {
  try {
    return (await github.send(route)).data
  } catch (error) {
    if (readHttpStatus(error) === 404) return undefined
    throw error
  }
}

/**
 * Throws unless the token can read the repository. A token that only lacks the permission for
 * artifacts gets 403, not 404.
 */
async function ensureVisible(github: GitHubRepository): Promise<void> {
  try {
    await github.send('GET /repos/{owner}/{repo}/actions/artifacts?per_page=1')
  } catch (error) {
    if (readRefusedStatus(error) !== 403) throw error
  }
}
