/** Is this the name of a page? */
export function isPage(name: string): boolean {
  return /\.(?:html?|xhtml)$/i.test(name)
}

/** Is this the name of an SVG file, which can be opened like a page? */
export function isDrawing(name: string): boolean {
  return /\.svg$/i.test(name)
}

/** Is this the page that a host shows for addresses without one? Generators write it under either name. */
export function isNotFoundPage(name: string): boolean {
  return /(?:^|\/)(?:404|_not-found)(?:\.html|\/index\.html)$/.test(name)
}

/** Is it the one of the whole site, in its root? In a folder, `404.html` may well be an ordinary page. */
export function isNotFoundPageOfSite(name: string): boolean {
  return /^(?:404|_not-found)(?:\.html|\/index\.html)$/.test(name)
}
