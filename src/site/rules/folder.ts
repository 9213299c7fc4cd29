import { interruptible } from '../../event-loop.ts'
import { count } from '../../units.ts'
import type { Tree } from '../tree.ts'
import { type FindingKind, hit, type Tally, wholeFile } from './findings.ts'
import type { HostRules, Limit } from './hosts.ts'
import { folderOf, toText } from './names.ts'

/** Is this the name of a page? */
export function isPage(name: string): boolean {
  return /\.(?:html?|xhtml)$/i.test(name)
}

/** Is this the page that a host shows for addresses without one? Generators write it under either name. */
export function isNotFoundPage(name: string): boolean {
  return /(?:^|\/)(?:404|_not-found)(?:\.html|\/index\.html)$/.test(name)
}

/** One such page lies in the root; elsewhere, `404.html` may well be about something. */
const NOT_FOUND_PAGE_OF_THE_SITE = /^(?:404|_not-found)(?:\.html|\/index\.html)$/

/**
 * Checks what can be told from names and sizes alone. `pageCount`: as the service counted.
 * @throws the reason of `signal` soon after it is aborted
 */
export async function checkFolder(
  tree: Tree,
  rules: HostRules,
  pageCount: number | undefined,
  tally: Tally,
  signal: AbortSignal,
): Promise<void> {
  checkPages(tree, rules, pageCount, tally)
  checkLimits(tree, rules, tally)
  for (const { name, why } of tree.unreadable) once(tally, 'unreadable-folder', name, { why })
  const clashes = clashFinder(tally)
  for await (const name of interruptible(tree.names, signal)) {
    const leak = leakOf(name)
    const dropped = droppedPart(name, rules)
    if (leak !== undefined) {
      const kind = leak.what === SECRET ? 'leaked-secret' : 'leaked-file'
      once(tally, kind, name, { what: leak.what }, leak.part)
    } else if (dropped !== undefined) once(tally, 'hidden-files', name, {}, dropped)
    checkPortability(name, tally)
    clashes(name)
  }
}

/** Counts a finding about a file; files below one `part` of a name, which is at fault, are counted together. */
function once(
  tally: Tally,
  kind: FindingKind,
  name: string,
  values: Record<string, string>,
  part = name,
): void {
  hit(tally.row(kind, part, values), wholeFile(name), part)
}

/** Counts a finding about the site as a whole. */
function about(tally: Tally, kind: FindingKind, values?: Record<string, string>): void {
  tally.row(kind, '', values).count++
}

function checkPages({ names }: Tree, rules: HostRules, pageCount: number | undefined, tally: Tally): void {
  const files = new Set(names)
  if (!files.has('index.html')) about(tally, 'no-index')
  if (!files.has('404.html') && rules.missing !== 'unknown')
    about(tally, rules.missing === 'home-page' ? 'no-404-page-home' : 'no-404-page')
  const all = names.filter(isPage).length
  const found = names.filter((name) => isPage(name) && !NOT_FOUND_PAGE_OF_THE_SITE.test(name)).length
  if (pageCount === undefined || found >= pageCount) return
  // Whether a service counts the pages for wrong addresses is its own affair.
  const kind = all < pageCount ? 'page-count' : 'page-count-unclear'
  about(tally, kind, { found: count(found, 'page'), counted: String(pageCount) })
}

function checkLimits({ names, sizes }: Tree, rules: HostRules, tally: Tally): void {
  const bytes = sizes.reduce((sum, size) => sum + size, 0)
  const site = exceeded(rules.siteBytes, bytes)
  if (site !== undefined)
    about(tally, site.severity === 'error' ? 'site-too-large' : 'site-too-large-soft', {
      size: inMegabytes(bytes),
      limit: site.of,
    })

  const number = exceeded(rules.files, names.length)
  if (number !== undefined)
    about(tally, number.severity === 'error' ? 'too-many-files' : 'too-many-files-soft', {
      count: String(names.length),
      limit: number.of,
    })

  for (const [i, size] of sizes.entries()) {
    const file = exceeded(rules.fileBytes, size)
    if (file !== undefined)
      once(tally, 'file-too-large', names[i] ?? '', { size: inMegabytes(size), limit: file.of })
  }

  if (rules.filesInFolder.length === 0) return
  for (const [folder, files] of countBy(names, folderOf)) {
    const limit = exceeded(rules.filesInFolder, files)
    if (limit !== undefined) once(tally, 'too-many-files', folder, { count: String(files), limit: limit.of })
  }
}

function exceeded(limits: readonly Limit[], value: number): Limit | undefined {
  return limits.find((limit) => value > limit.most)
}

function inMegabytes(bytes: number): string {
  return `${(bytes / 1_000_000).toFixed(1)} MB`
}

function countBy(names: readonly string[], keyOf: (name: string) => string): Map<string, number> {
  const counts = new Map<string, number>()
  for (const name of names) counts.set(keyOf(name), (counts.get(keyOf(name)) ?? 0) + 1)
  return counts
}

const SECRET = 'secret'

