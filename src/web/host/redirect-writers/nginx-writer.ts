import { formatNumber } from '../../../common/units.ts'
import { asBytes, toBytes } from '../../byte-strings.ts'
import { decodeBasePath } from '../../paths.ts'
import { listCandidatePaths } from '../candidate-paths.ts'
import type { SiteSnapshot } from '../site-snapshot.ts'
import { REDIRECTS_COMMENT, type RedirectWriter, type WrittenRedirect } from './redirect-writer.ts'

/** The maximum length of a word: `NGX_CONF_BUFFER`. */
const MAX_WORD_BYTES = 4_096

/** The longest key for which the default bucket size is sufficient. */
const MAX_USUAL_KEY_BYTES = 40

const USAGE = `${REDIRECTS_COMMENT} Include this file in the http block and put the two lines
# of the server block below into the server block of the site. If your configuration already has \
map_hash_bucket_size, remove it here.
#
#   include /etc/nginx/redirects.conf;
#   server {
#       absolute_redirect off;
#       if ($moved_to) { return 301 $moved_to$is_args$args; }
`

/**
 * A `map`: https://nginx.org/en/docs/http/ngx_http_map_module.html, and `ngx_conf_read_token` in
 * its `src/core/ngx_conf_file.c`, read 2026-11. Keys are compared with `$uri`, which is decoded and
 * has single slashes. The comparison ignores the case of ASCII letters, and nginx refuses two keys
 * that are equal.
 */
export const NGINX_WRITER: RedirectWriter = {
  listEncodedForms: (path) => [path],
  explainUnwritable({ from, to }) {
    // Escaping may double the length.
    const isTooLong = 2 * from.length > MAX_WORD_BYTES || to.length > MAX_WORD_BYTES
    if (isTooLong) return `nginx accepts words of up to ${formatNumber(MAX_WORD_BYTES)} bytes`
    return undefined
  },
  formatFiles(redirects, snapshot) {
    const ambiguousPaths = findPathsDifferingInCase(redirects, snapshot)
    const lines = redirects.map(({ from, to }) => {
      const key = ambiguousPaths.has(from) ? makeCaseSensitiveKey(from) : from
      return `    ${quoteWord(key)} ${quoteWord(to)};\n`
    })
    // Without larger buckets, nginx does not start: `NGX_HASH_ELT_SIZE` in its
    // `src/core/ngx_hash.c`.
    const needsLargeBuckets = redirects.some(({ from }) => from.length > MAX_USUAL_KEY_BYTES)
    const bucketSize = needsLargeBuckets ? 'map_hash_bucket_size 4096;\n' : ''
    const map = `${USAGE}${bucketSize}map $uri $moved_to {\n    default "";\n${lines.join('')}}\n`
    return [[toBytes('redirects.conf'), asBytes(map)]]
  },
}

/**
 * Returns the paths that differ only in case from another path: from each other, or from an address
 * of the site.
 */
function findPathsDifferingInCase(
  redirects: readonly WrittenRedirect[],
  snapshot: SiteSnapshot,
): ReadonlySet<string> {
  const basePath = decodeBasePath(snapshot.basePath)
  const sitePaths = snapshot.names.flatMap(listCandidatePaths).map((path) => basePath.concat(path))
  const paths = new Set([...sitePaths, ...redirects.map(({ from }) => from)])
  const groups = Map.groupBy(paths, lowerAsciiLetters).values()
  return new Set([...groups].filter((group) => group.length > 1).flat())
}

/**
 * Returns a key that nginx treats as a regular expression, because of its `~`: unlike other keys,
 * it matches only this path, in this case.
 */
function makeCaseSensitiveKey(path: string): string {
  return `~^${path.replace(/[\\^$.|?*+()[\]{}]/g, '\\$&')}\\z`
}

/** Converts only ASCII letters, like `ngx_tolower`. */
function lowerAsciiLetters(path: string): string {
  return path.replace(/[A-Z]+/g, (letters) => letters.toLowerCase())
}

/**
 * Returns a word in quotes, in which a backslash, a quote, and three control characters are
 * escaped.
 */
function quoteWord(word: string): string {
  const escaped = word
    .replace(/[\\"]/g, '\\$&')
    .replaceAll('\n', '\\n')
    .replaceAll('\r', '\\r')
    .replaceAll('\t', '\\t')
  return `"${escaped}"`
}
