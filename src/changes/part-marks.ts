/** Marks parts of a page within its text, such as the targets of links. */

/** Control characters that mark parts of a page. Text does not contain them. */
const MARKS = {
  section: '\x04',
  image: '\x06',
  alternative: '\x07',
  link: '\x0b',
  mark: '\x0e',
  redirect: '\x0f',
} as const

const TARGET_MARKS = MARKS.link + MARKS.image + MARKS.redirect
/** Splits text so that every second part is a target. */
export const TARGET_PATTERN = new RegExp(`[${TARGET_MARKS}]([^${TARGET_MARKS}]*)[${TARGET_MARKS}]`)

/** An image, whose target is the group. */
export const IMAGE_PATTERN = new RegExp(`${MARKS.image}([^${MARKS.image}]*)${MARKS.image}`, 'g')

/**
 * Returns a part of a page, or its place in the text, between two marks, so that its value cannot
 * be confused with the text around it.
 */
export function wrapInMarks(part: keyof typeof MARKS, value = ''): string {
  const mark = MARKS[part]
  return mark + value + mark
}
