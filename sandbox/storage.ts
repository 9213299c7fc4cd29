/**
 * Object storage, as seen through a presigned link: the responses of S3 to GET, with its own messages.
 * https://docs.aws.amazon.com/AmazonS3/latest/API/API_GetObject.html
 * https://docs.aws.amazon.com/AmazonS3/latest/API/ErrorResponses.html
 */
import type { IncomingHttpHeaders } from 'node:http'
import { extname } from 'node:path'
import type { Reply } from './http.ts'
import type { Archive } from './pack.ts'
import { escapeHtml } from './page.ts'
import { checkSignature, presign, type SignedLink, type Signer } from './presign.ts'

/** The first segment of every path that belongs to the storage. */
export const BUCKET = 'sandbox-bundles'

/** A bucket: `link` stores an archive under a key and returns a link to it, `answer` responds to requests for links. */
export interface Storage {
  link(key: string, archive: Archive, nowMs: number): SignedLink
  answer(request: StorageRequest, nowMs: number): Reply
}

/** The parts of a request that matter here. */
interface StorageRequest {
  readonly method: string
  readonly url: URL
  readonly headers: IncomingHttpHeaders
}

/** Returns an empty bucket at `origin` whose links are valid for `lifetimeMs`. */
export function createStorage(origin: string, signer: Signer, lifetimeMs: number): Storage {
  const archives = new Map<string, Archive>()
  return {
    link(key, archive, nowMs) {
      const url = new URL(`/${BUCKET}/${key}`, origin)
      archives.set(url.pathname, archive)
      return presign(url, signer, nowMs, lifetimeMs)
    },

    answer(request, nowMs) {
      const denial = denied(request, signer, nowMs)
      if (denial !== undefined) return denial
      const archive = archives.get(request.url.pathname)
      if (archive === undefined) return xml(404, 'NoSuchKey', 'The specified key does not exist.')
      return serve(archive, request.headers)
    },
  }
}

function denied(
  { method, url, headers }: StorageRequest,
  signer: Signer,
  nowMs: number,
): Reply | undefined {
  if (headers.authorization !== undefined && url.searchParams.has('X-Amz-Algorithm'))
    return xml(
      400,
      'InvalidArgument',
      'Only one auth mechanism allowed; only the X-Amz-Algorithm query parameter, Signature query string parameter or the Authorization header should be specified',
      { ArgumentName: 'Authorization' },
    )
  const verdict = checkSignature(method, url, signer, nowMs)
  switch (verdict.kind) {
    case 'valid':
      return undefined
    case 'unsigned':
      return xml(403, 'AccessDenied', 'Access Denied')
    case 'malformed':
      return xml(
        400,
        'AuthorizationQueryParametersError',
        'Query-string authentication version 4 requires the X-Amz-Algorithm, X-Amz-Credential, X-Amz-Signature, X-Amz-Date, X-Amz-SignedHeaders, and X-Amz-Expires parameters.',
      )
    case 'expired':
      return xml(403, 'AccessDenied', 'Request has expired', {
        'X-Amz-Expires': String(verdict.lifetimeS),
        Expires: isoSeconds(verdict.expiresAtMs),
        ServerTime: isoSeconds(nowMs),
      })
    case 'forged':
      return xml(
        403,
        'SignatureDoesNotMatch',
        'The request signature we calculated does not match the signature you provided. Check your key and signing method.',
      )
  }
}

const TYPES: Readonly<Record<string, string>> = {
  '.zip': 'application/zip',
  '.tar': 'application/x-tar',
  '.gz': 'application/gzip',
  '.zst': 'application/zstd',
}

function serve(archive: Archive, headers: IncomingHttpHeaders): Reply {
  const { file, sizeBytes, md5 } = archive
  const about = {
    'Content-Type': TYPES[extname(file)] ?? 'application/octet-stream',
    'Accept-Ranges': 'bytes',
    ETag: `"${md5}"`,
  }
  const sameFile = headers['if-range'] === undefined || headers['if-range'] === about.ETag
  const range = sameFile ? wantedRange(headers.range, sizeBytes) : 'all'
  if (range === 'all')
    return { status: 200, headers: about, body: { file, start: 0, length: sizeBytes } }
  if (range === 'unsatisfiable')
    return xml(
      416,
      'InvalidRange',
      'The requested range is not satisfiable',
      { RangeRequested: headers.range ?? '', ActualObjectSize: String(sizeBytes) },
      { 'Content-Range': `bytes */${sizeBytes}` },
    )
  const { start, end } = range
  return {
    status: 206,
    headers: { ...about, 'Content-Range': `bytes ${start}-${end}/${sizeBytes}` },
    body: { file, start, length: end - start + 1 },
  }
}

/** RFC 9110, section 14: anything but a single byte range is ignored, as in S3. `end` is inclusive. */
function wantedRange(
  header: string | undefined,
  size: number,
): 'all' | 'unsatisfiable' | { start: number; end: number } {
  const [, first = '', last = ''] = /^bytes=(\d*)-(\d*)$/.exec(header ?? '') ?? []
  if (first === '' && last === '') return 'all'
  if (first === '' && Number(last) === 0) return 'unsatisfiable'
  const start = first === '' ? Math.max(0, size - Number(last)) : Number(first)
  const end = first === '' || last === '' ? size - 1 : Math.min(Number(last), size - 1)
  if (last !== '' && first !== '' && Number(last) < start) return 'all'
  return start >= size ? 'unsatisfiable' : { start, end }
}

function xml(
  status: number,
  code: string,
  message: string,
  more: Readonly<Record<string, string>> = {},
  headers: Readonly<Record<string, string>> = {},
): Reply {
  const fields = Object.entries({ Code: code, Message: message, ...more })
  const inside = fields.map(([name, value]) => `<${name}>${escapeHtml(value)}</${name}>`).join('')
  return {
    status,
    headers: { 'Content-Type': 'application/xml', ...headers },
    body: `<?xml version="1.0" encoding="UTF-8"?>\n<Error>${inside}</Error>`,
  }
}

function isoSeconds(ms: number): string {
  return new Date(ms).toISOString().replace(/\.\d+Z$/, 'Z')
}
