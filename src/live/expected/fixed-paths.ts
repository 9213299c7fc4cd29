/**
 * Recognizes paths of files that do not change with the content, so that cached copies may be old.
 */
import { stabilizePath } from '../../changes/stabilize.ts'

/**
 * Patterns in paths that change with the content, or whose content never changes. Case is ignored
 * except in the folders of generators.
 */
const VERSION_PATTERNS: readonly RegExp[] = [
  // Folders in which generators write only files with hashed names, in any form:
  // https://nextjs.org/docs/app/api-reference/config/next-config-js/assetPrefix,
  // https://nuxt.com/docs/4.x/api/nuxt-config#buildassetsdir,
  // https://docs.astro.build/en/reference/configuration-reference/#buildassets,
  // https://svelte.dev/docs/kit/configuration#appDir, all read 2026-11.
  /(?:^|\/)(?:_next\/static|_nuxt|_astro|_app\/immutable)\//,
  // A date, the time of a build, or a hash that happens to have no letters: `app.20261129.js`.
  /\d{6}/,
  // A hash of hexadecimal digits: `a.1f2e.css`.
  /(?<![\da-z])(?=[a-f]*\d)(?=\d*[a-f])[\da-f]{4,}(?![\da-z])/i,
  // A hash of hexadecimal digits that are all letters: `main.fabdeecb.css`.
  /(?<![\da-z])[a-f]{8}(?![\da-z])/i,
  // Letters on both sides of a digit, or digits on both sides of a letter, as in a hash of any
  // kind: `index-DfG3k2_a.js`.
  /(?<![\da-z])(?=[\da-z]{5})[\da-z]*?(?:[a-z]\d+[a-z]|\d[a-z]+\d)/i,
  // A version in the name of the file: `jquery-3.7.1.min.js`.
  /\d\.\d+[^/]*$/,
  // A version in the name of a folder: `mathjax/3.2.2/`.
  /(?:^|[/v-])\d+\.\d+\.\d+[^/]*\//i,
  // A version after the name of a package: `three@0.170/`.
  /@v?\d/i,
]

/**
 * Returns whether a path within the site seems to stay the same when the content of its file
 * changes: it has no hash, time, or version. Ambiguous paths do not count as fixed.
 */
export function isFixedPath(path: string): boolean {
  if (VERSION_PATTERNS.some((pattern) => pattern.test(path))) return false
  // It replaces generated parts, so a path that stays the same has none.
  return stabilizePath(path) === path
}
