/** What stems paths ask for: see `stemOfFile`. */
import { toText } from '../../web/byte-strings.ts'

/** Authors link to the source of a page where its generator does not rewrite such links. */
const SOURCE_ENDING = /\.(?:html?|xhtml|mdx?|markdown|rst|adoc)$/i
const INDEX = /(?:^|\/)index$/i

/** Returns the stem that a path asks for. */
export function stemOfPath(path: string): string {
  return path.replace(/\/+$/, '').replace(SOURCE_ENDING, '').replace(INDEX, '')
}

/** Does the path end as files of pages or of their sources do, and not as most addresses of pages? */
export function endsLikeFile(path: string): boolean {
  return SOURCE_ENDING.test(path)
}

/** Returns the last segment of a stem. */
export function lastSegment(stem: string): string {
  return stem.slice(stem.lastIndexOf('/') + 1)
}

/**
 * Returns what is the same for strings of bytes that differ only in case, in the Unicode form of their letters, or in
 * what separates their words; undefined for what is not UTF-8.
 */
export function foldedName(bytes: string): string | undefined {
  const folded = foldedText(bytes)
  return folded?.replace(/[ _]/g, '-')
}

/** The same, but what separates words counts. */
export function foldedText(bytes: string): string | undefined {
  const text = toText(bytes)
  return text.includes('\uFFFD') ? undefined : text.normalize('NFC').toLowerCase()
}
