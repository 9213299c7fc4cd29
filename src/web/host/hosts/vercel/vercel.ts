import { toSitePath } from '../../../paths.ts'
import { dropTrailingSlash } from '../../../slashes.ts'
import { type HostFileResponder, respondWithFirstFile } from '../file-responders.ts'
import { DEFAULT_TRAITS, type HostTraits, makeWarningLimit } from '../host-traits.ts'
import { keepRequestedPath } from '../shown-path.ts'
import { parseVercelConfig, VERCEL_JSON } from './parse-vercel-config.ts'

/**
 * Serves a file at its name, and a folder, with or without a slash, from its `index.html`. With
 * `cleanUrls`, pages are served without `.html`.
 */
const respondOnVercel: HostFileResponder = (path, lookUpFile, { cleanUrls }) => {
  const name = toSitePath(path)
  const withoutSlash = dropTrailingSlash(name)
  if (withoutSlash === '') return respondWithFirstFile(lookUpFile, ['index.html'])
  const index = `${withoutSlash}/index.html`
  if (cleanUrls) return respondWithFirstFile(lookUpFile, [name, `${withoutSlash}.html`, index])
  return respondWithFirstFile(lookUpFile, [name, index])
}

/**
 * Matches the files that Vercel treats as functions. Files and folders whose names begin with `_`
 * or a dot, and type declarations, are none.
 */
const VERCEL_FUNCTION = /^api\/(?!(?:.*\/)?[_.]|.*\.d\.ts$).*\.(?:[cm]?[jt]s|tsx|go|py|rb|rs)$/
const UNLESS_PREBUILT = ', unless the site is deployed with --prebuilt'

export const VERCEL: HostTraits = {
  ...DEFAULT_TRAITS,
  title: 'Vercel',
  // https://vercel.com/docs/project-configuration/vercel-json#cleanurls, read 2026-11.
  respondWithFile: respondOnVercel,
  findShownPath: keepRequestedPath,
  redirectFormat: { name: VERCEL_JSON, parse: parseVercelConfig },
  cleanUrlsSetting: '`"cleanUrls": true` in vercel.json',
  // Analytics and speed insights: https://vercel.com/docs/analytics/quickstart, read 2026-11.
  servicePaths: /^\/_vercel(?:\/|$)/,
  configFiles: [VERCEL_JSON],
  servesConfigFiles: true,
  // https://vercel.com/docs/functions/runtimes, and `detectBuilders` of `@vercel/fs-detectors` 6.9,
  // read 2026-11.
  specialFiles: [
    {
      pattern: /^api\//,
      onlyIfSiteHas: VERCEL_FUNCTION,
      treatment: {
        kind: 'unless-prebuilt',
        why: `it treats the scripts in this folder as functions and leaves the rest out${UNLESS_PREBUILT}`,
      },
    },
    {
      pattern: /^(?:.*\/)?node_modules\//,
      treatment: {
        kind: 'unless-prebuilt',
        why: `uploads leave out folders with this name${UNLESS_PREBUILT}`,
      },
    },
    { pattern: /^public\//, treatment: { kind: 'hides-other-files' } },
  ],
  // https://github.com/tldraw/tldraw/pull/9340 and
  // https://github.com/RaoFoundation/subtensor/pull/2946, read 2026-11.
  fileCountLimits: [
    makeWarningLimit(
      15_000,
      'the 15,000 that Vercel accepts in one upload, unless `--archive=tgz` packs them',
    ),
  ],
  // The toolbar, as seen in served pages, 2026-11.
  injectedPrefixes: ['https://vercel.live/'],
}
