import {
  html,
  joinWithoutBlankLines,
  type Markup,
  takeFitting,
  trustMarkup,
} from '../../text/markup.ts'

/**
 * GitHub refuses a longer comment, and counts 262,144 bytes, although it says 65,536 characters. A
 * UTF-16 unit has at most three bytes, and a character at most two units, so that neither is
 * exceeded: https://github.com/dead-claudia/github-limits/pull/13
 */
const MAX_LENGTH = 65_536

/** The space reserved for the mark, the note on the rest, and the end. */
const RESERVED = 4_000

const NOTE_ON_REST = html`<p>The rest does not fit here: the job summary has all of it.</p>`

/**
 * Returns the text of a comment: its mark, as many of the parts as there is room for, and the end.
 * It is HTML without blank lines, so that nothing in it is read as Markdown:
 * https://github.github.com/gfm/#html-blocks
 */
export function fitIntoComment(mark: string, parts: readonly Markup[], end: Markup): Markup {
  const fitting = takeFitting(parts, MAX_LENGTH - RESERVED)
  const shown = [trustMarkup(mark), ...fitting]
  if (fitting.length < parts.length) shown.push(NOTE_ON_REST)
  return joinWithoutBlankLines([...shown, end])
}
