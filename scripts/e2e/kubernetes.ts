/**
 * A stand-in for the API of a Kubernetes cluster, as far as Helm asks for it: ConfigMaps, and the Secrets in which Helm
 * keeps its releases. Writes a kubeconfig and prints its path.
 * usage: kubernetes.ts <folder>
 */
import { randomUUID } from 'node:crypto'
import { writeFileSync } from 'node:fs'
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { join } from 'node:path'

interface Resource {
  readonly apiVersion: string
  readonly kind: string
  readonly metadata: {
    readonly name: string
    readonly labels?: Readonly<Record<string, string>>
    readonly [key: string]: unknown
  }
  readonly [key: string]: unknown
}

const KINDS: Readonly<Record<string, string>> = { configmaps: 'ConfigMap', secrets: 'Secret' }

const DISCOVERY: Readonly<Record<string, unknown>> = {
  '/version': { major: '1', minor: '34', gitVersion: 'v1.34.0' },
  '/api': { kind: 'APIVersions', versions: ['v1'] },
  '/apis': { kind: 'APIGroupList', apiVersion: 'v1', groups: [] },
  '/openapi/v3': { paths: {} },
  '/api/v1': {
    kind: 'APIResourceList',
    groupVersion: 'v1',
    resources: Object.entries(KINDS).map(([name, kind]) => ({
      name,
      singularName: kind.toLowerCase(),
      namespaced: true,
      kind,
      verbs: ['create', 'delete', 'get', 'list', 'patch', 'update', 'watch'],
    })),
  },
}

/** By collection (the path of a kind in a namespace), then by name. */
const stored = new Map<string, Map<string, Resource>>()
let version = 0

function keep(collection: Map<string, Resource>, given: Resource): Resource {
  const earlier = collection.get(given.metadata.name)
  version += 1
  const metadata = {
    uid: randomUUID(),
    creationTimestamp: new Date().toISOString(),
    ...earlier?.metadata,
    ...given.metadata,
    resourceVersion: String(version),
  }
  const resource = { ...given, metadata }
  collection.set(given.metadata.name, resource)
  return resource
}

/** RFC 7396. */
function merged(target: unknown, patch: unknown): unknown {
  if (typeof patch !== 'object' || patch === null || Array.isArray(patch)) return patch
  const result: Record<string, unknown> = typeof target === 'object' ? { ...target } : {}
  for (const [key, value] of Object.entries(patch)) {
    if (value === null) delete result[key]
    else result[key] = merged(result[key], value)
  }
  return result
}

function matches({ metadata }: Resource, selector: string): boolean {
  const conditions = selector.split(',').filter((condition) => condition !== '')
  return conditions.every((condition) => {
    const [key = '', value] = condition.split('=')
    return metadata.labels?.[key] === value
  })
}

type Answer = readonly [status: number, body: unknown]

const failure = (code: number, reason: string): Answer => [
  code,
  { kind: 'Status', apiVersion: 'v1', status: 'Failure', code, reason, message: reason },
]

/** Returns the fields of a message in Protocol Buffers that are messages, strings or bytes, by their number. */
function fieldsOf(message: Buffer): ReadonlyMap<number, readonly Buffer[]> {
  let at = 0
  const number = () => {
    let value = 0
    for (let factor = 1; ; factor *= 128) {
      const byte = message[at++] ?? 0
      value += (byte & 127) * factor
      if (byte < 128) return value
    }
  }
  const fields = new Map<number, Buffer[]>()
  while (at < message.length) {
    const tag = number()
    const length = number()
    // A number has been read completely by now.
    if (tag % 8 !== 2) continue
    const field = Math.floor(tag / 8)
    fields.set(field, [...(fields.get(field) ?? []), message.subarray(at, at + length)])
    at += length
  }
  return fields
}

const first = (message: Buffer, field: number) => fieldsOf(message).get(field)?.[0] ?? Buffer.alloc(0)
const mapIn = (message: Buffer, field: number) =>
  (fieldsOf(message).get(field) ?? []).map((entry) => [first(entry, 1).toString(), first(entry, 2)] as const)

