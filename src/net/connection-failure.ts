import { type SafeText, safe } from '../report/clean.ts'
import { type ProxyFailureKind, proxyFailure } from './proxy.ts'

/** What an error of a connection means, in words, and whether it looks like a wrong setting rather than a bad moment. */
export interface Diagnosis {
  readonly why: SafeText
  readonly permanent: boolean
  /** What the proxy has to do with it, if anything. */
  readonly proxy?: ProxyFailureKind
}

interface Fault {
  readonly code: string
  readonly syscall: string | undefined
  /** The failures of all addresses, which happy eyeballs (RFC 8305) reports as one error. */
  readonly syscalls: readonly (string | undefined)[]
}

type Row = readonly [applies: (fault: Fault) => boolean, why: (fault: Fault) => SafeText, permanent?: boolean]

/** `node:tls`, «X509 certificate error codes»: what we say of the certificate of the other side. */
const CERTIFICATE =
  /CERT|SELF_SIGNED|^UNABLE_TO_|CRL_|INVALID_CA|INVALID_PURPOSE|HOSTNAME_MISMATCH|PATH_LENGTH_EXCEEDED/

/** The first row that applies is told; if none does, the connection broke. */
const ROWS: readonly Row[] = [
  [({ code }) => code === 'ENOTFOUND', ({ code }) => safe`its host name does not resolve (${code})`, true],
  [({ syscall }) => syscall === 'getaddrinfo', ({ code }) => safe`its host name does not resolve (${code})`],
  [
    ({ syscall, syscalls }) =>
      syscall === 'connect' || (syscalls.length > 0 && syscalls.every((s) => s === 'connect')),
    ({ code }) => safe`no connection to it could be made (${code})`,
  ],
  // An alert is what the other side says of us; it comes first, because some speak of certificates, too.
  [({ code }) => code.includes('_ALERT_'), ({ code }) => safe`it aborted TLS with an alert (${code})`, true],
  [
    ({ code }) => CERTIFICATE.test(code),
    ({ code }) =>
      safe`its certificate is not trusted (${code}; set NODE_EXTRA_CA_CERTS to the certificate of your own authority)`,
    true,
  ],
  [
    ({ code }) => code === 'EPROTO' || /ERR_(SSL|TLS)_/.test(code),
    ({ code }) => safe`it does not speak TLS, or not as expected (${code})`,
    true,
  ],
]

/** Returns what an error of `node:http`, `node:tls` or the toolkit's tunnel means. */
export function diagnose(error: unknown): Diagnosis {
  const failure = proxyFailure(error)
  if (failure) return { why: failure.why, permanent: failure.permanent, proxy: failure.kind }
  const { code = '', syscall, message } = error as NodeJS.ErrnoException
  const inner: readonly NodeJS.ErrnoException[] = error instanceof AggregateError ? error.errors : []
  const fault = { code, syscall, syscalls: inner.map((one) => one.syscall) }
  const row = ROWS.find(([applies]) => applies(fault))
  if (row) return { why: row[1](fault), permanent: row[2] ?? false }
  const why = safe`the connection broke before the whole answer had arrived (${code || message})`
  return { why, permanent: false }
}
