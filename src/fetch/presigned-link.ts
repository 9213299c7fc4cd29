/**
 * Validates presigned links, and finds their expiry and their secrets. Only the storage knows
 * whether a link has in fact expired: classify-response.ts decides when to renew one.
 */
import { isObject } from '../common/json.ts'
import { isLoopback } from '../net/host-name.ts'

/** A presigned link to a bundle, with the details that the service gives. */
export interface BundleLink {
  readonly url: string
  /** The size of the archive, in bytes; undefined if the service does not say. */
  readonly sizeBytes: number | undefined
  /**
   * The `Authorization` header for the link itself. It must not be sent to an address that the link
   * redirects to.
   */
  readonly authorization?: string | undefined
  /** The value of the `Accept` header; any type is accepted if undefined. */
  readonly accept?: string | undefined
  /** When the link expires, in ms since the epoch; undefined if unknown. */
  readonly expiresAtMs: number | undefined
}

/**
 * In characters: far above any signed link with temporary credentials, and far below the limit of
 * an output.
 */
const MAX_LINK_LENGTH = 16 * 1024

/**
 * Returns why `text` cannot be used as a link to the bundle; undefined if it can. It must be an
 * absolute `https` URL (RFC 3986) without user info. With `allowsLoopback`, `http` on a loopback
 * host is also accepted.
 */
export function findLinkProblem(text: string, allowsLoopback: boolean): string | undefined {
  if (text.length > MAX_LINK_LENGTH) return `it has more than ${MAX_LINK_LENGTH} characters`
  if (!/^[\x21-\x7e]+$/.test(text) || !URL.canParse(text)) return 'it is not a URL'
  const url = new URL(text)
  if (url.username || url.password) return 'it contains a username or a password'
  const mayBeHttp = allowsLoopback && isLoopback(url.hostname)
  if (url.protocol === 'https:' || (url.protocol === 'http:' && mayBeHttp)) return undefined
  return 'it is not an https link'
}

/**
 * Returns when the link expires according to its query, in ms since the epoch; undefined if it does
 * not say. Supported are S3 and GCS (`X-…-Date` + `X-…-Expires`,
 * https://docs.aws.amazon.com/AmazonS3/latest/API/sigv4-query-string-auth.html), Azure (`se`,
 * https://learn.microsoft.com/rest/api/storageservices/create-service-sas), and the older form of
 * S3, GCS, and CloudFront (`Expires`, in seconds since the epoch).
 */
export function readLinkExpiry(link: URL): number | undefined {
  const query = new Map([...link.searchParams].map(([name, value]) => [name.toLowerCase(), value]))
  for (const vendor of ['x-amz', 'x-goog']) {
    const signedAtMs = parseCompactDate(query.get(`${vendor}-date`) ?? '')
    const lifetimeMs = parseSecondsToMs(query.get(`${vendor}-expires`))
    if (signedAtMs !== undefined && lifetimeMs !== undefined) return signedAtMs + lifetimeMs
  }
  const azure = query.get('se') ?? ''
  const azureExpiryMs = Date.parse(azure)
  if (/^\d{4}-\d\d-\d\d/.test(azure) && !Number.isNaN(azureExpiryMs)) return azureExpiryMs
  return parseSecondsToMs(query.get('expires'))
}

/**
 * Returns the headers, other than Host, that S3 or GCS signed, and that a request with this link
 * must therefore have (`X-…-SignedHeaders`,
 * https://docs.aws.amazon.com/AmazonS3/latest/API/sigv4-query-string-auth.html). The names are
 * untrusted text.
 */
export function listSignedHeaders(link: URL): string[] {
  const signed = [...link.searchParams]
    .filter(([name]) => /^x-(?:amz|goog)-signedheaders$/i.test(name))
    .flatMap(([, names]) => names.toLowerCase().split(';'))
  return signed.map((name) => name.trim()).filter((name) => name !== '' && name !== 'host')
}

/**
 * A shorter value is not a signature, and masking it would hide ordinary words in the log. In
 * characters.
 */
const MIN_SIGNATURE_LENGTH = 16

/**
 * Query parameters that grant access: the signatures and tokens of S3, GCS, Azure, CloudFront, and
 * the like.
 */
const SECRET_PARAMETER = /sig(nature)?$|token|secret|hmac|policy|^key$/i

/**
 * A link has one signature and perhaps a token or two; a server must not fill the log with masks.
 */
const MAX_SIGNATURES = 8
const MAX_LINKS = 20

/**
 * Returns the secrets of a usable link (`findLinkProblem`): the link itself, and each signature in
 * it, raw and decoded. Short or unprintable values are left out: the runner masks each line of a
 * value wherever it occurs in the log, even as an ordinary word.
 */
export function listLinkSecrets(link: string): string[] {
  const [, query = ''] = /\?([^#]*)/.exec(link) ?? []
  const signatures = query.split('&').flatMap((pair) => {
    const [name = '', ...rest] = pair.split('=')
    if (!SECRET_PARAMETER.test(decodePercents(name))) return []
    const raw = rest.join('=')
    return [raw, decodePercents(raw)]
  })
  return [...new Set([link, ...signatures.filter(isSecret).slice(0, MAX_SIGNATURES)])]
}

/**
 * Returns the signed links in a JSON response, at most `MAX_LINKS`, and the link to the bundle, so
 * that all of them can be masked.
 * @throws SyntaxError if `json` is not valid
 */
export function findSignedLinks(json: string): string[] {
  const found = new Set<string>()
  const response: unknown = JSON.parse(json, (_, value: unknown) => {
    if (typeof value !== 'string') return value
    for (const [link] of value.matchAll(/https?:\/\/[^\s"'<>]+/gi)) {
      if (found.size >= MAX_LINKS) break
      if (findLinkProblem(link, true) === undefined && listLinkSecrets(link).length > 1)
        found.add(link)
    }
    return value
  })
  if (!isObject(response)) return [...found]
  const { bundleUrl } = response
  if (typeof bundleUrl === 'string' && findLinkProblem(bundleUrl, true) === undefined)
    found.add(bundleUrl)
  return [...found]
}

function isSecret(text: string): boolean {
  return text.length >= MIN_SIGNATURE_LENGTH && /^[\x21-\x7e]+$/.test(text)
}

/** Returns `text` with its percent-encoding decoded; unchanged if the result is not valid UTF-8. */
export function decodePercents(text: string): string {
  try {
    return decodeURIComponent(text)
  } catch {
    return text
  }
}

function parseCompactDate(text: string): number | undefined {
  const match = /^(\d{4})(\d\d)(\d\d)T(\d\d)(\d\d)(\d\d)Z$/.exec(text)
  if (!match) return undefined
  const [year = 0, month = 0, day = 0, hour = 0, minute = 0, second = 0] = match
    .slice(1)
    .map(Number)
  return Date.UTC(year, month - 1, day, hour, minute, second)
}

/** Returns a number of seconds in ms; undefined if `text` is not a number. */
function parseSecondsToMs(text: string | undefined): number | undefined {
  if (text === undefined || !/^\d{1,11}$/.test(text)) return undefined
  return Number(text) * 1_000
}
