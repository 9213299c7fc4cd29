import { execFileSync } from 'node:child_process'

/** A key and its self-signed certificate, both as PEM. */
export interface Certificate {
  readonly key: string
  readonly cert: string
}

/**
 * Returns a new certificate for `localhost` and 127.0.0.1, good for a day. It is made by the command `openssl`: Node can
 * make keys but no certificates, and a certificate in the repository would run out one day.
 */
export function selfSigned(): Certificate {
  const args = [
    ...['req', '-x509', '-nodes', '-days', '1', '-subj', '/CN=localhost'],
    ...['-newkey', 'ec', '-pkeyopt', 'ec_paramgen_curve:prime256v1'],
    ...['-addext', 'subjectAltName=DNS:localhost,IP:127.0.0.1', '-keyout', '-', '-out', '-'],
  ]
  const pem = execFileSync('openssl', args, { encoding: 'utf8', stdio: ['ignore', 'pipe', 'ignore'] })
  const [key = '', cert = ''] = pem.split(/(?=-----BEGIN CERTIFICATE)/)
  return { key, cert }
}
