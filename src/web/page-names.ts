import { type Bytes, toBytes } from './byte-strings.ts'
import type { SitePath } from './paths.ts'

const PAGE_EXTENSION = /\.(?:html?|xhtml)$/i
const INDEX = /(?:^|\/)index$/i

/** The home page of a site, in its root. */
export const HOME_PAGE = toBytes('index.html')
/** The usual 404 page of a site, in its root. */
export const NOT_FOUND_PAGE = toBytes('404.html')
/** The name of the file with rules for crawlers, in the root of a site. */
export const ROBOTS_FILE = toBytes('robots.txt')

/** Is this the name of a page? */
export function isPage(name: string): boolean {
  return PAGE_EXTENSION.test(name)
}

/**
 * Returns the stem of a file; empty for the home page. The stem of a page does not depend on the
 * form of its name: `guide` is the stem of `guide.html` and `guide/index.html`. Any other file is
 * its own stem.
 */
export function getStem(name: Bytes): Bytes {
  if (isPage(name)) return name.replace(PAGE_EXTENSION, '').replace(INDEX, '')
  return name
}

/** Is this the index page of a folder? */
export function isIndexPage(name: string): boolean {
  return isPage(name) && INDEX.test(name.replace(PAGE_EXTENSION, ''))
}

/**
 * Returns the address at which a page may be shown in a different folder from its file: `guide` for
 * `guide/index.html`, `guide/` for `guide.html`, and nothing for the home page.
 */
export function makeRelocatedPath(name: Bytes): SitePath {
  const stem = getStem(name)
  if (isIndexPage(name)) return stem
  return stem.concat('/')
}

const CODE_AND_DATA = 'css|m?js|json|webmanifest|wasm'
const IMAGES = 'a?png|jpe?g|gif|webp|avif|svg|bmp|tiff?|ico'
const FONTS = 'woff2?|ttf|otf|eot'
const SOUNDS_AND_FILMS = 'mp[34]|m4[av]|og[agv]|wav|vtt|webm'

/** Matches the path of a file for which browsers cannot use a page. */
export const SUBRESOURCE_PATH = new RegExp(
  `\\.(?:${[CODE_AND_DATA, IMAGES, FONTS, SOUNDS_AND_FILMS].join('|')})$`,
  'i',
)

/**
 * Does the name of a file have an extension that tells its type? A number, as in `v1.2`, does not.
 */
export function hasExtension(name: string): boolean {
  return /\.[a-z][\da-z]*$/i.test(name)
}

/** Is this the name of an SVG file, which can be opened like a page? */
export function isSvgFile(name: string): boolean {
  return /\.svg$/i.test(name)
}

/** Is this a 404 page? Generators use either name. */
export function isNotFoundPage(name: string): boolean {
  return /(?:^|\/)(?:404|_not-found)(?:\.html|\/index\.html)$/.test(name)
}

/**
 * Is this the 404 page of the whole site, in its root? In a folder, `404.html` may be an ordinary
 * page.
 */
export function isNotFoundPageOfSite(name: string): boolean {
  return /^(?:404|_not-found)(?:\.html|\/index\.html)$/.test(name)
}
