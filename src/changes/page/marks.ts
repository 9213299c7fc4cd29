/** Characters that no text has, by what of a page they mark. */
const MARKS = {
  title: '\x02',
  description: '\x03',
  heading: '\x04',
  image: '\x06',
  alternative: '\x07',
  link: '\x0b',
  shown: '\x0e',
  redirect: '\x0f',
} as const

/**
 * Returns what is hashed for a part of a page that is not just text, or stands for its place in the text: it has a mark at both
 * ends, so that neither its value nor the text around it can be mistaken for more or less of the other.
 */
export function marked(what: keyof typeof MARKS, value: string | number = ''): string {
  const mark = MARKS[what]
  return mark + value + mark
}
