import { html, type Markup, pickFitting, removeBlankLines, trustMarkup } from '../../text/markup.ts'

/**
 * GitHub refuses a longer comment, and counts 262,144 bytes, although it says 65,536 characters. A
 * UTF-16 unit has at most three bytes, and a character at most two units, so that neither is
 * exceeded: https://github.com/dead-claudia/github-limits/pull/13
 */
const MAX_LENGTH = 65_536

/** The room for the mark, the line about what is left out, and the end. */
const RESERVED = 4_000

/**
 * Returns the text of a comment: its mark, as many of the parts as there is room for, and the end.
 * It is HTML without blank lines, so that nothing in it is read as Markdown:
 * https://github.github.com/gfm/#html-blocks
 */
export function fitIntoComment(mark: string, parts: readonly Markup[], end: Markup): Markup {
  const said = pickFitting(parts, MAX_LENGTH - RESERVED)
  const rest = html`<p>There is no room for the rest here: it is in the job summary.</p>`
  const shown = [trustMarkup(mark), ...said]
  if (said.length < parts.length) shown.push(rest)
  return removeBlankLines([...shown, end])
}