/** Names that betray a file that nobody meant to publish. The first that fits counts; `top`: in the root alone. */
const LEAKS: readonly { readonly what: string; readonly name: RegExp; readonly top?: true }[] = [
  { what: SECRET, name: /(?:^|\/)\.env[^/]*/i },
  { what: SECRET, name: /(?:^|\/)\.git(?:-credentials|config)?(?:\/|$)/i },
  { what: SECRET, name: /(?:^|\/)\.(?:svn|hg|ssh|aws)\// },
  { what: SECRET, name: /(?:^|\/)(?:\.npmrc|\.yarnrc\.yml|\.netrc|\.htpasswd|\.pypirc|id_rsa|id_ed25519)$/ },
  { what: 'a setting of Git', name: /(?:^|\/)\.git[^/]*$/i },
  { what: 'a workflow of the repository', name: /(?:^|\/)\.(?:github|gitlab|circleci)\// },
  { what: 'a setting of an editor', name: /(?:^|\/)(?:\.vscode|\.idea|\.fleet)\/|(?:^|\/)\.editorconfig$/ },
  {
    what: 'a leftover of an editor',
    name: /(?:^|\/)[^/]+(?:~|\.sw[op])$|(?:^|\/)\.#[^/]+$|(?:^|\/)#[^/]+#$/,
  },
  {
    what: 'a file of the operating system',
    name: /(?:^|\/)(?:\.DS_Store|\._[^/]*|Thumbs\.db|desktop\.ini)$|(?:^|\/)__MACOSX\//,
  },
  { what: 'packages that the site was built with', name: /(?:^|\/)node_modules\// },
  {
    what: 'a script that starts a local server',
    name: /^(?:serve|server|start|start-server|preview)\.(?:sh|bash|bat|cmd|ps1|command|py)$|^(?:serve|server)\.[cm]?js$/i,
    top: true,
  },
  {
    what: 'a source file of the builder',
    name: /^(?:package(?:-lock)?\.json|yarn\.lock|pnpm-lock\.yaml|bun\.lockb?|tsconfig\.json|(?:next|nuxt|astro|vite|docusaurus|tailwind|postcss|gatsby)[-.]config\.[cm]?[jt]s|mkdocs\.ya?ml|mint\.json|_config\.yml|Dockerfile|docker-compose\.ya?ml|Makefile|conf\.py|requirements\.txt|Gemfile(?:\.lock)?)$/,
    top: true,
  },
]

/** Does the name alone tell that a file is a secret? */
export function isSecret(name: string): boolean {
  return leakOf(name)?.what === SECRET
}

function leakOf(name: string): { readonly what: string; readonly part: string } | undefined {
  for (const leak of LEAKS) {
    const match = leak.top && name.includes('/') ? null : leak.name.exec(name)
    if (match !== null) return { what: leak.what, part: name.slice(0, match.index + match[0].length) }
  }
  return undefined
}

/** Traces of a build that nobody asks for: their loss is none. */
const NOT_MISSED: ReadonlySet<string> = new Set(['.nojekyll', '.buildinfo'])

/** Returns the part of a name, up to the dot-file or folder in it, that an uploader leaves behind. */
function droppedPart(name: string, { dropsDotFiles }: HostRules): string | undefined {
  if (dropsDotFiles === 'none') return undefined
  return partOf(
    name,
    (part) =>
      part.startsWith('.') &&
      !NOT_MISSED.has(part) &&
      !(dropsDotFiles === 'all-but-well-known' && part === '.well-known'),
  )
}

/** Returns a name up to the end of the first of its parts that is `wanted`. */
function partOf(name: string, wanted: (part: string) => boolean): string | undefined {
  const parts = name.split('/')
  const at = parts.findIndex(wanted)
  if (at === -1) return undefined
  return parts.slice(0, at + 1).join('/') + (at < parts.length - 1 ? '/' : '')
}

/** https://learn.microsoft.com/en-us/windows/win32/fileio/naming-a-file, read 2026-11. */
const UNPORTABLE: readonly { readonly why: string; readonly part: RegExp }[] = [
  { why: 'Windows keeps it for a device', part: /^(?:con|prn|aux|nul|com[1-9]|lpt[1-9])(?:\.|$)/i },
  { why: 'it ends in a dot or a space', part: /[. ]$/ },
  { why: 'it has one of < > : " \\ | ? * in it', part: /[<>:"\\|?*\x00-\x1f]/ },
]

function checkPortability(name: string, tally: Tally): void {
  for (const { why, part } of UNPORTABLE) {
    const fault = partOf(name, (text) => part.test(text))
    if (fault !== undefined) once(tally, 'portable-name', name, { why }, fault)
  }
}

/**
 * Returns what tells whether a name, or a folder that it lies in, differs from one before in case alone, and counts
 * each of those once. Folders end in `/`.
 */
function clashFinder(tally: Tally): (name: string) => boolean {
  const firsts = new Map<string, string>()
  const folders = new Map<string, boolean>([['', false]])
  const differs = (name: string) => {
    const folded = toText(name).normalize('NFC').toLowerCase().replace(/\/$/, '')
    const first = firsts.get(folded)
    if (first === undefined) firsts.set(folded, name)
    else if (first !== name) once(tally, 'portable-case', name, { other: toText(first) })
    return first !== undefined && first !== name
  }
  const clashes = (name: string): boolean => {
    const folder = folderOf(name.replace(/\/$/, ''))
    let known = folders.get(folder)
    if (known === undefined) {
      known = clashes(folder)
      folders.set(folder, known)
    }
    return known || differs(name)
  }
  return clashes
}
