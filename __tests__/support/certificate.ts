import { execFileSync } from 'node:child_process'
import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

export interface Certificate {
  readonly key: string
  readonly cert: string
  /** Where the certificate lies, for NODE_EXTRA_CA_CERTS. */
  readonly file: string
  remove(): void
}

/** Makes a self-signed certificate for `hosts` with the machine's openssl. */
export function certificateFor(...hosts: string[]): Certificate {
  const folder = mkdtempSync(join(tmpdir(), 'docs-export-tls-'))
  const [key, file] = [join(folder, 'key.pem'), join(folder, 'cert.pem')]
  const names = `subjectAltName=${hosts.map((host) => `DNS:${host}`).join(',')}`
  const options = [
    '-x509',
    '-newkey',
    'ec',
    '-pkeyopt',
    'ec_paramgen_curve:prime256v1',
    '-nodes',
    '-days',
    '2',
  ]
  execFileSync(
    'openssl',
    ['req', ...options, '-subj', '/CN=test', '-addext', names, '-keyout', key, '-out', file],
    {
      stdio: 'ignore',
    },
  )
  return {
    key: readFileSync(key, 'utf8'),
    cert: readFileSync(file, 'utf8'),
    file,
    remove: () => rmSync(folder, { recursive: true, force: true }),
  }
}
