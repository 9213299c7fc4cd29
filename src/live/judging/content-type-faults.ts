/** Finds wrong content types and charsets of files whose content is correct. */
import type { IncomingHttpHeaders } from 'node:http'
import type { BodyComparison } from '../comparing/body-comparison.ts'
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

/** Returns the faults in the content type of a file. `body` is how its content compares. */
export function findContentTypeFaults(
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
  return [{ kind, charset, expectedCharset: CHARSET_NAMES[expectedCharset] }]
}

const CHARSET_NAMES: Readonly<Record<ExpectedCharset, string>> = {
  'utf-8': 'UTF-8',
  other: 'another encoding',
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
