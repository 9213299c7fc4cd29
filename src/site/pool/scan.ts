import { readFileSync } from 'node:fs'
import { type StyleAddress, scanStyle } from '../extract/css.ts'
import { styleEncoding, Utf8Reader } from '../extract/encoding.ts'
import { type PageListener, PageReader, type Use } from '../extract/html.ts'
import { LineCounter } from '../extract/lines.ts'
import { baseIn, PageText } from '../extract/page-text.ts'
import { scanScript } from '../extract/scripts.ts'
import type { Syntax } from '../extract/vocabulary.ts'
import { anchorsOf, type Base } from '../rules/address.ts'
import { type Anchors, fingerprint, NumberSet, Numbers, type PageTraits } from '../rules/anchors.ts'
import { wholeFile } from '../rules/findings.ts'
import { isPage, isSecret } from '../rules/folder.ts'
import { Judge, type Site, type Where } from '../rules/judge.ts'
import { kept, repaired, toBytes, toText } from '../rules/names.ts'
import { holdsKey, mayHoldKey, startOfFile } from '../rules/private-keys.ts'
import { pathOf } from '../tree.ts'

/** Larger style sheets and scripts, in bytes, are not read. */
const LARGEST_TEXT = 64 << 20
/** Longer fragments, in bytes, are not looked for. */
const LONGEST_FRAGMENT = 1_000
/** How many differing anchors of a page, which it does not have so far, are followed up. */
const AWAITED = 1_000_000
/** What addresses in scripts that have no scheme are read against. */
const NO_PAGE = 'https://site.invalid/'
/** Frames within frames within frames are where looking ends. */
const DEEPEST_FRAME = 3

/** Reads files of a site, each thread some of them, and finds what is wrong in them. */
export class Scanner {
  readonly judge: Judge
  readonly #site: Site
  readonly #pages: number[] = []
  readonly #starts: number[] = []
  readonly #ids = new Numbers()
  readonly #traits: PageTraits[] = []
  /** Pages that ask search engines to leave them out. */
  readonly unlisted: number[] = []

  constructor(site: Site) {
    this.#site = site
    this.judge = new Judge(site)
  }

  /** Reads a page, a style sheet, a script or what may be a key; every other file is left alone. */
  read(index: number): void {
    const name = this.#site.names[index] ?? ''
    try {
      if (isPage(name)) this.#readPage(index, name)
      else if (/\.css$/i.test(name)) this.#readStyle(name)
      else if (this.judge.rules.offline && /\.m?js$/i.test(name)) this.#readScript(name)
      else if (mayHoldKey(name) && !isSecret(name)) this.#lookForKey(name)
    } catch (error) {
      // Whatever it is: one file must not cost the report on all others.
      this.judge.count('unreadable-file', name, name, at(name, 1), { why: reasonOf(error) })
    }
  }

