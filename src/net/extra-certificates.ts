import { readFileSync } from 'node:fs'
import { describeDiskError, isDiskError } from '../common/disk-errors.ts'
import { type SafeText, safe } from '../text/clean.ts'

/** https://docs.openssl.org/master/man1/openssl-format-options/ and RFC 7468 have these labels. */
const PEM_CERTIFICATE = /-----BEGIN (?:X509 |TRUSTED )?CERTIFICATE-----/

/**
 * Returns what is known about the certificates in `NODE_EXTRA_CA_CERTS` when Node does not trust a
 * host, worded to follow a comma; undefined if the variable is not set. Node ignores a file that it
 * cannot use, usually without a warning.
 */
export function explainExtraCertificates({
  NODE_EXTRA_CA_CERTS: path,
}: NodeJS.ProcessEnv): SafeText | undefined {
  if (!path) return undefined
  const ignored = safe`and Node ignores NODE_EXTRA_CA_CERTS, because`
  try {
    if (PEM_CERTIFICATE.test(readFileSync(path, 'latin1')))
      return safe`not even with the certificates in “${path}” (NODE_EXTRA_CA_CERTS)`
    return safe`${ignored} “${path}” contains no certificate in PEM form`
  } catch (error) {
    if (!isDiskError(error)) throw error
    return safe`${ignored} “${path}” cannot be read: ${describeDiskError(error)}`
  }
}
