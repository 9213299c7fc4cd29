/** What each host does with a site: how it answers an address, and what it does not accept. One table. */
import { s3Key } from './s3-key.ts'

/** A number that a site must not exceed, and where the host says so. */
export interface Limit {
  readonly max: number
  /** `error`: the host refuses the site. `warning`: only the cheapest plan does, or the rule is not enforced. */
  readonly severity: 'error' | 'warning'
  /** Ends the sentence «…, more than». */
  readonly of: string
  readonly source: string
  /** When the source was read. */
  readonly read: string
}

/** Answers `/x` with the first of `x`, `x.html` and `x/index.html` that is there, and `/x/` with `x/index.html`. */
interface AnswersByFiles {
  readonly keyFor?: undefined
  /** Does `x.html` answer `/x/` (by a redirect) where there is no `x/index.html`? */
  readonly fallsBackToHtmlFile: boolean
}

/** Looks for one file only, whatever files there are. Only the root of the host has an index. */
interface AnswersByKey {
  /** Returns the name of the file. `path` is not empty. */
  readonly keyFor: (path: string, atHostRoot: boolean) => string
}

export type HostRules = (AnswersByFiles | AnswersByKey) & CommonRules

interface CommonRules {
  /** The name shown to people. */
  readonly title: string
  /** Are `a//b` and `a/b` the same address? */
  readonly mergesSlashes: boolean
  /** What an address without a file gets when there is no `404.html`. */
  readonly missing: 'home-page' | 'own-page' | 'unknown'
  /** Which dot-files its uploader leaves out. */
  readonly dropsDotFiles: 'none' | 'all' | 'all-but-well-known'
  /** Does its uploader leave out what `.assetsignore` lists? See `assets-ignore.ts`. */
  readonly readsAssetsIgnore?: boolean
  /** Is there no network beyond the host, so that nothing can be loaded from elsewhere? */
  readonly offline: boolean
  /** Does it serve every site by https? Elsewhere, this is not known. */
  readonly isSecure: boolean
  /** Where the rules for answering an address are documented, and when that was read. */
  readonly source: string
  readonly read: string
  readonly siteBytes: readonly Limit[]
  readonly fileBytes: readonly Limit[]
  readonly files: readonly Limit[]
  readonly filesInFolder: readonly Limit[]
}

const MB = 1_000_000
const MIB = 1 << 20
const GB = 1_000 * MB

const TRAILING_SLASHES = 'https://github.com/slorber/trailing-slash-guide'

const NO_LIMITS = { siteBytes: [], fileBytes: [], files: [], filesInFolder: [] } as const

const NGINX: HostRules = {
  title: 'nginx',
  fallsBackToHtmlFile: false,
  mergesSlashes: true,
  missing: 'own-page',
  dropsDotFiles: 'none',
  offline: false,
  isSecure: false,
  source: 'https://nginx.org/en/docs/http/ngx_http_core_module.html#try_files',
  read: '2026-11',
  ...NO_LIMITS,
}

