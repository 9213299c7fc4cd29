/** The forms in which links are written in sources, by language. */

/**
 * Keys in front matter and in data whose value is an address, as a pattern. Values of other keys
 * are names, or the page's own address.
 */
export const ADDRESS_KEYS =
  'link|href|url|src|image|img|to|next|prev|cover|icon|logo|banner|thumbnail|poster|video|file' +
  '|dark|light'

/**
 * An expression of a template language before the path of an address, which stands for the base
 * path; or a tag of Pelican, such as `{filename}`:
 * https://docs.getpelican.com/en/latest/content.html#linking-to-internal-content
 */
const BASE = String.raw`(?:\{\{[^{}\n]{0,99}\}\}|\$?\{[^{}\n]{0,99}\})?`

/** The address of a Markdown link without angle brackets. Its parentheses are balanced. */
const PLAIN_ADDRESS = String.raw`${BASE}(?<address>(?:[^\s()\\<]|\\.|\([^\s()]{0,99}\))+)`
const MARKDOWN_ADDRESS = `(?:<(?<quoted>[^<>]+)>|${PLAIN_ADDRESS})`

/** The value of an attribute, in one of three kinds of quotes. */
const QUOTED_VALUE =
  `(?:"${BASE}(?<quoted>[^"<>]*)"|'${BASE}(?<single>[^'<>]*)'|` + `\`${BASE}(?<ticks>[^\`<>]*)\`)`

/** A form in which people write links. */
export interface LinkForm {
  /** Text that each line with such a link contains. */
  readonly requiredText: string
  /**
   * One of its named groups is the address. `anchor` is an anchor of the page itself. `fromRoot` is
   * a path from the root in a template tag, after which `fragment` may follow.
   */
  readonly pattern: RegExp
  /** The names of files that use this form; all files by default. */
  readonly files?: RegExp
}

const MARKDOWN_FILES =
  /\.(?:md|mdx|mdoc|markdown|[rq]md|lr|ipynb|txt|py|[cm]?[jt]sx?|html?|astro|vue|svelte)$/i
const RST_FILES = /\.(?:rst|txt|py)$/i
const ROLE_FILES = /\.(?:rst|txt|py|md|ipynb)$/i
const ASCIIDOC_FILES = /\.(?:adoc|asciidoc|asc|txt)$/i

