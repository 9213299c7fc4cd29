import { measureEditDistance } from '../../text/did-you-mean.ts'
import { isClickable, type Use } from '../../web/page/vocabulary.ts'
import { hasNonWebScheme, MAX_ADDRESS_BYTES } from '../../web/resolve-address.ts'

/** Schemes of web servers. An address with one of them is unusable only if it is invalid. */
const WEB_SCHEMES: ReadonlySet<string> = new Set(['http', 'https', 'ws', 'wss'])
/**
 * Schemes of addresses that browsers load without a server, including built-in images and
 * extensions.
 */
const LOADABLE_SCHEMES = /^(?:data|blob|about|javascript|chrome|resource|[a-z-]+-extension)$/
/**
 * `http` or `https` with letters added, missing, or swapped: only these letters, with at least a
 * `t` and a `p`. `shttp` was a real scheme: RFC 2660.
 */
const MISSPELLED_HTTP = /^(?!shttp$)(?=.*t)(?=.*p)[htps]{3,8}$/
/** `mailto` with letters missing, doubled, or swapped. No such scheme exists. */
const MISSPELLED_MAILTO = /^(?!mailto$)(?=.*m)(?=.*a)(?=.*i)[mailto]{4,8}$/
/** A drive and a path, which parse as a scheme and its address. */
const WINDOWS_PATH = /^[a-z]:[\\/]/
/** A host and port whose host parses as a scheme. */
const HOST_AND_PORT = /^(?:localhost|[a-z\d-]+(?:\.[a-z\d-]+)+):\d{1,5}(?:[/?#]|$)/

/**
 * Returns why no browser can open an address that is not on a server, as the end of a sentence;
 * undefined if one may. Other programs may open links and frames with schemes of their own, such as
 * `mailto:` or `vscode:`.
 */
export function findUnusableReason(use: Use, address: string): string | undefined {
  if (address.length > MAX_ADDRESS_BYTES && !hasNonWebScheme(address))
    return 'it is longer than any address that browsers open'

  const normalized = normalizeAddress(address)
  const scheme = /^([a-z][a-z\d+.-]*):/.exec(normalized)?.[1]

  if (scheme === undefined || WEB_SCHEMES.has(scheme)) return findInvalidPart(normalized)
  if (scheme === 'file' || WINDOWS_PATH.test(normalized))
    return 'it points to a file on the author’s computer'
  if (HOST_AND_PORT.test(normalized))
    return 'without `https://` before it, browsers mistake the host for a scheme'
  const wrongScheme = findWrongScheme(scheme, normalized)
  if (wrongScheme !== undefined) return wrongScheme

  const mayOpenInOtherProgram = isClickable(use) || use === 'frame'
  if (mayOpenInOtherProgram || LOADABLE_SCHEMES.test(scheme)) return undefined
  return 'browsers load nothing with this scheme'
}

/** Returns why no program has the scheme of an address; undefined if one may. */
function findWrongScheme(scheme: string, normalized: string): string | undefined {
  const precedesSlash = normalized.startsWith('/', `${scheme}:`.length)
  if (precedesSlash && MISSPELLED_HTTP.test(scheme))
    return 'its scheme is a misspelled `http:` or `https:`'
  if (normalized.includes('@') && MISSPELLED_MAILTO.test(scheme))
    return 'its scheme is a misspelled `mailto:`'
  if (measureEditDistance(scheme, 'javascript', 1) === 1)
    return 'its scheme is a misspelled `javascript:`'
  // References of DocFX and Antora.
  if (scheme === 'xref') return 'the site’s generator could not resolve `xref:`'
  return undefined
}

/** The port of an address with a host name, or with an IPv6 address. */
const PORT = /^(?:[a-z]+:)?\/\/(?:[^\\/?#@]*@)?(?:\[[^\]]*\]|[^\\/?#:]*):(\d+)(?:[\\/?#]|$)/
const MAX_PORT = 65_535
/** The first space or angle bracket in a host name, such as a placeholder in an example. */
const FORBIDDEN_IN_HOST = /^(?:[a-z]+:)?\/\/[^\\/?# <>]*([ <>])/

/** Returns what is wrong with an invalid address of a web server, as the end of a sentence. */
function findInvalidPart(normalized: string): string {
  const [, port] = PORT.exec(normalized) ?? []
  if (port !== undefined && Number(port) > MAX_PORT)
    return `there is no port ${port}; the last one is ${MAX_PORT}`
  const [, forbidden] = FORBIDDEN_IN_HOST.exec(normalized) ?? []
  if (forbidden !== undefined)
    return `no host name can contain ${forbidden === ' ' ? 'a space' : `\`${forbidden}\``}`
  return 'it is not a valid address'
}

/**
 * Returns an address in lowercase, without the characters that browsers ignore: control characters
 * and spaces around it, tabs and line ends within it.
 * https://url.spec.whatwg.org/#concept-basic-url-parser
 */
function normalizeAddress(address: string): string {
  // The lookbehind keeps the time linear: without it, each space in a row would be tried.
  const trimmed = address.replace(/^[\0-\x20]+|(?<![\0-\x20])[\0-\x20]+$/g, '')
  return trimmed.replace(/[\t\n\r]+/g, '').toLowerCase()
}
