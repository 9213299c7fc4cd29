/** Describes where the source of a page is, and which files can be one. */

/**
 * Where a link says that the source of a page is. Its text is untrusted: clean it before you show
 * it.
 */
export interface SourceLocation {
  /**
   * How to read `path`. `exact`: it is relative to the root of the repository. `after-ref`: the
   * path begins with the ref, which is a branch, a tag, or a commit, such as `main/guide/a.md`. A
   * branch may contain slashes, so it is not known where the ref ends. `copied`: it is the end of a
   * path.
   */
  readonly kind: 'exact' | 'after-ref' | 'copied'
  /** Without segments that are empty, `.`, or `..`. */
  readonly path: string
  /**
   * The address of the link, without its fragment, and without a query that is not part of the
   * path; undefined for a copy in the site.
   */
  readonly url: string | undefined
  /** The address of the repository; empty for a copy in the site. */
  readonly repository: string
  /** Whether the link points to a line of the file: the page documents a program. */
  readonly documentsProgram: boolean
}

/** A pattern of the extensions of markup. */
export const MARKUP_EXTENSIONS =
  '\\.(?:md|mdx|mdoc|markdown|rst|adoc|asciidoc|asc|html?|ipynb|txt|org|textile|[rq]md|rdoc|pod|tex|xml|lr)'
const MARKUP_FILE = new RegExp(`${MARKUP_EXTENSIONS}$`, 'i')
/** Other files that pages are generated from. */
const PROGRAM_FILE = /\.(?:astro|vue|svelte|[cm]?[jt]sx?|py|njk|liquid|webc)$/i

/** May a page be generated from the file with this path? */
export function isSource(path: string): boolean {
  return (MARKUP_FILE.test(path) || hasProgramExtension(path)) && isPlainPath(path)
}

/** Does a path have the extension of a program? Programs are documented, or generate pages. */
export function hasProgramExtension(path: string): boolean {
  return PROGRAM_FILE.test(path)
}

function isPlainPath(path: string): boolean {
  if (/[\\\p{Cc}]/u.test(path)) return false
  return !path.split('/').some((part) => /^\.{0,2}$|^\.git$/i.test(part))
}

/**
 * Returns a key of a source, which is the same on all branches whose names have no slash: the first
 * part of a path that begins with a ref is left out.
 */
export function makeSourceKey({ repository, path, kind }: SourceLocation): string {
  const file = kind === 'after-ref' ? path.slice(path.indexOf('/') + 1) : path
  return `${repository.toLowerCase()} ${file}`
}

/** Returns the name of a file without its extension, in lowercase. */
export function getLowerCaseBaseName(path: string): string {
  const name = path.slice(path.lastIndexOf('/') + 1)
  return name.replace(/\.[^.]*$/, '').toLowerCase()
}
