/** What a generator is, and what their projects share. */
import { posix } from 'node:path'
import { installForPythonOnce, installOnce } from '../../../scripts/install-once.ts'
import type { HostId } from '../../../src/web/host/all-hosts.ts'
import type { Files } from '../files.ts'
import type { Document, Source } from './source.ts'

/**
 * What has to be installed before a generator runs; versions are exact, so that it builds the same
 * site on every machine.
 */
export interface Tools {
  /** Programs that the machine has to have. */
  readonly programs: readonly string[]
  /**
   * Installs the rest once, and returns its folder, in which projects are built. @throws Error if
   * it is not available
   */
  install(): string
}

/** Tools that are npm packages. */
export const fromNpm = (name: string, ...packages: readonly string[]): Tools => ({
  programs: ['npm', 'npx'],
  install: () => installOnce(`generators/tools/${name}`, packages),
})

/** Tools that are Python packages. */
export const forPython = (name: string, ...packages: readonly string[]): Tools => ({
  programs: ['python3'],
  install: () => installForPythonOnce(`generators/tools/${name}`, packages),
})

/** How a generator makes a site from the source. */
export interface Generator {
  readonly tools: Tools
  /** Returns its project: the documents, in its format, and its settings. */
  project(source: Source): Files
  /** Builds the project in the current folder. */
  readonly command: readonly string[]
  readonly variables?: Readonly<Record<string, string>>
  /** The folder of the project that it builds into. */
  readonly output: string
  /** Folders of the project that speed up the next build. */
  readonly caches?: readonly string[]
  readonly domain: string
  readonly basePath: string
  /** Returns the page of a document. */
  pageOf(name: string): string
  /** Returns the file of the project that a document is written in. */
  sourceOf(name: string): string
  /** The hosts that it does not suit: they do not serve what the generator writes. */
  readonly wrongFor: readonly HostId[]
  /** Is it right for Vercel with `cleanUrls`, and only with that? */
  readonly needsCleanUrls?: boolean
  /** Is it another form of one that has all tests? Only its correct site is built. */
  readonly isForm?: boolean
  readonly caveats?: Partial<Caveats>
}

/** What is different from the others, because of what the generator writes. */
interface Caveats {
  /** What is correctly found in a site without faults, at least for some hosts. */
  readonly own: readonly string[]
  /** Pages that repeat the text of all others. */
  readonly copies: readonly string[]
  /** Planted faults for which no source is shown, because the document has them in another form. */
  readonly withoutSource: readonly string[]
}

/** What distinguishes the forms of one generator. */
export type Form = Pick<
  Generator,
  'basePath' | 'pageOf' | 'wrongFor' | 'needsCleanUrls' | 'isForm' | 'caveats'
>

export const REPOSITORY = 'https://github.com/acme/docs'
export const EDIT = `${REPOSITORY}/edit/main`

/**
 * The function for S3 assumes that either all pages have folders or none do: it is wrong for a site
 * with both.
 */
export const NOT_S3: readonly HostId[] = ['s3-cloudfront']

/** Returns the page of a document if each has a folder of its own. */
export const inFolders = (name: string) =>
  /(?:^|\/)index$/.test(name) ? `${name}.html` : `${name}/index.html`
export const inFiles = (name: string) => `${name}.html`
/** Returns the page of a document if that of a folder is next to the folder. */
export const besideFolders = (name: string) => `${name.replace(/\/index$/, '')}.html`

/**
 * Returns the documents of the source, written as files of a folder that end like this, with its
 * images next to them.
 */
export function documentsIn(
  folder: string,
  ending: string,
  { documents, pictures }: Source,
  written: (document: Document) => string,
): Files {
  const texts = documents.map((document) => [
    `${folder}${document.name}${ending}`,
    written(document),
  ])
  return Object.fromEntries([...texts, ...picturesIn(folder, pictures)])
}

export function picturesIn(
  folder: string,
  pictures: Source['pictures'],
): readonly (readonly [string, string])[] {
  return Object.entries(pictures).map(([name, picture]) => [`${folder}${name}`, picture])
}

/**
 * Returns Markdown in which a missing image is written in HTML: otherwise, generators that process
 * images refuse it.
 */
export function htmlForGone(
  { pictures }: Source,
  text: string,
  basePath = '/',
  tag = (address: string, words: string) => `<img src="${address}" alt="${words}" />`,
): string {
  const names = Object.keys(pictures).map((path) => posix.basename(path))
  return text.replace(/!\[([^\]]*)\]\(([^)]*)\)/g, (written, words: string, address: string) => {
    const name = posix.basename(address)
    return names.includes(name) ? written : tag(`${basePath}${name}`, words)
  })
}
