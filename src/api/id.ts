/** The longest id that is accepted: far longer than any real one, far shorter than a URL may be. */
const MAX_ID_LENGTH = 255

/** Returns why `id` cannot be used in a path (empty, a dot segment, not printable), or undefined if it can. */
export function idProblem(id: string): string | undefined {
  if (id === '') return 'is empty'
  if (id === '.' || id === '..') return 'is a dot segment, which would change the path'
  if (id.length > MAX_ID_LENGTH) return `has more than ${MAX_ID_LENGTH} characters`
  if (/[\s\p{C}]/u.test(id)) return 'contains white space or control characters'
  return undefined
}
