import { closeSync, openSync, readFileSync, readSync } from 'node:fs'
import { anchorsOf, type Base } from './address.ts'
import { type Anchors, fingerprint, Numbers } from './anchors.ts'
import { scanStyle } from './css.ts'
import { pageEncoding, styleEncoding, Utf8Reader } from './encoding.ts'
import { isPage } from './folder.ts'
import { type PageListener, PageReader, type Use } from './html.ts'
import { Judge, type Site, type Where } from './judge.ts'
import { LineCounter } from './lines.ts'
import { kept, repaired, toBytes, toText } from './names.ts'
import { scanScript } from './scripts.ts'
import { pathOf } from './tree.ts'
import type { Syntax } from './vocabulary.ts'

/** Pages are read in pieces of this size, in bytes: a page of any size takes the same memory. */
const PIECE = 1 << 20
/** Larger style sheets and scripts, in bytes, are not read. */
const LARGEST_TEXT = 64 << 20
/** Longer fragments, in bytes, are not looked for. */
const LONGEST_FRAGMENT = 1_000
/** What addresses in scripts that have no scheme are read against. */
const NO_PAGE = 'https://site.invalid/'
/** Frames within frames within frames are where looking ends. */
const DEEPEST_FRAME = 3

/** Reads files of a site, each thread some of them, and finds what is wrong in them. */
export class Scanner {
  readonly judge: Judge
  readonly #site: Site
  readonly #piece = Buffer.allocUnsafe(PIECE)
  readonly #pages: number[] = []
  readonly #starts: number[] = []
  readonly #ids = new Numbers()
  /** Pages that ask search engines to leave them out. */
  readonly unlisted: number[] = []

  constructor(site: Site) {
    this.#site = site
    this.judge = new Judge(site)
  }

  /** Reads a page, a style sheet or a script; every other file is left alone. */
  read(index: number): void {
    const name = this.#site.names[index] ?? ''
    try {
      if (isPage(name)) this.#readPage(index, name)
      else if (/\.css$/i.test(name)) this.#readStyle(name)
      else if (this.judge.rules.offline && /\.m?js$/i.test(name)) this.#readScript(name)
    } catch (error) {
      if (!(error instanceof Error && 'syscall' in error && 'code' in error)) throw error
      this.judge.count('unreadable-file', name, name, at(name, 1), { why: String(error.code) })
    }
  }

