import { respondByName } from './file-responders.ts'
import {
  DEFAULT_TRAITS,
  type HostTraits,
  MIB_BYTES,
  makeErrorLimit,
  makeWarningLimit,
} from './host-traits.ts'

const GB_BYTES = 1_000_000_000

/**
 * Redirects a folder without a slash to the address with one:
 * https://github.com/slorber/trailing-slash-guide, read 2026-11.
 */
export const GITHUB_PAGES: HostTraits = {
  ...DEFAULT_TRAITS,
  title: 'GitHub Pages',
  respondWithFile: respondByName,
  // https://github.com/actions/upload-pages-artifact/pull/102.
  unpublishedDotfiles: 'all',
  // https://docs.github.com/en/pages/configuring-a-custom-domain-for-your-github-pages-site, read
  // 2026-11.
  configFiles: ['CNAME'],
  servesConfigFiles: true,
  branch: {
    // https://docs.github.com/en/repositories/working-with-files/managing-large-files/about-large-files-on-github,
    // read 2026-11.
    fileSizeLimit: { max: 100 * MIB_BYTES, phrase: 'the 100 MiB that GitHub accepts in a push' },
    // https://docs.github.com/en/pages/setting-up-a-github-pages-site-with-jekyll/about-github-pages-and-jekyll,
    // read 2026-11.
    noBuildFile: '.nojekyll',
    unpublishedNames: /^_/,
    commitIgnoreFile: '.gitignore',
    // https://docs.github.com/en/pages/configuring-a-custom-domain-for-your-github-pages-site/troubleshooting-custom-domains-and-github-pages,
    // read 2026-11.
    domainFile: 'CNAME',
  },
  siteSizeLimits: [
    // https://github.com/actions/deploy-pages, read 2026-11.
    makeErrorLimit(10 * GB_BYTES, 'the 10 GB that GitHub Pages allows for an artifact'),
    // https://docs.github.com/en/pages/getting-started-with-github-pages/github-pages-limits, read
    // 2026-11.
    makeWarningLimit(GB_BYTES, 'the 1 GB that GitHub Pages allows for a published site'),
  ],
}
