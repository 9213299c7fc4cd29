import type { IncomingMessage } from 'node:http'
import { isObject, parseJson } from '../common/json.ts'
import { readHtmlTitle } from '../net/html-body.ts'

/** Longer than any error message of a storage; in bytes. */
export const MAX_BODY_BYTES = 8 * 1024

/** A shorter value in a query is not a secret, and may be an ordinary word. In characters. */
const MIN_QUERY_VALUE_LENGTH = 8

/**
 * Returns a storage's error message from the body of its response; undefined if there is none. It
 * is the code, detail, and message in the XML of S3, Azure, or Google, the title of a web page, or
 * the message in JSON. Storages often repeat query values in errors: those of the requested
 * addresses, `requested`, are masked.
 * @throws any error of the connection
 */
export async function readMessage(
  response: IncomingMessage,
  requested: readonly URL[],
): Promise<string | undefined> {
  const chunks: Buffer[] = []
  let size = 0
  for await (const chunk of response as AsyncIterable<Buffer>) {
    chunks.push(chunk)
    size += chunk.length
    if (size > MAX_BODY_BYTES) break
  }
  return findMessage(Buffer.concat(chunks), requested)
}

/** Returns the error message in the beginning of a body, as `readMessage` does. */
export async function findMessage(
  body: Buffer,
  requested: readonly URL[],
): Promise<string | undefined> {
  const text = body.toString('utf8', 0, MAX_BODY_BYTES)
  if (!/^\s*[<{]/.test(text)) return undefined
  const message = await findErrorText(text)
  return message && maskQueryValues(message, requested)
}

/**
 * Azure's detail comes before its message, which is long.
 * https://learn.microsoft.com/rest/api/storageservices/status-and-error-codes2
 */
const ERROR_ELEMENTS = ['Code', 'AuthenticationErrorDetail', 'Message']

async function findErrorText(body: string): Promise<string | undefined> {
  // Loaded on demand, because few downloads need it.
  const { decodeXML } = await import('entities/decode')
  const readElement = (name: string) => {
    const [, content = ''] = new RegExp(`<${name}>([^<]*)</${name}>`).exec(body) ?? []
    return decodeXML(content.trim())
  }
  const parts = ERROR_ELEMENTS.map(readElement).filter((part) => part !== '')
  if (parts.length > 0) return parts.join(': ')
  return readHtmlTitle(body) ?? findJsonMessage(body)
}

function findJsonMessage(body: string): string | undefined {
  const parsed = parseJson(body)
  if (!isObject(parsed)) return undefined
  const { error, message = error } = parsed
  if (typeof message !== 'string') return undefined
  return message
}

/** A storage may repeat a value as it is in the link, decoded, or encoded again. */
function maskQueryValues(text: string, requested: readonly URL[]): string {
  const secrets = requested.flatMap(({ search, searchParams }) => {
    const values = [...searchParams.values()]
    return [search, ...search.slice(1).split(/[&=]/), ...values, ...values.map(encodeURIComponent)]
  })
  return secrets
    .filter((secret) => secret.length >= MIN_QUERY_VALUE_LENGTH)
    .sort((a, b) => b.length - a.length)
    .reduce((left, secret) => left.replaceAll(secret, '***'), text)
}
