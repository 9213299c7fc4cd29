/** Downloads a published site from GitHub. */
import { computeMaxArchiveSize } from '../archive/unpack-limits.ts'
import { StepError } from '../errors/step-error.ts'
import { download } from '../fetch/download.ts'
import { type BundleLink, findLinkProblem, listLinkSecrets } from '../fetch/presigned-link.ts'
import type { Download } from '../fetch/transfer.ts'
import type { GitHubAccess, GitHubRepository } from '../github/client.ts'
import { readHttpStatus } from '../github/request-failure.ts'
import { UnreadableResponse } from '../github/unreadable-response.ts'
import { isLoopback } from '../net/host-name.ts'
import { safe } from '../text/clean.ts'
import type { PublishedFile } from './find-published.ts'
import { PUBLISHED_LIMITS } from './published-limits.ts'

interface FetchOptions extends GitHubAccess {
  /** The folder for the downloaded file. */
  readonly folder: string
  /** Hides a secret in all logs of the job. */
  readonly mask: (secret: string) => void
}

/** The route that provides the bytes of a file, and the media type to request. */
const ROUTES: Readonly<
  Record<PublishedFile['kind'], { readonly path: string; readonly accept?: string }>
> = {
  // https://docs.github.com/rest/actions/artifacts#download-an-artifact
  artifact: { path: 'actions/artifacts/{id}/zip' },
  // https://docs.github.com/rest/releases/assets#get-a-release-asset
  asset: { path: 'releases/assets/{id}', accept: 'application/octet-stream' },
}

/**
 * Downloads a file, and compares it with the digest that GitHub reports.
 * @throws StepError if it has expired, cannot be downloaded, or has a different digest
 */
export async function fetchPublished(
  github: GitHubRepository,
  file: PublishedFile,
  options: FetchOptions,
): Promise<Download> {
  const { info } = options
  const renewLink = () =>
    github.withRetries('get the address of the archive', () => requestLink(github, file, options))
  const link = await renewLink()
  const downloaded = await download({
    ...options,
    link,
    renewLink,
    maxBytes: computeMaxArchiveSize(PUBLISHED_LIMITS),
    allowsLoopback: mayBeLoopback(options),
  })
  const [, expectedSha256] = /^sha256:([0-9a-f]{64})$/i.exec(file.digest ?? '') ?? []
  if (expectedSha256 === undefined) {
    info(
      safe`GitHub reports no SHA-256 for ${file.description}, so the download cannot be verified`,
    )
    return downloaded
  }
  if (expectedSha256.toLowerCase() !== downloaded.sha256)
    throw new StepError('download-mismatch', {
      what: 'the SHA-256 of the download',
      got: downloaded.sha256,
      expected: expectedSha256,
    })
  info(safe`The SHA-256 of the download matches the one that GitHub reports`)
  return downloaded
}

async function requestLink(
  github: GitHubRepository,
  file: PublishedFile,
  options: FetchOptions,
): Promise<BundleLink> {
  const { path, accept } = ROUTES[file.kind]
  const route = `GET /repos/{owner}/{repo}/${path.replace('{id}', String(file.id))}`
  try {
    const { url, needsToken } = await github.findDownloadUrl(route, accept)
    if (findLinkProblem(url, mayBeLoopback(options)) !== undefined)
      throw UnreadableResponse.ofRedirect(url)
    const link = { url, sizeBytes: undefined, expiresAtMs: undefined }
    if (needsToken) return { ...link, authorization: `token ${options.token}`, accept }
    for (const secret of listLinkSecrets(url)) options.mask(secret)
    return link
  } catch (error) {
    const status = readHttpStatus(error)
    if (status !== 404 && status !== 410) throw error
    throw new StepError('published-expired', { shown: file.description, status }, error)
  }
}

/** Loopback addresses are accepted only if the API itself has one. */
function mayBeLoopback({ repository }: FetchOptions): boolean {
  return isLoopback(new URL(repository.apiUrl).hostname)
}
