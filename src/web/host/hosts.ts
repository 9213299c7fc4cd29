/** What each host does with a site: how it answers an address, and what it does not accept. One table. */
import {
  byKey,
  byName,
  byNameOfEitherForm,
  cloudflarePagesFile,
  cloudflareWorkersFile,
  vercelFile,
} from './find-file.ts'
import type { HostRules, KeptNames, Limit } from './host-rules.ts'
import { parseAzure } from './redirects/azure.ts'
import { parseCloudflare } from './redirects/cloudflare.ts'
import { parseNetlify } from './redirects/netlify.ts'
import { parseVercel } from './redirects/vercel.ts'

const MB = 1_000_000
const MIB = 1 << 20
const GB = 1_000 * MB

function limit(severity: Limit['severity'], max: number, of: string, source: string): Limit {
  return { max, severity, of, source, read: '2026-11' }
}

const TRAILING_SLASHES = 'https://github.com/slorber/trailing-slash-guide'

/** What most of them have in common. */
const USUAL = {
  mergesSlashes: true,
  redirectFile: undefined,
  services: undefined,
  keeps: [],
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

function kept(name: RegExp, why: string, source: string): KeptNames {
  return { name, why, source, read: '2026-11' }
}

/** `IGNORE_LIST` of `wrangler pages deploy`. */
const PAGES_UPLOAD = 'https://github.com/cloudflare/workers-sdk/issues/2240'
/** `detectBuilders` of `@vercel/fs-detectors` 6.9, read 2026-11, says what becomes of a folder. */
const VERCEL_DETECTION = 'https://vercel.com/docs/functions/runtimes'
/** Nothing in files or folders whose names begin with `_` or a dot, and no declarations of types. */
const VERCEL_FUNCTION = /^api\/(?!(?:.*\/)?[_.])(?!.*\.d\.ts$).*\.(?:[cm]?[jt]s|tsx|go|py|rb|rs)$/
const PREBUILT = ', unless the site is deployed with --prebuilt'

function cloudflareLimits(title: string, source: string): Pick<HostRules, 'fileBytes' | 'files'> {
  const paid = limit('error', 100_000, `the 100,000 that ${title} allows on its paid plans`, source)
  const free = limit('warning', 20_000, `the 20,000 that ${title} allows on its free plan`, source)
  return {
    fileBytes: [limit('error', 25 * MIB, `the 25 MiB that ${title} allows per file`, source)],
    files: [paid, free],
  }
}

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
      limit(
        'error',
        10 * GB,
        'the 10 GB that GitHub Pages allows for an artifact',
        'https://github.com/actions/deploy-pages',
      ),
      limit(
        'warning',
        GB,
        'the 1 GB that GitHub Pages allows for a published site',
        'https://docs.github.com/en/pages/getting-started-with-github-pages/github-pages-limits',
      ),
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
    keeps: [
      kept(/^(?:_redirects|_headers)$/, 'expected', PAGES_UPLOAD),
      kept(/^functions\//, 'it takes the scripts in it for functions, and leaves the rest out', PAGES_UPLOAD),
      kept(/^(?:.*\/)?node_modules\//, 'uploads leave out folders of this name', PAGES_UPLOAD),
      kept(/^_worker\.js(?:\/|$)/, 'it takes it for a program that answers all requests', PAGES_UPLOAD),
      kept(/^_routes\.json$/, 'it takes it for the list of what functions answer', PAGES_UPLOAD),
    ],
    services: CLOUDFLARE_SERVICES,
    missing: 'home-page',
    source: 'https://developers.cloudflare.com/pages/configuration/serving-pages/',
    read: '2026-11',
    ...cloudflareLimits('Cloudflare Pages', 'https://developers.cloudflare.com/pages/platform/limits/'),
  },

  'cloudflare-workers': {
    ...USUAL,
    title: 'Cloudflare Workers',
    findFile: cloudflareWorkersFile,
    redirectFile: { name: '_redirects', parse: (text = '', domain) => parseCloudflare(text, domain, true) },
    keeps: [
      kept(
        /^(?:_redirects|_headers|\.assetsignore)$/,
        'expected',
        'https://developers.cloudflare.com/workers/static-assets/binding/#ignoring-assets',
      ),
    ],
    services: CLOUDFLARE_SERVICES,
    readsAssetsIgnore: true,
    source: 'https://developers.cloudflare.com/workers/static-assets/routing/advanced/html-handling/',
    read: '2026-11',
    ...cloudflareLimits('Cloudflare Workers', 'https://developers.cloudflare.com/workers/platform/limits/'),
  },

  'azure-static-web-apps': {
    ...USUAL,
    title: 'Azure Static Web Apps',
    findFile: byNameOfEitherForm,
    redirectFile: {
      name: 'staticwebapp.config.json',
      parse: (text = '{}', domain) => parseAzure(text, domain),
    },
    keeps: [
      kept(
        /^staticwebapp\.config\.json$/,
        'expected',
        'https://learn.microsoft.com/en-us/azure/static-web-apps/configuration',
      ),
    ],
    // Logins and APIs: https://learn.microsoft.com/en-us/azure/static-web-apps/authentication-authorization, read 2026-11.
    services: /^\/(?:\.auth|api|data-api)(?:\/|$)/,
    source: TRAILING_SLASHES,
    read: '2026-11',
    files: [
      limit(
        'error',
        15_000,
        'the 15,000 that Azure Static Web Apps allows on any plan',
        'https://github.com/Azure/static-web-apps/issues/782',
      ),
    ],
    siteBytes: [
      // The service itself says 524288000 bytes.
      limit(
        'error',
        500 * MIB,
        'the 500 MB that Azure Static Web Apps allows on its standard plan',
        'https://learn.microsoft.com/en-us/azure/static-web-apps/quotas',
      ),
      limit(
        'warning',
        250 * MIB,
        'the 250 MB that Azure Static Web Apps allows on its free plan',
        'https://learn.microsoft.com/en-us/azure/static-web-apps/quotas',
      ),
    ],
  },

  netlify: {
    ...USUAL,
    title: 'Netlify',
    findFile: byNameOfEitherForm,
    redirectFile: { name: '_redirects', parse: (text = '', domain) => parseNetlify(text, domain) },
    keeps: [
      kept(
        /^(?:_redirects|_headers|netlify\.toml)$/,
        'expected',
        'https://docs.netlify.com/routing/redirects/',
      ),
    ],
    // Functions, forms, pictures: https://docs.netlify.com/build/functions/get-started/, read 2026-11.
    services: /^\/\.netlify(?:\/|$)/,
    // https://github.com/netlify/js-client/pull/226, read 2026-11
    dropsDotFiles: 'all-but-well-known',
    source: TRAILING_SLASHES,
    read: '2026-11',
    filesInFolder: [
      limit(
        'error',
        54_000,
        'the 54,000 that Netlify allows in one folder',
        'https://docs.netlify.com/site-deploys/overview/',
      ),
    ],
  },

  vercel: {
    ...USUAL,
    title: 'Vercel',
    findFile: vercelFile,
    redirectFile: { name: 'vercel.json', parse: (text = '{}', domain) => parseVercel(text, domain) },
    keeps: [
      {
        ...kept(
          /^api\//,
          `it takes the scripts in it for functions, and leaves the rest out${PREBUILT}`,
          VERCEL_DETECTION,
        ),
        onlyBeside: VERCEL_FUNCTION,
        isPublished: true,
      },
      {
        ...kept(
          /^(?:.*\/)?node_modules\//,
          `uploads leave out folders of this name${PREBUILT}`,
          VERCEL_DETECTION,
        ),
        isPublished: true,
      },
      { ...kept(/^public\//, 'rest', VERCEL_DETECTION), isPublished: true },
    ],
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
