/** The addresses that stand as links in the lines of a source. */
import { decodeHTML } from 'entities/decode'

/** An address as it is written. */
export interface WrittenAddress {
  readonly address: string
  /** From 1 on. */
  readonly line: number
}

/** What may stand before the path of an address: what a template language puts in its place is the base path. */
const BASE = '(?:\\{\\{[^{}\\n]{0,99}\\}\\}|\\$\\{[^{}\\n]{0,99}\\})?'
/** Keys whose value is an address in YAML, JSON and programs. */
const KEYS =
  '(?:link|href|url|src|image|img|to|next|prev|cover|icon|logo|banner|thumbnail|poster|video|file|dark|light)'

/**
 * How people write links. The group `address`, or `quoted`, is the address. They match from the start of an address in one line only,
 * and pass each character a few times at most.
 */
const FORMS: readonly RegExp[] = [
  // Markdown.
  `(?<!\\\\)\\]\\(\\s{0,9}(?:<(?<quoted>[^<>]+)>|${BASE}(?<address>(?:[^\\s()\\\\<]|\\\\.|\\([^\\s()]{0,99}\\))+))(?=\\s{0,9}(?:[)"'(]|$))`,
  `^[\\s>]{0,9}\\[(?!\\^)[^\\]]+\\]:\\s{0,9}(?:<(?<quoted>[^<>]+)>|(?<address>[^\\s<]\\S*))(?=\\s|$)`,
  `<(?<address>https?:[^\\s<>]+)>`,
  // MyST.
  '^[\\s>]{0,9}[`:~]{3,}\\{(?:image|figure|video|card|grid-item-card|button-link)\\}\\s{1,9}(?<address>\\S+)\\s{0,9}$',
  '^\\s{0,99}:(?:target|link|url|image|img-top|poster):\\s{1,9}(?<address>\\S+)\\s{0,9}$',
  // reStructuredText.
  '<(?<address>[^<>`]+)>`',
  '(?::(?:doc|download):|\\{(?:doc|download)\\})`(?<address>[^`<>]+)`',
  '^\\s{0,99}\\.\\. [^:]+::?\\s{1,9}(?<address>\\S+)\\s{0,9}$',
  // AsciiDoc.
  '\\b(?:xref|link|image|include|video|audio)::?(?<address>[^\\s[\\]]+)\\[',
  '<<(?:(?<address>[^\\s<>,]*[.#][^\\s<>,]*)|(?<anchor>[^\\s<>,]+))(?:,[^<>]{0,999})?>>',
  '(?<![\\w:])(?<address>https?:[^\\s[\\]<>]+)\\[',
  // HTML and JSX.
  `\\b(?:href|src|to|data|poster|action|link|url)\\s{0,9}=\\s{0,9}\\{?(?:"${BASE}(?<quoted>[^"<>]*)"|'${BASE}(?<single>[^'<>]*)'|\`${BASE}(?<ticks>[^\`<>]*)\`)`,
  '\\b(?:href|src|to|data|poster|action)\\s{0,9}=\\s{0,9}(?<address>[^\\s"\'{}`<>]+)',
  // YAML, JSON and programs.
  `(?:^|[\\s"'{-])${KEYS}["']?:\\s{1,9}(?:"(?<quoted>[^"]+)"|'(?<single>[^']+)'|(?<address>[^\\s"',]+),?\\s{0,9}$)`,
  // Liquid, Jinja, Go templates.
  '\\{\\{[<%]?-?\\s{0,9}(?:rel)?(?:ref|URL|url)\\s{1,9}["\'](?<address>[^"\'\\s]+)["\']',
  '\\{\\{-?\\s{0,9}["\'](?<address>[^"\'\\s]+)["\']\\s{0,9}\\|\\s{0,9}(?:relative_url|absolute_url|relURL|absURL|relLangURL|url)\\b',
  // Most generators make links of these.
  '(?<![\\w"\'(<=`[])(?<address>https?:[^\\s<>"\'`)\\]]*[^\\s<>"\'`)\\].,:;!?])',
].map((form) => new RegExp(form, 'dg'))

/** What may stand for an address in forms that are not known: an argument of a macro, a component, a role. */
const ARGUMENTS: readonly RegExp[] = [
  /(?<=[=(,[{:]\s{0,3}|\{[{%][^{}\n]{0,99}\s)(?:"(?<double>[^"\s]+)"|'(?<single>[^'\s]+)')/g,
  /(?<=:)`(?<text>[^`<>\s]+)`/g,
  /\b\w+::?(?<macro>[^\s[\]:]+)\[/g,
  /\[\[(?<wiki>[^\s[\]|]+)(?:\|[^[\]\n]{0,999})?\]\]/g,
]

/** Longer ones, in characters, are none that somebody wrote. */
const MAX_LINE = 20_000

/** Returns the addresses in lines of a source, and what may be one in a form that is not known. */
export function addressesIn(lines: readonly string[]) {
  const addresses: WrittenAddress[] = []
  const others: string[] = []
  for (const [i, line] of lines.entries()) {
    if (line.length > MAX_LINE || !/[:<[=({]/.test(line)) continue
    let rest = line
    for (const form of FORMS)
      for (const found of line.matchAll(form)) {
        const written = writtenIn(found)
        if (written === undefined) continue
        addresses.push({ address: written.address, line: i + 1 })
        rest = rest.slice(0, written.from) + ' '.repeat(written.to - written.from) + rest.slice(written.to)
      }
    for (const form of ARGUMENTS)
      for (const { groups } of rest.matchAll(form))
        others.push(...Object.values(groups ?? {}).filter((each) => each !== undefined))
  }
  return { addresses, others }
}

/** Returns what a form matched, and where. */
function writtenIn(found: RegExpExecArray) {
  for (const [name, written] of Object.entries(found.groups ?? {})) {
    const [from, to] = found.indices?.groups?.[name] ?? []
    if (from === undefined || to === undefined || written === undefined) continue
    return { address: (name === 'anchor' ? '#' : '') + decode(written), from, to }
  }
  return undefined
}

/** Markup that is escaped stands for itself, and so do character references. */
function decode(written: string): string {
  const plain = written.replace(/\\([!-/:-@[-`{-~])/g, '$1').trim()
  return plain.includes('&') ? decodeHTML(plain) : plain
}
