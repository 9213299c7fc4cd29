/**
 * Removes what generators create anew in each build: hashes in names, build IDs, nonces, and build
 * times.
 */

import { asBytes, type Bytes } from '../web/byte-strings.ts'
import { TIME_IN_DATA, TIME_IN_TEXT } from './build-times.ts'
import { replaceModuleNumbers } from './webpack-modules.ts'

/** Replaces generated text. No name contains it. */
const PLACEHOLDER = '\x01'

/** Limits of length: shorter pieces are words or versions, and longer ones are not hashes. */
const MIN_HEX = 6
const MIN_RANDOM = 8
const MAX_RANDOM = 64

/**
 * The minimum number of alternations in a random piece: names in camel case alternate less often.
 */
const MIN_TURNS = 3
const MAX_CHARS_PER_TURN = 6
/** This applies to pieces without digits. */
const MAX_LETTERS_PER_TURN = 4

/**
 * Returns whether a piece of a name looks generated: hexadecimal digits with letters among them, or
 * a mix of cases and digits that alternates more often than in words.
 */
function looksGenerated(piece: string): boolean {
  const { length } = piece
  if (length < MIN_HEX || length > MAX_RANDOM) return false
  if (/^(?:[0-9a-f]+|[0-9A-F]+)$/.test(piece)) return /\d/.test(piece) && /[a-f]/i.test(piece)
  if (length < MIN_RANDOM) return false
  const maxCharsPerTurn = /\d/.test(piece) ? MAX_CHARS_PER_TURN : MAX_LETTERS_PER_TURN
  return countTurns(piece) >= Math.max(MIN_TURNS, length / maxCharsPerTurn)
}

/**
 * A change between lowercase, uppercase, and digits. A capital at the start of a word does not
 * count.
 */
const TURN = /(?<=[a-z])(?=[A-Z\d])|(?<=[A-Z])(?=\d)|(?<=\d)(?=[A-Za-z])/g

function countTurns(piece: string): number {
  return piece.replace(/[^A-Za-z\d]+/g, '').match(TURN)?.length ?? 0
}

/**
 * The ID of a Next.js build, which is the name of a folder and can be configured.
 * https://nextjs.org/docs/app/api-reference/config/next-config-js/generateBuildId, read 2026-11.
 */
const BUILD_ID = new RegExp(
  [
    '(?<=(?:^|/)_next/static/)(?:[\\w-]{21}(?=/)|[^/]+(?=/_(?:build|ssg|clientMiddleware)Manifest\\.js(?:on)?$))',
    '(?<=(?:^|/)_next/data/)[^/]+(?=/)',
  ].join('|'),
)

/** Returns the IDs of Next.js builds, found in the names of files. */
export function findBuildIds(names: readonly string[]): readonly string[] {
  const ids = names.map((name) => BUILD_ID.exec(name)?.[0])
  return [...new Set(ids.filter((id) => id !== undefined))]
}

/** The hash that is the whole name of a chunk of SvelteKit. */
const CHUNK_NAME = /(?<=(?:^|\/)immutable\/chunks\/)[\w-]{8}(?=\.js$)/
/** The name of such a chunk where another script of the same build imports it. */
const CHUNK_IMPORT = /(?<=["'`](?:\.|\.\.\/chunks)\/)(?=[\w-]{0,7}[\dA-Z_-])[\w-]{8}(?=\.js["'`])/g

/**
 * Returns a path with generated parts of names replaced: `app/page-4fd2e6a1.js` and
 * `app/page-0b1c2d3e.js` become equal.
 */
export function stabilizePath(path: string): string {
  return path
    .replace(BUILD_ID, PLACEHOLDER)
    .replace(CHUNK_NAME, PLACEHOLDER)
    .split('/')
    .map((name) => replaceHash(name).split('.').map(stabilizePart).join('.'))
    .join('/')
}

/**
 * The hash that Vite and Rollup put before the extension: eight letters, digits, or dashes, at
 * least one of which is a digit or a capital, because most words have neither.
 */
const HASHED_NAME =
  /(?<=[\w)\]\x80-\xff][.-])(?=[\w-]{0,7}[\dA-Z])[\w-]{8}(?=(?:\.[a-z]{2,5}){1,2}\d?\b)/g

/** A word or a number, which is not a hash. */
const WORD_OR_NUMBER = /^[A-Z]?[a-z]+$|^\d+$/

function replaceHash(text: string): string {
  return text.replace(HASHED_NAME, (hash) => {
    if (WORD_OR_NUMBER.test(hash)) return hash
    return PLACEHOLDER
  })
}

/** Begins like a name that a person chose: `app-4fd2e6a1`. */
const BEGINS_WITH_WORD = /^(?:[A-Z]?[a-z]+|[A-Z]+)[-_~]/

function stabilizePart(part: string): string {
  if (!BEGINS_WITH_WORD.test(part) && looksGenerated(part)) return PLACEHOLDER
  return part
    .split(/([-_~])/)
    .map((piece) => (looksGenerated(piece) ? PLACEHOLDER : piece))
    .join('')
}

/** The hash of a commit, as in links to a page's source. */
const COMMIT = /(?<![0-9a-f])[0-9a-f]{40}(?![0-9a-f])/g

/**
 * A token in a query that may be a hash or the ID of a request. Other tokens may specify the
 * content: a video, a place on a map.
 */
const HEXADECIMAL = /(?<![\da-z_-])[\da-f-]{6,64}(?![\w-])/g

/**
 * A link to edit a document on a forge. It changes when a page moves, which does not matter to
 * readers.
 */
const EDIT_LINK = /^https?:\/\/[^/]+\/.+\/_?edit\/.+\.\w+$/i

