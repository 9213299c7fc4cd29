/** Explains what was meant by lines of a `_redirects` file that are not rules. */
import { isPageContent } from '../../page/page-kinds.ts'
import { quote } from './parse-problems.ts'

/** A line with Apache's `Redirect`, whose status is optional. */
const APACHE_REDIRECT =
  /^Redirect\s+(?:(permanent|temp|30[12378])\s+)?(\/\S*)\s+((?:\/|https?:\/\/)\S*)$/i
const APACHE_LINE = /^(?:Redirect(?:Match|Permanent|Temp)?|Rewrite(?:Rule|Cond|Engine|Base))\s/i
const STATUS_FIRST = /^(200|30[12378])\s+(\/\S*)\s+((?:\/|https?:\/\/)\S*)$/
/** A comment as in many languages, but not a host name such as `//a.example.org`. */
const COMMENT = /^\/\/(?![\w-]+\.)/
const ARROW = /\s([-=]>|→)(?=\s)/
const QUOTED_PART = /(?:^|\s)(["'`])\S+\1(?=\s|$)/

/**
 * Returns a sentence about a line that is not a rule, because it is in another syntax; undefined if
 * it is not known what was meant.
 */
export function explainRuleLine(line: string): string | undefined {
  if (COMMENT.test(line)) return 'A comment begins with `#`, not with `//`.'
  if (APACHE_LINE.test(line)) return explainApacheLine(line)
  const [, status, from, to] = STATUS_FIRST.exec(line) ?? []
  if (status !== undefined)
    return `The status code comes last: ${quote(`${from} ${to} ${status}`)}.`
  const [, arrow] = ARROW.exec(line) ?? []
  if (arrow !== undefined)
    return `Remove the \`${arrow}\`: only a space separates the address and the target.`
  if (QUOTED_PART.test(line)) return 'Remove the quotes: addresses in this file have none.'
  return undefined
}

function explainApacheLine(line: string): string {
  const [, writtenStatus = 'temp', from, to] = APACHE_REDIRECT.exec(line) ?? []
  if (from === undefined)
    return 'This line uses Apache syntax; here, a rule is written like `/old /new 301`.'
  const status = APACHE_STATUSES[writtenStatus.toLowerCase()] ?? writtenStatus
  return `This line uses Apache syntax; here, it is ${quote(`${from} ${to} ${status}`)}.`
}

const APACHE_STATUSES: Readonly<Record<string, string>> = { permanent: '301', temp: '302' }

/** Returns a sentence about a file that is not a list of rules; undefined if it is one. */
export function explainRuleFile(text: string): string | undefined {
  if (/^(?:\uFFFD\uFFFD|\uFEFF)?(?:[^\0]\0|\0[^\0])/.test(text))
    return 'The file is in UTF-16: save it as UTF-8.'
  if (isPageContent(text))
    return 'The content of this file is a web page, not a list of rules: it is probably an error page that was saved under this name.'
  return undefined
}
