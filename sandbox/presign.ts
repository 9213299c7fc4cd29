/**
 * Links that are signed as S3 signs them: AWS Signature Version 4 in the query.
 * https://docs.aws.amazon.com/AmazonS3/latest/API/sigv4-query-string-auth.html
 */
import { createHash, createHmac, timingSafeEqual } from 'node:crypto'

/** The longest lifetime of a link that Signature Version 4 allows: seven days. */
export const MAX_LINK_MS = 7 * 24 * 60 * 60 * 1_000

const ALGORITHM = 'AWS4-HMAC-SHA256'
const SIGNED_HEADERS = 'host'

/** The key pair that signs, and the region that is part of the signature. */
export interface Signer {
  readonly accessKeyId: string
  readonly secretAccessKey: string
  readonly region: string
}

/** A link and the time (ms since the epoch) from which it is refused. */
export interface SignedLink {
  readonly url: URL
  readonly expiresAtMs: number
}

/**
 * Returns `url` with the six query parameters that let anyone use it with `method` for
 * `lifetimeMs`, starting at `nowMs`. Both are rounded down to seconds, as the format requires; a
 * lifetime is at least one second.
 */
export function presign(
  url: URL,
  signer: Signer,
  nowMs: number,
  lifetimeMs: number,
  method: 'GET' | 'PUT' = 'GET',
): SignedLink {
  const signedAt = Math.floor(nowMs / 1_000)
  const lifetime = Math.max(1, Math.floor(lifetimeMs / 1_000))
  const date = amzDate(signedAt * 1_000)
  const signed = new URL(url)
  signed.searchParams.set('X-Amz-Algorithm', ALGORITHM)
  signed.searchParams.set('X-Amz-Credential', `${signer.accessKeyId}/${scope(date, signer)}`)
  signed.searchParams.set('X-Amz-Date', date)
  signed.searchParams.set('X-Amz-Expires', String(lifetime))
  signed.searchParams.set('X-Amz-SignedHeaders', SIGNED_HEADERS)
  signed.searchParams.set('X-Amz-Signature', signatureOf(method, signed, signer))
  return { url: signed, expiresAtMs: (signedAt + lifetime) * 1_000 }
}

/** The result of checking a signature in the query of a request. */
export type Verdict =
  | { readonly kind: 'valid' }
  | { readonly kind: 'unsigned' }
  | { readonly kind: 'malformed' }
  | { readonly kind: 'expired'; readonly lifetimeS: number; readonly expiresAtMs: number }
  | { readonly kind: 'forged' }

/** Checks that `signer` signed a request with this method and URL, and that the signature has not expired. */
export function checkSignature(method: string, url: URL, signer: Signer, nowMs: number): Verdict {
  const given = (name: string) => url.searchParams.get(name) ?? ''
  if (given('X-Amz-Signature') === '') return { kind: 'unsigned' }

  const signedAtMs = parseAmzDate(given('X-Amz-Date'))
  const expires = given('X-Amz-Expires')
  const wellFormed =
    given('X-Amz-Algorithm') === ALGORITHM &&
    given('X-Amz-SignedHeaders') === SIGNED_HEADERS &&
    /^\d{1,6}$/.test(expires) &&
    Number(expires) * 1_000 <= MAX_LINK_MS
  if (!wellFormed || Number.isNaN(signedAtMs)) return { kind: 'malformed' }

  const lifetimeS = Number(expires)
  const expiresAtMs = signedAtMs + lifetimeS * 1_000
  if (nowMs >= expiresAtMs) return { kind: 'expired', lifetimeS, expiresAtMs }

  const ours =
    given('X-Amz-Credential') === `${signer.accessKeyId}/${scope(given('X-Amz-Date'), signer)}`
  const genuine = ours && equal(given('X-Amz-Signature'), signatureOf(method, url, signer))
  return { kind: genuine ? 'valid' : 'forged' }
}

function signatureOf(method: string, url: URL, signer: Signer): string {
  const date = url.searchParams.get('X-Amz-Date') ?? ''
  const toSign = [ALGORITHM, date, scope(date, signer), sha256(canonicalRequest(method, url))].join(
    '\n',
  )
  const parts = [...scope(date, signer).split('/'), toSign]
  const chain = parts.reduce<string | Buffer>(
    (key, part) => hmac(key, part),
    `AWS4${signer.secretAccessKey}`,
  )
  return chain.toString('hex')
}

function canonicalRequest(method: string, url: URL): string {
  const query = [...url.searchParams]
    .filter(([name]) => name !== 'X-Amz-Signature')
    .map(([name, value]) => `${encode(name)}=${encode(value)}`)
    .sort()
  const path = url.pathname.split('/').map((segment) => encode(decodeURIComponent(segment)))
  return [
    method,
    path.join('/'),
    query.join('&'),
    `host:${url.host}`,
    '',
    SIGNED_HEADERS,
    'UNSIGNED-PAYLOAD',
  ].join('\n')
}

function scope(date: string, signer: Signer): string {
  return `${date.slice(0, 8)}/${signer.region}/s3/aws4_request`
}

function amzDate(ms: number): string {
  return new Date(ms).toISOString().replace(/[-:]|\.\d+/g, '')
}

function parseAmzDate(text: string): number {
  const parts = /^(\d{4})(\d\d)(\d\d)T(\d\d)(\d\d)(\d\d)Z$/.exec(text)
  if (parts === null) return Number.NaN
  const [, year, month, day, hour, minute, second] = parts
  return Date.parse(`${year}-${month}-${day}T${hour}:${minute}:${second}Z`)
}

// The rules of the signature encode these five, which encodeURIComponent does not.
function encode(text: string): string {
  return encodeURIComponent(text).replace(
    /[!'()*]/g,
    (sign) => `%${sign.charCodeAt(0).toString(16).toUpperCase()}`,
  )
}

function equal(a: string, b: string): boolean {
  return timingSafeEqual(Buffer.from(sha256(a)), Buffer.from(sha256(b)))
}

function sha256(text: string): string {
  return createHash('sha256').update(text).digest('hex')
}

function hmac(key: string | Buffer, text: string): Buffer {
  return createHmac('sha256', key).update(text).digest()
}