/** Returns an external address, or its query, with generated parts replaced. */
export function stabilizeAddress(url: string): string {
  if (EDIT_LINK.test(url)) return PLACEHOLDER
  const pathEnd = `${url}?`.search(/[?#]/)
  const query = url.slice(pathEnd).replace(HEXADECIMAL, replaceMixedToken)
  return url.slice(0, pathEnd).replace(COMMIT, PLACEHOLDER) + query
}

/** Replaces a hexadecimal token with both digits and letters: others are numbers or words. */
function replaceMixedToken(token: string): string {
  if (/\d/.test(token) && /[a-f]/.test(token)) return PLACEHOLDER
  return token
}

/** Returns text with generated tokens replaced. Text after `#` is a color, and is kept. */
export function stabilizeTokens(text: string): string {
  return replaceHash(text).replace(/(?<![#\w-])[\w-]{6,}/g, stabilizePart)
}

/** Returns visible text, which must have single spaces, with build times replaced. */
export function replaceBuildTimes(text: Bytes): Bytes {
  if (/\d|ago/.test(text)) return text.replace(TIME_IN_TEXT, asBytes(`$1 ${PLACEHOLDER}`))
  return text
}

/** When a page was last modified, in a sitemap; often a date without a time. */
const LAST_MODIFIED = /<lastmod>[^<]{0,64}</g

const SITEMAP = /(?:^|\/)sitemap[^/]*\.(?:xml|txt)$/i

/** A script of a SvelteKit site; those of workers are in two folders. */
const SVELTEKIT_SCRIPT = /(?:^|\/)immutable\/.+\.js$/
/** A script that is SvelteKit's own if it contains `SVELTEKIT_GLOBAL`. */
const SVELTEKIT_CHUNK_OR_ENTRY = /(?:^|\/)immutable\/(?:chunks|entry)\/[^/]+\.js$/
/**
 * A variable of SvelteKit's own scripts, named by a hash of the version, which is the time of the
 * build by default. The hash also decides how the minifier names all other variables.
 * https://svelte.dev/docs/kit/configuration#version, read 2026-11
 */
const SVELTEKIT_GLOBAL = /\bglobalThis\.__sveltekit_[a-z\d]{4,8}\b/

/**
 * Returns the text of a file with this name, with generated parts and `buildIds` replaced. The
 * entries of a sitemap are also sorted.
 */
export function stabilizeFile(name: string, text: string, buildIds: readonly string[]): string {
  if (SVELTEKIT_CHUNK_OR_ENTRY.test(name) && SVELTEKIT_GLOBAL.test(text)) return PLACEHOLDER
  if (SVELTEKIT_SCRIPT.test(name))
    return stabilizeData(text.replace(CHUNK_IMPORT, PLACEHOLDER), buildIds)
  // The entries are sorted without their dates, which may come first in each.
  return sortSitemap(name, stabilizeData(text, buildIds))
}

/**
 * Returns a sitemap with sorted entries, and any other file unchanged. Hexo sorts pages by the
 * dates of their files, which a checkout does not preserve.
 */
function sortSitemap(name: string, text: string): string {
  if (!SITEMAP.test(name)) return text
  const entries = text.split(/(?<=<\/url>)|(?=<url>)|\n(?=https?:)/)
  return entries
    .map((entry) => entry.trim())
    .sort()
    .join('\n')
}

/** Images and SVG shapes in text. They look generated, but are not. */
const IMAGE_DATA =
  /data:image\/[^\s"'`()<>\\]+|(["'`])[Mm][\s,]*[\d.-][\d\s.,+\-AaCcEeHhLlMmQqSsTtVvZz]*\\?\1/g

/**
 * Returns the text of a script, a style sheet, or data with generated parts and `buildIds`
 * replaced.
 */
export function stabilizeData(text: string, buildIds: readonly string[]): string {
  const withoutModules = replaceModuleNumbers(replaceBuildIds(text, buildIds), PLACEHOLDER)
  let stable = ''
  let from = 0
  for (const { 0: image, index } of withoutModules.matchAll(IMAGE_DATA)) {
    stable += replaceGenerated(withoutModules.slice(from, index)) + image
    from = index + image.length
  }
  return stable + replaceGenerated(withoutModules.slice(from))
}

/** Removes build IDs, except for short ones, which may be ordinary words. */
function replaceBuildIds(text: string, buildIds: readonly string[]): string {
  return buildIds
    .filter((id) => id.length >= MIN_HEX)
    .reduce((left, id) => left.replace(matchWholeId(id), PLACEHOLDER), text)
}

const matchWholeId = (id: string) => new RegExp(`(?<=["'/])${RegExp.escape(id)}(?=["'/\\\\])`, 'g')

/**
 * The scope that Astro derives from the path of a component on the disk:
 * https://docs.astro.build/en/guides/styling/#scoped-styles
 */
const ASTRO_SCOPE = /(?<=\.astro-|\bdata-astro-cid-)[a-z\d]{8}(?![\w-])/g

/**
 * The path of a package on the disk, which webpack and Rspack write for `import.meta.url`:
 * https://webpack.js.org/api/module-variables/#importmetaurl, read 2026-11.
 */
const PACKAGE_FOLDER = /(?<=["'`]file:\/\/\/)[^"'`\s]{1,1000}?(?=\/node_modules\/)/g

function replaceGenerated(text: string): string {
  const plain = text
    .replace(LAST_MODIFIED, '<lastmod><')
    .replace(TIME_IN_DATA, PLACEHOLDER)
    .replace(ASTRO_SCOPE, PLACEHOLDER)
    .replace(PACKAGE_FOLDER, PLACEHOLDER)
  return stabilizeTokens(plain)
}
