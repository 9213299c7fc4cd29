/** What each host does with a site: how it answers an address, and what it does not accept. One table. */
import {
  byKey,
  byName,
  byNameOfEitherForm,
  cloudflarePagesFile,
  cloudflareWorkersFile,
  type FindFile,
  vercelFile,
} from './find-file.ts'
import { parseAzure } from './redirects/azure.ts'
import { parseCloudflare } from './redirects/cloudflare.ts'
import type { Redirects } from './redirects/follow.ts'
import { parseNetlify } from './redirects/netlify.ts'
import { parseVercel } from './redirects/vercel.ts'

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

/** What a host does with the addresses and the files of a site. */
export interface HostRules {
  /** The name shown to people. */
  readonly title: string
  /** Finds the file of an address, the rules of the redirect file apart. */
  readonly findFile: FindFile
  /** Are `a//b` and `a/b` the same address? */
  readonly mergesSlashes: boolean
  /** The file in the site's root that tells it what to do with addresses; undefined if it reads none. */
  readonly redirectFile: RedirectFormat | undefined
  /** The addresses that services of the host answer, without any file: paths from the root of the host on. */
  readonly services: RegExp | undefined
  /** What an address without a file gets when there is no `404.html`. */
  readonly missing: 'home-page' | 'own-page' | 'unknown'
  /** Which dot-files its uploader leaves out. */
  readonly dropsDotFiles: 'none' | 'all' | 'all-but-well-known'
  /** Does its uploader leave out what `.assetsignore` lists? See `published-tree.ts`. */
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

/** A host's redirect file. */
interface RedirectFormat {
  readonly name: string
  /**
   * Returns what its text means (ordinary text; undefined where there is no such file). `domain` is the site's own, if it
   * is known.
   */
  readonly parse: (text: string | undefined, domain: string | undefined) => Redirects
}

const MB = 1_000_000
const MIB = 1 << 20
const GB = 1_000 * MB

const TRAILING_SLASHES = 'https://github.com/slorber/trailing-slash-guide'

/** What most of them have in common. */
const USUAL = {
  mergesSlashes: true,
  redirectFile: undefined,
  services: undefined,
  missing: 'own-page',
  dropsDotFiles: 'none',
  offline: false,
  isSecure: true,
  siteBytes: [],
  fileBytes: [],
  files: [],
  filesInFolder: [],
} as const

/** E-mail protection, image resizing: https://developers.cloudflare.com/fundamentals/reference/cdn-cgi-endpoint/, read 2026-11. */
const CLOUDFLARE_SERVICES = /^\/cdn-cgi(?:\/|$)/

const NGINX: HostRules = {
  ...USUAL,
  title: 'nginx',
  findFile: byName,
  isSecure: false,
  source: 'https://nginx.org/en/docs/http/ngx_http_core_module.html#try_files',
  read: '2026-11',
}

const HOSTS = {
  'github-pages': {
    ...USUAL,
    title: 'GitHub Pages',
    findFile: byName,
    // https://github.com/actions/upload-pages-artifact/pull/102, read 2026-11
    dropsDotFiles: 'all',
    source: TRAILING_SLASHES,
    read: '2026-11',
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
    ...USUAL,
    title: 'S3 behind CloudFront',
    findFile: byKey,
    mergesSlashes: false,
    source: 'https://docs.aws.amazon.com/AmazonCloudFront/latest/DeveloperGuide/DefaultRootObject.html',
    read: '2026-11',
  },

  'cloudflare-pages': {
    ...USUAL,
    title: 'Cloudflare Pages',
    findFile: cloudflarePagesFile,
    redirectFile: { name: '_redirects', parse: (text = '', domain) => parseCloudflare(text, domain, false) },
    services: CLOUDFLARE_SERVICES,
    missing: 'home-page',
    source: 'https://developers.cloudflare.com/pages/configuration/serving-pages/',
    read: '2026-11',
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
    ...USUAL,
    title: 'Cloudflare Workers',
    findFile: cloudflareWorkersFile,
    redirectFile: { name: '_redirects', parse: (text = '', domain) => parseCloudflare(text, domain, true) },
    services: CLOUDFLARE_SERVICES,
    readsAssetsIgnore: true,
    source: 'https://developers.cloudflare.com/workers/static-assets/routing/advanced/html-handling/',
    read: '2026-11',
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
    ...USUAL,
    title: 'Azure Static Web Apps',
    findFile: byNameOfEitherForm,
    redirectFile: {
      name: 'staticwebapp.config.json',
      parse: (text = '{}', domain) => parseAzure(text, domain),
    },
    // Logins and APIs: https://learn.microsoft.com/en-us/azure/static-web-apps/authentication-authorization, read 2026-11.
    services: /^\/(?:\.auth|api|data-api)(?:\/|$)/,
    source: TRAILING_SLASHES,
    read: '2026-11',
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
    ...USUAL,
    title: 'Netlify',
    findFile: byNameOfEitherForm,
    redirectFile: { name: '_redirects', parse: (text = '', domain) => parseNetlify(text, domain) },
    // Functions, forms, pictures: https://docs.netlify.com/build/functions/get-started/, read 2026-11.
    services: /^\/\.netlify(?:\/|$)/,
    // https://github.com/netlify/js-client/pull/226, read 2026-11
    dropsDotFiles: 'all-but-well-known',
    source: TRAILING_SLASHES,
    read: '2026-11',
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
    ...USUAL,
    title: 'Vercel',
    findFile: vercelFile,
    redirectFile: { name: 'vercel.json', parse: (text = '{}', domain) => parseVercel(text, domain) },
    // Analytics and speed insights: https://vercel.com/docs/analytics/quickstart, read 2026-11.
    services: /^\/_vercel(?:\/|$)/,
    source: 'https://vercel.com/docs/project-configuration/vercel-json#cleanurls',
    read: '2026-11',
    // Those for uploads have changed: https://vercel.com/docs/limits, read 2026-11.
  },

  nginx: NGINX,

  'air-gapped': { ...NGINX, title: 'nginx (air-gapped)', offline: true },
} as const satisfies Record<string, HostRules>

/** The hosts whose rules are known. */
export type Host = keyof typeof HOSTS

/** Used when no host is given: what any of them answers is answered. */
const ANY_HOST: HostRules = {
  ...USUAL,
  title: 'any host',
  findFile: byNameOfEitherForm,
  services: new RegExp(
    Object.values<HostRules>(HOSTS)
      .flatMap(({ services }) => services?.source ?? [])
      .join('|'),
  ),
  missing: 'unknown',
  isSecure: false,
  source: 'the union of the others',
  read: '2026-11',
}

/** The names that the input `host` accepts. */
export const HOST_NAMES = Object.keys(HOSTS) as readonly Host[]

/** Returns the rules of a host, or, without one, rules that report only what every host would reject. */
export function rulesOf(host: Host | undefined): HostRules {
  return host === undefined ? ANY_HOST : HOSTS[host]
}
