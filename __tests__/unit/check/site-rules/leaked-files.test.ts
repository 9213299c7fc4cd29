import { generateKeyPairSync } from 'node:crypto'
import { expect, test } from '@jest/globals'
import { findLeak, holdsKey, mayHoldKey } from '../../../../src/check/site-rules/leaked-files.ts'
import { asBytes } from '../../../../src/web/byte-strings.ts'
import { rows } from '../../../support/rows.ts'

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
    'after its certificate',
    `-----BEGIN CERTIFICATE-----\n${LINE}\n-----END CERTIFICATE-----\n${pkcs8}`,
  ],
  ['after a placeholder', `-----BEGIN PRIVATE KEY-----\n...\n-----END PRIVATE KEY-----\n${pkcs8}`],
  [
    'after 960 bytes of headers',
    `-----BEGIN PRIVATE KEY-----\n${'x\n'.repeat(480)}${LINE.slice(0, 40)}`,
  ],
  ['of OpenSSH', `-----BEGIN OPENSSH PRIVATE KEY-----\n${LINE}\n`],
  ['with three words', `-----BEGIN A B2 C PRIVATE KEY-----\n${LINE}`],
  ['with other characters in its lines', `-----BEGIN PRIVATE KEY-----\n${'+/='.repeat(14)}\n`],
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
  ['a public key of PuTTY with the words', 'PuTTY-User-Key-File-3: x Private-Lines: 1\n'],
  ['text before a key of PuTTY', '\nPuTTY-User-Key-File-3: x\nPrivate-Lines: 1\n'],
  ['four words', `-----BEGIN A B C D PRIVATE KEY-----\n${LINE}`],
  ['a key in lowercase', `-----begin private key-----\n${LINE}`],
  ['text after the first line', `-----BEGIN PRIVATE KEY----- x\n${LINE}`],
  ['a line with other characters', `-----BEGIN PRIVATE KEY-----\n${LINE} ${LINE}\n`],
  ['a text', 'key'],
  ['a line of a key before it', `${LINE}\n-----BEGIN PRIVATE KEY-----\nx\n`],
  ['a line that is too short', `-----BEGIN PRIVATE KEY-----\n${LINE.slice(0, 39)}\n`],
  [
    'a line of a key that is too far down',
    `-----BEGIN PRIVATE KEY-----\n${'x\n'.repeat(481)}${LINE.slice(0, 40)}`,
  ],
  ['many beginnings', '-----BEGIN PRIVATE KEY-----\n'.repeat(2_000)],
  ['a beginning without an end', `-----BEGIN ${'A '.repeat(30_000)}`],
])('not a private key: %s', (_what, text) => expect(holdsKey(text)).toBe(false))

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
  ['a.b/.c', false],
  ...'P8 pk8 pkcs8 ppk asc gpg pgp crt cer cert rsa ec priv private old'
    .split(' ')
    .map((extension) => [`a.${extension}`, true] as const),
  ...'a.keys a.xkey a.pem.html id_rsa .env.old'.split(' ').map((name) => [name, false] as const),
])('whether %s is searched for a key: %s', (name, looked) =>
  expect(mayHoldKey(asBytes(name))).toBe(looked),
)

const BACKUP = 'a temporary or backup file'
const SOURCE = 'a source file of the site generator'
const SERVER = 'a script that starts a local server'
const DESKTOP = 'an operating system file'
const CI = 'CI configuration of the repository'

test.each(
  rows(`
  secret | .env a/.ENV.local .envrc
  secret | .git-credentials .GITCONFIG a/.git
  secret | .npmrc a/.yarnrc.yml .netrc .htpasswd .pypirc a/id_rsa id_ed25519
  Git settings | .gitignore a/.GITMODULES
  editor settings | .editorconfig a/.editorconfig
  ${BACKUP} | a~ a/b.html~ a.swp a.swo a.orig a.bak backup.sql a/.#b a/#b#
  ${DESKTOP} | .DS_Store ._a a/Thumbs.db desktop.ini
  ${SERVER} | serve.sh server.bash start.bat start-server.cmd preview.ps1 serve.COMMAND server.py
  ${SERVER} | serve.js server.cjs serve.MJS
  ${SOURCE} | package.json package-lock.json yarn.lock pnpm-lock.yaml bun.lock bun.lockb
  ${SOURCE} | tsconfig.json next.config.js nuxt.config.ts astro.config.mjs vite.config.cts
  ${SOURCE} | docusaurus.config.cjs tailwind.config.mts postcss.config.js gatsby-config.js
  ${SOURCE} | mkdocs.yml mkdocs.yaml mint.json _config.yml conf.py requirements.txt Gemfile
  ${SOURCE} | Gemfile.lock
  a script that publishes the site | deploy.sh publish.ps1
  a configuration file of the server | nginx.conf
  a file from which a container is built | Dockerfile docker-compose.yml docker-compose.yaml
  a file from which a container is built | compose.yaml .dockerignore
  a file with commands that build the project | Makefile
`),
)('%s: each of %s', (title, names = '') => {
  for (const name of names.split(' '))
    expect(findLeak(asBytes(name))).toEqual({
      isSecret: title === 'secret',
      title,
      matchedPart: name,
    })
})

test.each(
  rows(`
  secret | .git/ .svn/ a/.hg/ .ssh/ a/.aws/
  packages that were used to build the site | node_modules/ a/node_modules/
  ${CI} | .github/ a/.gitlab/ .circleci/
  editor settings | .vscode/ a/.idea/ .fleet/
  ${DESKTOP} | __MACOSX/ a/__MACOSX/
`),
)('%s: all in each of the folders %s', (title, folders = '') => {
  for (const folder of folders.split(' '))
    expect(findLeak(asBytes(`${folder}x/y.html`))).toEqual({
      isSecret: title === 'secret',
      title,
      matchedPart: folder,
    })
})

test.each(
  rows(`
  names with more in front | x.env x.git/y x.npmrc xid_rsa xnode_modules/y x.github/y x.vscode/y
  names with more behind | .ssh .npmrcs id_rsa.pub node_modules .DS_Store.png desktop.ini.md
  names of backups with less | ~ a/.bak #a a# x/#a#b ## .#
  names of backups with more | a.bak.html a~.html a.swp.png backup.sql.md .editorconfig.md
  files in a folder | a/serve.sh a/server.js a/package.json a/Dockerfile a/nginx.conf a/deploy.sh a/mkdocs.yml a/vite.config.js
  other extensions | start.js serve.shx server.jsx next.config.json mkdocs.yl Gemfile.locks Makefile.am
  other names | observe.sh xpackage.json package.jsons yarn_lock conf_py tsconfig.build.json
`),
)('no leak: %s', (_, names = '') => {
  for (const name of names.split(' '))
    expect([name, findLeak(asBytes(name))]).toEqual([name, undefined])
})
