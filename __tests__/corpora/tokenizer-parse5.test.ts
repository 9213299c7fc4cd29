/** The tokenizer of pages beside parse5, which follows the standard to the letter, on pages that nobody writes. */
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { expect, test } from '@jest/globals'
import fc from 'fast-check'
import { installOnce } from '../../scripts/install-once.ts'
import type { PageElement } from '../../src/web/page/element.ts'
import { PageReader } from '../../src/web/page/reader.ts'
import { Vocabulary } from '../../src/web/page/vocabulary.ts'
import {
  hostilePages,
  listed,
  PIECES,
  RAW_PIECES,
  type Token,
  Tokens,
  tagNamed,
  tokensOf,
  wantedOf,
} from '../support/markup.ts'

const PARSE5_VERSION = '8.1.1'
const RUNS = 30_000

interface Characters {
  readonly chars: string
}

interface ParsedTag {
  readonly tagName: string
  readonly selfClosing: boolean
  readonly attrs: readonly { readonly name: string; readonly value: string }[]
}

/** The part of parse5 that is used. */
interface Parse5 {
  readonly TokenizerMode: Readonly<Record<'RCDATA' | 'RAWTEXT' | 'SCRIPT_DATA' | 'PLAINTEXT', number>>
  readonly Tokenizer: new (
    options: { readonly sourceCodeLocationInfo: boolean },
    handler: Readonly<Record<string, (token: never) => void>>,
  ) => { state: number; inForeignNode: boolean; write(text: string, isLast: boolean): void }
}

const parse5 = (await import(pathToFileURL(installed()).href)) as Parse5

/** Returns the file to import. */
function installed(): string {
  const folder = installOnce(`parse5-${PARSE5_VERSION}`, [`parse5@${PARSE5_VERSION}`])
  return join(folder, 'node_modules', 'parse5', 'dist', 'index.js')
}

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

function expectedTokens(page: string, takesCdata: boolean): readonly Token[] {
  const tokens = new Tokens()
  const characters = ({ chars }: Characters) => tokens.text(chars)
  const ignore = () => {}
  const tokenizer = new parse5.Tokenizer(
    { sourceCodeLocationInfo: false },
    {
      onStartTag: ({ tagName, attrs, selfClosing }: ParsedTag) => {
        const tag = tagNamed(tagName)
        const wanted = attrs.filter(({ name }) => wantedOf(tag, name) !== undefined)
        const attributes = wanted.map(({ name, value }) => listed(name, value))
        tokens.tag('start', tag.name, selfClosing ? [...attributes, '/'] : attributes)
        const mode = MODES[tagName]
        if (mode !== undefined) tokenizer.state = parse5.TokenizerMode[mode]
      },
      onEndTag: ({ tagName }: ParsedTag) => {
        const { name } = tagNamed(tagName)
        if (name !== '') tokens.tag('end', name)
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
  tokenizer.inForeignNode = takesCdata
  tokenizer.write(page, true)
  return tokens.end()
}

/** Elements whose content is no text for readers. */
const UNSEEN: ReadonlySet<string> = new Set(['script', 'style', 'noscript'])
/** What the reader of all tags makes of a name that is longer. */
const MAX_NAME = 32

function expectedTags(page: string): readonly Token[] {
  const tokens = new Tokens()
  let unseen = ''
  const characters = ({ chars }: Characters) => {
    if (unseen === '') tokens.text(chars)
  }
  const nameOf = (name: string) => (name.length > MAX_NAME ? '' : name)
  const ignore = () => {}
  const tokenizer = new parse5.Tokenizer(
    { sourceCodeLocationInfo: false },
    {
      onStartTag: ({ tagName, attrs }: ParsedTag) => {
        const wanted = attrs.filter(({ name }) => name === 'id' || (tagName === 'a' && name === 'href'))
        tokens.tag(
          'start',
          nameOf(tagName),
          wanted.map(({ name, value }) => listed(name, value)),
        )
        if (UNSEEN.has(tagName)) unseen = tagName
        const mode = MODES[tagName]
        if (mode !== undefined) tokenizer.state = parse5.TokenizerMode[mode]
      },
      onEndTag: ({ tagName }: ParsedTag) => {
        if (tagName === unseen) unseen = ''
        tokens.tag('end', nameOf(tagName))
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
  new Map([['a', { href: 'part' }]]),
  { id: 'part' },
  { wantsAll: true, maxValue: Number.POSITIVE_INFINITY },
)

function tagsOf(page: string, pieceLength: number): readonly Token[] {
  const tokens = new Tokens()
  const visitor = {
    open: (element: PageElement) => {
      const attributes = Array.from({ length: element.length }, (_, i) => element.at(i))
      tokens.tag(
        'start',
        element.name,
        attributes.map(({ name, value }) => listed(name, value)),
      )
      return false
    },
    content: () => {},
    close: (name: string) => tokens.tag('end', name),
    text: (text: string) => tokens.text(text),
  }
  const reader = new PageReader(visitor, WANTED, 'html')
  for (let at = 0; at < page.length; at += pieceLength) reader.write(page.slice(at, at + pieceLength))
  reader.end()
  return tokens.end()
}

/** What parse5 makes of it is no byte of the page. */
const withoutNull = (pieces: readonly string[]) => pieces.filter((piece) => piece !== '\0')

test.each([
  ['tags, comments and text', PIECES],
  ['elements without markup, too', [...PIECES, ...RAW_PIECES, ...RAW_PIECES]],
  [
    'scripts in comments in scripts',
    ['<script>', '<script ', '</script>', '<!--', '-->', '--', '>', '!', 'x', '<a id=b>'],
  ],
  [
    'comments',
    ['<!--', '-->', '--!>', '-', '!', '>', '<!', '<!-', '<a id=b>', '<!-->', '<!--->', '[CDATA[', ']]>'],
  ],
])(
  '%s',
  (_what, pieces) => {
    fc.assert(
      fc.property(
        hostilePages(withoutNull(pieces)),
        fc.boolean(),
        fc.integer({ min: 1, max: 40 }),
        (page, takesCdata, pieceLength) => {
          const expected = expectedTokens(page, takesCdata)
          expect(tokensOf(page, { takesCdata })).toEqual(expected)
          expect(tokensOf(page, { takesCdata, pieceLength })).toEqual(expected)
        },
      ),
      { numRuns: RUNS },
    )
  },
  300_000,
)

test('all tags and all text', () => {
  // Whether it is in SVG is for the parser to say, not for the tokenizer.
  const pieces = withoutNull([...PIECES, ...RAW_PIECES]).filter((piece) => !/svg|math|template/.test(piece))
  const pages = fc.oneof(
    hostilePages(pieces),
    fc.array(fc.constantFrom(...pieces), { maxLength: 30 }).map((parts) => parts.join('')),
  )
  fc.assert(
    fc.property(pages, fc.integer({ min: 1, max: 40 }), (page, pieceLength) => {
      const expected = expectedTags(page)
      expect(tagsOf(page, page.length)).toEqual(expected)
      expect(tagsOf(page, pieceLength)).toEqual(expected)
    }),
    { numRuns: RUNS },
  )
}, 300_000)
