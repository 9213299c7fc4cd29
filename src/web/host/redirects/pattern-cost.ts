/**
 * Estimates how long a regular expression of a rule may take to match.
 *
 * The expression is first simplified. In the result, `.` is one character or a part that can end in
 * only one place, `.?` is a part that may be empty or ambiguous, and `~` is any character but a
 * slash. Other characters stand for themselves. For example, `^\/docs\/([^\/]+)\/(a|.)$` becomes
 * `^/docs/(~+)/(a|.)$`, then `^/docs/(.)/(a|.)$`, and finally `^/docs/./.?$`.
 */

/**
 * Returns the exponent with which the matching time of an expression may grow with the length of a
 * path: an estimate of how many of its parts may end anywhere. Infinite if a repeated group is
 * ambiguous. `^/docs/([^/]+)/(.*)$` is simplified to `^/docs/./(.*)$`, in which one part is
 * repeated: 1.
 */
export function estimateCostExponent({ source }: RegExp): number {
  const simplified = simplifyGroups(simplifyCharacters(source))
  const hasRepeatedGroup = /\)[*+{]/.test(simplified)
  if (hasRepeatedGroup) return Number.POSITIVE_INFINITY
  return [...simplified.matchAll(/[*+{]/g)].length
}

/** `\/` → `/`, `\.` → `.`, `\d` → `.` */
const ESCAPED_CHARACTER = /\\./gs
/** `[^/]+` → `~+` */
const ANY_BUT_SLASH = /\[\^\/\]/g
/** `[a-z]*` → `.*` */
const CHARACTER_CLASS = /\[[^\]]*\]/g
/** `.{4}` → `.`, but `(a|.){4}` stays, because it is a group. */
const FIXED_REPETITION = /(?<!\))\{\d{1,2}\}/g
/**
 * `/~+` → `/.`, `/((?:~+?` → `/((?:.`. A whole segment after a slash can only end at the next
 * slash.
 */
const WHOLE_SEGMENT = /(\/(?:\((?:\?:)?)*)~\+\??/g

/** Replaces characters and classes with `.` and `~`. Slashes and other literal characters stay. */
function simplifyCharacters(source: string): string {
  return source
    .replace(ESCAPED_CHARACTER, (escaped) => (escaped === '\\/' ? '/' : '.'))
    .replace(ANY_BUT_SLASH, '~')
    .replace(CHARACTER_CLASS, '.')
    .replace(FIXED_REPETITION, '')
    .replace(WHOLE_SEGMENT, '$1.')
}

/**
 * A group without repetitions in it, and the repetition of the group: `(?<id>a|b)*`, but not
 * `(a*)`.
 */
const INNERMOST_GROUP = /\((?:\?(?:<?[=!]|:|<\w+>))?([^()*+{]*)\)([*+{]?)/g

/**
 * Removes the groups of an expression that are unambiguous or not repeated, the inner ones first.
 */
function simplifyGroups(expression: string): string {
  let simplified = expression
  for (;;) {
    const next = simplified.replace(INNERMOST_GROUP, simplifyGroup)
    if (next === simplified) return simplified
    simplified = next
  }
}

/** `(a|b)` → `.`, `(a|b)*` → `.*`, `(a|.)` → `.?`, but `(a|.)*` stays. */
function simplifyGroup(group: string, inner: string, repetition: string): string {
  if (isUnambiguous(inner)) return `.${repetition}`
  if (repetition === '') return '.?'
  return group
}

/**
 * Can a group match text in only one way? `a.` and `a|b` can, but not `a?`, `a|.` or `ab|ac`, whose
 * alternatives may begin alike.
 */
function isUnambiguous(inner: string): boolean {
  if (inner.includes('?')) return false
  const starts = inner.split('|').map((each) => each.charAt(0))
  if (starts.length === 1) return true
  return new Set(starts).size === starts.length && starts.every((start) => /[^.~]/.test(start))
}
