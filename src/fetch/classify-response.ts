/**
 * Classifies a response from the storage: the archive, the rest of it, an expired link to renew, a
 * reason to retry, or a refusal. It is pure and easy to test, because a mistake here would join
 * parts of two different files. transfer.ts acts on the class, and counts the renewals
 * (`pausesBeforeRenewedMs` in net/retry-policy.ts).
 */
import type { IncomingHttpHeaders } from 'node:http'
import { parseRetryAfter } from '../net/parse-retry-after.ts'
import { isTransientStatus } from '../net/retry-policy.ts'
import { type Checksum, isTranscoded, readChecksums } from './announced-checksums.ts'

/** The object as described by the response that began to send it. */
export interface StoredObject {
  /** In bytes; undefined if the response does not say. */
  readonly size: number | undefined
  /** Undefined if the storage sent no ETag, or a weak one: then a transfer cannot be resumed. */
  readonly strongETag: string | undefined
  /** Its Content-Encoding. A part that is encoded differently does not continue the same bytes. */
  readonly encoding: string | undefined
  readonly checksums: readonly Checksum[]
}

/** A request for the whole object, or for the rest of it. */
export interface Requested {
  /** The offset of the first requested byte. */
  readonly from: number
  /**
   * The object that the bytes before `from` belong to; undefined if the whole object was requested.
   */
  readonly resumedObject: StoredObject | undefined
  /** Whether the object was requested as stored, even if it is stored compressed. */
  readonly wantsStoredBytes: boolean
  readonly nowMs: number
}

export type ResponseClass =
  /** The body is the whole object; bytes that arrived earlier are discarded. */
  | { readonly kind: 'whole'; readonly announced: StoredObject }
  /**
   * The body continues where the download stopped; `size` is the size of the whole object, in
   * bytes.
   */
  | { readonly kind: 'rest'; readonly size: number }
  /** The rest is not available: request the whole object. */
  | { readonly kind: 'start-over' }
  /** The body is not the stored bytes: request those. */
  | { readonly kind: 'as-stored' }
  /** The body has an encoding that was added in transit. */
  | { readonly kind: 'encoded'; readonly encoding: string }
  /** The link may have expired, or not be valid yet: request a new one. */
  | { readonly kind: 'renew' }
  /** Retry, after this many ms if the storage says so. */
  | { readonly kind: 'retry'; readonly retryAfterMs: number | undefined }
  /** A retry would not help. */
  | { readonly kind: 'refused' }

/**
 * The statuses that storages send when a link has expired: 403 AccessDenied (S3, Azure,
 * CloudFront), 400 ExpiredToken (S3 with temporary credentials, GCS), 401 and 410 elsewhere; and
 * 404 where expired objects are deleted.
 */
const STATUSES_OF_EXPIRED_LINKS: ReadonlySet<number> = new Set([400, 401, 403, 404, 410])

/**
 * Returns the class of a response with this status and these headers to the request `requested`.
 */
export function classifyResponse(
  status: number,
  headers: IncomingHttpHeaders,
  requested: Requested,
): ResponseClass {
  if (status === 200) return readWhole(headers, requested)
  if (status === 206) return readPart(headers, requested)
  if (status === 416 && requested.from > 0) return { kind: 'start-over' }
  if (STATUSES_OF_EXPIRED_LINKS.has(status)) return { kind: 'renew' }
  if (isTransientStatus(status)) {
    return { kind: 'retry', retryAfterMs: parseRetryAfter(headers, requested.nowMs) }
  }
  return { kind: 'refused' }
}

/**
 * The content encodings that stored archives may carry: `gzip` on a .tar.gz describes the file
 * itself, and `aws-chunked` is left over from the upload. In both cases the bytes are those of the
 * stored object, which its length and checksums describe.
 */
const HARMLESS_ENCODING = /^(gzip|x-gzip|zstd|aws-chunked|identity)?$/i

function readWhole(headers: IncomingHttpHeaders, { wantsStoredBytes }: Requested): ResponseClass {
  if (isTranscoded(headers) && !wantsStoredBytes) return { kind: 'as-stored' }
  const encodings = (headers['content-encoding'] ?? '').split(',').map((word) => word.trim())
  const encoding = encodings.find((word) => !HARMLESS_ENCODING.test(word))
  if (encoding !== undefined) return { kind: 'encoded', encoding }
  // A page sent in place of the archive is detected after it arrives, so its size must not count.
  const isPage = /\b(?:html|json)\b/i.test(headers['content-type'] ?? '')
  let size: number | undefined
  if (!isPage) size = parseWholeNumber(headers['content-length'])
  const announced = {
    size,
    strongETag: readStrongETag(headers),
    encoding: headers['content-encoding'],
    checksums: readChecksums(headers),
  }
  return { kind: 'whole', announced }
}

/**
 * A part is the rest only if it belongs to the same object, begins where the download stopped, and
 * extends to the end.
 */
function readPart(headers: IncomingHttpHeaders, { from, resumedObject }: Requested): ResponseClass {
  const range = readContentRange(headers)
  const isRest =
    range !== undefined &&
    resumedObject !== undefined &&
    isSameObject(headers, resumedObject) &&
    isRestOf(range, resumedObject, from) &&
    hasLength(headers, range.size - from)
  if (isRest) return { kind: 'rest', size: range.size }
  // Without a range, no part was requested.
  if (from === 0) return { kind: 'retry', retryAfterMs: undefined }
  return { kind: 'start-over' }
}

/** The bytes in a response, as offsets, and the size of the whole object. */
interface ContentRange {
  readonly start: number
  /** The offset of the last byte. */
  readonly end: number
  readonly size: number
}

function readContentRange(headers: IncomingHttpHeaders): ContentRange | undefined {
  const { 'content-range': value = '' } = headers
  const match = /^bytes (\d+)-(\d+)\/(\d+)$/.exec(value.trim())
  if (match === null) return undefined
  const [, start, end, size] = match
  return { start: Number(start), end: Number(end), size: Number(size) }
}

function isSameObject(
  headers: IncomingHttpHeaders,
  { strongETag, encoding }: StoredObject,
): boolean {
  if (strongETag === undefined || readStrongETag(headers) !== strongETag) return false
  return headers['content-encoding'] === encoding
}

function isRestOf({ start, end, size }: ContentRange, object: StoredObject, from: number): boolean {
  const isSameSize = object.size === undefined || object.size === size
  return isSameSize && start === from && end === size - 1
}

/** Returns whether a response has this length, in bytes, or does not say how long it is. */
function hasLength(headers: IncomingHttpHeaders, expected: number): boolean {
  const length = parseWholeNumber(headers['content-length'])
  return length === undefined || length === expected
}

/** A weak ETag also matches bytes that are only equivalent (RFC 9110, section 8.8.3). */
function readStrongETag({ etag }: IncomingHttpHeaders): string | undefined {
  const isStrong = etag !== undefined && /^"[\x21\x23-\x7e\x80-\xff]*"$/.test(etag)
  if (!isStrong) return undefined
  return etag
}

function parseWholeNumber(text: string | undefined): number | undefined {
  if (text === undefined || !/^\d{1,15}$/.test(text)) return undefined
  return Number(text)
}
