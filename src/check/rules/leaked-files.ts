/** Files that nobody meant to publish: by their names, and private keys by their content. */

import { DESKTOP_FILE } from '../../disk/file-names.ts'
import type { Bytes } from '../../web/byte-strings.ts'

const SECRET = 'secret'

/**
 * Names that give away a file that nobody meant to publish; `what` ends the sentence of the
 * finding. The first that matches counts.
 */
const LEAKED_NAMES = [
  { what: SECRET, name: /(?:^|\/)\.env[^/]*/i },
  { what: SECRET, name: /(?:^|\/)\.git(?:-credentials|config)?(?:\/|$)/i },
  { what: SECRET, name: /(?:^|\/)\.(?:svn|hg|ssh|aws)\// },
  {
    what: SECRET,
    name: /(?:^|\/)(?:\.npmrc|\.yarnrc\.yml|\.netrc|\.htpasswd|\.pypirc|id_rsa|id_ed25519)$/,
  },
  // Before all else that is no secret: one finding for all packages, not one for each file that
  // they came with.
  { what: 'packages that were used to build the site', name: /(?:^|\/)node_modules\// },
  { what: 'Git settings', name: /(?:^|\/)\.git[^/]*$/i },
  { what: 'CI configuration of the repository', name: /(?:^|\/)\.(?:github|gitlab|circleci)\// },
  {
    what: 'editor settings',
    name: /(?:^|\/)(?:\.vscode|\.idea|\.fleet)\/|(?:^|\/)\.editorconfig$/,
  },
  {
    what: 'a temporary or backup file',
    name: /(?:^|\/)[^/]+(?:~|\.sw[op]|\.orig|\.bak)$|(?:^|\/)backup\.sql$|(?:^|\/)\.#[^/]+$|(?:^|\/)#[^/]+#$/,
  },
  { what: 'a file of the operating system', name: DESKTOP_FILE },
  {
    what: 'a script that starts a local server',
    name: /^(?:serve|server|start|start-server|preview)\.(?:sh|bash|bat|cmd|ps1|command|py)$|^(?:serve|server)\.[cm]?js$/i,
  },
  {
    what: 'a source file of the site generator',
    name: /^(?:package(?:-lock)?\.json|yarn\.lock|pnpm-lock\.yaml|bun\.lockb?|tsconfig\.json|(?:next|nuxt|astro|vite|docusaurus|tailwind|postcss|gatsby)[-.]config\.[cm]?[jt]s|mkdocs\.ya?ml|mint\.json|_config\.yml|Dockerfile|docker-compose\.ya?ml|Makefile|conf\.py|requirements\.txt|Gemfile(?:\.lock)?)$/,
  },
]

/**
 * Returns what the name of a file gives away, and the name up to the end of the part that does;
 * undefined for an ordinary one.
 */
export function findLeak(name: Bytes) {
  for (const { what, name: pattern } of LEAKED_NAMES) {
    const match = pattern.exec(name)
    if (match !== null)
      return { isSecret: what === SECRET, what, part: name.slice(0, match.index + match[0].length) }
  }
  return undefined
}

/**
 * How much of a file is searched for a key, in bytes. Keys are small, and few files hold more than
 * one and its certificates.
 */
export const MAX_SEARCHED = 64 << 10

/** Names of keys: without an extension, such as `id_ecdsa`, or with one that tools give to keys. */
const MAY_HOLD_KEY =
  /(?:^|\/)[^/.]+$|\.(?:key|pem|p8|pk8|pkcs8|ppk|asc|gpg|pgp|crt|cer|cert|rsa|ec|priv|private|bak|old)$/i

/**
 * Is this the name of a file that may hold a private key, and not a secret anyway? Pages that
 * explain keys have other names.
 */
export function mayHoldKey(name: Bytes): boolean {
  return MAY_HOLD_KEY.test(name) && findLeak(name)?.isSecret !== true
}

/** RFC 7468, RFC 9580, and what ssh-keygen writes. */
const BEGIN = /-----BEGIN (?:[A-Z0-9]+ ){0,3}PRIVATE KEY(?: BLOCK)?-----[ \t]*\r?\n/g
/** How far headers may extend after that line, in characters. */
const MAX_HEADERS = 1_000
/** A line of a key: examples in documentation are shorter. */
const LINE = /^[A-Za-z0-9+/=]{40,}\r?$/m

/** https://tartarus.org/~simon/putty-snapshots/htmldoc/AppendixC.html */
const PUTTY = /^PuTTY-User-Key-File-\d: [\s\S]*^Private-Lines: /m

/** Does a text hold a private key, and not just its first line as an example? */
export function holdsKey(text: string): boolean {
  for (const begin of text.matchAll(BEGIN)) {
    const from = begin.index + begin[0].length
    if (LINE.test(text.slice(from, from + MAX_HEADERS))) return true
  }
  return text.startsWith('PuTTY-') && PUTTY.test(text)
}
