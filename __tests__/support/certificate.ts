import { execFileSync } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { keptScratch } from './scratch.ts'

export interface Certificate {
  readonly key: string
  readonly cert: string
  /** The path of the certificate, for NODE_EXTRA_CA_CERTS; removed after all tests of the file. */
  readonly file: string
}

/** Makes a self-signed certificate for `hosts` with the machine's openssl. */
export function certificateFor(...hosts: string[]): Certificate {
  const folder = keptScratch()
  const [key, file] = [join(folder, 'key.pem'), join(folder, 'cert.pem')]
  const names = `subjectAltName=${hosts.map((host) => `DNS:${host}`).join(',')}`
  const kind =
    '-x509 -newkey ec -pkeyopt ec_paramgen_curve:prime256v1 -nodes -days 2 -subj /CN=test'
  const options = [...kind.split(' '), '-addext', names, '-keyout', key, '-out', file]
  execFileSync('openssl', ['req', ...options], { stdio: 'ignore' })
  return { key: readFileSync(key, 'utf8'), cert: readFileSync(file, 'utf8'), file }
}
