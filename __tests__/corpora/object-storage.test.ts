/**
 * Links of real object storages: s3rver (S3, signature 4) and azurite (Azure, SAS). They are installed from npm when
 * the test first runs, next to this project and not in it: they bring hundreds of packages that
 * nothing else needs.
 */

import { type ChildProcess, spawn } from 'node:child_process'
import { createHmac, randomBytes } from 'node:crypto'
import { once } from 'node:events'
import { readFileSync } from 'node:fs'
import { connect, createServer, type Server } from 'node:net'
import { join } from 'node:path'
import { setTimeout } from 'node:timers/promises'
import { afterAll, beforeAll, describe, expect, test } from '@jest/globals'
import { presign } from '../../sandbox/presign.ts'
import { freePort } from '../../scripts/free-port.ts'
import { cacheFolder, installOnce } from '../../scripts/install-once.ts'
import { download } from '../../src/fetch/download.ts'
import type { BundleLink } from '../../src/fetch/presigned-link.ts'
import { fetch } from '../support/fetch.ts'
import { sha256 } from '../support/files.ts'
import { listen } from '../support/listen.ts'
import { manualClock } from '../support/manual-clock.ts'
import { listening } from '../support/nginx.ts'
import { keptScratch, scratch } from '../support/scratch.ts'

const PACKAGES = ['azurite@3.36.0', 's3rver@3.7.1']
const HOME = cacheFolder('object-storage')

/** The emulators’ only account, with the key that Microsoft has published. */
const AZURE = {
  account: 'devstoreaccount1',
  key: 'Eby8vdM02xNOcqFlqUwJPLlmEtlCDXJ1OUzFT50uSRZ6IFsuFq2UVErCz4I6tq/K1SZFPTOtr/KBHBeksoGMGw==',
}

/**
 * Signs an address with an account SAS
 * (https://learn.microsoft.com/rest/api/storageservices/create-account-sas).
 */
function presignAzure(address: string, permissions: string, expiresAt: Date): string {
  const se = expiresAt.toISOString().replace(/\.\d+/, '')
  const query = { sv: '2020-12-06', ss: 'b', srt: 'co', se, sp: permissions, spr: 'https,http' }
  const fields = [
    AZURE.account,
    query.sp,
    query.ss,
    query.srt,
    '',
    query.se,
    '',
    query.spr,
    query.sv,
    '',
    '',
  ]
  const key = Buffer.from(AZURE.key, 'base64')
  const sig = createHmac('sha256', key).update(fields.join('\n')).digest('base64')
  return `${address}${address.includes('?') ? '&' : '?'}${new URLSearchParams({ ...query, sig })}`
}

const S3 = { accessKeyId: 'S3RVER', secretAccessKey: 'S3RVER', region: 'us-east-1' }

const ARCHIVE = randomBytes(3_000_000)
const SHA256 = sha256(ARCHIVE)

interface Storage {
  readonly name: string
  /** How it is started, in an empty folder. */
  command(port: number, folder: string): string[]
  /** Returns an address as signed for `method`, valid from now for `seconds`; they may have passed already. */
  sign(address: string, method: 'GET' | 'PUT', seconds: number): string
  /** Paths to PUT, in order, before there can be an object; relative to the host. */
  readonly preparations: readonly string[]
  readonly object: string
  /** The headers that a PUT of an object needs. */
  readonly headers: Record<string, string>
}

const STORAGES: readonly Storage[] = [
  {
    name: 's3rver',
    command: (port, folder) =>
      `s3rver -a 127.0.0.1 -p ${port} -d ${folder} --configure-bucket bucket`.split(' '),
    sign: (url, method, seconds) => {
      const lifetimeMs = Math.max(60, seconds) * 1_000
      return presign(
        new URL(url),
        S3,
        Date.now() + seconds * 1_000 - lifetimeMs,
        lifetimeMs,
        method,
      ).url.href
    },
    preparations: [],
    object: '/bucket/docs.tar.gz',
    headers: {},
  },
  {
    name: 'azurite',
    command: (port, folder) => [
      ...`azurite-blob --blobHost 127.0.0.1 --blobPort ${port} -l ${folder}`.split(' '),
      ...['--silent', '--skipApiVersionCheck', '--disableTelemetry'],
    ],
    sign: (url, method, seconds) =>
      presignAzure(url, method === 'GET' ? 'r' : 'cw', new Date(Date.now() + seconds * 1_000)),
    preparations: ['/devstoreaccount1/container?restype=container'],
    object: '/devstoreaccount1/container/docs.tar.gz',
    headers: { 'x-ms-blob-type': 'BlockBlob' },
  },
]

beforeAll(() => void installOnce('object-storage', PACKAGES, '--ignore-scripts'))

