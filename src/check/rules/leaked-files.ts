/** A name that gives away a file that nobody meant to publish. */
interface LeakedName {
  /** Ends the sentence of the finding. */
  readonly what: string
  readonly name: RegExp
  /** Only in the root of the site. */
  readonly top?: true
}

const SECRET = 'secret'

/** The first entry that matches counts. */
const LEAKED_NAMES: readonly LeakedName[] = [
  { what: SECRET, name: /(?:^|\/)\.env[^/]*/i },
  { what: SECRET, name: /(?:^|\/)\.git(?:-credentials|config)?(?:\/|$)/i },
  { what: SECRET, name: /(?:^|\/)\.(?:svn|hg|ssh|aws)\// },
  { what: SECRET, name: /(?:^|\/)(?:\.npmrc|\.yarnrc\.yml|\.netrc|\.htpasswd|\.pypirc|id_rsa|id_ed25519)$/ },
  // Before all else that is no secret: one finding for all packages, not one for each file that they came with.
  { what: 'packages that were used to build the site', name: /(?:^|\/)node_modules\// },
  { what: 'Git settings', name: /(?:^|\/)\.git[^/]*$/i },
  { what: 'CI configuration of the repository', name: /(?:^|\/)\.(?:github|gitlab|circleci)\// },
  { what: 'editor settings', name: /(?:^|\/)(?:\.vscode|\.idea|\.fleet)\/|(?:^|\/)\.editorconfig$/ },
  {
    what: 'a temporary or backup file of an editor',
    name: /(?:^|\/)[^/]+(?:~|\.sw[op])$|(?:^|\/)\.#[^/]+$|(?:^|\/)#[^/]+#$/,
  },
  {
    what: 'a file of the operating system',
    name: /(?:^|\/)(?:\.DS_Store|\._[^/]*|Thumbs\.db|desktop\.ini)$|(?:^|\/)__MACOSX\//,
  },
  {
    what: 'a script that starts a local server',
    name: /^(?:serve|server|start|start-server|preview)\.(?:sh|bash|bat|cmd|ps1|command|py)$|^(?:serve|server)\.[cm]?js$/i,
    top: true,
  },
  {
    what: 'a source file of the site generator',
    name: /^(?:package(?:-lock)?\.json|yarn\.lock|pnpm-lock\.yaml|bun\.lockb?|tsconfig\.json|(?:next|nuxt|astro|vite|docusaurus|tailwind|postcss|gatsby)[-.]config\.[cm]?[jt]s|mkdocs\.ya?ml|mint\.json|_config\.yml|Dockerfile|docker-compose\.ya?ml|Makefile|conf\.py|requirements\.txt|Gemfile(?:\.lock)?)$/,
    top: true,
  },
]

/** Does the name alone show that a file is a secret? */
export function isSecret(name: string): boolean {
  return leakOf(name)?.isSecret === true
}

interface Leak {
  readonly isSecret: boolean
  readonly what: string
  /** The name up to the end of the part that gives it away. */
  readonly part: string
}

/** Returns what the name of a file gives away; undefined if it is an ordinary one. */
export function leakOf(name: string): Leak | undefined {
  for (const { what, name: pattern, top } of LEAKED_NAMES) {
    const match = top && name.includes('/') ? null : pattern.exec(name)
    if (match !== null)
      return { isSecret: what === SECRET, what, part: name.slice(0, match.index + match[0].length) }
  }
  return undefined
}