  /** Returns the anchors of the pages read. */
  anchors(): Anchors {
    return { pages: this.#pages, starts: this.#starts, ids: this.#ids.take() }
  }

  #readPage(index: number, name: string): void {
    const scan = new PageScan(this.judge, name)
    let reader: Utf8Reader | undefined
    this.#pieces(name, (piece) => {
      reader ??= new Utf8Reader(pageEncoding(piece, syntaxOf(name), declaredEncoding))
      scan.reader.write(reader.read(piece))
    })
    scan.reader.end()
    scan.finish()
    if (scan.unlistedPage) this.unlisted.push(index)
    this.#pages.push(index)
    this.#starts.push(this.#ids.length)
    for (const id of Float64Array.from(scan.ids).sort()) this.#ids.push(id)
  }

  #pieces(name: string, take: (piece: Buffer) => void): void {
    const file = openSync(pathOf(this.#site.root, name), 'r')
    try {
      for (;;) {
        const length = readSync(file, this.#piece, 0, PIECE, null)
        if (length === 0) return
        take(this.#piece.subarray(0, length))
      }
    } finally {
      closeSync(file)
    }
  }

  #readStyle(name: string): void {
    const content = readFileSync(pathOf(this.#site.root, name))
    if (content.length > LARGEST_TEXT) return
    const base = this.judge.addresses.baseOfFile(name)
    const css = toText(new Utf8Reader(styleEncoding(content)).read(content))
    scanStyle(css, false, ({ value, line }) =>
      this.judge.address('load', toBytes(value), base, at(name, line + 1)),
    )
  }

  #readScript(name: string): void {
    const content = readFileSync(pathOf(this.#site.root, name))
    if (content.length > LARGEST_TEXT) return
    scanForAddresses(this.judge, content.toString('latin1'), name, 1)
  }
}

function at(page: string, line: number): Where {
  return { page, line: () => line }
}

function scanForAddresses(judge: Judge, code: string, page: string, firstLine: number): void {
  const lines = new LineCounter(code)
  scanScript(code, (address, offset) => {
    const { host } = URL.parse(toText(address), NO_PAGE) ?? {}
    if (host !== undefined && host !== judge.ownHost)
      judge.count('external-script-address', address, address, at(page, firstLine + lines.at(offset)))
  })
}

/** A frame is HTML, whatever the page around it. */
function syntaxOf(page: string): Syntax {
  return /\.xhtml$/i.test(page) ? 'xml' : 'html'
}

function declaredEncoding(start: string): string | undefined {
  let declared: string | undefined
  const ignore = () => {}
  const reader = new PageReader({
    address: ignore,
    anchor: ignore,
    base: ignore,
    canonical: ignore,
    style: ignore,
    script: ignore,
    frame: ignore,
    unlisted: ignore,
    encoding: (label) => {
      declared ??= label
    },
  })
  reader.write(start)
  reader.end()
  return declared
}

/** Listens to one page, or to a frame within it. */
class PageScan implements PageListener, Where {
  readonly page: string
  readonly reader: PageReader
  readonly ids = new Set<number>()
  unlistedPage = false
  readonly #judge: Judge
  readonly #pageBase: Base
  #base: Base
  /** Frames: how deep, and the line on which the outermost stands. */
  readonly #frame: { readonly depth: number; readonly line: number } | undefined
  /** Addresses of anchors in the page itself that it did not have so far, with their lines. */
  readonly #awaited = new Map<string, number[]>()
  #offset = 0

  constructor(judge: Judge, page: string, base?: Base, frame?: { depth: number; line: number }) {
    this.#judge = judge
    this.page = page
    this.#pageBase = base ?? judge.addresses.baseOfFile(page)
    this.#base = this.#pageBase
    this.#frame = frame
    this.reader = new PageReader(this, frame === undefined ? syntaxOf(page) : 'html')
  }

  address(use: Use, value: string, offset: number): void {
    this.#offset = offset
    if (value.startsWith('#') && this.#base === this.#pageBase) this.#ownAnchor(value)
    else this.#judge.address(use, value, this.#base, this)
  }

  #ownAnchor(value: string): void {
    if (value.length > LONGEST_FRAGMENT || this.#has(value)) return
    const lines = this.#awaited.get(value)
    if (lines === undefined) this.#awaited.set(kept(value), [this.line()])
    else lines.push(this.line())
  }

  #has(value: string): boolean {
    const anchors = anchorsOf(value)
    return anchors.length === 0 || anchors.some((anchor) => this.ids.has(fingerprint(anchor)))
  }

  anchor(id: string): void {
    this.ids.add(fingerprint(repaired(id)))
  }

  base(href: string): void {
    this.#base = this.#judge.addresses.baseOfElement(href, this.#pageBase)
  }

  canonical(href: string, offset: number): void {
    this.#offset = offset
    if (this.#frame === undefined) this.#judge.canonical(href, this)
  }

  style(css: string, declarations: boolean, offset: number): void {
    this.#offset = offset
    scanStyle(toText(css), declarations, (found) =>
      this.#judge.address('load', toBytes(found.value), this.#base, at(this.page, this.line() + found.line)),
    )
  }

  script(code: string, offset: number): void {
    this.#offset = offset
    if (this.#judge.rules.offline) scanForAddresses(this.#judge, code, this.page, this.line())
  }

  frame(html: string, offset: number): void {
    this.#offset = offset
    const depth = (this.#frame?.depth ?? 0) + 1
    if (depth > DEEPEST_FRAME) return
    const inner = new PageScan(this.#judge, this.page, this.#base, { depth, line: this.line() })
    inner.reader.write(html)
    inner.reader.end()
    inner.finish()
  }

  encoding(): void {}

  unlisted(): void {
    this.unlistedPage = true
  }

  /** Judges what could only be judged with all of the page at hand. */
  finish(): void {
    for (const [value, lines] of this.#awaited) {
      if (this.#has(value)) continue
      const key = this.#judge.anchorKey(this.page, value)
      for (const line of lines) this.#judge.count('broken-anchor', key, value, at(this.page, line))
    }
  }

  /** The line of what is looked at. */
  line(): number {
    return this.#frame?.line ?? this.reader.line(this.#offset)
  }
}
