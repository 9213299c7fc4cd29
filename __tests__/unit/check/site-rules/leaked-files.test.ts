import { generateKeyPairSync } from 'node:crypto'
import { expect, test } from '@jest/globals'
import { holdsKey, mayHoldKey } from '../../../../src/check/site-rules/leaked-files.ts'
import { asBytes } from '../../../../src/web/byte-strings.ts'

const ed25519 = generateKeyPairSync('ed25519')
const ec = generateKeyPairSync('ec', { namedCurve: 'P-256' }).privateKey
const rsa = generateKeyPairSync('rsa', { modulusLength: 1_024 }).privateKey
const pkcs8 = ed25519.privateKey.export({ type: 'pkcs8', format: 'pem' }).toString()
const LINE = 'b3BlbnNzaC1rZXktdjEAAAAABG5vbmUAAAAEbm9uZQAAAAAAAAABAAAAMwAAAAtzc2gt'

test.each([
  ['PKCS #8', pkcs8],
  ['SEC 1', ec.export({ type: 'sec1', format: 'pem' }).toString()],
  ['PKCS #1', rsa.export({ type: 'pkcs1', format: 'pem' }).toString()],
  [
    'encrypted',
    rsa.export({ type: 'pkcs1', format: 'pem', cipher: 'aes-128-cbc', passphrase: 'x' }).toString(),
  ],
  ['with spaces after its first line', pkcs8.replace('-----\n', '----- \t\n')],
  ['with line ends of Windows', pkcs8.replaceAll('\n', '\r\n')],
  [
    'behind its certificate',
    `-----BEGIN CERTIFICATE-----\n${LINE}\n-----END CERTIFICATE-----\n${pkcs8}`,
  ],
  ['behind a placeholder', `-----BEGIN PRIVATE KEY-----\n...\n-----END PRIVATE KEY-----\n${pkcs8}`],
  [
    'after 960 bytes of headers',
    `-----BEGIN PRIVATE KEY-----\n${'x\n'.repeat(480)}${LINE.slice(0, 40)}`,
  ],
  ['of OpenSSH', `-----BEGIN OPENSSH PRIVATE KEY-----\n${LINE}\n`],
  ['of PGP', `-----BEGIN PGP PRIVATE KEY BLOCK-----\nVersion: x\n\n${LINE}\n`],
  ['of PuTTY', 'PuTTY-User-Key-File-3: ssh-ed25519\nEncryption: none\nPrivate-Lines: 1\nAAAA\n'],
])('a private key: %s', (_what, text) => expect(holdsKey(text)).toBe(true))

test.each([
  ['a public key', ed25519.publicKey.export({ type: 'spki', format: 'pem' }).toString()],
  ['a placeholder', '-----BEGIN PRIVATE KEY-----\nMIIEvQIBADANB...\n-----END PRIVATE KEY-----\n'],
  [
    'an explanation',
    `A key begins with -----BEGIN PRIVATE KEY----- and ends in another line.\n${LINE}`,
  ],
  ['a public key of PuTTY', 'PuTTY-User-Key-File-3: ssh-ed25519\nEncryption: none\n'],
  ['a text', 'key'],
  ['a line of a key before it', `${LINE}\n-----BEGIN PRIVATE KEY-----\nx\n`],
  ['a line that is too short', `-----BEGIN PRIVATE KEY-----\n${LINE.slice(0, 39)}\n`],
  [
    'a line of a key that is too far down',
    `-----BEGIN PRIVATE KEY-----\n${'x\n'.repeat(481)}${LINE.slice(0, 40)}`,
  ],
  ['many beginnings', '-----BEGIN PRIVATE KEY-----\n'.repeat(2_000)],
  ['a beginning without end', `-----BEGIN ${'A '.repeat(30_000)}`],
])('no private key: %s', (_what, text) => expect(holdsKey(text)).toBe(false))

test.each([
  ['server.key', true],
  ['tls/privkey.pem', true],
  ['.well-known/id_ecdsa', true],
  ['api/search', true],
  ['server.key.bak', true],
  ['.ssh/config', false],
  ['index.html', false],
  ['keys.md', false],
  ['key.json', false],
  ['a.b/c.js', false],
])('whether %s is searched for a key: %s', (name, looked) =>
  expect(mayHoldKey(asBytes(name))).toBe(looked),
)