/** The forms of links in all languages. */
export const LINK_FORMS: readonly LinkForm[] = [
  // Markdown: [text](address).
  {
    requiredText: '](',
    pattern: new RegExp(
      String.raw`(?<!\\)\]\(\s{0,9}${MARKDOWN_ADDRESS}(?=\s{0,9}(?:[)"'(]|$))`,
      'dg',
    ),
    files: MARKDOWN_FILES,
  },
  // Markdown: [label]: address.
  {
    requiredText: ']:',
    pattern:
      /^[\s>]{0,9}\[(?!\^)[^\]]+\]:\s{0,9}(?:<(?<quoted>[^<>]+)>|(?<address>[^\s<]\S*))(?=\s|$)/dg,
    files: MARKDOWN_FILES,
  },
  // <https://example.com>.
  { requiredText: '<http', pattern: /<(?<address>https?:[^\s<>]+)>/dg },
  // MyST: ```{image} address.
  {
    requiredText: '}',
    pattern:
      /^[\s>]{0,9}[`:~]{3,}\{(?:image|figure|video|card|grid-item-card|button-link)\}\s{1,9}(?<address>\S+)\s{0,9}$/dg,
    files: ROLE_FILES,
  },
  // Options of directives: `:target: address`.
  {
    requiredText: ':',
    pattern: /^\s{0,99}:(?:target|link|url|image|img-top|poster):\s{1,9}(?<address>\S+)\s{0,9}$/dg,
    files: ROLE_FILES,
  },
  // reStructuredText: `text <address>`.
  { requiredText: '>`', pattern: /<(?<address>[^<>`]+)>`/dg, files: ROLE_FILES },
  // Roles: :doc:`address` and {doc}`address`.
  {
    requiredText: '`',
    pattern: /(?::(?:doc|download):|\{(?:doc|download)\})`(?<address>[^`<>]+)`/dg,
    files: ROLE_FILES,
  },
  // reStructuredText: .. image:: address.
  {
    requiredText: '..',
    pattern: /^\s{0,99}\.\. [^:]+::?\s{1,9}(?<address>\S+)\s{0,9}$/dg,
    files: RST_FILES,
  },
  // AsciiDoc: xref:address[text].
  {
    requiredText: '[',
    pattern: /\b(?:xref|link|image|include|video|audio)::?(?<address>[^\s[\]]+)\[/dg,
    files: ASCIIDOC_FILES,
  },
  // AsciiDoc: <<address,text>> and <<anchor>>.
  {
    requiredText: '<<',
    pattern: /<<(?:(?<address>[^\s<>,]*[.#][^\s<>,]*)|(?<anchor>[^\s<>,]+))(?:,[^<>]{0,999})?>>/dg,
    files: ASCIIDOC_FILES,
  },
  // AsciiDoc: https://example.com[text].
  {
    requiredText: 'http',
    pattern: /(?<![\w:])(?<address>https?:[^\s[\]<>]+)\[/dg,
    files: ASCIIDOC_FILES,
  },
  // HTML and JSX.
  {
    requiredText: '=',
    pattern: new RegExp(
      String.raw`\b(?:href|src|to|data|poster|action|link|url)\s{0,9}=\s{0,9}\{?${QUOTED_VALUE}`,
      'dg',
    ),
  },
  {
    requiredText: '=',
    pattern: /\b(?:href|src|to|data|poster|action)\s{0,9}=\s{0,9}(?<address>[^\s"'{}`<>]+)/dg,
  },
  // YAML, JSON, and programs.
  {
    requiredText: ':',
    pattern: new RegExp(
      String.raw`(?:^|[\s"'{])(?:[\w-]{0,99}[_-])?(?:${ADDRESS_KEYS})["']?:\s{1,9}` +
        String.raw`(?:"(?<quoted>[^"]+)"|'(?<single>[^']+)'|(?<address>[^\s"',]+),?\s{0,9}$)`,
      'dg',
    ),
  },
  // Go templates, Liquid, Jinja.
  {
    requiredText: '{{',
    pattern: /\{\{[<%]?-?\s{0,9}(?:rel)?(?:ref|URL|url)\s{1,9}["'](?<address>[^"'\s]+)["']/dg,
  },
  {
    requiredText: '{{',
    pattern:
      /\{\{-?\s{0,9}["'](?<address>[^"'\s]+)["']\s{0,9}\|\s{0,9}(?:relative_url|absolute_url|relURL|absURL|relLangURL|url)\b/dg,
  },
  // Jekyll: https://jekyllrb.com/docs/liquid/tags/#links.
  {
    requiredText: '{%',
    pattern:
      /\{%-?\s{0,9}link\s{1,9}(?<fromRoot>[^\s%"']{1,999}?)\s{0,9}-?%\}(?<fragment>#[^\s"'()<>]{1,999})?/dg,
  },
  // Most generators turn plain URLs into links.
  {
    requiredText: 'http',
    pattern: /(?<![\w"'(<=`[])(?<address>https?:[^\s<>"'`)\]]*[^\s<>"'`)\].,:;!?])/dg,
  },
]

/** A form whose groups, which have no names, are possible addresses. */
export type UnknownForm = Omit<LinkForm, 'requiredText'>

/** Forms in which an address may be written, but text that is no address may be, too. */
export const UNKNOWN_FORMS: readonly UnknownForm[] = [
  // Arguments of macros and components: macro("address").
  {
    pattern: /(?<=[=(,[{:]\s{0,3}|\{[{%][^{}\n]{0,99}\s)(?:"([^"\s]+)"|'([^'\s]+)')/g,
  },
  // reStructuredText, other roles: :role:`address`.
  { pattern: /(?<=:)`([^`<>\s]+)`/g, files: RST_FILES },
  // AsciiDoc, other macros: macro:address[text].
  { pattern: /\b\w+::?([^\s[\]:]+)\[/g, files: ASCIIDOC_FILES },
  // Wikis: [[address]] and [[address|text]].
  { pattern: /\[\[([^\s[\]|]+)(?:\|[^[\]\n]{0,999})?\]\]/g },
]
