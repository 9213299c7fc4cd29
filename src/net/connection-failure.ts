import { maxHeaderSize } from 'node:http'
import { type SafeText, safe } from '../text/clean.ts'
import { AttemptTimeout } from './attempt.ts'
import { explainExtraCertificates } from './extra-certificates.ts'
import { classifyProxyError, makeUnreachableProxyFailure, type ProxyFailureKind } from './proxy.ts'

/** Why a connection could not be made, or was lost. */
export interface ConnectionFailure {
  /** In words; “it” is the host of the request. */
  readonly why: SafeText
  /** Why the certificate is not trusted, without the advice in `why`. */
  readonly certificate?: SafeText | undefined
  /** What is wrong with the certificate; undefined if it is not about that. */
  readonly certificateFault?: CertificateFault | undefined
  /** Whether the host has no address: then nothing else can be wrong yet. */
  readonly isUnresolved?: boolean
  /** Whether the host took too long. */
  readonly isTimeout?: boolean
  /** Whether it is more likely a wrong setting than a temporary failure. */
  readonly isPermanent?: boolean
  /** The role of the proxy in the failure, if any. */
  readonly proxy?: ProxyFailureKind | undefined
}

/** A certificate is for another host, has expired, or comes from an unknown authority. */
export type CertificateFault = 'other-host' | 'expired' | 'unknown-issuer'

type ErrorLike = Partial<Omit<NodeJS.ErrnoException, 'code'> & Pick<AggregateError, 'errors'>> & {
  readonly code?: unknown
  readonly reason?: unknown
}

/** A rule for errors with such a code, or of such a system call. */
interface FailureRule {
  readonly code?: RegExp
  readonly syscall?: string
  /** What went wrong; the error code follows in parentheses. */
  readonly description: string
  /** What may help; it follows the code. */
  readonly hint?: string
  readonly certificateFault?: CertificateFault
  readonly isUnresolved?: true
  readonly isPermanent?: true
  /** If there is a proxy, this happened on the way to the proxy. */
  readonly isFirstHop?: true
}

const UNRESOLVED = {
  description: 'its host name does not resolve',
  isUnresolved: true,
  isFirstHop: true,
} as const

/** “X509 certificate error codes” of `node:tls`, for the certificate of the other side. */
const UNTRUSTED_CERTIFICATE =
  /CERT|SELF_SIGNED|^UNABLE_TO_|CRL_|INVALID_CA|INVALID_PURPOSE|PATH_LENGTH_EXCEEDED/

/** The first rule that applies is used. If none does, the connection was lost. */
const FAILURE_RULES: readonly FailureRule[] = [
  { code: /^ENOTFOUND$/, ...UNRESOLVED, isPermanent: true },
  { syscall: 'getaddrinfo', ...UNRESOLVED },
  { code: /^ECONNREFUSED$/, description: 'it refuses connections on this port', isFirstHop: true },
  {
    code: /^UND_ERR_CONNECT_TIMEOUT$/,
    syscall: 'connect',
    description: 'no connection to it could be made',
    isFirstHop: true,
  },
  // An alert is the other side's complaint about this client; it comes first, because the names of
  // some alerts also mention certificates.
  { code: /_ALERT_/, description: 'it aborted the TLS handshake with an alert', isPermanent: true },
  {
    code: /ALTNAME_INVALID|HOSTNAME_MISMATCH/,
    description: 'its certificate is for another host',
    certificateFault: 'other-host',
    isPermanent: true,
  },
  {
    code: /CERT_HAS_EXPIRED/,
    description: 'its certificate has expired',
    hint: 'renew that certificate',
    certificateFault: 'expired',
    isPermanent: true,
  },
  {
    code: UNTRUSTED_CERTIFICATE,
    description: 'its certificate is not trusted',
    hint: 'set NODE_EXTRA_CA_CERTS to the path of your certificate authority’s certificate',
    certificateFault: 'unknown-issuer',
    isPermanent: true,
  },
  {
    code: /^EPROTO$|ERR_(?:SSL|TLS)_/,
    description: 'it does not speak TLS as expected',
    hint: 'perhaps this port serves http',
    isPermanent: true,
  },
  // What the parser expected there is `HTTP/`.
  {
    code: /^HPE_INVALID_CONSTANT$/,
    description: 'its response is not HTTP',
    hint: 'perhaps this port serves something else',
  },
  {
    code: /^HPE_HEADER_OVERFLOW$/,
    description: `its response headers are larger than ${maxHeaderSize >> 10} KiB`,
  },
]