/** Helm writes Secrets in Kubernetes' own encoding: four bytes, an envelope, and in it the Secret. */
function secretIn(encoded: Buffer): Resource {
  const secret = first(encoded.subarray(4), 2)
  const metadata = first(secret, 1)
  return {
    apiVersion: 'v1',
    kind: 'Secret',
    type: first(secret, 3).toString(),
    metadata: {
      name: first(metadata, 1).toString(),
      labels: Object.fromEntries(mapIn(metadata, 11).map(([key, value]) => [key, value.toString()])),
    },
    data: Object.fromEntries(mapIn(secret, 2).map(([key, value]) => [key, value.toString('base64')])),
  }
}

async function sentWith(request: IncomingMessage): Promise<Resource> {
  const chunks: Buffer[] = []
  for await (const chunk of request) chunks.push(chunk as Buffer)
  const body = Buffer.concat(chunks)
  return request.headers['content-type']?.endsWith('protobuf') ? secretIn(body) : JSON.parse(body.toString())
}

/** Returns status and body, or undefined if the answer was already sent. */
async function answer(request: IncomingMessage, response: ServerResponse): Promise<Answer | undefined> {
  const { pathname, searchParams } = new URL(request.url ?? '/', 'http://localhost')
  // A document of no length is a valid one in the encoding that is asked for: it describes nothing.
  if (pathname === '/openapi/v2') {
    response.writeHead(200, { 'content-type': 'application/octet-stream' }).end()
    return undefined
  }
  const discovered = DISCOVERY[pathname]
  if (discovered !== undefined) return [200, discovered]
  const [, path = '', plural = '', name] =
    /^(\/api\/v1\/namespaces\/[\w-]+\/(\w+))(?:\/([^/]+))?$/.exec(pathname) ?? []
  const kind = KINDS[plural]
  if (kind === undefined) return failure(404, 'NotFound')
  const collection = stored.get(path) ?? new Map<string, Resource>()
  stored.set(path, collection)

  if (request.method === 'GET' && name === undefined) {
    // When this is refused, Helm requests the list first, and watches afterwards. Nothing changes while it does.
    if (searchParams.has('sendInitialEvents')) return failure(422, 'Invalid')
    if (searchParams.get('watch') === 'true') {
      response.writeHead(200, { 'content-type': 'application/json' }).flushHeaders()
      return undefined
    }
    const items = [...collection.values()].filter((item) =>
      matches(item, searchParams.get('labelSelector') ?? ''),
    )
    return [
      200,
      { kind: `${kind}List`, apiVersion: 'v1', metadata: { resourceVersion: String(version) }, items },
    ]
  }
  if (request.method === 'POST') {
    const given = await sentWith(request)
    return collection.has(given.metadata.name)
      ? failure(409, 'AlreadyExists')
      : [201, keep(collection, given)]
  }
  const found = collection.get(name ?? '')
  const patching = request.method === 'PATCH'
  const applying = patching && request.headers['content-type'] === 'application/apply-patch+yaml'
  if (found === undefined && !applying) return failure(404, 'NotFound')
  switch (request.method) {
    case 'GET':
      return [200, found]
    case 'PUT':
      return [200, keep(collection, await sentWith(request))]
    case 'PATCH': {
      const patch = await sentWith(request)
      return [200, keep(collection, applying ? patch : (merged(found, patch) as Resource))]
    }
    case 'DELETE':
      collection.delete(name ?? '')
      return [200, found]
    default:
      return failure(405, 'MethodNotAllowed')
  }
}

const [folder = '.'] = process.argv.slice(2)
const server = createServer((request, response) => {
  answer(request, response).then(
    (answered) => {
      if (answered === undefined) return
      const [status, body] = answered
      response.writeHead(status, { 'content-type': 'application/json' }).end(JSON.stringify(body))
    },
    (error: unknown) => {
      console.error(error)
      response.destroy()
    },
  )
})
server.listen(0, '127.0.0.1', () => {
  const { port } = server.address() as AddressInfo
  const named = (name: string, content: object) => [{ name, ...content }]
  const path = join(folder, 'kubeconfig')
  const config = {
    apiVersion: 'v1',
    kind: 'Config',
    clusters: named('e2e', { cluster: { server: `http://127.0.0.1:${port}` } }),
    contexts: named('e2e', { context: { cluster: 'e2e', namespace: 'docs' } }),
    'current-context': 'e2e',
  }
  writeFileSync(path, JSON.stringify(config))
  console.log(path)
})
