/** Judges the headers of a file whose content is right. */
import type { IncomingHttpHeaders } from 'node:http'
import { showDuration } from '../../common/units.ts'
import { forbidsListing } from '../../web/page/robots-directives.ts'
import {
  findExpectedType,
  readContentType,
  runsClassicAs,
  TYPE_OF_PAGE,
} from '../comparing/content-types.ts'
import type { ComparedBody, CompleteResponse } from '../comparing/host-response.ts'
import type { LiveFault } from '../comparing/live-fault.ts'
import type { ExpectedFile } from '../requesting/expectations.ts'
import { readCacheLifetime } from './read-cache-lifetime.ts'

/** Returns the faults in the headers of a file. `body` is the result of comparing its content. */
export function judgeHeaders(
  expected: ExpectedFile,
  response: CompleteResponse,
  body: ComparedBody,
): readonly LiveFault[] {
  return [
    ...judgeContentType(expected, response.headers, body),
    ...judgePageHeaders(expected, response),
    ...judgeCachingOfFixedName(expected, response.headers),
  ]
}

function judgeContentType(
  expected: ExpectedFile,
  headers: IncomingHttpHeaders,
  body: ComparedBody,
): readonly LiveFault[] {
  const { type, charset } = readContentType(headers['content-type'])
  const { charsetMeant } = body
  const right = findRightType(expected)
  const shown = type === '' ? 'no content type' : `the content type ${type}`

  if (right !== undefined && !right.accepts.test(type)) {
    const isRefused = right.isRequired && !isRecognized(expected, headers, body)
    const kind = isRefused ? 'live-wrong-type' : 'live-wrong-type/tolerated'
    const [ending] = /\.\w+$/.exec(expected.name) ?? []
    return [{ kind, type: shown, expected: right.type, files: ending && `*${ending}` }]
  }

  const isServedAsPage = type === 'text/html' && expected.unnamedPage === undefined
  if (right === undefined && isServedAsPage)
    return [{ kind: 'live-wrong-type/as-page', type: shown }]
  if (body.isNotXhtml) return [{ kind: 'live-wrong-type/not-xhtml' }]
  if (charsetMeant === undefined) return []
  const kind = isPage(expected) ? 'live-wrong-type/charset' : 'live-wrong-type/charset-of-asset'
  return [{ kind, charset, expected: charsetMeant }]
}

function findRightType({ name, unnamedPage }: ExpectedFile) {
  if (unnamedPage === 'linked') return TYPE_OF_PAGE
  return findExpectedType(name)
}

function isPage(expected: ExpectedFile): boolean {
  return expected.isPage || expected.unnamedPage === 'linked'
}

/**
 * Do browsers recognize the file despite its type? They detect pages without a type and run classic
 * scripts with many types, unless `nosniff` is set.
 */
function isRecognized(
  expected: ExpectedFile,
  headers: IncomingHttpHeaders,
  { isClassicScript = false }: ComparedBody,
): boolean {
  if (headers['x-content-type-options'] !== undefined) return false
  const { type } = readContentType(headers['content-type'])
  if (isPage(expected)) return type === ''
  return isClassicScript && runsClassicAs(type)
}

/** The longest acceptable time before readers get a new version, in ms. */
const MAX_AGE_MS = 24 * 60 * 60 * 1_000

function judgePageHeaders(
  expected: ExpectedFile,
  { headers, faults: known = [] }: CompleteResponse,
): readonly LiveFault[] {
  if (!expected.isPage) return []
  // Other headers of the 404 page do not matter at its own address.
  if (expected.isNotFoundPage) return known.filter(({ kind }) => kind === 'live-redirected/refresh')

  const faults = [...known]
  const { ms, header } = readCacheLifetime(headers)
  if (ms > MAX_AGE_MS)
    faults.push({ kind: 'live-header/cached-page', age: showDuration(ms), header })
  if (/^\s*attachment\b/i.test(headers['content-disposition'] ?? ''))
    faults.push({ kind: 'live-header/attachment' })
  const robots = [headers['x-robots-tag'] ?? []].flat()
  if (robots.some(forbidsListing))
    faults.push({ kind: 'live-header/noindex', value: robots.join(', ') })
  return faults
}

/**
 * The longest time in ms that a file which changed under the same name may be cached. During that
 * time, new pages use the old file.
 */
const MAX_AGE_OF_CHANGED_MS = 2 * 60 * 1_000

/**
 * Judges the caching of style sheets and scripts, which can break a page if they do not match it.
 */
function judgeCachingOfFixedName(
  { loadedAs: what, hasChanged }: ExpectedFile,
  headers: IncomingHttpHeaders,
): readonly LiveFault[] {
  if (what === undefined) return []
  const { ms, header } = readCacheLifetime(headers)
  const values = { what, age: showDuration(ms), header }
  if (hasChanged && ms >= MAX_AGE_OF_CHANGED_MS)
    return [{ kind: 'live-header/cached-changed-asset', ...values }]
  if (ms >= MAX_AGE_MS) return [{ kind: 'live-header/cached-asset', ...values }]
  return []
}
