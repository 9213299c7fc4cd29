/** The traits of Cloudflare Pages, and of Workers with static assets. */

import { findIgnoredHeaderLines } from '../header-lines.ts'
import {
  DEFAULT_TRAITS,
  type HostTraits,
  MIB_BYTES,
  makeErrorLimit,
  makeWarningLimit,
} from '../host-traits.ts'
import { showProtectedEmails } from './cloudflare-emails.ts'
import { respondOnPages, respondOnWorkers } from './cloudflare-file-responders.ts'
import { findWorkersHeaderProblems } from './cloudflare-headers.ts'
import type { CloudflareProduct } from './cloudflare-rule.ts'
import { parseCloudflareRedirects } from './parse-cloudflare-redirects.ts'

/** Returns the traits that Pages and Workers share. */
function makeCloudflareTraits(product: CloudflareProduct) {
  const title = `Cloudflare ${product}`
  return {
    ...DEFAULT_TRAITS,
    title,
    // `notFound` in the code of both products, read 2026-11.
    hasFolderNotFoundPages: true,
    redirectFormat: {
      name: '_redirects',
      parse: (text, domain) => parseCloudflareRedirects(text, domain, product),
    },
    // Email protection, image resizing:
    // https://developers.cloudflare.com/fundamentals/reference/cdn-cgi-endpoint/, read 2026-11.
    servicePaths: /^\/cdn-cgi(?:\/|$)/,
    // With Web Analytics, as seen in served pages, 2026-11.
    injectedPrefixes: ['/cdn-cgi/', 'https://static.cloudflareinsights.com/'],
    undoTransform: showProtectedEmails,
    // https://developers.cloudflare.com/pages/platform/limits/ and
    // https://developers.cloudflare.com/workers/platform/limits/, read 2026-11.
    fileSizeLimits: [makeErrorLimit(25 * MIB_BYTES, `the 25 MiB that ${title} allows per file`)],
    fileCountLimits: [
      makeErrorLimit(100_000, `the 100,000 that ${title} allows on its paid plans`),
      makeWarningLimit(20_000, `the 20,000 that ${title} allows on its free plan`),
    ],
  } as const satisfies Partial<HostTraits>
}

export const CLOUDFLARE_PAGES: HostTraits = {
  ...makeCloudflareTraits('Pages'),
  // https://developers.cloudflare.com/pages/configuration/serving-pages/, read 2026-11.
  respondWithFile: respondOnPages,
  defaultNotFoundPage: 'home-page',
  findHeaderProblems: findIgnoredHeaderLines,
  configFiles: ['_redirects', '_headers', '_routes.json', '_worker.js'],
  // `IGNORE_LIST` of `wrangler pages deploy`:
  // https://github.com/cloudflare/workers-sdk/issues/2240.
  specialFiles: [
    {
      pattern: /^functions\//,
      treatment: {
        kind: 'unpublished',
        why: 'it treats the scripts in this folder as functions and leaves the rest out',
      },
    },
    {
      pattern: /^(?:.*\/)?node_modules\//,
      treatment: { kind: 'unpublished', why: 'uploads leave out folders with this name' },
    },
    // `produceWorkerBundleForWorkerJSDirectory` of wrangler 4.164, read 2026-11.
    {
      pattern: /^_worker\.js\//,
      unlessSiteHas: /^_worker\.js\/index\.js$/,
      treatment: {
        kind: 'refused',
        why: 'it treats this folder as a Worker, which needs an `index.js` file',
      },
    },
    {
      pattern: /^_worker\.js(?:\/|$)/,
      treatment: {
        kind: 'unpublished',
        why: 'it treats this as a Worker that handles all requests',
      },
    },
    {
      pattern: /^_routes\.json$/,
      treatment: {
        kind: 'unpublished',
        why: 'it treats this as the list of addresses that functions handle',
      },
    },
  ],
}

export const CLOUDFLARE_WORKERS: HostTraits = {
  ...makeCloudflareTraits('Workers'),
  // https://developers.cloudflare.com/workers/static-assets/routing/advanced/html-handling/, read
  // 2026-11.
  respondWithFile: respondOnWorkers,
  findHeaderProblems: findWorkersHeaderProblems,
  configFiles: ['_redirects', '_headers', '.assetsignore'],
  // Wrangler uploads such a file as `application/null`, which stands for no header, read 2026-11.
  sendsNoTypeWithoutExtension: true,
  // https://developers.cloudflare.com/workers/static-assets/binding/#ignoring-assets, read 2026-11.
  uploadIgnoreFile: '.assetsignore',
  // `errorOnLegacyPagesWorkerJSAsset` of wrangler 4.164, read 2026-11: any file with this name is
  // enough.
  specialFiles: [
    {
      pattern: /^_worker\.js[^/]*(?:\/|$)/,
      unlessSiteHas: /^\.assetsignore$/,
      treatment: {
        kind: 'refused',
        why: 'it looks like a Worker for Cloudflare Pages; remove it or list it in an `.assetsignore` file',
      },
    },
    {
      pattern: /^_worker\.js(?:\/|$)/,
      onlyIfSiteHas: /^\.assetsignore$/,
      treatment: {
        kind: 'exposed',
        why: 'it looks like a Worker for Cloudflare Pages, and the file `.assetsignore` does not list it',
      },
    },
  ],
}
