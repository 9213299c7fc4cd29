/** Finds the addresses of links in the lines of a source. */

import { decodeHTML } from 'entities/decode'
import { ADDRESS_KEYS } from './address-keys.ts'

/** An address as it is written in a source. */
export interface SourceAddress {
  readonly address: string
  /** Starts at 1. */
  readonly line: number
}

/**
 * An expression of a template language before the path of an address, which stands for the base
 * path; or a tag of Pelican, such as `{filename}`:
 * https://docs.getpelican.com/en/latest/content.html#linking-to-internal-content
 */
const BASE = String.raw`(?:\{\{[^{}\n]{0,99}\}\}|\$?\{[^{}\n]{0,99}\})?`

/** A form in which people write links. */
interface LinkForm {
  /** Text that each line with such a link contains. */
  readonly sign: string
  /**
   * One of its named groups is the address. `anchor` is an anchor of the page itself. `fromRoot` is
   * a path from the root in a template tag, with the end of the tag and a fragment.
   */
  readonly pattern: RegExp
  /** The names of files that use this form; all files by default. */
  readonly files?: RegExp
}

const MARKDOWN =
  /\.(?:md|mdx|mdoc|markdown|[rq]md|lr|ipynb|txt|py|[cm]?[jt]sx?|html?|astro|vue|svelte)$/i
const RESTRUCTURED = /\.(?:rst|txt|py)$/i
const ROLES = /\.(?:rst|txt|py|md|ipynb)$/i
const ASCIIDOC = /\.(?:adoc|asciidoc|asc|txt)$/i

