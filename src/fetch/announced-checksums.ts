/** The checksums that a storage announces for an object. */
import type { IncomingHttpHeaders } from 'node:http'

export type Algorithm = 'sha256' | 'md5'

export interface Checksum {
  /** The header that announced it. */
  readonly header: string
  readonly algorithm: Algorithm
  /** Hexadecimal. */
  readonly expected: string
}

const CHECKSUM_BYTES: Readonly<Record<Algorithm, number>> = { sha256: 32, md5: 16 }

/**
 * The headers that announce a checksum of the whole object, and the pattern that finds it:
 * https://docs.aws.amazon.com/AmazonS3/latest/userguide/checking-object-integrity.html (a multipart
 * upload has the checksum of the parts' checksums, followed by the number of parts),
 * https://cloud.google.com/storage/docs/xml-api/reference-headers#xgooghash,
 * https://learn.microsoft.com/rest/api/storageservices/get-blob, RFC 1864. An ETag is not a
 * checksum.
 */
const CHECKSUM_HEADERS: readonly (readonly [
  header: string,
  algorithm: Algorithm,
  pattern: RegExp,
])[] = [
  ['x-amz-checksum-sha256', 'sha256', /^(.*)$/],
  ['x-goog-hash', 'md5', /(?:^|,)\s*md5=([^,\s]+)/],
  ['content-md5', 'md5', /^(.*)$/],
  ['x-ms-blob-content-md5', 'md5', /^(.*)$/],
]

/**
 * Returns the checksums that the headers of a complete response announce. A value that does not
 * look like a checksum is ignored.
 */
export function readChecksums(headers: IncomingHttpHeaders): Checksum[] {
  const checksums: Checksum[] = []
  for (const [header, algorithm, pattern] of CHECKSUM_HEADERS) {
    const value = headers[header]
    if (typeof value !== 'string' || describesOtherBytes(header, headers)) continue
    const [, base64 = ''] = pattern.exec(value.trim()) ?? []
    const bytes = Buffer.from(base64, 'base64')
    const isChecksum =
      bytes.length === CHECKSUM_BYTES[algorithm] && bytes.toString('base64') === base64
    if (isChecksum) checksums.push({ header, algorithm, expected: bytes.toString('hex') })
  }
  return checksums
}

/**
 * Returns whether a header's checksum describes bytes other than those sent. Some storages do not
 * add the number of parts to the checksum of a multipart upload.
 */
function describesOtherBytes(header: string, headers: IncomingHttpHeaders): boolean {
  if (header === 'x-goog-hash') return isTranscoded(headers)
  if (!header.startsWith('x-amz-checksum-')) return false
  const { 'x-amz-checksum-type': type = '' } = headers
  return /^composite$/i.test(String(type).trim())
}

/**
 * Returns whether Google's storage decompressed an object whose stored Content-Encoding is gzip.
 * Its checksums and length then describe the compressed bytes
 * (https://cloud.google.com/storage/docs/transcoding).
 */
export function isTranscoded(headers: IncomingHttpHeaders): boolean {
  const stored = headers['x-goog-stored-content-encoding']
  return stored === 'gzip' && headers['content-encoding'] === undefined
}
