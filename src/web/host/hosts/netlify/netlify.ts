import { makeSlashIgnoringResponder } from '../file-responders.ts'
import { findIgnoredHeaderLines } from '../header-lines.ts'
import { DEFAULT_TRAITS, type HostTraits, makeErrorLimit } from '../host-traits.ts'
import { NETLIFY_SERVICE_PATHS } from './netlify-rule.ts'
import { parseNetlifyRedirects } from './parse-netlify-redirects.ts'

/**
 * Like most hosts, but `/x/` is served from `x.html` first: Netlify's pretty URLs, which are on by
 * default.
 */
const respondOnNetlify = makeSlashIgnoringResponder(['.html', '/index.html'])

/** A name up to the end of the first file or folder in it with one of these characters. */
const WITH_REFUSED_CHARACTER = /^(?:[^#?]*\/)?[^/#?]*[#?][^/]*(?:\/|$)/
/**
 * Files that uploads leave out, so their names do not matter: `getDeployFilesFilter` of
 * netlify-cli, read 2026-11.
 */
const NOT_UPLOADED = /^(?:.*\/)?(?:\.(?!well-known\/)|__MACOSX)/

export const NETLIFY: HostTraits = {
  ...DEFAULT_TRAITS,
  title: 'Netlify',
  // https://github.com/slorber/trailing-slash-guide, read 2026-11. Netlify redirects other forms.
  respondWithFile: respondOnNetlify,
  redirectFormat: { name: '_redirects', parse: parseNetlifyRedirects },
  findHeaderProblems: findIgnoredHeaderLines,
  servicePaths: NETLIFY_SERVICE_PATHS,
  // https://github.com/netlify/js-client/pull/226.
  unpublishedDotfiles: 'all-but-well-known',
  // https://docs.netlify.com/routing/redirects/, read 2026-11.
  configFiles: ['_redirects', '_headers', 'netlify.toml'],
  specialFiles: [
    // https://docs.netlify.com/build/configure-builds/file-based-configuration/, read 2026-11.
    {
      pattern: /^netlify\.toml$/,
      treatment: {
        kind: 'unsupported-config',
        message:
          'The check does not read this file: Netlify reads it from the folder in which a build or a deployment starts. The check knows the redirect rules in this file only if `_redirects` contains them, too.',
      },
    },
    // https://github.com/netlify/build/issues/2193 and
    // https://github.com/gatsbyjs/gatsby/issues/7565, read 2026-11.
    {
      pattern: WITH_REFUSED_CHARACTER,
      exceptNames: NOT_UPLOADED,
      treatment: { kind: 'refused', why: 'names of files and folders cannot contain `#` or `?`' },
    },
  ],
  // As seen in served pages, 2026-11.
  injectedPrefixes: ['/.netlify/scripts/'],
  // https://docs.netlify.com/site-deploys/overview/, read 2026-11.
  filesPerFolderLimits: [makeErrorLimit(54_000, 'the 54,000 that Netlify allows in one folder')],
}
