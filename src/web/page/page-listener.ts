/**
 * What an address in a page is for: a `link` is followed by a person, everything else is loaded by the browser. `media`
 * are pictures, sounds and films; a `document` is shown in a frame, and a `symbol` is part of an SVG file.
 */
export type Use = 'link' | 'load' | 'media' | 'document' | 'symbol'

/** What a script that no browser runs holds for browsers, search engines or other scripts. All of it is JSON. */
export type DataKind = 'import-map' | 'speculation-rules' | 'json-ld' | 'next-data'

/** What the text of an element is read as. */
export type TextUse = 'style' | 'script' | DataKind

/** Receives what a page contains. Values are strings of bytes, `at` is an offset into the page. */
export interface PageListener {
  address(use: Use, value: string, at: number): void
  /** Something that a fragment can point to. */
  anchor(id: string): void
  base(href: string): void
  /** `<link rel="canonical">` and `og:url`. */
  canonical(href: string, at: number): void
  /** The picture of link previews: `og:image` and the like. */
  preview(address: string, at: number): void
  /** `<link rel="alternate" hreflang>`: the page in a language, for search engines. */
  translation(href: string, at: number): void
  style(css: string, declarations: boolean, at: number): void
  script(code: string, at: number): void
  data(kind: DataKind, json: string, at: number): void
  /** A style sheet, a script, data, or the value of an attribute in the page is too large to read. */
  tooLarge(what: TextUse | 'value', at: number): void
  /** There is a script that a browser runs, in the page or beside it. */
  runsScript(): void
  /** A whole page inside an attribute (`srcdoc`). */
  frame(html: string, at: number): void
  /** `<meta>` declares an encoding. */
  encoding(label: string): void
  /** Search engines are asked to leave the page out, or it only redirects elsewhere. */
  unlisted(): void
}
