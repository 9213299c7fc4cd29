import fc from 'fast-check'
import type { RawElement } from '../../src/web/page/raw-text.ts'
import { Tokenizer, type TokenReceiver } from '../../src/web/page/tokenizer.ts'
import { OF_ADDRESSES, type Syntax, type Tag } from '../../src/web/page/vocabulary.ts'

/** A tag with its attributes that matter, or text; in one list, for comparisons. */
export type Token = string

/** Collects tokens. Text between two tags is one of them, whatever is between its parts. */
export class Tokens {
  readonly found: Token[] = []
  #text = ''

  text(text: string): void {
    this.#text += text
  }

  tag(what: 'start' | 'end', name: string, attributes: readonly string[] = []): void {
    this.#endText()
    this.found.push([what, name, ...attributes].join(' '))
  }

  end(): readonly Token[] {
    this.#endText()
    return this.found
  }

  #endText(): void {
    if (this.#text !== '') this.found.push(`text ${JSON.stringify(this.#text)}`)
    this.#text = ''
  }
}

/** How an attribute is listed. */
export function listed(name: string, value: string): string {
  return `${name}=${JSON.stringify(value)}`
}

export interface Reading {
  readonly syntax?: Syntax
  /** Whether CDATA sections are text. */
  readonly takesCdata?: boolean
  /** Pieces of this length are written one after the other. */
  readonly pieceLength?: number
}

/** Returns what the tokenizer under test finds in a page: all tags that it knows, and all text. */
export function tokensOf(
  page: string,
  { syntax = 'html', takesCdata = false, pieceLength = page.length }: Reading,
): readonly Token[] {
  const tokens = new Tokens()
  let attributes: string[] = []
  const names = new Set<string>()
  const receiver: TokenReceiver = {
    piece: () => {},
    attribute: (name, _meaning, value) => {
      if (!names.has(name)) attributes.push(listed(name, value))
      names.add(name)
    },
    startTag: (tag, _start, _end, closesItself): RawElement | undefined => {
      tokens.tag('start', tag.name, closesItself ? [...attributes, '/'] : attributes)
      attributes = []
      names.clear()
      return syntax === 'html' ? tag.raw : undefined
    },
    endTag: (tag) => tokens.tag('end', tag.name),
    text: (text) => tokens.text(text),
    instruction: (text) => tokens.tag('start', '?', [text]),
  }
  const tokenizer = new Tokenizer(receiver, syntax, OF_ADDRESSES.namesIn(syntax))
  tokenizer.maxValue = OF_ADDRESSES.maxValue
  tokenizer.wantsText = true
  tokenizer.wantsEndTags = true
  tokenizer.isForeign = true
  tokenizer.takesCdata = takesCdata
  for (let at = 0; at < page.length; at += pieceLength) tokenizer.write(page.slice(at, at + pieceLength))
  return tokens.end()
}

/** Returns what is known of a tag as it is written. */
export function tagNamed(written: string, syntax: Syntax = 'html'): Tag {
  const bytes = Buffer.from(written, 'latin1')
  const { tags, other } = OF_ADDRESSES.namesIn(syntax)
  return tags.get(bytes, 0, bytes.length) ?? other
}

/** Returns the name of an attribute if it matters on the tag. */
export function wantedOf(tag: Tag, written: string, syntax: Syntax = 'html'): string | undefined {
  const bytes = Buffer.from(written, 'latin1')
  const known = OF_ADDRESSES.namesIn(syntax).attributes.get(bytes, 0, bytes.length)
  return known !== undefined && tag.meanings[known.index] !== null ? known.name : undefined
}

/** What every page ends with, so that nothing is left undecided at its end. */
const END = ' zzzzzzzzzzzzz'

/** Pages made of what breaks those who read them, without character references. */
export function hostilePages(pieces: readonly string[]): fc.Arbitrary<string> {
  return fc.array(fc.constantFrom(...pieces), { maxLength: 30 }).map((parts) => parts.join('') + END)
}

/** Parts of tags, complete ones, comments, and the marks of all states. */
export const PIECES: readonly string[] = [
  ...['<', '>', '/', '</', '/>', '<!', '<?', '?>', '!', '-', '--', '-->', '--!>', '<!--', '<!-->', '<!--->'],
  ...['=', '"', "'", ' ', '\n', '\t', '\f', 'a', 'x', 'A', 'href', 'HREF', 'id', 'ID=1', 'title', 'name'],
  ...[
    ' href="x"',
    " id='y'",
    ' id=z',
    ' href = "w"',
    ' class="a>b"',
    ' x:y',
    ' src=',
    ' srcset',
    ' id="',
    " id='",
  ],
  ...['<a', '<A HREF=x>', '<a href="b">', '</a>', '<p id=p>', '<div class=c>', '<img src=i/>', '<br/>'],
  ...[
    '<!DOCTYPE html>',
    '<!doctype html PUBLIC "a>b">',
    '<![CDATA[',
    ']]>',
    ']',
    ']]',
    '<!ELEMENT x>',
    '<?xml?>',
  ],
  ...[
    '\u00e9',
    '\0',
    '`',
    '\\',
    '<svg>',
    '</svg>',
    '<math>',
    '<template>',
    '<body background=b>',
    '<1>',
    '</1>',
  ],
]

/** Elements whose content is not markup. */
export const RAW_PIECES: readonly string[] = [
  ...[
    '<script>',
    '</script>',
    '<script',
    '</script ',
    '</SCRIPT/',
    '<script src=s>',
    '</script x="a>b">',
    '</scrip',
  ],
  ...['<style>', '</style>', '<title>', '</title>', '</titlex>', '<textarea>', '</textarea>', '<noscript>'],
  ...['</noscript>', '<iframe>', '</iframe>', '<xmp>', '</xmp>', '<noembed>', '</noembed>', '<noframes>'],
  ...['</noframes>', '<plaintext>', '</plaintext>', '</style id=">">', '<script/>', '<title/>'],
]
