/** What each role of an address in a document means for the check. One table. */
import type { Role } from '../../web/documents/reference.ts'
import type { FindingKind } from './finding-kinds.ts'

interface RoleRules {
  /** As what an address within the site is counted. */
  readonly use: 'link' | 'load'
  /** The host does not answer it. */
  readonly missing: FindingKind
  /** The same, where the site does not even have the first folder in it: one finding for all addresses in that folder. */
  readonly missingFolder?: FindingKind
  /** That folder is the one that the file is in. */
  readonly isOwnFolder?: boolean
  /** It leaves the base path without naming the host. */
  readonly outside?: FindingKind
  /** It is on another host. */
  readonly elsewhere?: FindingKind
  /** The same, where the host has no network. */
  readonly elsewhereOffline?: FindingKind
  /** It is on a host that cannot exist. */
  readonly placeholder?: FindingKind
}

export const ROLES: Readonly<Record<Role, RoleRules>> = {
  import: {
    use: 'load',
    missing: 'import-missing',
    outside: 'reference-outside-base-path',
    elsewhere: 'import-external',
  },
  preload: {
    use: 'load',
    missing: 'preload-missing',
    outside: 'reference-outside-base-path',
    elsewhere: 'external-load',
  },
  'preload-later': { use: 'load', missing: 'preload-missing', outside: 'reference-outside-base-path' },
  preview: { use: 'load', missing: 'preview-missing', placeholder: 'preview-placeholder' },
  canonical: { use: 'link', missing: 'canonical-missing', missingFolder: 'canonical-folder-missing' },
  structured: {
    use: 'link',
    missing: 'structured-missing',
    missingFolder: 'structured-folder-missing',
    placeholder: 'structured-placeholder',
  },
  'app-picture': {
    use: 'load',
    missing: 'app-picture-missing',
    outside: 'reference-outside-base-path',
    elsewhereOffline: 'app-picture-external',
  },
  'app-page': { use: 'link', missing: 'app-page-missing' },
  search: {
    use: 'load',
    missing: 'search-file-missing',
    missingFolder: 'search-folder-missing',
    isOwnFolder: true,
  },
  feed: { use: 'link', missing: 'feed-missing', placeholder: 'feed-placeholder' },
  llms: { use: 'link', missing: 'llms-missing', outside: 'reference-outside-base-path' },
  markdown: { use: 'link', missing: 'markdown-missing' },
}

/** The kinds of findings about a reference that the host does not answer: their keys are addresses of the site. */
export const MISSING_REFERENCES: ReadonlySet<FindingKind> = new Set(
  Object.values(ROLES).map(({ missing }) => missing),
)

/** What browsers cannot use a page for. */
const NO_PAGE =
  /\.(?:css|m?js|json|webmanifest|wasm|png|jpe?g|gif|webp|avif|ico|woff2?|ttf|otf|mp[34]|webm)$/i

/** Is this the path of something that browsers cannot use a page for? */
export function isNoPage(path: string): boolean {
  return NO_PAGE.test(path)
}
