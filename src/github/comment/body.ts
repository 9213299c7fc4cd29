import { html, literal, type Markup, type Section, withoutBlankLines } from '../../report/markup.ts'

/**
 * GitHub refuses a longer comment, and counts 262,144 bytes, although it says 65,536 characters. A UTF-16 unit has at most three
 * bytes, and a character at most two units, so that neither is exceeded: https://github.com/dead-claudia/github-limits/pull/13
 */
const MAX_LENGTH = 65_536

/** What the line about what is left out takes, and the headings of sections. */
const RESERVED = 1_000

/**
 * Returns the text of a comment: its mark, what is said at once, as much of each section as there is room for, and the end. It is
 * HTML without blank lines, so that nothing in it is read as Markdown: https://github.github.com/gfm/#html-blocks
 */
export function commentBody(
  mark: string,
  opening: readonly Markup[],
  sections: readonly Section[],
  end: Markup,
): Markup {
  const parts = [literal(mark), ...opening]
  let room = MAX_LENGTH - RESERVED - lengthOf([...parts, end])
  for (const [i, { heading, inComment }] of sections.entries()) {
    if (inComment === undefined) continue
    // So that a long first one leaves something to the others.
    const content = inComment(i === sections.length - 1 ? room : Math.floor(room / 2))
    const left = html`<p>There is no room for it here: it is in the job summary.</p>`
    const part = html`<h4>${heading}</h4>\n${content ?? left}`
    parts.push(part)
    room -= lengthOf([part])
  }
  return withoutBlankLines([...parts, end])
}

function lengthOf(parts: readonly Markup[]): number {
  return parts.reduce((sum, { text }) => sum + text.length + 1, 0)
}