  /** Returns the anchors of the pages read. */
  anchors(): Anchors {
    return { pages: this.#pages, starts: this.#starts, ids: this.#ids.take(), traits: this.#traits }
  }

  #readPage(index: number, name: string): void {
    const scan = new PageScan(this.judge, name, new PageText(pathOf(this.#site.root, name), syntaxOf(name)))
    scan.read()
    if (scan.unlistedPage) this.unlisted.push(index)
    this.#pages.push(index)
    this.#starts.push(this.#ids.length)
    for (const id of scan.ids.sorted()) this.#ids.push(id)
    this.#traits.push(scan.traits)
  }

  #readStyle(name: string): void {
    const content = readFileSync(pathOf(this.#site.root, name))
    if (content.length > LARGEST_TEXT) return
    const base = this.judge.addresses.baseOfFile(name)
    const css = toText(new Utf8Reader(styleEncoding(content)).read(content))
    scanStyle(css, false, (found) => judgeStyle(this.judge, found, base, at(name, found.line + 1)))
  }

  #lookForKey(name: string): void {
    if (holdsKey(startOfFile(pathOf(this.#site.root, name))))
      this.judge.count('leaked-key', name, name, wholeFile(name))
  }

  #readScript(name: string): void {
    const content = readFileSync(pathOf(this.#site.root, name))
    if (content.length > LARGEST_TEXT) return
    scanForAddresses(this.judge, content.toString('latin1'), name, 1)
  }
}

function reasonOf(error: unknown): string {
  if (!(error instanceof Error)) return String(error)
  return 'code' in error ? String(error.code) : error.message
}

function at(page: string, line: number): Where {
  return { page, line: () => line }
}

function judgeStyle(judge: Judge, { value, modern }: StyleAddress, base: Base, where: Where): void {
  if (modern === undefined) judge.address('load', toBytes(value), base, where)
  else judge.oldFont(toBytes(value), modern, base, where)
}

function scanForAddresses(judge: Judge, code: string, page: string, firstLine: number): void {
  const lines = new LineCounter(code)
  try {
    scanScript(code, (address, offset) => {
      const { host } = URL.parse(toText(address), NO_PAGE) ?? {}
      if (host !== undefined && host !== judge.ownHost)
        judge.count('external-script-address', address, address, at(page, firstLine + lines.at(offset)))
    })
  } catch (error) {
    // Strings with millions of escapes in them are beyond the regular expressions of the tokenizer.
    if (!(error instanceof RangeError)) throw error
    judge.count('unreadable-script', page, page, at(page, firstLine))
  }
}

/** Frames within a page are HTML, whatever the page. */
function syntaxOf(page: string): Syntax {
  return /\.xhtml$/i.test(page) ? 'xml' : 'html'
}

/** Listens to one page, or to a frame within it. */
class PageScan implements PageListener, Where {
  readonly page: string
  readonly ids = new NumberSet()
  unlistedPage = false
  #runsScript = false
  /** Its own anchors that it has links to, as fingerprints. */
  readonly #linked = new Set<number>()
  readonly #judge: Judge
  readonly #reader: PageReader
  readonly #text: Iterable<string>
  readonly #pageBase: Base
  /** What links are relative to: they are resolved when they are followed. */
  readonly #linkBase: Base
  /** What is loaded is resolved at once, or nearly so: with the base seen so far. */
  #base: Base
  /** Frames: how deep, and the line on which the outermost stands. */
  readonly #frame: { readonly depth: number; readonly line: number } | undefined
  /** Addresses of anchors in the page itself that it did not have so far, with their lines. */
  readonly #awaited = new Map<string, number[]>()
  #offset = 0

  constructor(
    judge: Judge,
    page: string,
    text: Iterable<string>,
    base?: Base,
    frame?: { depth: number; line: number },
  ) {
    this.#judge = judge
    this.page = page
    this.#text = text
    this.#frame = frame
    this.#pageBase = base ?? judge.addresses.baseOfFile(page)
    this.#base = this.#pageBase
    const syntax = frame === undefined ? syntaxOf(page) : 'html'
    const href = baseIn(text, syntax)
    this.#linkBase = href === undefined ? this.#base : judge.addresses.baseOfElement(href, this.#base)
    this.#reader = new PageReader(this, syntax)
  }

  /** Judges all that stands in the page. */
  read(): void {
    for (const piece of this.#text) this.#reader.write(piece)
    this.#reader.end()
    for (const [value, lines] of this.#awaited) {
      if (this.#has(value)) continue
      for (const line of lines) this.#missingAnchor(value, at(this.page, line))
    }
  }

  get traits(): PageTraits {
    return { runsScript: this.#runsScript, ownLinked: this.#linked.size }
  }

  /** The anchors of a frame are nobody else's. */
  #missingAnchor(value: string, where: Where): void {
    if (this.#frame === undefined) this.#judge.missingAnchor(this.page, value, where)
    else this.#judge.count('broken-anchor', this.#judge.anchorKey(this.page, value), value, where)
  }

  address(use: Use, value: string, offset: number): void {
    this.#offset = offset
    if (use === 'load') {
      if (!this.#isLoaded(value)) this.#judge.address('load', value, this.#linkBase, this)
    } else if (value.startsWith('#') && this.#linkBase === this.#pageBase) this.#ownAnchor(value)
    else this.#judge.address(use, value, this.#linkBase, this)
  }

  /** Before a `<base>` it depends on the kind of element, and on time, which base counts: is there nothing to say? */
  #isLoaded(value: string): boolean {
    return this.#base !== this.#linkBase && this.#judge.isAnswered(value, this.#base)
  }

  #ownAnchor(value: string): void {
    this.#judge.judged.link++
    if (value.length > LONGEST_FRAGMENT || this.#has(value)) return
    const lines = this.#awaited.get(value)
    if (lines !== undefined) lines.push(this.line())
    else if (this.#awaited.size < AWAITED) this.#awaited.set(kept(value), [this.line()])
  }

  #has(value: string): boolean {
    const anchors = anchorsOf(value).map(fingerprint)
    if (anchors.length === 0) return true
    const found = anchors.find((anchor) => this.ids.has(anchor))
    if (found !== undefined) this.#linked.add(found)
    return found !== undefined
  }

  anchor(id: string): void {
    this.ids.add(fingerprint(repaired(id)))
  }

  base(): void {
    this.#base = this.#linkBase
  }

  canonical(href: string, offset: number): void {
    this.#offset = offset
    if (this.#frame === undefined) this.#judge.canonical(href, this)
  }

  style(css: string, declarations: boolean, offset: number): void {
    this.#offset = offset
    scanStyle(toText(css), declarations, (found) => {
      if (!this.#isLoaded(toBytes(found.value)))
        judgeStyle(this.#judge, found, this.#linkBase, at(this.page, this.line() + found.line))
    })
  }

  script(code: string, offset: number): void {
    this.#offset = offset
    if (this.#judge.rules.offline) scanForAddresses(this.#judge, code, this.page, this.line())
  }

  runsScript(): void {
    this.#runsScript = true
  }

  frame(html: string, offset: number): void {
    this.#offset = offset
    const depth = (this.#frame?.depth ?? 0) + 1
    if (depth > DEEPEST_FRAME) return
    new PageScan(this.#judge, this.page, [html], this.#base, { depth, line: this.line() }).read()
  }

  encoding(): void {}

  unlisted(): void {
    this.unlistedPage = true
  }

  /** The line of what is looked at. */
  line(): number {
    return this.#frame?.line ?? this.#reader.line(this.#offset)
  }
}
