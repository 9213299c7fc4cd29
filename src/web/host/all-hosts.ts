/**
 * The traits of each supported host. They are in `hosts`: in a file, or in a folder if the host has
 * more code. Similar hosts share one.
 */

import type { Bytes } from '../byte-strings.ts'
import { AZURE_STATIC_WEB_APPS } from './hosts/azure/azure-static-web-apps.ts'
import { CLOUDFLARE_PAGES, CLOUDFLARE_WORKERS } from './hosts/cloudflare/cloudflare.ts'
import { respondIgnoringTrailingSlash } from './hosts/file-responders.ts'
import { GITHUB_PAGES } from './hosts/github-pages.ts'
import { DEFAULT_TRAITS, type HostTraits } from './hosts/host-traits.ts'
import { NETLIFY } from './hosts/netlify/netlify.ts'
import { AIR_GAPPED, NGINX } from './hosts/nginx.ts'
import { S3_CLOUDFRONT } from './hosts/s3-cloudfront.ts'
import { VERCEL } from './hosts/vercel/vercel.ts'

const HOSTS = {
  'github-pages': GITHUB_PAGES,
  's3-cloudfront': S3_CLOUDFRONT,
  'cloudflare-pages': CLOUDFLARE_PAGES,
  'cloudflare-workers': CLOUDFLARE_WORKERS,
  'azure-static-web-apps': AZURE_STATIC_WEB_APPS,
  netlify: NETLIFY,
  vercel: VERCEL,
  nginx: NGINX,
  'air-gapped': AIR_GAPPED,
} as const

/** The name of a supported host. */
export type HostId = keyof typeof HOSTS

const ALL_HOSTS: readonly HostTraits[] = Object.values(HOSTS)

const ALL_SERVICE_PATHS = ALL_HOSTS.map(({ servicePaths }) => servicePaths).filter(
  (each) => each !== undefined,
)

/** Used if no host is given: an address is fine if any host would serve it. */
const ANY_HOST: HostTraits = {
  ...DEFAULT_TRAITS,
  title: 'any host',
  respondWithFile: respondIgnoringTrailingSlash,
  servicePaths: new RegExp(ALL_SERVICE_PATHS.map(({ source }) => source).join('|')),
  defaultNotFoundPage: 'unknown',
  // `web.config` is for IIS.
  configFiles: [...new Set([...ALL_HOSTS.flatMap(({ configFiles }) => configFiles), 'web.config'])],
  servesConfigFiles: true,
  injectedPrefixes: ALL_HOSTS.flatMap(({ injectedPrefixes }) => injectedPrefixes),
  enforcesHttps: false,
}

/** The values that the input `host` accepts. */
export const HOST_IDS = Object.keys(HOSTS) as readonly HostId[]

/**
 * Returns the traits of a host. Without a host, returns traits with which only what fails on every
 * host is reported.
 */
export function getHostTraits(host: HostId | undefined): HostTraits {
  if (host === undefined) return ANY_HOST
  return HOSTS[host]
}

/** Returns whether an address is one that a supported host adds to the pages that it serves. */
export function isInjectedByHosts(address: string): boolean {
  return ANY_HOST.injectedPrefixes.some((start) => address.startsWith(start))
}

/** Each function once: Cloudflare Pages and Workers share one. */
const UNDO_TRANSFORMS = new Set(
  ALL_HOSTS.map(({ undoTransform }) => undoTransform).filter((each) => each !== undefined),
)

/** Returns a page as it was before a host transformed it. */
export function undoTransforms(page: Bytes): Bytes {
  let original = page
  for (const undoTransform of UNDO_TRANSFORMS) original = undoTransform(original)
  return original
}

/**
 * Returns whether a file in the site's root may be read, and so not served, by a host or server.
 */
export function isHostConfigFile(name: string): boolean {
  return ANY_HOST.configFiles.includes(name)
}
