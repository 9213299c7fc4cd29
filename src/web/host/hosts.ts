/**
 * What each host does with a site: how it answers an address, and what it does not accept. One table. Comments name the
 * sources, all of which were read 2026-11.
 */
import {
  asAsked,
  azureEnd,
  byKey,
  byName,
  byNameOfEitherForm,
  cloudflarePagesFile,
  cloudflareWorkersFile,
  netlifyFile,
  vercelFile,
} from './find-file.ts'
import type { HostRules, Limit } from './host-rules.ts'
import { parseAzure } from './redirects/azure.ts'
import { parseCloudflare } from './redirects/cloudflare.ts'
import { parseNetlify } from './redirects/netlify.ts'
import { parseVercel } from './redirects/vercel.ts'

const MIB = 1 << 20
const GB = 1_000_000_000

const error = (max: number, of: string): Limit => ({ severity: 'error', max, of })
const warning = (max: number, of: string): Limit => ({ severity: 'warning', max, of })

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

/** E-mail protection, image resizing: https://developers.cloudflare.com/fundamentals/reference/cdn-cgi-endpoint/. */
const CLOUDFLARE_SERVICES = /^\/cdn-cgi(?:\/|$)/

/**
 * https://developers.cloudflare.com/pages/platform/limits/ and
 * https://developers.cloudflare.com/workers/platform/limits/.
 */
function cloudflareLimits(title: string): Pick<HostRules, 'fileBytes' | 'files'> {
  return {
    fileBytes: [error(25 * MIB, `the 25 MiB that ${title} allows per file`)],
    files: [
      error(100_000, `the 100,000 that ${title} allows on its paid plans`),
      warning(20_000, `the 20,000 that ${title} allows on its free plan`),
    ],
  }
}

/** Nothing in files or folders whose names begin with `_` or a dot, and no declarations of types. */
const VERCEL_FUNCTION = /^api\/(?!(?:.*\/)?[_.])(?!.*\.d\.ts$).*\.(?:[cm]?[jt]s|tsx|go|py|rb|rs)$/
const PREBUILT = ', unless the site is deployed with --prebuilt'

/** https://nginx.org/en/docs/http/ngx_http_core_module.html#try_files. */
const NGINX: HostRules = { ...USUAL, title: 'nginx', findFile: byName, isSecure: false }

