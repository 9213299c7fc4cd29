/** The checksums that a storage announces for an object, and how to compute them. */
import { createHash } from 'node:crypto'
import type { IncomingHttpHeaders } from 'node:http'
import { crc32 } from 'node:zlib'
import { crc32c } from './crc32c.ts'

export type Algorithm = 'sha256' | 'sha1' | 'md5' | 'crc32' | 'crc32c'

export interface Checksum {
  /** The header that announced it. */
  readonly header: string
  readonly algorithm: Algorithm
  /** Hexadecimal. */
  readonly expected: string
}

/** A checksum over everything that was added. */
export interface Hasher {
  update(chunk: Buffer): void
  /** Returns the sum up to here, hexadecimal. */
  digest(): string
}

const BYTES: Readonly<Record<Algorithm, number>> = { sha256: 32, sha1: 20, md5: 16, crc32: 4, crc32c: 4 }

type Reader = (
  value: string,
  headers: IncomingHttpHeaders,
) => readonly (readonly [Algorithm, base64: string])[]

const plain =
  (algorithm: Algorithm): Reader =>
  (value) => [[algorithm, value]]

/** For an object uploaded in parts, S3 has a checksum of the parts' checksums: that is none of the object. */
const amazon =
  (algorithm: Algorithm): Reader =>
  (value, headers) =>
    headers['x-amz-checksum-type'] === 'COMPOSITE' ? [] : [[algorithm, value]]

/** `crc32c=…,md5=…`; objects composed of others have no MD5, and where there is one it is the stronger check. */
const google: Reader = (value, headers) => {
  if (isTranscoded(headers)) return []
  const md5 = /(?:^|,)\s*md5=([^,\s]+)/.exec(value)?.[1]
  const crc = /(?:^|,)\s*crc32c=([^,\s]+)/.exec(value)?.[1]
  if (md5) return [['md5', md5]]
  return crc ? [['crc32c', crc]] : []
}

/** `sha-256=:…:` (RFC 9530). */
const digestField: Reader = (value) => {
  const sum = /(?:^|,)\s*sha-256=:([^:]+):/i.exec(value)?.[1]
  return sum ? [['sha256', sum]] : []
}

/**
 * Which headers say something about the whole object, for an answer that sends the whole:
 * https://docs.aws.amazon.com/AmazonS3/latest/userguide/checking-object-integrity.html,
 * https://cloud.google.com/storage/docs/xml-api/reference-headers#xgooghash,
 * https://learn.microsoft.com/rest/api/storageservices/get-blob, RFC 1864, RFC 9530. An ETag is no checksum.
 */
const HEADERS: Readonly<Record<string, Reader>> = {
  'x-amz-checksum-sha256': amazon('sha256'),
  'x-amz-checksum-sha1': amazon('sha1'),
  'x-amz-checksum-crc32': amazon('crc32'),
  'x-amz-checksum-crc32c': amazon('crc32c'),
  'x-goog-hash': google,
  'content-md5': plain('md5'),
  'x-ms-blob-content-md5': plain('md5'),
  'content-digest': digestField,
  'repr-digest': digestField,
}

/** Returns the sums that the headers of a whole answer announce; what does not look like a sum announces nothing. */
export function announcedChecksums(headers: IncomingHttpHeaders): Checksum[] {
  return Object.entries(HEADERS).flatMap(([header, read]) => {
    const value = headers[header]
    if (typeof value !== 'string') return []
    return read(value.trim(), headers).flatMap(([algorithm, base64]) => {
      const sum = Buffer.from(base64, 'base64')
      const isSum = sum.length === BYTES[algorithm] && sum.toString('base64') === base64
      return isSum ? [{ header, algorithm, expected: sum.toString('hex') }] : []
    })
  })
}

/**
 * Returns whether Google's storage unpacked the object on its way (because it is stored with Content-Encoding: gzip):
 * its sums and its length are then those of other bytes (https://cloud.google.com/storage/docs/transcoding).
 */
export function isTranscoded(headers: IncomingHttpHeaders): boolean {
  const stored = headers['x-goog-stored-content-encoding']
  return stored === 'gzip' && headers['content-encoding'] === undefined
}

/** Returns a new sum over nothing yet. */
export function openHasher(algorithm: Algorithm): Hasher {
  if (algorithm === 'crc32') return running(crc32)
  if (algorithm === 'crc32c') return running(crc32c)
  const hash = createHash(algorithm)
  return { update: (chunk) => void hash.update(chunk), digest: () => hash.copy().digest('hex') }
}

function running(next: (chunk: Buffer, sum: number) => number): Hasher {
  let sum = 0
  return {
    update(chunk) {
      sum = next(chunk, sum)
    },
    digest: () => sum.toString(16).padStart(8, '0'),
  }
}
