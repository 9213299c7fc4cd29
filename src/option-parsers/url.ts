/** Inputs that are URLs. */
import { isLoopback, parseHostName } from '../net/host-name.ts'
import { type SafeText, safe } from '../text/clean.ts'
import { didYouMean } from '../text/did-you-mean.ts'
import { asBytes, percentEncode } from '../web/byte-strings.ts'
import { ensureHasValue, invalid } from './invalid-input.ts'
import { makePlaceholderParser } from './placeholders.ts'

/** The rules that differ between the URLs of an API and of a published site. */
interface UrlRules {
  /** Worded to follow a colon. */
  readonly expected: string
  /** Why there is no password in such a URL, worded to follow a colon. */
  readonly noPassword: string
  /** Why it must not be `http`, worded to follow a colon. */
  readonly noPlainHttp: (url: URL) => SafeText
  /** Whether it may be an `http` URL of this machine. */
  readonly acceptsLoopback: boolean
  /** Matches paths that it cannot have. */
  readonly wrongPath?: RegExp
}

/**
 * Returns an `https` URL or, if `rules` accept that, an `http` one of this machine, without
 * username, password, query, and fragment.
 * @throws InvalidInput that shows none of these
 */
function parseHttpUrl(text: string, rules: UrlRules): URL {
  ensureHasValue(text)
  ensureNoSecrets(text, rules)
  ensureNoShellSyntax(text)
  const url = URL.parse(text)
  if (url === null || !/^https?:$/.test(url.protocol))
    throw invalid`is “${text}”: ${rules.expected}${didYouMean(addScheme(text, rules))}`
  const isAcceptedHttp = rules.acceptsLoopback && isLoopback(url.hostname)
  if (url.protocol === 'http:' && !isAcceptedHttp)
    throw invalid`is “${text}”: ${rules.noPlainHttp(url)}`
  if (/^[.-]|\.[.-]|-\.|-$|[*,]/.test(url.hostname))
    throw invalid`is “${text}”: “${url.hostname}” is not a host name; ${rules.expected}`
  const hasWrongPath = rules.wrongPath?.test(url.pathname) ?? false
  if (hasWrongPath || text.includes('\\')) throw invalid`is “${text}”: ${rules.expected}`
  return url
}

/**
 * Must be called before the text is shown, because it may contain a password.
 * @throws InvalidInput
 */
