/** Judges the headers of a file whose content is correct. */
import type { IncomingHttpHeaders } from 'node:http'
import { formatDuration } from '../../common/units.ts'
import { forbidsIndexing } from '../../web/page/robots-directives.ts'
import type { BodyComparison } from '../comparing/body-comparison.ts'
import { parseContentType } from '../comparing/content-type-header.ts'
import type { ExpectedFile } from '../expected/expectations.ts'
import {
  type ExpectedContentType,
  findContentTypeByName,
  PAGE_CONTENT_TYPE,
  runsClassicScriptAs,
} from './content-types.ts'
import type { LiveFault } from './live-fault.ts'
import { readCacheLifetime } from './read-cache-lifetime.ts'

/**
 * Returns the faults in the headers of a file. `body` is the result of comparing its content, and
 * `urlFaults` are those that `findUrlFaults` found.
 */
export function findHeaderFaults(
  expected: ExpectedFile,
  headers: IncomingHttpHeaders,
  body: BodyComparison,
  urlFaults: readonly LiveFault[],
): readonly LiveFault[] {
  return [
    ...findContentTypeFaults(expected, headers, body),
    ...findPageOnlyHeaderFaults(expected, headers, urlFaults),
    ...findCachingFaults(expected, headers),
  ]
}

function findContentTypeFaults(
  expected: ExpectedFile,
  headers: IncomingHttpHeaders,
  body: BodyComparison,
): readonly LiveFault[] {
  const { type, charset } = parseContentType(headers['content-type'])
  const expectedType = findExpectedContentType(expected)
  const typeInWords = type === '' ? 'no content type' : `the content type ${type}`

  if (expectedType !== undefined && !expectedType.acceptedPattern.test(type)) {
    const isRefused = expectedType.isRequired && !isUsedDespiteType(expected, headers, body)
    const kind = isRefused ? 'live-wrong-type' : 'live-wrong-type/tolerated'
    const [extension] = /\.\w+$/.exec(expected.name) ?? []
    const files = extension && `*${extension}`
    return [{ kind, type: typeInWords, expectedType: expectedType.mediaType, files }]
  }

  const isServedAsPage = type === 'text/html' && expected.extensionlessPageUse === undefined
  if (expectedType === undefined && isServedAsPage)
    return [{ kind: 'live-wrong-type/as-page', type: typeInWords }]
  if (body.isInvalidXhtml) return [{ kind: 'live-wrong-type/not-xhtml' }]

  const { expectedCharset } = body
  if (expectedCharset === undefined) return []
  const kind = isPage(expected) ? 'live-wrong-type/charset' : 'live-wrong-type/charset-of-asset'
  return [{ kind, charset, expectedCharset }]
}

function findExpectedContentType({
  name,
  extensionlessPageUse,
}: ExpectedFile): ExpectedContentType | undefined {
  if (extensionlessPageUse === 'linked') return PAGE_CONTENT_TYPE
  return findContentTypeByName(name)
}

function isPage(expected: ExpectedFile): boolean {
  return expected.isPage || expected.extensionlessPageUse === 'linked'
}

/**
 * Do browsers use a file despite its type: a page that has no type, or a classic script?
 * `X-Content-Type-Options` keeps them from that.
 */
function isUsedDespiteType(
  expected: ExpectedFile,
  headers: IncomingHttpHeaders,
  { isClassicScript = false }: BodyComparison,
): boolean {
  if (headers['x-content-type-options'] !== undefined) return false
  const { type } = parseContentType(headers['content-type'])
  if (isPage(expected)) return type === ''
  return isClassicScript && runsClassicScriptAs(type)
}

/** The longest time for which a browser may show an old version, in ms. */
const MAX_FRESHNESS_MS = 24 * 60 * 60 * 1_000

function findPageOnlyHeaderFaults(
  expected: ExpectedFile,
  headers: IncomingHttpHeaders,
  urlFaults: readonly LiveFault[],
): readonly LiveFault[] {
  if (!expected.isPage) return []
  // A 404 page is shown at every wrong address, so its headers at its own address do not matter.
  if (expected.isNotFoundPage)
    return urlFaults.filter(({ kind }) => kind === 'live-redirected/refresh')

  const faults = [...urlFaults]
  const { lifetimeMs, header } = readCacheLifetime(headers)
  if (lifetimeMs > MAX_FRESHNESS_MS)
    faults.push({ kind: 'live-header/cached-page', lifetime: formatDuration(lifetimeMs), header })
  if (/^\s*attachment\b/i.test(headers['content-disposition'] ?? ''))
    faults.push({ kind: 'live-header/attachment' })

  const robots = [headers['x-robots-tag'] ?? []].flat()
  if (robots.some(forbidsIndexing))
    faults.push({ kind: 'live-header/noindex', value: robots.join(', ') })
  return faults
}

/**
 * From this time on, in ms, a browser combines new pages too long with the old version of a file
 * that has changed under its name.
 */
const MAX_FRESHNESS_OF_CHANGED_MS = 2 * 60 * 1_000

/**
 * Returns the faults in the caching of style sheets and scripts, which can break a page if they do
 * not match it.
 */
function findCachingFaults(
  { assetKind, isKnownToHaveChanged }: ExpectedFile,
  headers: IncomingHttpHeaders,
): readonly LiveFault[] {
  if (assetKind === undefined) return []
  const { lifetimeMs, header } = readCacheLifetime(headers)
  const values = { asset: assetKind, lifetime: formatDuration(lifetimeMs), header }
  if (isKnownToHaveChanged && lifetimeMs >= MAX_FRESHNESS_OF_CHANGED_MS)
    return [{ kind: 'live-header/cached-changed-asset', ...values }]
  if (lifetimeMs >= MAX_FRESHNESS_MS) return [{ kind: 'live-header/cached-asset', ...values }]
  return []
}
