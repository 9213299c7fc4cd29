/** What is asked of GitHub about releases and their assets. Every call asks once; `GitHub.withRetries` asks again. */
import { createReadStream } from 'node:fs'
import { StepError } from '../../errors/errors.ts'
import type { GitHub } from '../../github/client.ts'
import { type GitHubFailure, isRateLimit, statusOf } from '../../github/failure.ts'

/** What is used of https://docs.github.com/rest/releases/releases. */
export interface Release {
  readonly id: number
  readonly draft: boolean
  readonly tag_name: string
  readonly upload_url: string
  /** Older servers do not say. */
  readonly immutable?: boolean
}

/** What is used of https://docs.github.com/rest/releases/assets. */
export interface Asset {
  readonly id: number
  readonly name: string
  /** In bytes. */
  readonly size: number
  /** `uploaded`, or what an upload that broke off has left, such as `starter`. */
  readonly state: string
  /** `sha256:…`; older servers and assets have none. */
  readonly digest?: string | null
  /** ISO 8601. */
  readonly created_at: string
  readonly browser_download_url: string
}

interface Upload {
  readonly path: string
  /** In bytes. */
  readonly size: number
  readonly contentType: string
}

/** Returns the published release of the tag, else the newest draft for it; undefined if the token sees neither. */
export async function findRelease({ octokit, place }: GitHub, tag: string): Promise<Release | undefined> {
  try {
    return (await octokit.request('GET /repos/{owner}/{repo}/releases/tags/{tag}', { ...place, tag })).data
  } catch (error) {
    if (statusOf(error) !== 404) throw error
  }
  // A draft cannot be asked for by its tag. It is listed for those alone who may write.
  const list = octokit.paginate.iterator('GET /repos/{owner}/{repo}/releases', { ...place, per_page: 100 })
  for await (const { data } of list) {
    const draft = data.find((release) => release.draft && release.tag_name === tag)
    if (draft) return draft
  }
  return undefined
}

/**
 * Returns what GitHub says to a token that may not write releases; undefined if it may, or GitHub does not tell. Between a tag and
 * itself there are no changes, so nothing comes of the one request that needs this permission and writes nothing:
 * https://docs.github.com/rest/releases/releases#generate-release-notes-content-for-a-release
 */
export async function refusalToWrite(
  { octokit, place }: GitHub,
  tag: string,
  signal: AbortSignal,
): Promise<unknown> {
  const notes = { ...place, tag_name: tag, previous_tag_name: tag }
  try {
    await octokit.request('POST /repos/{owner}/{repo}/releases/generate-notes', notes)
    return undefined
  } catch (error) {
    signal.throwIfAborted()
    // Anything else says nothing about the permission: the upload will tell.
    return statusOf(error) === 403 && !isRateLimit(error) ? error : undefined
  }
}

/** Returns all assets of a release, those whose upload has not finished included. */
export function listAssets({ octokit, place }: GitHub, { id }: Release): Promise<Asset[]> {
  const asked = { ...place, release_id: id, per_page: 100 }
  return octokit.paginate('GET /repos/{owner}/{repo}/releases/{release_id}/assets', asked)
}

/** Uploads a file as an asset, and returns what GitHub made of it. */
export async function sendAsset(
  { octokit }: GitHub,
  release: Release,
  name: string,
  { path, size, contentType }: Upload,
): Promise<Asset> {
  // The release names the address, with a template behind it: it differs between GitHub and an Enterprise Server.
  const { data } = await octokit.request({
    method: 'POST',
    url: `${release.upload_url.split('{', 1)[0]}{?name}`,
    name,
    headers: { 'content-type': contentType, 'content-length': size },
    data: contentOf(path),
    // To be able to follow a redirect, undici would keep all that was sent.
    request: { redirect: 'error' },
  })
  return data as Asset
}

/** The file is opened when the first piece is asked for, so that a request that never got so far leaves nothing open. */
async function* contentOf(path: string): AsyncGenerator<unknown> {
  yield* createReadStream(path)
}

/** Returns the asset under its new name. */
export async function renameAsset({ octokit, place }: GitHub, { id }: Asset, name: string): Promise<Asset> {
  const asset = { ...place, asset_id: id, name }
  return (await octokit.request('PATCH /repos/{owner}/{repo}/releases/assets/{asset_id}', asset)).data
}

/** One that is gone already is fine: the answer to an earlier attempt may have been lost. */
export async function removeAsset({ octokit, place }: GitHub, { id }: Asset): Promise<void> {
  try {
    const asset = { ...place, asset_id: id }
    await octokit.request('DELETE /repos/{owner}/{repo}/releases/assets/{asset_id}', asset)
  } catch (error) {
    if (statusOf(error) !== 404) throw error
  }
}

/** Words what GitHub refused, or did not answer, for the one who wants an asset attached. */
export function explainReleaseFailure(failure: GitHubFailure, cause: unknown): StepError {
  const { what, refusal, said, why, attempts, server, statusPage } = failure
  switch (refusal) {
    case undefined:
      return new StepError('release-unreachable', { server, what, why, attempts, said, statusPage }, cause)
    case 401:
      return new StepError('release-token-refused', { said }, cause)
    case 403:
    case 404:
      return new StepError('release-forbidden', { what, status: refusal, said }, cause)
    default:
      return new StepError('release-refused', { what, status: refusal, said }, cause)
  }
}
