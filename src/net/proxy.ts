import { type SafeText, safe } from '../text/clean.ts'

/**
 * How a proxy keeps a connection from being made: it cannot be reached, requires other credentials,
 * refuses, or failed.
 */
export type ProxyFailureKind = 'unreachable' | 'login' | 'refused' | 'failed'

/** Why a proxy did not connect. */
interface ProxyFailure {
  readonly proxy: ProxyFailureKind
  /** The reason in words, including the proxy. “It” is the host of the request. */
  readonly why: SafeText
  /** Whether it is more likely a wrong setting than a temporary failure. */
  readonly isPermanent: boolean
}

/** The beginning of each message of the package `tunnel`. */
const TUNNEL_ERROR_PREFIX = 'tunneling socket could not be established, '

/** The message of undici if a proxy refused to connect. */
const UNDICI_REFUSAL = /^Proxy response \((\d{3})\)/

/**
 * Returns the failure of the proxy if an error is from the toolkit's tunnel or from undici;
 * undefined otherwise. The tunnel (the package `tunnel`) reports failures only in the message.
 */
export function classifyProxyError(error: unknown): ProxyFailure | undefined {
  const { message = '' } = Object(error) as Partial<Error>
  const refusedStatus = UNDICI_REFUSAL.exec(message)?.[1]
  if (refusedStatus) return classifyProxyStatus(Number(refusedStatus))
  if (!message.startsWith(TUNNEL_ERROR_PREFIX)) return undefined

  const details = message.slice(TUNNEL_ERROR_PREFIX.length)
  const tunnelStatus = /^statusCode=(\d{3})/.exec(details)?.[1]
  if (tunnelStatus !== undefined) return classifyProxyStatus(Number(tunnelStatus))
  const cause = details.replace(/^cause=/, '')
  const [code = ''] = /\b(?:E[A-Z]{3,}|EAI_[A-Z]+)\b/.exec(cause) ?? []
  // The message is empty if several addresses failed.
  if (cause !== '' && !/^(connect|getaddrinfo) /.test(cause)) {
    return {
      proxy: 'failed',
      why: safe`the proxy in HTTPS_PROXY closed the connection (${cause})`,
      isPermanent: false,
    }
  }
  return makeUnreachableProxyFailure(code)
}

/** Returns the failure for an unreachable proxy. `code` is that of the error, or empty. */
export function makeUnreachableProxyFailure(code: string): ProxyFailure {
  return {
    proxy: 'unreachable',
    why: safe`the proxy in HTTPS_PROXY could not be reached${code && safe` (${code})`}`,
    isPermanent: code === 'ENOTFOUND',
  }
}

/**
 * https://www.rfc-editor.org/rfc/rfc9110#name-connect: anything but 2xx means that there is no
 * tunnel.
 */
function classifyProxyStatus(status: number): ProxyFailure {
  if (status === 401 || status === 407) {
    const why = safe`the proxy in HTTPS_PROXY requires a username and password, or rejected the ones given (HTTP ${status})`
    return { proxy: 'login', why, isPermanent: true }
  }
  if (status === 403) {
    const why = safe`the proxy in HTTPS_PROXY does not allow a connection to the server (HTTP ${status})`
    return { proxy: 'refused', why, isPermanent: true }
  }
  const why = safe`the proxy in HTTPS_PROXY could not connect to the server (HTTP ${status})`
  return { proxy: 'failed', why, isPermanent: false }
}

/**
 * The variables that the toolkit reads for `https` addresses; `http` is only for loopback, which
 * has no proxy.
 */
const PROXY_VARIABLES = ['https_proxy', 'HTTPS_PROXY']

/**
 * Returns the errors in the proxy settings. The toolkit would ignore invalid values and use no
 * proxy. The values are never shown, because they may contain a password.
 */
export function listProxyProblems(env: NodeJS.ProcessEnv): SafeText[] {
  return PROXY_VARIABLES.flatMap((name) => {
    const text = env[name]
    if (!text) return []
    if (hasUnencodedPassword(text)) return [safe`${name} in the environment ${UNENCODED}`]
    if (isProxyUrl(text)) return []
    return [
      safe`${name} in the environment is not the address of a proxy: expected http://host:port, or http://user:password@host:port with the username and password percent-encoded; SOCKS is not supported`,
    ]
  })
}

const UNENCODED =
  'has a “#”, “?”, or “/” in the username or password: percent-encode special characters there (# is %23, ? is %3F, / is %2F, @ is %40)'

/**
 * Returns whether the host in an address would be a part of the username or password, because a
 * character there ends the host.
 */
function hasUnencodedPassword(text: string): boolean {
  const [, afterHost = ''] = /^https?:\/\/[^/?#]*([/?#].*)$/is.exec(text) ?? []
  return afterHost.includes('@')
}

function isProxyUrl(text: string): boolean {
  if (!URL.canParse(text)) return false
  const { protocol, hostname, username, password } = new URL(text)
  try {
    decodeURIComponent(`${username}${password}`)
  } catch {
    return false
  }
  return /^https?:$/.test(protocol) && hostname !== ''
}