const HOSTS = {
  'github-pages': {
    title: 'GitHub Pages',
    fallsBackToHtmlFile: false,
    mergesSlashes: true,
    missing: 'own-page',
    // https://github.com/actions/upload-pages-artifact/pull/102, read 2026-11
    dropsDotFiles: 'all',
    offline: false,
    isSecure: true,
    source: TRAILING_SLASHES,
    read: '2026-11',
    ...NO_LIMITS,
    siteBytes: [
      {
        max: 10 * GB,
        severity: 'error',
        of: 'the 10 GB that GitHub Pages allows for an artifact',
        source: 'https://github.com/actions/deploy-pages',
        read: '2026-11',
      },
      {
        max: GB,
        severity: 'warning',
        of: 'the 1 GB that GitHub Pages allows for a published site',
        source: 'https://docs.github.com/en/pages/getting-started-with-github-pages/github-pages-limits',
        read: '2026-11',
      },
    ],
  },

  's3-cloudfront': {
    title: 'S3 behind CloudFront',
    keyFor: s3Key,
    mergesSlashes: false,
    missing: 'own-page',
    dropsDotFiles: 'none',
    offline: false,
    isSecure: true,
    source: 'https://docs.aws.amazon.com/AmazonCloudFront/latest/DeveloperGuide/DefaultRootObject.html',
    read: '2026-11',
    ...NO_LIMITS,
  },

  'cloudflare-pages': {
    title: 'Cloudflare Pages',
    fallsBackToHtmlFile: true,
    mergesSlashes: true,
    missing: 'home-page',
    dropsDotFiles: 'none',
    offline: false,
    isSecure: true,
    source: 'https://developers.cloudflare.com/pages/configuration/serving-pages/',
    read: '2026-11',
    ...NO_LIMITS,
    fileBytes: [
      {
        max: 25 * MIB,
        severity: 'error',
        of: 'the 25 MiB that Cloudflare Pages allows per file',
        source: 'https://developers.cloudflare.com/pages/platform/limits/#file-size',
        read: '2026-11',
      },
    ],
    files: [
      {
        max: 100_000,
        severity: 'error',
        of: 'the 100,000 that Cloudflare Pages allows on its paid plans',
        source: 'https://developers.cloudflare.com/pages/platform/limits/#files',
        read: '2026-11',
      },
      {
        max: 20_000,
        severity: 'warning',
        of: 'the 20,000 that Cloudflare Pages allows on its free plan',
        source: 'https://developers.cloudflare.com/pages/platform/limits/#files',
        read: '2026-11',
      },
    ],
  },

  'cloudflare-workers': {
    title: 'Cloudflare Workers',
    fallsBackToHtmlFile: true,
    mergesSlashes: true,
    missing: 'own-page',
    dropsDotFiles: 'none',
    readsAssetsIgnore: true,
    offline: false,
    isSecure: true,
    source: 'https://developers.cloudflare.com/workers/static-assets/routing/advanced/html-handling/',
    read: '2026-11',
    ...NO_LIMITS,
    fileBytes: [
      {
        max: 25 * MIB,
        severity: 'error',
        of: 'the 25 MiB that Cloudflare Workers allows per file',
        source: 'https://developers.cloudflare.com/workers/platform/limits/',
        read: '2026-11',
      },
    ],
    files: [
      {
        max: 100_000,
        severity: 'error',
        of: 'the 100,000 that Cloudflare Workers allows on its paid plan',
        source: 'https://developers.cloudflare.com/workers/platform/limits/',
        read: '2026-11',
      },
      {
        max: 20_000,
        severity: 'warning',
        of: 'the 20,000 that Cloudflare Workers allows on its free plan',
        source: 'https://developers.cloudflare.com/workers/platform/limits/',
        read: '2026-11',
      },
    ],
  },

  'azure-static-web-apps': {
    title: 'Azure Static Web Apps',
    fallsBackToHtmlFile: true,
    mergesSlashes: true,
    missing: 'own-page',
    dropsDotFiles: 'none',
    offline: false,
    isSecure: true,
    source: TRAILING_SLASHES,
    read: '2026-11',
    ...NO_LIMITS,
    siteBytes: [
      {
        // The service itself says 524288000 bytes.
        max: 500 * MIB,
        severity: 'error',
        of: 'the 500 MB that Azure Static Web Apps allows on its standard plan',
        source: 'https://learn.microsoft.com/en-us/azure/static-web-apps/quotas',
        read: '2026-11',
      },
      {
        max: 250 * MIB,
        severity: 'warning',
        of: 'the 250 MB that Azure Static Web Apps allows on its free plan',
        source: 'https://learn.microsoft.com/en-us/azure/static-web-apps/quotas',
        read: '2026-11',
      },
    ],
  },

  netlify: {
    title: 'Netlify',
    fallsBackToHtmlFile: true,
    mergesSlashes: true,
    missing: 'own-page',
    // https://github.com/netlify/js-client/pull/226, read 2026-11
    dropsDotFiles: 'all-but-well-known',
    offline: false,
    isSecure: true,
    source: TRAILING_SLASHES,
    read: '2026-11',
    ...NO_LIMITS,
    filesInFolder: [
      {
        max: 54_000,
        severity: 'error',
        of: 'the 54,000 that Netlify allows in one folder',
        source: 'https://docs.netlify.com/site-deploys/overview/',
        read: '2026-11',
      },
    ],
  },

  vercel: {
    title: 'Vercel',
    // As with `cleanUrls`. Without it, vercel.json decides: see src/web/host/redirects/host-files.ts.
    fallsBackToHtmlFile: true,
    mergesSlashes: true,
    missing: 'own-page',
    dropsDotFiles: 'none',
    offline: false,
    isSecure: true,
    source: 'https://vercel.com/docs/project-configuration/vercel-json#cleanurls',
    read: '2026-11',
    // Those for uploads have changed: https://vercel.com/docs/limits, read 2026-11.
    ...NO_LIMITS,
  },

  nginx: NGINX,

  'air-gapped': { ...NGINX, title: 'nginx (air-gapped)', offline: true },
} as const satisfies Record<string, HostRules>

/** The hosts whose rules are known. */
export type Host = keyof typeof HOSTS

/** Used when no host is given: an address counts as broken when none of the hosts would answer it. */
const ANY_HOST: HostRules = {
  title: 'any host',
  fallsBackToHtmlFile: true,
  mergesSlashes: true,
  missing: 'unknown',
  dropsDotFiles: 'none',
  offline: false,
  isSecure: false,
  source: 'the union of the others',
  read: '2026-11',
  ...NO_LIMITS,
}

/** The names that the input `host` accepts. */
export const HOST_NAMES = Object.keys(HOSTS) as readonly Host[]

/** Returns the rules of a host, or, without one, rules that report only what every host would reject. */
export function rulesOf(host: Host | undefined): HostRules {
  return host === undefined ? ANY_HOST : HOSTS[host]
}