describe.each(STORAGES)('$name', (storage) => {
  let server: ChildProcess
  let port: number
  let wire: Wire

  beforeAll(async () => {
    port = await freePort()
    const [command = '', ...options] = storage.command(port, keptScratch())
    server = spawn(join(HOME, 'node_modules/.bin', command), options, { stdio: 'ignore' })
    await listening(server, port)
    wire = await openWire(port)
    for (const path of [...storage.preparations, storage.object]) {
      const body = path === storage.object ? ARCHIVE : null
      const init = { method: 'PUT', body, headers: storage.headers }
      const answer = await fetch(storage.sign(`${wire.origin}${path}`, 'PUT', 600), init)
      if (!answer.ok) throw new Error(`${storage.name}: ${answer.status} ${await answer.text()}`)
    }
  })

  afterAll(async () => {
    // azurite writes once more when it exits, and its folder is removed afterward.
    const ended = once(server, 'exit')
    server.kill()
    await ended
  })

  const link = (seconds: number) => storage.sign(`${wire.origin}${storage.object}`, 'GET', seconds)

  const unneeded = (): string => {
    throw new Error('not needed')
  }
  const fetched = (first: string, renewed = unneeded) => {
    const linkTo = (url: string): BundleLink => ({
      url,
      sizeBytes: ARCHIVE.length,
      expiresAtMs: undefined,
    })
    return download({
      link: linkTo(first),
      renewLink: async () => linkTo(renewed()),
      folder: scratch(),
      maxBytes: 2 ** 30,
      requestTimeoutMs: 30_000,
      allowsLoopback: true,
      clock: manualClock(),
      random: () => 0,
      signal: new AbortController().signal,
      info: () => {},
    })
  }

  test('an archive is downloaded whole', async () => {
    const { path, sha256: sum, name } = await fetched(link(600))
    expect({ sum, name }).toEqual({ sum: SHA256, name: 'docs.tar.gz' })
    expect(sha256(readFileSync(path))).toBe(SHA256)
  })

  test('an interrupted transfer is resumed where it stopped', async () => {
    wire.cutAfter(1_000_000, 2_000_000)
    await expect(fetched(link(600))).resolves.toMatchObject({
      sha256: SHA256,
      size: ARCHIVE.length,
    })
    expect(wire.passed()).toBeLessThan(ARCHIVE.length + 100_000)
  })

  test('a link that has expired is renewed', async () => {
    const fresh = link(600)
    const made = { sha256: SHA256, link: { url: fresh } }
    await expect(fetched(link(-60), () => fresh)).resolves.toMatchObject(made)
  })

  test('a link that expires halfway through is renewed, and the transfer continues', async () => {
    wire.cutAfter(1_000_000)
    const fresh = link(600)
    // The storage checks the time when a request arrives: the second one arrives when the first
    // link has expired.
    const short = link(2)
    wire.beforeSecond(() => setTimeout(2_100))
    await expect(fetched(short, () => fresh)).resolves.toMatchObject({
      sha256: SHA256,
      link: { url: fresh },
    })
    expect(wire.passed()).toBeLessThan(ARCHIVE.length + 100_000)
  })

  // s3rver accepts any signature.
  if (storage.name !== 's3rver')
    test('a link with a wrong signature is given up on, and the error says what the storage says', async () => {
      const wrong = link(600).replace(/sig=.{8}/, 'sig=00000000')
      await expect(fetched(wrong, () => wrong)).rejects.toMatchObject({
        code: 'download-refused',
        message: expect.stringMatching(/HTTP 403.*The storage said: “/),
      })
    })
})

/** A proxy in front of the storage that can cut connections. */
interface Wire {
  readonly origin: string
  /** Cuts each of the next connections after this many bytes of the response. */
  cutAfter(...bytes: number[]): void
  /** Makes the second connection since the last `cutAfter` wait. */
  beforeSecond(wait: () => Promise<unknown>): void
  /** Returns how many bytes of responses have passed since the last `cutAfter`. */
  passed(): number
}

async function openWire(port: number): Promise<Wire> {
  const cuts: number[] = []
  let wait: (() => Promise<unknown>) | undefined
  let connections = 0
  let passed = 0
  const server: Server = createServer(async (client) => {
    connections += 1
    const left = { bytes: cuts.shift() ?? Number.POSITIVE_INFINITY }
    if (connections === 2) await wait?.()
    const storage = connect(port, '127.0.0.1')
    for (const socket of [client, storage]) {
      socket.on('error', () => {}).on('close', () => [client, storage].map((one) => one.destroy()))
    }
    client.pipe(storage)
    storage.on('data', (chunk: Buffer) => {
      const part = chunk.subarray(0, left.bytes)
      left.bytes -= part.length
      passed += part.length
      client.write(part)
      if (left.bytes === 0) client.end()
    })
  })
  const { port: ownPort } = await listen(server)
  return {
    origin: `http://127.0.0.1:${ownPort}`,
    cutAfter(...bytes) {
      cuts.push(...bytes)
      ;[connections, passed, wait] = [0, 0, undefined]
    },
    beforeSecond(work) {
      wait = work
    },
    passed: () => passed,
  }
}
