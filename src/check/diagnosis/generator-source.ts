/** Finds out whether a folder is the source from which a generator builds a site. */
import type { Bytes } from '../../web/byte-strings.ts'

/** The source of a generator, as it can be recognized in a folder. */
interface GeneratorSource {
  /** The name of the generator. */
  readonly title: string
  /** Matches the names of files that only a source has. */
  readonly sourceFile: RegExp
  /** The folder that it writes to by default, in words. */
  readonly output: string
}

const JEKYLL: GeneratorSource = {
  title: 'Jekyll',
  sourceFile: /^_config\.ya?ml$/,
  output: '`_site`',
}

/** A generator is listed before those that it is based on. */
const SOURCES: readonly GeneratorSource[] = [
  JEKYLL,
  { title: 'Hugo', sourceFile: /^hugo\.(?:toml|ya?ml|json)$|^archetypes\//, output: '`public`' },
  {
    title: 'Next.js',
    sourceFile: /^next\.config\.[cm]?[jt]s$|^\.next\//,
    output: '`out`, which `output: "export"` writes',
  },
  { title: 'Docusaurus', sourceFile: /^docusaurus\.config\.[cm]?[jt]s$/, output: '`build`' },
  { title: 'Astro', sourceFile: /^astro\.config\.[cm]?[jt]s$/, output: '`dist`' },
  { title: 'VitePress', sourceFile: /^\.vitepress\/config\b/, output: '`.vitepress/dist`' },
  { title: 'Vite', sourceFile: /^vite\.config\.[cm]?[jt]s$/, output: '`dist`' },
  { title: 'MkDocs', sourceFile: /^mkdocs\.ya?ml$/, output: '`site`' },
  { title: 'mdBook', sourceFile: /^book\.toml$/, output: '`book`' },
]

/** Folders that Jekyll reads and never publishes. */
const JEKYLL_FOLDER = /^_(?:posts|layouts|includes|sass)\//

/**
 * Returns that a folder without a page in its root is the source of a site, as a sentence;
 * undefined if no generator is recognized.
 */
export function diagnoseSource(names: readonly Bytes[]): string | undefined {
  const source = SOURCES.find(({ sourceFile }) => names.some((name) => sourceFile.test(name)))
  return source && describeSource(source)
}

/**
 * Returns that a folder with pages in its root is the source of a Jekyll site, as a sentence;
 * undefined if it is not. Sources for other generators have no pages there, or look like a site
 * that was published together with its source.
 */
export function diagnoseJekyllSource(names: readonly Bytes[]): string | undefined {
  const hasConfig = names.some((name) => JEKYLL.sourceFile.test(name))
  const hasFolder = names.some((name) => JEKYLL_FOLDER.test(name))
  return hasConfig && hasFolder ? describeSource(JEKYLL) : undefined
}

function describeSource({ title, output }: GeneratorSource): string {
  return `This folder seems to contain source files for ${title}: build the site and check the folder ${output}.`
}