/**
 * Returns what an error of `node:http`, `node:tls`, undici's `fetch`, or the toolkit's tunnel
 * means.
 * @param viaProxy whether the connection is made to a proxy: where the error itself does not say
 * which of the two failed
 * @param env that of this process, because Node reads `NODE_EXTRA_CA_CERTS` there
 */
export function classifyConnectionError(
  error: unknown,
  viaProxy = false,
  env: NodeJS.ProcessEnv = process.env,
): ConnectionFailure {
  const cause = unwrapCause(error)
  if (cause instanceof AttemptTimeout)
    return { why: cause.why, isTimeout: true, isPermanent: false }
  const proxyFailure = classifyProxyError(cause)
  if (proxyFailure !== undefined) return proxyFailure

  const failed = Object(cause) as ErrorLike
  const { message = String(cause), reason } = failed
  // The code of a DOMException is a number.
  const code = typeof failed.code === 'string' ? failed.code : ''
  const rule = findFailureRule(code, findSystemCall(failed))
  if (rule === undefined) {
    const why = safe`the connection was lost before the whole response arrived (${code || message})`
    return { why, isPermanent: false }
  }
  if (rule.isFirstHop && viaProxy) return makeUnreachableProxyFailure(code)
  return applyFailureRule(rule, code, reason, env)
}

/**
 * Returns the system call that failed. Happy eyeballs (RFC 8305) reports the failures of all
 * addresses as one error.
 */
function findSystemCall({ syscall, errors = [] }: ErrorLike): string | undefined {
  if (syscall !== undefined) return syscall
  const syscalls = new Set(errors.map((each) => each.syscall))
  if (syscalls.size === 1 && syscalls.has('connect')) return 'connect'
  return undefined
}

function findFailureRule(code: string, syscall: string | undefined): FailureRule | undefined {
  return FAILURE_RULES.find((rule) => {
    if (rule.code?.test(code)) return true
    return syscall !== undefined && rule.syscall === syscall
  })
}

/** Returns the failure by a rule. `reason` tells which host a certificate is for. */
function applyFailureRule(
  rule: FailureRule,
  code: string,
  reason: unknown,
  env: NodeJS.ProcessEnv,
): ConnectionFailure {
  const { description, hint, certificateFault, isPermanent = false } = rule
  let extraCertificates: SafeText | undefined
  if (certificateFault === 'unknown-issuer') extraCertificates = explainExtraCertificates(env)
  if (extraCertificates) {
    const why = safe`${description} (${code}), ${extraCertificates}`
    return { why, isPermanent, certificate: why, certificateFault, isUnresolved: false }
  }
  // https://nodejs.org/api/tls.html#tlscheckserveridentityhostname-cert
  let withoutHint = safe`${description} (${code})`
  // The list of names at the end may be empty.
  const names = String(reason ?? '').replace(/:\s*$/, '')
  if (names !== '') withoutHint = safe`${description} (${code}: ${names})`
  let why = withoutHint
  if (hint !== undefined) why = safe`${description} (${code}; ${hint})`
  let certificate: SafeText | undefined
  if (certificateFault !== undefined) certificate = withoutHint
  return {
    why,
    isPermanent,
    certificate,
    certificateFault,
    isUnresolved: rule.isUnresolved === true,
  }
}

/** Returns the innermost cause, which says more than the errors that libraries wrap around it. */
function unwrapCause(error: unknown): unknown {
  const { cause } = Object(error) as ErrorLike
  if (cause === undefined) return error
  return unwrapCause(cause)
}