function ensureNoSecrets(text: string, { expected, noPassword }: UrlRules): void {
  // `URL` silently drops tabs and line ends.
  if (/[\s\p{C}]/u.test(text)) throw invalid`contains whitespace: ${expected}`
  if (mayContainPassword(text)) throw invalid`contains a username or a password: ${noPassword}`
  if (/[?#]/.test(text))
    throw invalid`has a query or a fragment: leave out everything from the “?” or “#” on`
}

/** @throws InvalidInput for quotes, and for variables that only a shell would expand */
function ensureNoShellSyntax(text: string): void {
  const bare = removeQuotes(text)
  if (bare !== text) throw invalid`is “${text}”: leave the quotes out${didYouMean(bare)}`
  if (/\$[A-Z_{(]/.test(text)) {
    const advice = safe`write an expression such as \${{ vars.DOCS_URL }}`
    throw invalid`is “${text}”: shell variables are not expanded here; ${advice}`
  }
}

/** Returns text without the quotes around it, which were not part of the YAML syntax. */
export function removeQuotes(text: string): string {
  return text.replace(/^["'“”‘’`]+|["'“”‘’`]+$/g, '')
}

/**
 * Returns a URL that lacks its scheme with `https://` in front, or `http://` for this machine if
 * that is accepted; undefined if it does not begin with a host name that has a dot.
 */
function addScheme(text: string, { acceptsLoopback }: UrlRules): string | undefined {
  const [host = ''] = text.split(/[:/]/, 1)
  if (acceptsLoopback && isLoopback(host) && URL.canParse(`http://${text}`)) return `http://${text}`
  if (!host.includes('.') || parseHostName(host) === undefined) return undefined
  return `https://${text}`
}

/**
 * Returns whether text has an `@` that is not beyond doubt part of the path of a URL, as in
 * `https://docs.example.com/@scope/package/`.
 */
export function mayContainPassword(text: string): boolean {
  const hasPathAfterHost = /^https?:\/\/[^/\\?#@]+\//i.test(text) && URL.canParse(text)
  return text.includes('@') && !hasPathAfterHost
}

const API_URL_RULES: UrlRules = {
  expected: 'expected the https URL of the admin API, such as https://api.example.com',
  noPassword: 'the key belongs in api-key',
  noPlainHttp: ({ host, hostname, port, pathname }) => {
    const path = pathname.replace(/\/$/, '')
    const why = safe`http would send the key unencrypted and is only allowed for loopback hosts`
    if (!/^[\w-]+$/.test(hostname)) return safe`${why}; did you mean https://${host}${path}?`
    // Only networks of containers and of companies have names without a dot.
    const address = safe`http://localhost:${port || '80'}${path}`
    const advice = safe`To reach a service container, publish its port (\`ports\`) and use ${address}`
    return safe`${why}. ${advice}; otherwise, use https`
  },
  acceptsLoopback: true,
}

/** Where the paths of the calls begin. */
const API_PATH = /\/(v1\/static-export|static-export\/jobs|v2\/agent)(\/|$)/

/** Returns the root of the API. @throws InvalidInput */
export function parseBaseUrl(text: string): URL {
  // It may be the key.
  if (/^[\w-]{16,}$/.test(text)) throw invalid`is not a URL: ${API_URL_RULES.expected}`
  const url = parseHttpUrl(text, API_URL_RULES)
  if (/\/v[12]\/*$/.test(url.pathname))
    throw invalid`is “${text}”: leave out the version at the end; this step adds it`
  const end = url.pathname.search(API_PATH)
  if (end < 0) return url
  const root = `${url.origin}${url.pathname.slice(0, end)}`
  throw invalid`is “${text}”: it ends in a path of the API; did you mean ${root}?`
}

const LIVE_URL_RULES: UrlRules = {
  expected: 'expected the https URL of the published site, such as https://docs.example.com/',
  noPassword: 'readers have none, and this step sends no secrets to the host',
  noPlainHttp: ({ host, pathname }) => {
    const why = safe`because somebody could change the responses in transit`
    const suggestion = safe`did you mean https://${host}${pathname}?`
    const tunnel = safe`To check a server without https, open an SSH tunnel to it`
    return safe`http is only allowed for loopback hosts, ${why}; ${suggestion} ${tunnel}`
  },
  acceptsLoopback: true,
  wrongPath: /\/\/|%2f/i,
}

/** Returns the URL of a site, with a slash at the end of its path. @throws InvalidInput */
function parseSiteUrl(text: string, rules: UrlRules): URL {
  const url = parseHttpUrl(text, rules)
  const folder = url.href.replace(/[^/]+\.html?$/i, '')
  if (folder !== url.href)
    throw invalid`is “${text}”: leave out the file name; did you mean ${folder}?`
  if (!url.pathname.endsWith('/')) url.pathname += '/'
  return url
}

/** Returns where a site was published, with a slash at the end of its path. @throws InvalidInput */
export function parseLiveUrl(text: string): URL {
  return parseSiteUrl(text, LIVE_URL_RULES)
}

const PREVIEW_URL_RULES: UrlRules = {
  expected: 'expected the https URL of the preview, such as https://pull-7.docs.example.com/',
  noPassword: 'everyone who follows a link to the preview would see them',
  noPlainHttp: ({ host, pathname }) =>
    safe`previews are only linked with https; did you mean https://${host}${pathname}?`,
  acceptsLoopback: false,
}

/** Returns where a build can be viewed, with a slash at its end. @throws InvalidInput */
export function parsePreviewUrl(text: string): string {
  const url = parseSiteUrl(text, PREVIEW_URL_RULES)
  return url.origin + asBytes(url.pathname).replace(/[^\w\-.~/%]/g, percentEncode)
}

const parseUrlTemplate = makePlaceholderParser('domain', 'tag', 'sha256', 'ext')

/**
 * Returns an `https` URL with placeholders in it, as it is written.
 * @throws InvalidInput that shows no password
 */
export function parseValuesUrl(text: string): string {
  const url = URL.parse(text.replaceAll(/[{}]/g, ''))
  ensureNoSecretsInTemplate(text, url)
  // Azure calls a container `$web`.
  const [variable, name] = /\$(?:\{(\w+)\}?|[A-Z_]+)/.exec(text) ?? []
  if (variable) {
    const advice = safe`placeholders are written without “$”${didYouMean(`{${name ?? 'sha256'}}`)}`
    throw invalid`is “${text}”: ${advice}`
  }
  if (url?.protocol === 'http:') {
    const advice = safe`did you mean https${text.slice(4)}?`
    throw invalid`is “${text}”: with http, somebody could change the bundle in transit; ${advice}`
  }
  if (url?.protocol !== 'https:' || !/^https:\/\/[^/]/i.test(text))
    throw invalid`is “${text}”: ${EXPECTED_TEMPLATE}`
  return parseUrlTemplate(text)
}

const EXPECTED_TEMPLATE =
  'expected an https URL such as https://bundles.example.com/{domain}/{sha256}.{ext}'

/**
 * Must be called before the text is shown, because it may contain a password.
 * @throws InvalidInput
 */
function ensureNoSecretsInTemplate(text: string, url: URL | null): void {
  if (url?.username || url?.password) {
    const advice = safe`which everyone who reads the values file would see`
    throw invalid`contains a username or a password, ${advice}`
  }
  if (/[\s\p{C}]/u.test(text)) throw invalid`contains whitespace: ${EXPECTED_TEMPLATE}`
  if (text.includes('?')) {
    const advice = safe`which expires and could be read in the values file: leave the query out`
    throw invalid`contains a query (“?”), such as a signature, ${advice}`
  }
}
