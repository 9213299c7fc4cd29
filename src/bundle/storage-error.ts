import type { IncomingMessage } from 'node:http'

/** No error message of a storage is longer; in bytes. */
const LONGEST = 8 * 1024

/** A shorter value of a query proves nothing and may be an honest word. In characters. */
const SHORTEST_SECRET = 8

/**
 * Returns what a storage says about an error, from the body of its answer: code and message of S3's, Azure's and
 * Google's XML, or of JSON. Nothing of the link's query is in it, though storages like to repeat that. Undefined if it
 * says nothing a person could use.
 * @throws Error of the connection
 */
export async function saidBy(answer: IncomingMessage, link: URL): Promise<string | undefined> {
  const chunks: Buffer[] = []
  let size = 0
  for await (const chunk of answer as AsyncIterable<Buffer>) {
    chunks.push(chunk)
    size += chunk.length
    if (size > LONGEST) break
  }
  const said = wordsOf(Buffer.concat(chunks).toString())
  return said && withoutQuery(said, link)
}

function wordsOf(body: string): string | undefined {
  const element = (name: string) => new RegExp(`<${name}>([^<]*)</${name}>`).exec(body)?.[1]?.trim()
  const parts = [element('Code'), element('Message')].filter((part) => part)
  return parts.length > 0 ? parts.join(': ') : jsonMessage(body)
}

function jsonMessage(body: string): string | undefined {
  try {
    const { error, message = error } = JSON.parse(body) as Record<string, unknown>
    return typeof message === 'string' ? message : undefined
  } catch {
    return undefined
  }
}

function withoutQuery(text: string, link: URL): string {
  const secrets = [link.search, ...link.search.slice(1).split(/[&=]/), ...link.searchParams.values()]
  return secrets
    .filter((secret) => secret.length >= SHORTEST_SECRET)
    .reduce((left, secret) => left.replaceAll(secret, '***'), text)
}
