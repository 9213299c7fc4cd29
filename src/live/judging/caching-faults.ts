/** Finds files that browsers cache for too long. */
import type { IncomingHttpHeaders } from 'node:http'
import { formatDuration } from '../../common/units.ts'
import type { AssetKind } from '../comparing/list-page-loads.ts'
import type { ExpectedFile } from '../expected/expectation.ts'
import type { LiveFault } from './live-fault.ts'
import { readCacheLifetime } from './read-cache-lifetime.ts'

/** The longest cache lifetime of a page that is fine, in ms. */
const MAX_PAGE_LIFETIME_MS = 24 * 60 * 60 * 1_000

/** Returns the fault in the caching of a page; undefined if it is fine. */
export function findPageCachingFault(headers: IncomingHttpHeaders): LiveFault | undefined {
  const { lifetimeMs, header } = readCacheLifetime(headers)
  if (lifetimeMs <= MAX_PAGE_LIFETIME_MS) return undefined
  return { kind: 'live-header/cached-page', lifetime: formatDuration(lifetimeMs), header }
}

const ASSET_NAMES: Readonly<Record<AssetKind, string>> = { style: 'style sheet', script: 'script' }

/** The shortest cache lifetime of a style sheet or script that is a fault, in ms. */
const MIN_FAULTY_ASSET_LIFETIME_MS = 24 * 60 * 60 * 1_000

/**
 * The shortest cache lifetime that is a fault if the file has changed under its name, in ms. A
 * browser would combine new pages with the old version.
 */
const MIN_FAULTY_CHANGED_ASSET_LIFETIME_MS = 2 * 60 * 1_000

/**
 * Returns the fault in the caching of a style sheet or script, which can break a page if it does
 * not match the page; undefined if it is fine.
 */
export function findAssetCachingFault(
  { assetKind, isKnownToHaveChanged }: ExpectedFile,
  headers: IncomingHttpHeaders,
): LiveFault | undefined {
  if (assetKind === undefined) return undefined
  const { lifetimeMs, header } = readCacheLifetime(headers)
  const asset = ASSET_NAMES[assetKind]
  const values = { asset, lifetime: formatDuration(lifetimeMs), header }
  if (isKnownToHaveChanged && lifetimeMs >= MIN_FAULTY_CHANGED_ASSET_LIFETIME_MS)
    return { kind: 'live-header/cached-changed-asset', ...values }
  if (lifetimeMs >= MIN_FAULTY_ASSET_LIFETIME_MS)
    return { kind: 'live-header/cached-asset', ...values }
  return undefined
}
