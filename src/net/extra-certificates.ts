import { readFileSync } from 'node:fs'
import { getCACertificates } from 'node:tls'
import { describeDiskError, isDiskError } from '../common/disk-errors.ts'
import { type SafeText, safe } from '../text/clean.ts'

/**
 * Returns what is known about the certificates in `NODE_EXTRA_CA_CERTS` when Node does not trust a
 * host, worded to follow a comma; undefined if the variable is not set. Node ignores a file that it
 * cannot use, usually without a warning. `env` must be that of this process.
 */
export function explainExtraCertificates({
  NODE_EXTRA_CA_CERTS: path,
}: NodeJS.ProcessEnv): SafeText | undefined {
  if (!path) return undefined
  // Whether a file is valid is not decided here: Node also ignores indented certificates.
  if (getCACertificates('extra').length > 0)
    return safe`not even with the certificates in “${path}” (NODE_EXTRA_CA_CERTS)`
  const ignored = safe`and Node ignores NODE_EXTRA_CA_CERTS, because`
  try {
    readFileSync(path)
    return safe`${ignored} “${path}” contains no valid certificate in PEM form`
  } catch (error) {
    if (!isDiskError(error)) throw error
    return safe`${ignored} “${path}” cannot be read: ${describeDiskError(error)}`
  }
}
