/** Finds wrong content types and charsets of files whose content is correct. */
import type { IncomingHttpHeaders } from 'node:http'
import type { BodyFacts } from '../comparing/body-comparison.ts'
import type { ExpectedCharset } from '../comparing/charset.ts'
import { parseContentType } from '../comparing/content-type-header.ts'
import type { ExpectedFile } from '../expected/expectation.ts'
import {
  type ExpectedContentType,
  findContentTypeByName,
  PAGE_CONTENT_TYPE,
  runsClassicScriptAs,
} from './content-types.ts'
import type { LiveFault } from './live-fault.ts'

/**
 * Returns the fault in the content type of a file; undefined if it is right. `body` is what is
 * known about its body.
 */
export function findContentTypeFault(
  expected: ExpectedFile,
  headers: IncomingHttpHeaders,
  body: BodyFacts,
): LiveFault | undefined {
  const mediaTypeFault = findMediaTypeFault(expected, headers, body)
  if (mediaTypeFault !== undefined) return mediaTypeFault
  if (body.isInvalidXhtml) return { kind: 'live-wrong-type/not-xhtml' }
  return findCharsetFault(expected, headers, body)
}

function findMediaTypeFault(
  expected: ExpectedFile,
  headers: IncomingHttpHeaders,
  body: BodyFacts,
): LiveFault | undefined {
  const { type } = parseContentType(headers['content-type'])
  const expectedType = findExpectedContentType(expected)
  if (expectedType === undefined) return findServedAsPageFault(expected, type)
  const { acceptedPattern, isRequired, mediaType } = expectedType
  if (acceptedPattern.test(type)) return undefined
  const isRefused = isRequired && !isUsedDespiteType(expected, headers, body)
  return {
    kind: isRefused ? 'live-wrong-type' : 'live-wrong-type/tolerated',
    type: describeType(type),
    expectedType: mediaType,
    files: describeFilesOfType(expected),
  }
}

/** Returns the fault of a file without an expected type that is served as a page, but is none. */
function findServedAsPageFault(
  { extensionlessPage }: ExpectedFile,
  type: string,
): LiveFault | undefined {
  if (type !== 'text/html' || extensionlessPage !== undefined) return undefined
  return { kind: 'live-wrong-type/as-page', type: describeType(type) }
}

function describeType(type: string): string {
  if (type === '') return 'no content type'
  return `the content type ${type}`
}

/** Returns a pattern for the files with the same extension: `*.css`; undefined without one. */
function describeFilesOfType({ name }: ExpectedFile): string | undefined {
  const [extension] = /\.\w+$/.exec(name) ?? []
  return extension && `*${extension}`
}

function findCharsetFault(
  expected: ExpectedFile,
  headers: IncomingHttpHeaders,
  { expectedCharset }: BodyFacts,
): LiveFault | undefined {
  if (expectedCharset === undefined) return undefined
  const { charset } = parseContentType(headers['content-type'])
  const kind = mustBeSentAsPage(expected)
    ? 'live-wrong-type/charset'
    : 'live-wrong-type/charset-of-asset'
  return { kind, charset, expectedCharset: CHARSET_NAMES[expectedCharset] }
}

const CHARSET_NAMES: Readonly<Record<ExpectedCharset, string>> = {
  'utf-8': 'UTF-8',
  other: 'another encoding',
}

function findExpectedContentType({
  name,
  extensionlessPage,
}: ExpectedFile): ExpectedContentType | undefined {
  if (extensionlessPage?.isLinked) return PAGE_CONTENT_TYPE
  return findContentTypeByName(name)
}

/** Must a file be sent as a page, because of its name or because another page links to it? */
function mustBeSentAsPage(expected: ExpectedFile): boolean {
  return expected.isPage || expected.extensionlessPage?.isLinked === true
}

/**
 * Do browsers use a file despite its type: a page that has no type, or a classic script?
 * `X-Content-Type-Options` keeps them from that.
 */
function isUsedDespiteType(
  expected: ExpectedFile,
  headers: IncomingHttpHeaders,
  { isClassicScript = false }: BodyFacts,
): boolean {
  if (headers['x-content-type-options'] !== undefined) return false
  const { type } = parseContentType(headers['content-type'])
  if (mustBeSentAsPage(expected)) return type === ''
  return isClassicScript && runsClassicScriptAs(type)
}
