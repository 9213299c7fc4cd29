/**
 * A `map` of nginx: https://nginx.org/en/docs/http/ngx_http_map_module.html, and `ngx_conf_read_token` in its
 * `src/core/ngx_conf_file.c`, read 2026-11. Keys are compared with `$uri`: decoded, with single slashes.
 */

import { percentEncode } from '../../web/byte-strings.ts'
import { addressForms } from '../../web/host/served-site.ts'
import type { Site } from '../../web/site.ts'
import { basePrefix, type LeftOut, type Redirect, type Request, type Written } from './redirect.ts'

/** `NGX_CONF_BUFFER`: a longer word is refused. In bytes. */
const MAX_WORD = 4_096
/** The default of `map_hash_bucket_size` on machines with cache lines of 64 bytes, and that of `map_hash_max_size`. */
const BUCKET_SIZE = 64
const TABLE_SIZE = 2_048

const NAME = 'redirects.conf'

const USAGE = `# Addresses of the earlier site, and where their pages are now. Include this file in the http block, and put these two
# lines into the server block of the site:
#
#   include /etc/nginx/${NAME};
#   server {
#       absolute_redirect off;
#       if ($moved_to) { return 301 $moved_to$is_args$args; }
`

/** Returns a file with a `map`, to be included in the configuration. */
export function writeNginxMap({ redirects, guesses, site }: Request): Written {
  const folds = foldedAddresses(redirects, site)
  const leftOut: LeftOut[] = []
  const entries: { readonly key: string; readonly line: string }[] = []
  for (const redirect of redirects) {
    const { from, to } = redirect
    const isUnique = folds.get(folded(from)) === from
    const key = isUnique ? from : `~^${escapedRegex(from)}\\z`
    const words = [quoted(key), quoted(percentEncode(to))]
    if (words.some((word) => word.length > MAX_WORD))
      leftOut.push({ redirect, why: `nginx takes words of at most ${MAX_WORD} bytes` })
    else entries.push({ key, line: `    ${words.join(' ')};` })
  }
  const text = [
    USAGE,
    ...hashSizes(entries.map(({ key }) => key).filter((key) => key.startsWith('/'))),
    'map $uri $moved_to {',
    '    default "";',
    ...entries.map(({ line }) => line),
    ...suggestions(guesses),
    '}',
    '',
  ].join('\n')
  return { files: new Map([[NAME, text]]), leftOut }
}

/**
 * nginx compares words of a map without regard to case, and refuses two that are equal then. Returns for each folded
 * address the only one that it stands for; empty where it stands for several, or for one that is answered.
 */
function foldedAddresses(redirects: readonly Redirect[], site: Site): ReadonlyMap<string, string> {
  const prefix = basePrefix(site)
  const folds = new Map<string, string>()
  const wanted = new Set(redirects.map(({ from }) => folded(from)))
  const add = (path: string): void => {
    const fold = folded(path)
    if (wanted.has(fold)) folds.set(fold, folds.has(fold) && folds.get(fold) !== path ? '' : path)
  }
  for (const { from } of redirects) add(from)
  for (const name of site.names) for (const form of addressForms(name)) add(`${prefix}/${form}`)
  return folds
}

/** As `ngx_tolower`: ASCII alone. */
function folded(path: string): string {
  return path.replace(/[A-Z]+/g, (letters) => letters.toLowerCase())
}

function escapedRegex(path: string): string {
  return path.replace(/[\\^$.|?*+()[\]{}]/g, '\\$&')
}

/** A word in quotes, in which a backslash, a quote and three control characters are escaped. */
function quoted(word: string): string {
  const escaped = word
    .replace(/[\\"]/g, '\\$&')
    .replaceAll('\n', '\\n')
    .replaceAll('\r', '\\r')
    .replaceAll('\t', '\\t')
  return `"${escaped}"`
}

/**
 * nginx does not start if a word is too long for its table: `NGX_HASH_ELT_SIZE` in its `src/core/ngx_hash.c`. A second
 * directive of that name would be refused, so that they are only there if they are needed.
 */
function hashSizes(words: readonly string[]): string[] {
  const longest = words.reduce((most, { length }) => Math.max(most, length), 0)
  const needed = 8 + Math.ceil((longest + 2) / 8) * 8 + 8
  const lines = [
    ...(needed > BUCKET_SIZE ? [`map_hash_bucket_size ${powerOfTwo(needed)};`] : []),
    ...(words.length > TABLE_SIZE / 2 ? [`map_hash_max_size ${powerOfTwo(2 * words.length)};`] : []),
  ]
  if (lines.length === 0) return []
  return [
    '# If your configuration has these already, keep the larger numbers there, and remove them here.',
    ...lines,
  ]
}

function powerOfTwo(least: number): number {
  return 2 ** Math.ceil(Math.log2(least))
}

function suggestions(guesses: readonly Redirect[]): string[] {
  if (guesses.length === 0) return []
  const isPlain = ({ from }: Redirect) => percentEncode(from) === from
  const lines = guesses
    .filter(isPlain)
    .map(({ from, to }) => `    # ${quoted(from)} ${quoted(percentEncode(to))};`)
  return ['    # These are guesses. Remove the # from those that are right.', ...lines]
}
