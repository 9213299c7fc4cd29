/** How the documents of the source are written for a generator. */
import { posix } from 'node:path'
import type { Document } from './source.ts'

/** What a link or an image of a document points to. */
interface Target {
  readonly kind: 'doc' | 'picture'
  readonly name: string
  /** With its `#`, or empty. */
  readonly fragment: string
}

/** Returns how a document spells the address of a target. */
export type Spelling = (target: Target, from: string) => string

const TARGET = /\]\((doc|picture):([^)#]*)(#[^)]*)?\)/g

/** Returns the text of a document in Markdown, without its title. */
function markdown({ name, text }: Document, spell: Spelling): string {
  return text.replace(TARGET, (_, kind: Target['kind'], target: string, fragment = '') => {
    return `](${spell({ kind, name: target, fragment }, name)})`
  })
}

/** Returns a document in Markdown that begins with its title. */
export function markdownWithTitle(document: Document, spell: Spelling): string {
  return `# ${document.title}\n\n${markdown(document, spell)}\n`
}

/** Returns a document in Markdown that has its title in front matter. */
export function markdownWithFrontMatter(document: Document, spell: Spelling): string {
  return `---\ntitle: ${document.title}\n---\n\n${markdown(document, spell)}\n`
}

/** The path of a file, relative to the document that mentions it. */
export const toFile =
  (ending: string): Spelling =>
  ({ kind, name, fragment }, from) => {
    const file = kind === 'doc' ? `${name}${ending}` : name
    return `${posix.relative(posix.dirname(from), file)}${fragment}`
  }

/** The address under which a document is published, below a base path that ends with a slash. */
export const toAddress =
  (basePath: string, end: string, ofPictures: Spelling): Spelling =>
  (target, from) => {
    if (target.kind === 'picture') return ofPictures(target, from)
    const path = target.name.replace(/(?:^|\/)index$/, '')
    return `${basePath}${path}${path && end}${target.fragment}`
  }

/**
 * Returns a document in reStructuredText. `known`: the existing documents; Sphinx turns no other
 * into a link.
 */
export function reStructuredText(
  { name, title, text }: Document,
  known: ReadonlySet<string>,
): string {
  const paragraphs = text.split('\n\n').map((paragraph) => {
    if (paragraph.startsWith('## ')) return underlined(paragraph.slice('## '.length), '-')
    if (paragraph.startsWith('```')) return listing(paragraph)
    return withRoles(paragraph, name, known)
  })
  return `${underlined(title, '=')}\n\n${paragraphs.join('\n\n')}\n`
}

const underlined = (title: string, by: string) => `${title}\n${by.repeat(title.length)}`

/** Returns a listing; the paragraph is a complete fenced code block. */
function listing(fence: string): string {
  const lines = fence.split('\n').slice(1, -1)
  return ['.. code-block:: text', '', ...lines.map((line) => `   ${line}`)].join('\n')
}

/**
 * Returns a paragraph with its images and links: to a document by its name, to anything else by its
 * address.
 */
function withRoles(paragraph: string, from: string, known: ReadonlySet<string>): string {
  const relative = (target: string) => posix.relative(posix.dirname(from), target)
  return paragraph
    .replace(/ ?!\[([^\]]*)\]\(picture:([^)]*)\)/g, (_, words: string, file: string) => {
      return `\n\n.. image:: ${relative(file)}\n   :alt: ${words}`
    })
    .replace(/\[([^\]]*)\]\(doc:([^)#]*)(#[^)]*)?\)/g, (_, words, name: string, fragment = '') => {
      if (fragment === '' && known.has(name)) return `:doc:\`${words} <${relative(name)}>\``
      return `\`${words} <${relative(name)}.html${fragment}>\`__`
    })
    .replace(/\[([^\]]*)\]\((https:[^)]*)\)/g, '`$1 <$2>`__')
    .trim()
}