const LINK_FORMS: readonly LinkForm[] = [
  // Markdown: [text](address).
  {
    sign: '](',
    pattern: new RegExp(
      String.raw`(?<!\\)\]\(\s{0,9}(?:<(?<quoted>[^<>]+)>|${BASE}(?<address>(?:[^\s()\\<]|\\.|\([^\s()]{0,99}\))+))(?=\s{0,9}(?:[)"'(]|$))`,
      'dg',
    ),
    files: MARKDOWN,
  },
  // Markdown: [label]: address.
  {
    sign: ']:',
    pattern:
      /^[\s>]{0,9}\[(?!\^)[^\]]+\]:\s{0,9}(?:<(?<quoted>[^<>]+)>|(?<address>[^\s<]\S*))(?=\s|$)/dg,
    files: MARKDOWN,
  },
  // <https://example.com>.
  { sign: '<http', pattern: /<(?<address>https?:[^\s<>]+)>/dg },
  // MyST: ```{image} address.
  {
    sign: '}',
    pattern:
      /^[\s>]{0,9}[`:~]{3,}\{(?:image|figure|video|card|grid-item-card|button-link)\}\s{1,9}(?<address>\S+)\s{0,9}$/dg,
    files: ROLES,
  },
  // Options of directives: `:target: address`.
  {
    sign: ':',
    pattern: /^\s{0,99}:(?:target|link|url|image|img-top|poster):\s{1,9}(?<address>\S+)\s{0,9}$/dg,
    files: ROLES,
  },
  // reStructuredText: `text <address>`.
  { sign: '>`', pattern: /<(?<address>[^<>`]+)>`/dg, files: ROLES },
  // Roles: :doc:`address` and {doc}`address`.
  {
    sign: '`',
    pattern: /(?::(?:doc|download):|\{(?:doc|download)\})`(?<address>[^`<>]+)`/dg,
    files: ROLES,
  },
  // reStructuredText: .. image:: address.
  {
    sign: '..',
    pattern: /^\s{0,99}\.\. [^:]+::?\s{1,9}(?<address>\S+)\s{0,9}$/dg,
    files: RESTRUCTURED,
  },
  // AsciiDoc: xref:address[text].
  {
    sign: '[',
    pattern: /\b(?:xref|link|image|include|video|audio)::?(?<address>[^\s[\]]+)\[/dg,
    files: ASCIIDOC,
  },
  // AsciiDoc: <<address,text>> and <<anchor>>.
  {
    sign: '<<',
    pattern: /<<(?:(?<address>[^\s<>,]*[.#][^\s<>,]*)|(?<anchor>[^\s<>,]+))(?:,[^<>]{0,999})?>>/dg,
    files: ASCIIDOC,
  },
  // AsciiDoc: https://example.com[text].
  { sign: 'http', pattern: /(?<![\w:])(?<address>https?:[^\s[\]<>]+)\[/dg, files: ASCIIDOC },
  // HTML and JSX.
  {
    sign: '=',
    pattern: new RegExp(
      String.raw`\b(?:href|src|to|data|poster|action|link|url)\s{0,9}=\s{0,9}\{?(?:"${BASE}(?<quoted>[^"<>]*)"|'${BASE}(?<single>[^'<>]*)'|${'`'}${BASE}(?<ticks>[^${'`'}<>]*)${'`'})`,
      'dg',
    ),
  },
  {
    sign: '=',
    pattern: /\b(?:href|src|to|data|poster|action)\s{0,9}=\s{0,9}(?<address>[^\s"'{}`<>]+)/dg,
  },
  // YAML, JSON and programs.
  {
    sign: ':',
    pattern: new RegExp(
      String.raw`(?:^|[\s"'{])(?:[\w-]{0,99}[_-])?(?:${ADDRESS_KEYS})["']?:\s{1,9}` +
        String.raw`(?:"(?<quoted>[^"]+)"|'(?<single>[^']+)'|(?<address>[^\s"',]+),?\s{0,9}$)`,
      'dg',
    ),
  },
  // Go templates, Liquid, Jinja.
  {
    sign: '{{',
    pattern: /\{\{[<%]?-?\s{0,9}(?:rel)?(?:ref|URL|url)\s{1,9}["'](?<address>[^"'\s]+)["']/dg,
  },
  {
    sign: '{{',
    pattern:
      /\{\{-?\s{0,9}["'](?<address>[^"'\s]+)["']\s{0,9}\|\s{0,9}(?:relative_url|absolute_url|relURL|absURL|relLangURL|url)\b/dg,
  },
  // Jekyll: https://jekyllrb.com/docs/liquid/tags/#links.
  {
    sign: '{%',
    pattern:
      /\{%-?\s{0,9}link\s{1,9}(?<fromRoot>[^\s%"']{1,999}\s{0,9}-?%\}(?:#[^\s"'()<>]{1,999})?)/dg,
  },
  // Most generators turn plain URLs into links.
  {
    sign: 'http',
    pattern: /(?<![\w"'(<=`[])(?<address>https?:[^\s<>"'`)\]]*[^\s<>"'`)\].,:;!?])/dg,
  },
]

/** Possible addresses in unknown forms: an argument of a macro, a component or a role. */
const UNKNOWN_FORMS: readonly Omit<LinkForm, 'sign'>[] = [
  {
    pattern:
      /(?<=[=(,[{:]\s{0,3}|\{[{%][^{}\n]{0,99}\s)(?:"(?<double>[^"\s]+)"|'(?<single>[^'\s]+)')/g,
  },
  { pattern: /(?<=:)`(?<text>[^`<>\s]+)`/g, files: RESTRUCTURED },
  { pattern: /\b\w+::?(?<macro>[^\s[\]:]+)\[/g, files: ASCIIDOC },
  { pattern: /\[\[(?<wiki>[^\s[\]|]+)(?:\|[^[\]\n]{0,999})?\]\]/g },
]

/** Matches lines that may contain an address in any form. */
const MAY_HAVE_ADDRESS = /[:<[=({]/
/** The longest line that is read, in characters. Longer lines are generated. */
const MAX_LINE_CHARS = 20_000

/** The addresses in a source. */
interface WrittenAddresses {
  readonly addresses: readonly SourceAddress[]
  /** Possible addresses in unknown forms. */
  readonly possible: readonly string[]
}

/** Returns the addresses in the lines of a source with this name. */
export function findAddresses(lines: readonly string[], name: string): WrittenAddresses {
  const isUsedIn = ({ files }: Pick<LinkForm, 'files'>) => files?.test(name) !== false
  const forms = LINK_FORMS.filter(isUsedIn)
  const unknownForms = UNKNOWN_FORMS.filter(isUsedIn)
  const addresses: SourceAddress[] = []
  const possible: string[] = []

  for (const [i, line] of lines.entries()) {
    if (line.length > MAX_LINE_CHARS || !MAY_HAVE_ADDRESS.test(line)) continue
    const written = findInLine(line, forms)
    for (const { address } of written) addresses.push({ address, line: i + 1 })
    addresses.push(...findAcrossLineEnd(i, lines, forms))
    possible.push(...findPossible(blankOutAddresses(line, written), unknownForms))
  }
  return { addresses, possible }
}

/** A line whose end is within a link: before the address, or within it. */
const OPEN_AT_END = /(?:\]\(|\]:|^\s*\.\. _[^:]+:|<[^\s<>`]{1,999})\s*$/
/** White space and the marks of quotations before the rest of a paragraph. */
const LINE_START = /^[\s>]+/

/** Returns addresses that begin or continue on the line after the one with this index. */
function findAcrossLineEnd(
  i: number,
  lines: readonly string[],
  forms: readonly LinkForm[],
): SourceAddress[] {
  const line = lines[i] ?? ''
  const next = lines[i + 1] ?? ''
  if (!OPEN_AT_END.test(line)) return []
  // In reStructuredText, a line without indentation is a new paragraph.
  const isNewParagraph = line.includes('.. _') && !/^\s/.test(next)
  if (isNewParagraph) return []

  // An address that begins after the line end needs a space in front.
  const start = line.trimEnd().replace(/:$/, ': ')
  return findInLine(start + next.replace(LINE_START, ''), forms)
    .filter(({ to }) => to > start.length)
    .map(({ address, from }) => ({ address, line: from < start.length ? i + 1 : i + 2 }))
}

/** An address in a line, and its offsets. */
interface AddressInLine {
  readonly address: string
  readonly from: number
  readonly to: number
}

function findInLine(line: string, forms: readonly LinkForm[]): AddressInLine[] {
  return forms
    .filter(({ sign }) => line.includes(sign))
    .flatMap(({ pattern }) => [...line.matchAll(pattern)].map(readMatch))
    .filter((found) => found !== undefined)
}

/** Returns the line with these addresses replaced by spaces. */
function blankOutAddresses(line: string, found: readonly AddressInLine[]): string {
  let rest = line
  for (const { from, to } of found)
    rest = rest.slice(0, from) + ' '.repeat(to - from) + rest.slice(to)
  return rest
}

function findPossible(line: string, forms: readonly Omit<LinkForm, 'sign'>[]): string[] {
  return forms
    .flatMap(({ pattern }) => [...line.matchAll(pattern)])
    .flatMap(({ groups }) => Object.values(groups ?? {}))
    .filter((each) => each !== undefined)
}

/** Returns the address that a form matched, and its offsets. */
function readMatch(found: RegExpExecArray): AddressInLine | undefined {
  for (const [name, written] of Object.entries(found.groups ?? {})) {
    const offsets = found.indices?.groups?.[name]
    if (offsets === undefined || written === undefined) continue
    const [from, to] = offsets
    return { address: addStart(name, decodeMarkup(written)), from, to }
  }
  return undefined
}

/** Returns the whole address, given the group that matched it. */
function addStart(group: string, written: string): string {
  if (group === 'anchor') return `#${written}`
  if (group === 'fromRoot') return `/${written.replace(/^\/|\s*-?%\}/g, '')}`
  return written
}

/** Decodes backslash escapes and character references. */
function decodeMarkup(written: string): string {
  const plain = written.replace(/\\([!-/:-@[-`{-~])/g, '$1').trim()
  if (plain.includes('&')) return decodeHTML(plain)
  return plain
}
