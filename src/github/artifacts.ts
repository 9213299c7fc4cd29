/** Reads the artifacts of workflow runs: https://docs.github.com/rest/actions/artifacts */

import type { GitHubRepository } from './client.ts'
import { getAt, getNumber, getText } from './json-path.ts'
import { readHttpStatus, readRefusedStatus } from './request-failure.ts'

/** One artifact; all texts in it are untrusted. */
export interface Artifact {
  readonly id: number
  readonly name: string
  /** ISO 8601; empty if GitHub does not report it. */
  readonly createdAt: string
  readonly expiresAt: string
  readonly isExpired: boolean
  /** As `sha256:…`; undefined if GitHub does not report it. */
  readonly digest: string | undefined
  /** The workflow run that uploaded it; undefined if GitHub does not report it. */
  readonly runId: number | undefined
}

/** The properties of a workflow run that show where an artifact comes from. */
export interface WorkflowRun {
  readonly id: number
  /** The event that started it, such as `push`; untrusted text. */
  readonly event: string
  /** Whether its commit is from another repository. */
  readonly isFromFork: boolean
}

/**
 * Returns all artifacts of this name in the repository.
 * @throws StepError, made by the `makeStepError` that `github` was opened with
 */
export async function listArtifacts(github: GitHubRepository, name: string): Promise<Artifact[]> {
  const route = `GET /repos/{owner}/{repo}/actions/artifacts?name=${encodeURIComponent(name)}`
  const artifacts = await github.list('list the artifacts', route, ['artifacts'], readArtifact)
  // An Enterprise Server may not know the parameter.
  return artifacts.filter((artifact) => artifact.name === name)
}

/** Returns all artifacts of a workflow run. @throws StepError as `listArtifacts` */
export async function listArtifactsOfRun(
  github: GitHubRepository,
  runId: number,
): Promise<Artifact[]> {
  const route = `GET /repos/{owner}/{repo}/actions/runs/${runId}/artifacts`
  const artifacts = await github.list('list the artifacts', route, ['artifacts'], readArtifact)
  return artifacts.map((artifact) => ({ ...artifact, runId }))
}

function readArtifact(item: unknown): Artifact | undefined {
  const id = getNumber(item, 'id')
  const name = getText(item, 'name')
  if (id === undefined || name === undefined) return undefined
  return {
    id,
    name,
    createdAt: getIsoTime(item, 'created_at'),
    expiresAt: getIsoTime(item, 'expires_at'),
    isExpired: getAt(item, 'expired') === true,
    digest: getText(item, 'digest'),
    runId: getNumber(item, 'workflow_run', 'id'),
  }
}

/** Returns a time as GitHub writes it; empty if there is none. */
export function getIsoTime(item: unknown, name: string): string {
  const text = getText(item, name) ?? ''
  const isTime = /^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d(?:\.\d+)?(?:Z|[+-]\d\d:\d\d)$/.test(text)
  if (!isTime || Number.isNaN(Date.parse(text))) return ''
  return text
}

/**
 * Returns a workflow run (https://docs.github.com/rest/actions/workflow-runs#get-a-workflow-run);
 * undefined if the repository has none of this ID.
 * @throws StepError as `listArtifacts`
 */
export async function readWorkflowRun(
  github: GitHubRepository,
  id: number,
): Promise<WorkflowRun | undefined> {
  const data = await readOrUndefined(
    github,
    'read the workflow run',
    `GET /repos/{owner}/{repo}/actions/runs/${id}`,
  )
  if (data === undefined) return undefined
  const own = getNumber(data, 'repository', 'id')
  // The repository of a fork may be deleted; then there is none here.
  const isFromFork = own === undefined || getNumber(data, 'head_repository', 'id') !== own
  return { id, event: getText(data, 'event') ?? '', isFromFork }
}

/**
 * Returns GitHub's response; undefined if GitHub reports 404. In a repository that the token cannot
 * read, every request gets a 404: that is thrown as a refusal.
 * @throws StepError as `listArtifacts`
 */
export async function readOrUndefined(
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