const HOSTS = {
  // Addresses: https://github.com/slorber/trailing-slash-guide.
  'github-pages': {
    ...USUAL,
    title: 'GitHub Pages',
    findFile: byName,
    // https://github.com/actions/upload-pages-artifact/pull/102.
    dropsDotFiles: 'all',
    siteBytes: [
      // https://github.com/actions/deploy-pages.
      error(10 * GB, 'the 10 GB that GitHub Pages allows for an artifact'),
      // https://docs.github.com/en/pages/getting-started-with-github-pages/github-pages-limits.
      warning(GB, 'the 1 GB that GitHub Pages allows for a published site'),
    ],
  },

  // https://docs.aws.amazon.com/AmazonCloudFront/latest/DeveloperGuide/DefaultRootObject.html.
  's3-cloudfront': {
    ...USUAL,
    title: 'S3 behind CloudFront',
    findFile: byKey,
    endOf: asAsked,
    mergesSlashes: false,
  },

  // Addresses: https://developers.cloudflare.com/pages/configuration/serving-pages/.
  'cloudflare-pages': {
    ...USUAL,
    title: 'Cloudflare Pages',
    findFile: cloudflarePagesFile,
    redirectFile: { name: '_redirects', parse: (text, domain) => parseCloudflare(text, domain, false) },
    // `IGNORE_LIST` of `wrangler pages deploy`: https://github.com/cloudflare/workers-sdk/issues/2240.
    keeps: [
      { name: /^(?:_redirects|_headers)$/, why: 'expected' },
      { name: /^functions\//, why: 'it takes the scripts in it for functions, and leaves the rest out' },
      { name: /^(?:.*\/)?node_modules\//, why: 'uploads leave out folders of this name' },
      { name: /^_worker\.js(?:\/|$)/, why: 'it takes it for a program that answers all requests' },
      { name: /^_routes\.json$/, why: 'it takes it for the list of what functions answer' },
    ],
    services: CLOUDFLARE_SERVICES,
    missing: 'home-page',
    ...cloudflareLimits('Cloudflare Pages'),
  },

  // Addresses: https://developers.cloudflare.com/workers/static-assets/routing/advanced/html-handling/.
  'cloudflare-workers': {
    ...USUAL,
    title: 'Cloudflare Workers',
    findFile: cloudflareWorkersFile,
    redirectFile: { name: '_redirects', parse: (text, domain) => parseCloudflare(text, domain, true) },
    // https://developers.cloudflare.com/workers/static-assets/binding/#ignoring-assets.
    keeps: [{ name: /^(?:_redirects|_headers|\.assetsignore)$/, why: 'expected' }],
    services: CLOUDFLARE_SERVICES,
    readsAssetsIgnore: true,
    ...cloudflareLimits('Cloudflare Workers'),
  },

  // Addresses: https://github.com/slorber/trailing-slash-guide.
  'azure-static-web-apps': {
    ...USUAL,
    title: 'Azure Static Web Apps',
    findFile: byNameOfEitherForm,
    endOf: azureEnd,
    redirectFile: { name: 'staticwebapp.config.json', parse: parseAzure },
    // https://learn.microsoft.com/en-us/azure/static-web-apps/configuration.
    keeps: [{ name: /^staticwebapp\.config\.json$/, why: 'expected' }],
    // Logins and APIs: https://learn.microsoft.com/en-us/azure/static-web-apps/authentication-authorization.
    services: /^\/(?:\.auth|api|data-api)(?:\/|$)/,
    // https://github.com/Azure/static-web-apps/issues/782.
    files: [error(15_000, 'the 15,000 that Azure Static Web Apps allows on any plan')],
    // https://learn.microsoft.com/en-us/azure/static-web-apps/quotas; the service itself says 524288000 bytes.
    siteBytes: [
      error(500 * MIB, 'the 500 MB that Azure Static Web Apps allows on its standard plan'),
      warning(250 * MIB, 'the 250 MB that Azure Static Web Apps allows on its free plan'),
    ],
  },

  // Addresses: https://github.com/slorber/trailing-slash-guide.
  netlify: {
    ...USUAL,
    title: 'Netlify',
    findFile: netlifyFile,
    redirectFile: { name: '_redirects', parse: parseNetlify },
    // https://docs.netlify.com/routing/redirects/.
    keeps: [{ name: /^(?:_redirects|_headers|netlify\.toml)$/, why: 'expected' }],
    // Functions, forms, pictures: https://docs.netlify.com/build/functions/get-started/.
    services: /^\/\.netlify(?:\/|$)/,
    // https://github.com/netlify/js-client/pull/226.
    dropsDotFiles: 'all-but-well-known',
    // https://docs.netlify.com/site-deploys/overview/.
    filesInFolder: [error(54_000, 'the 54,000 that Netlify allows in one folder')],
  },

  // Addresses: https://vercel.com/docs/project-configuration/vercel-json#cleanurls. Limits for uploads have changed.
  vercel: {
    ...USUAL,
    title: 'Vercel',
    findFile: vercelFile,
    endOf: asAsked,
    redirectFile: { name: 'vercel.json', parse: parseVercel },
    // https://vercel.com/docs/functions/runtimes, and `detectBuilders` of `@vercel/fs-detectors` 6.9.
    keeps: [
      {
        name: /^api\//,
        onlyBeside: VERCEL_FUNCTION,
        isPublished: true,
        why: `it takes the scripts in it for functions, and leaves the rest out${PREBUILT}`,
      },
      {
        name: /^(?:.*\/)?node_modules\//,
        isPublished: true,
        why: `uploads leave out folders of this name${PREBUILT}`,
      },
      { name: /^public\//, isPublished: true, why: 'rest' },
    ],
    // Analytics and speed insights: https://vercel.com/docs/analytics/quickstart.
    services: /^\/_vercel(?:\/|$)/,
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
}

/** The names that the input `host` accepts. */
export const HOST_NAMES = Object.keys(HOSTS) as readonly Host[]

/** Returns the rules of a host, or, without one, rules that report only what every host would reject. */
export function rulesOf(host: Host | undefined): HostRules {
  return host === undefined ? ANY_HOST : HOSTS[host]
}
