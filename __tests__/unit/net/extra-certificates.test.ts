/** Node reads the variable only when it starts, so each case has its own process. */
import { execFileSync } from 'node:child_process'
import { writeFileSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { rootCertificates } from 'node:tls'
import { pathToFileURL } from 'node:url'
import { expect, test } from '@jest/globals'
import { scratch } from '../../support/scratch.ts'

const MODULE = pathToFileURL(resolve('src/net/extra-certificates.ts')).href
const PRINT = `import { explainExtraCertificates } from '${MODULE}'
console.log(explainExtraCertificates(process.env)?.text)`

const [CERTIFICATE = ''] = rootCertificates
const IGNORED = 'and Node ignores NODE_EXTRA_CA_CERTS, because “PATH”'
const INVALID = `${IGNORED} contains no valid certificate in PEM form`

test.each<[string, string | undefined, string]>([
  [
    'that does not exist',
    undefined,
    `${IGNORED} cannot be read: no such file or directory (ENOENT)`,
  ],
  [
    'with the certificate of another authority',
    CERTIFICATE,
    'not even with the certificates in “PATH” (NODE_EXTRA_CA_CERTS)',
  ],
  ['without a certificate', '0', INVALID],
  ['with an indented certificate', CERTIFICATE.replaceAll(/^/gm, '  '), INVALID],
  ['with a certificate on one line', CERTIFICATE.replaceAll('\n', ' '), INVALID],
  ['with a part of a certificate', CERTIFICATE.slice(0, 500), INVALID],
])('a file %s', (_, content, explanation) => {
  const path = join(scratch(), 'ca.pem')
  if (content !== undefined) writeFileSync(path, content)
  const printed = execFileSync(process.execPath, ['--input-type=module', '--eval', PRINT], {
    env: { ...process.env, NODE_EXTRA_CA_CERTS: path },
    encoding: 'utf8',
    stdio: 'pipe',
  })
  expect(printed.trim()).toBe(explanation.replace('PATH', path))
})
