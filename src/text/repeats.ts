/** How much of a text is compared, in UTF-16 units: about as much as is shown. */
const MAX_COMPARED_UNITS = 300

/**
 * Returns whether a text already contains a part, as far as both are shown. The time of a search
 * may grow with the product of both lengths, and neither length of untrusted text has a limit.
 */
export function repeats(text: string, part: string): boolean {
  if (part.length > MAX_COMPARED_UNITS) return false
  return text.slice(0, MAX_COMPARED_UNITS).includes(part)
}
