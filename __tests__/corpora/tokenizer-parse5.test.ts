/**
 * The reader of pages compared with parse5, which follows the standard to the letter, on pages that
 * nobody writes.
 */

import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { expect, test } from '@jest/globals'
import fc from 'fast-check'
import { installOnce } from '../../scripts/install-once.ts'
import { asBytes } from '../../src/web/byte-strings.ts'
import type { PageElement } from '../../src/web/page/page-element.ts'
import { PageReader } from '../../src/web/page/page-reader.ts'
import { Vocabulary } from '../../src/web/page/vocabulary.ts'

const PARSE5_VERSION = '8.1.1'
const RUNS = 30_000

type Characters = { readonly chars: string }
type Attributes = readonly { readonly name: string; readonly value: string }[]
type ParsedTag = { readonly tagName: string; readonly attrs: Attributes }

/** The part of parse5 that is used. */
interface Parse5 {
  readonly TokenizerMode: Readonly<
    Record<'RCDATA' | 'RAWTEXT' | 'SCRIPT_DATA' | 'PLAINTEXT', number>
  >
  readonly Tokenizer: new (
    options: { readonly sourceCodeLocationInfo: boolean },
    handler: Readonly<Record<string, (token: never) => void>>,
  ) => { state: number; write(text: string, isLast: boolean): void }
}

const folder = installOnce(`parse5-${PARSE5_VERSION}`, [`parse5@${PARSE5_VERSION}`])
const file = join(folder, 'node_modules', 'parse5', 'dist', 'index.js')
const parse5 = (await import(pathToFileURL(file).href)) as Parse5

/** The states in which the content of an element is read, for a browser with scripts. */
const MODES: Readonly<Record<string, keyof Parse5['TokenizerMode']>> = {
  script: 'SCRIPT_DATA',
  style: 'RAWTEXT',
  title: 'RCDATA',
  textarea: 'RCDATA',
  noscript: 'RAWTEXT',
  iframe: 'RAWTEXT',
  xmp: 'RAWTEXT',
  noembed: 'RAWTEXT',
  noframes: 'RAWTEXT',
  plaintext: 'PLAINTEXT',
}

/** Elements whose content is not text for readers. */
const UNSEEN: ReadonlySet<string> = new Set(['script', 'style', 'noscript'])

/** Collects tags and text. Text between two tags is one token, whatever is between its parts. */
class Tokens {
  readonly #found: string[] = []
  #text = ''

  text(text: string): void {
    this.#text += text
  }

  tag(name: string, attributes: Attributes = []): void {
    this.end()
    this.#found.push([name, ...attributes.map((each) => `${each.name}=${each.value}`)].join(' '))
  }

  end(): readonly string[] {
    if (this.#text !== '') this.#found.push(`text ${this.#text}`)
    this.#text = ''
    return this.#found
  }
}

function expectedTokens(page: string): readonly string[] {
  const tokens = new Tokens()
  let unseen = ''
  const characters = ({ chars }: Characters) => {
    if (unseen === '') tokens.text(chars)
  }
  const ignore = () => {}
  const tokenizer = new parse5.Tokenizer(
    { sourceCodeLocationInfo: false },
    {
      onStartTag: ({ tagName, attrs }: ParsedTag) => {
        const wanted = attrs.filter(
          ({ name }) => name === 'id' || (tagName === 'a' && name === 'href'),
        )
        tokens.tag(`<${tagName}`, wanted)
        if (UNSEEN.has(tagName)) unseen = tagName
        const mode = MODES[tagName]
        if (mode !== undefined) tokenizer.state = parse5.TokenizerMode[mode]
      },
      onEndTag: ({ tagName }: ParsedTag) => {
        if (tagName === unseen) unseen = ''
        tokens.tag(`/${tagName}`)
      },
      onCharacter: characters,
      onWhitespaceCharacter: characters,
      onNullCharacter: ignore,
      onComment: ignore,
      onDoctype: ignore,
      onEof: ignore,
      onParseError: ignore,
    },
  )
  tokenizer.write(page, true)
  return tokens.end()
}

const WANTED = new Vocabulary(
  [
    { elements: 'a', attributes: 'href', meaning: 'qualifier' },
    { elements: '', attributes: 'id', meaning: 'qualifier' },
  ],
  true,
)

function tokensOf(page: string): readonly string[] {
  const tokens = new Tokens()
  const visitor = {
    open: (element: PageElement) => {
      const attributes = Array.from({ length: element.attributeCount }, (_, i) => ({
        ...element.attributeAt(i),
      }))
      tokens.tag(`<${element.name}`, attributes)
      return false
    },
    close: (name: string) => tokens.tag(`/${name}`),
    text: (text: string) => tokens.text(text),
  }
  new PageReader(visitor, WANTED, 'html').read(asBytes(page))
  return tokens.end()
}

const words = (text: string) => text.split(' ')

/** Parts of tags, complete ones, comments, and the marks of all states, without character references. */
const PIECES: readonly string[] = [
  ...words(
    `< > / </ /> <! <? ?> ! - -- --> --!> <!-- <!--> <!---> = " ' \n \t \f a x A é \` \\ <1> </1>`,
  ),
  ...words(
    `href HREF id ID=1 title name x:y src= srcset <a </a> <p <br/> <img/> <![CDATA[ ]]> ] ]] <?xml?>`,
  ),
  ...[
    ' ',
    ' href="x"',
    " id='y'",
    ' id=z',
    ' href = "w"',
    ' class="a>b"',
    ' id="',
    " id='",
    '<A HREF=x>',
  ],
  ...[
    '<a href="b">',
    '<p id=p>',
    '<div class=c>',
    '<!DOCTYPE html>',
    '<!doctype html PUBLIC "a>b">',
  ],
]

/** Elements whose content is not markup. */
const RAW_PIECES: readonly string[] = [
  ...words('<script> </script> <script </SCRIPT/ </scrip <script/> <style> </style>'),
  ...words('<title> </title> <title/>'),
  ...words(
    '</titlex> <textarea> </textarea> <noscript> </noscript> <iframe> </iframe> <xmp> </xmp>',
  ),
  ...words('<noembed> </noembed> <noframes> </noframes> <plaintext> </plaintext>'),
  ...['</script ', '<script src=s>', '</script x="a>b">', '</style id=">">'],
]

test.each<[string, readonly string[]]>([
  ['tags, comments, and text', PIECES],
  ['elements without markup, too', [...PIECES, ...RAW_PIECES, ...RAW_PIECES]],
  [
    'scripts in their comments',
    ['<script ', ...words('<script> </script> <!-- --> -- > ! x'), '<a id=b>'],
  ],
  ['comments', [...words('<!-- --> --!> - ! > <! <!- <!--> <!---> [CDATA[ ]]>'), '<a id=b>']],
])('%s', (_what, pieces) => {
  const pages = fc
    .array(fc.constantFrom(...pieces), { maxLength: 30 })
    .map((parts) => parts.join(''))
  const areSame = (page: string) => expect(tokensOf(page)).toEqual(expectedTokens(page))
  fc.assert(fc.property(pages, areSame), { numRuns: RUNS })
})
