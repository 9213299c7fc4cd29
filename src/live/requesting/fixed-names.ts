/**
 * Names of files that say nothing of their content, so that what browsers keep under them may be
 * old.
 */
import { stabilizePath } from '../../changes/generated.ts'

/**
 * What a path has in it if it changes with the content, or if the content never does; the case does
 * not count.
 */
const MARKS: readonly RegExp[] = [
  // Where generators put nothing but files with hashes in their names, however these look:
  // https://nextjs.org/docs/app/api-reference/config/next-config-js/assetPrefix,
  // https://nuxt.com/docs/4.x/api/nuxt-config#buildassetsdir,
  // https://docs.astro.build/en/reference/configuration-reference/#buildassets,
  // https://svelte.dev/docs/kit/configuration#appDir, all read 2026-11.
  /(?:^|\/)(?:_next\/static|_nuxt|_astro|_app\/immutable)\//,
  // A date, the time of a build, or a hash that happens to have no letters.
  /\d{6}/,
  // A hash of hexadecimal digits, such as `1f2e`, or of letters alone.
  /(?<![\da-z])(?=[a-f]*\d)(?=\d*[a-f])[\da-f]{4,}(?![\da-z])|(?<![\da-z])[a-f]{8}(?![\da-z])/i,
  // Letters on both sides of a digit, or digits on both sides of a letter, as in a hash of any
  // kind.
  /(?<![\da-z])(?=[\da-z]{5})[\da-z]*?(?:[a-z]\d+[a-z]|\d[a-z]+\d)/i,
  // A version: `jquery-3.7.1.min.js`, `mathjax/3.2.2/`, `three@0.170/`.
  /\d\.\d+[^/]*$|(?:^|[/v-])\d+\.\d+\.\d+[^/]*\/|@v?\d/i,
]

/**
 * Returns whether a path within the site seems to stay the same when the content of its file
 * changes: there is no hash, time or version in it. Paths of which nobody can tell are not fixed.
 */
export function isFixedName(path: string): boolean {
  return !MARKS.some((mark) => mark.test(path)) && stabilizePath(path) === path
}
