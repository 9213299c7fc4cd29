/** Detects files that nobody meant to publish, by name, and private keys, by content. */
import { DESKTOP_FILE } from '../../disk/file-names.ts'
import type { Bytes } from '../../web/byte-strings.ts'

/** A pattern of names of files that nobody meant to publish. */
interface LeakedName {
  readonly isSecret?: boolean
  /** The kind of file, in words. */
  readonly title: string
  readonly pattern: RegExp
}

const NODE_PACKAGES = /(?:^|\/)node_modules\//

/** Is a file part of a package that was installed to build the site? */
export function isInPackage(name: string): boolean {
  return NODE_PACKAGES.test(name)
}

const SECRET = { isSecret: true, title: 'secret' } as const

/** The first that matches is used. */
const LEAKED_NAMES: readonly LeakedName[] = [
  { ...SECRET, pattern: /(?:^|\/)\.env[^/]*/i },
  { ...SECRET, pattern: /(?:^|\/)\.git(?:-credentials|config)?(?:\/|$)/i },
  { ...SECRET, pattern: /(?:^|\/)\.(?:svn|hg|ssh|aws)\// },
  { ...SECRET, pattern: /(?:^|\/)\.(?:npmrc|yarnrc\.yml|netrc|htpasswd|pypirc)$/ },
  { ...SECRET, pattern: /(?:^|\/)(?:id_rsa|id_ed25519)$/ },
  // Before all other kinds that are not secret, to get one finding for all packages instead of one
  // per file in them.
  { title: 'packages that were used to build the site', pattern: NODE_PACKAGES },
  { title: 'Git settings', pattern: /(?:^|\/)\.git[^/]*$/i },
  {
    title: 'CI configuration of the repository',
    pattern: /(?:^|\/)\.(?:github|gitlab|circleci)\//,
  },
  { title: 'editor settings', pattern: /(?:^|\/)(?:\.vscode|\.idea|\.fleet)\// },
  { title: 'editor settings', pattern: /(?:^|\/)\.editorconfig$/ },
  // Sphinx itself keeps a backup of `.buildinfo`: `get_outdated_docs` of its HTML builder.
  {
    title: 'a temporary or backup file',
    pattern: /[^/](?:~|\.sw[op]|\.orig|(?<!\.buildinfo)\.bak)$/,
  },
  { title: 'a temporary or backup file', pattern: /(?:^|\/)(?:backup\.sql|\.#[^/]+|#[^/]+#)$/ },
  { title: 'an operating system file', pattern: DESKTOP_FILE },
  {
    title: 'a script that starts a local server',
    pattern: /^(?:serve|server|start|start-server|preview)\.(?:sh|bash|bat|cmd|ps1|command|py)$/i,
  },
  { title: 'a script that starts a local server', pattern: /^(?:serve|server)\.[cm]?js$/i },
  {
    title: 'a script that publishes the site',
    pattern: /^(?:deploy|publish)\.(?:sh|bash|bat|cmd|ps1)$/i,
  },
  { title: 'a configuration file of the server', pattern: /^nginx\.conf$/ },
  {
    title: 'a file from which a container is built',
    pattern: /^(?:Dockerfile|docker-compose\.ya?ml|compose\.ya?ml|\.dockerignore)$/,
  },
  { title: 'a file with commands that build the project', pattern: /^Makefile$/ },
  ...listGeneratorFiles(),
]

/** Returns the patterns of files in the root from which generators build a site. */
function listGeneratorFiles(): readonly LeakedName[] {
  const patterns = [
    /^(?:package(?:-lock)?\.json|yarn\.lock|pnpm-lock\.yaml|bun\.lockb?|tsconfig\.json)$/,
    /^(?:next|nuxt|astro|vite|docusaurus|tailwind|postcss|gatsby)[-.]config\.[cm]?[jt]s$/,
    /^(?:mkdocs\.ya?ml|mint\.json|_config\.yml|conf\.py|requirements\.txt|Gemfile(?:\.lock)?)$/,
  ]
  return patterns.map((pattern) => ({ title: 'a source file of the site generator', pattern }))
}

/** A file that should not be published. */
export interface Leak {
  readonly isSecret: boolean
  /** The kind of file, in words. */
  readonly title: string
  /** The name up to the end of the part that matched. */
  readonly matchedPart: Bytes
}

/** Returns what a file with this name leaks; undefined for an ordinary file. */
export function findLeak(name: Bytes): Leak | undefined {
  for (const { isSecret = false, title, pattern } of LEAKED_NAMES) {
    const match = pattern.exec(name)
    if (match === null) continue
    const matchedPart = name.slice(0, match.index + match[0].length)
    return { isSecret, title, matchedPart }
  }
  return undefined
}

/**
 * How much of a file is searched for a key, in bytes. Keys are small, and few files contain more
 * than one key and its certificates.
 */
export const KEY_SEARCH_BYTES = 64 << 10

/** Names of keys without an extension, such as `id_ecdsa`. */
const NAME_WITHOUT_EXTENSION = /(?:^|\/)[^/.]+$/
/** The extensions that tools give to keys. */
const KEY_EXTENSION =
  /\.(?:key|pem|p8|pk8|pkcs8|ppk|asc|gpg|pgp|crt|cer|cert|rsa|ec|priv|private|bak|old)$/i

/**
 * May a file with this name contain a private key, unless its name already is a finding? Pages that
 * explain keys have different names.
 */
export function mayHoldKey(name: Bytes): boolean {
  const isLikeKey = NAME_WITHOUT_EXTENSION.test(name) || KEY_EXTENSION.test(name)
  return isLikeKey && findLeak(name)?.isSecret !== true
}

/** RFC 7468, RFC 9580, and what ssh-keygen writes. */
const KEY_BEGIN = /-----BEGIN (?:[A-Z0-9]+ ){0,3}PRIVATE KEY(?: BLOCK)?-----[ \t]*\r?\n/g
/** How far headers may extend after that line, in characters. */
const MAX_HEADER_CHARS = 1_000
/** A line of a key. Examples in documentation have shorter lines. */
const KEY_LINE = /^[A-Za-z0-9+/=]{40,}\r?$/m

/** https://tartarus.org/~simon/putty-snapshots/htmldoc/AppendixC.html */
const PUTTY_KEY = /^PuTTY-User-Key-File-\d: [\s\S]*^Private-Lines: /m

/** Does text contain a private key, and not only its first line as an example? */
export function holdsKey(text: string): boolean {
  for (const begin of text.matchAll(KEY_BEGIN)) {
    const keyStart = begin.index + begin[0].length
    if (KEY_LINE.test(text.slice(keyStart, keyStart + MAX_HEADER_CHARS))) return true
  }
  return text.startsWith('PuTTY-') && PUTTY_KEY.test(text)
}
