import { byName, type FindFile } from './find-file.ts'
import { error, type HostRules, USUAL } from './host-rules.ts'
import { OWN_ADDRESSES, parseNetlify } from './netlify-redirects.ts'

/**
 * As most hosts do, but `/x/` is `x.html` first: Netlify's pretty URLs, which are on unless
 * somebody turns them off.
 */
const netlifyFile: FindFile = (path, lookup, place) => {
  const page = path !== '/' && path.endsWith('/') ? lookup(`${path.slice(1, -1)}.html`) : undefined
  if (page === undefined) return byName(path, lookup, place)
  return { file: page }
}

/**
 * The first file or folder with such a character. What uploads leave out does no harm:
 * `getDeployFilesFilter` of netlify-cli, read 2026-11.
 */
const REFUSED_NAME =
  /^(?!(?:.*\/)?(?:\.(?!well-known\/)|__MACOSX))(?:[^#?]*\/)?[^/#?]*[#?][^/]*(?:\/|$)/

export const NETLIFY: HostRules = {
  ...USUAL,
  title: 'Netlify',
  // https://github.com/slorber/trailing-slash-guide, read 2026-11. Other forms are redirected.
  findFile: netlifyFile,
  redirectFile: { name: '_redirects', parse: parseNetlify },
  services: OWN_ADDRESSES,
  // https://github.com/netlify/js-client/pull/226.
  dropsDotFiles: 'all-but-well-known',
  // https://docs.netlify.com/routing/redirects/, read 2026-11.
  reads: ['_redirects', '_headers', 'netlify.toml'],
  keeps: [
    // https://docs.netlify.com/build/configure-builds/file-based-configuration/, read 2026-11.
    {
      name: /^netlify\.toml$/,
      fate: 'unread',
      why: 'The check does not read this file: Netlify takes it from the folder in which a build or a deployment starts. Rules for addresses in it are only known if they are in `_redirects`, too.',
    },
    // https://github.com/netlify/build/issues/2193 and
    // https://github.com/gatsbyjs/gatsby/issues/7565, read 2026-11.
    {
      name: REFUSED_NAME,
      fate: 'refused',
      why: 'names of files and folders cannot contain `#` or `?`',
    },
  ],
  // Seen in pages that it had served, 2026-11.
  adds: ['/.netlify/scripts/'],
  // https://docs.netlify.com/site-deploys/overview/, read 2026-11.
  filesInFolder: [error(54_000, 'the 54,000 that Netlify allows in one folder')],
}
