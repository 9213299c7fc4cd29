/** Reads the artifacts of workflow runs: https://docs.github.com/rest/actions/artifacts */

import type { GitHubRepository } from './client.ts'
import { getAt, getIsoTime, getNumber, getText } from './json-path.ts'
import { readIfExists } from './read-if-exists.ts'

/** One artifact; all text in it is untrusted. */
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
 * Returns all artifacts with this name in the repository.
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

/**
 * Returns a workflow run (https://docs.github.com/rest/actions/workflow-runs#get-a-workflow-run);
 * undefined if the repository has none with this ID.
 * @throws StepError as `listArtifacts`
 */
export async function readWorkflowRun(
  github: GitHubRepository,
  id: number,
): Promise<WorkflowRun | undefined> {
  const data = await readIfExists(
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
