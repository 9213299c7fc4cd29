/** Releases and their assets: https://docs.github.com/rest/releases/releases */

import type { GitHubRepository } from './client.ts'
import { getAt, getIsoTime, getNumber, getText } from './json-path.ts'
import { readIfExists } from './read-if-exists.ts'

/** A release; all text in it is untrusted. */
interface Release {
  readonly isDraft: boolean
  /** ISO 8601; empty if GitHub does not say. */
  readonly publishedAt: string
  readonly assets: readonly Asset[]
}

/** A file of a release; all text in it is untrusted. */
export interface Asset {
  readonly id: number
  readonly name: string
  /** As `sha256:…`; undefined for an asset from before June 2025. */
  readonly digest: string | undefined
}

/**
 * Returns the release of a tag; undefined if there is none.
 * @throws StepError, made by the `makeStepError` that `github` was opened with
 */
export async function readRelease(
  github: GitHubRepository,
  tag: string,
): Promise<Release | undefined> {
  const route = `GET /repos/{owner}/{repo}/releases/tags/${encodeURIComponent(tag)}`
  const data = await readIfExists(github, 'read the release', route)
  if (data === undefined) return undefined
  return {
    isDraft: getAt(data, 'draft') === true,
    publishedAt: getIsoTime(data, 'published_at'),
    assets: readAssets(getAt(data, 'assets')),
  }
}

function readAssets(assets: unknown): Release['assets'] {
  if (!Array.isArray(assets)) return []
  return assets
    .filter(isUploaded)
    .map(readAsset)
    .filter((asset) => asset !== undefined)
}

/** Returns whether an asset is complete. An interrupted upload leaves an asset, too. */
function isUploaded(item: unknown): boolean {
  return (getText(item, 'state') ?? 'uploaded') === 'uploaded'
}

function readAsset(item: unknown): Asset | undefined {
  const id = getNumber(item, 'id')
  const name = getText(item, 'name')
  if (id === undefined || name === undefined) return undefined
  return { id, name, digest: getText(item, 'digest') }
}
