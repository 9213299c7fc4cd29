import { closeSync, readdirSync, readFileSync, readlinkSync } from 'node:fs'
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import { gzipSync } from 'node:zlib'
import { beforeEach, describe, expect, test } from '@jest/globals'
import { download } from '../../../src/fetch/download.ts'
import type { BundleLink } from '../../../src/fetch/presigned-link.ts'
import type { TransferOptions } from '../../../src/fetch/transfer.ts'
import { sha256 } from '../../support/files.ts'
import { listen } from '../../support/listen.ts'
import { type ManualClock, manualClock } from '../../support/manual-clock.ts'
import { startProxy } from '../../support/proxy.ts'
import { scratch } from '../../support/scratch.ts'
import type { Reply } from '../../support/service.ts'

const BODY = Buffer.from(Array.from({ length: 500_000 }, (_, i) => (i * 7919) >> 3))
const HALF = 200_000
const SHORT = BODY.subarray(0, HALF - 1)
const ETAG = '"v1"'

let origin: string
let close: () => Promise<void>
let seen: IncomingMessage[]
let handlers: Reply[]
let clock: ManualClock
let said: string[]
let folder: string

beforeEach(async () => {
  seen = []
  said = []
  clock = manualClock()
  folder = scratch()
  const server = createServer((request, response) => {
    const handler = handlers[Math.min(seen.length, handlers.length - 1)]
    seen.push(request)
    handler?.(request, response)
  })
  const { port, ...listening } = await listen(server)
  close = listening.close
  origin = `http://127.0.0.1:${port}`
})

const linkTo = (path: string) => `${origin}${path}?X-Amz-Signature=0123456789abcdef`

interface Options extends Partial<Omit<TransferOptions, 'link'>> {
  readonly url?: string
  readonly sizeBytes?: number | undefined
}

const linkWith = (url: string, sizeBytes?: number): BundleLink => ({
  url,
  sizeBytes,
  expiresAtMs: undefined,
})

/**
 * Downloads from a server that responds with these handlers in turn, and with the last one from
 * then on.
 */
function fetched(answers: Reply[], { url, sizeBytes, ...more }: Options = {}) {
  handlers = answers
  return download({
    link: linkWith(url ?? linkTo('/docs.tar.gz'), sizeBytes),
    renewLink: () => Promise.reject(new Error('nobody asked for a fresh link')),
    folder,
    maxBytes: 2 ** 50,
    requestTimeoutMs: 30_000,
    allowsLoopback: true,
    clock,
    random: () => 0.5,
    signal: new AbortController().signal,
    info: (line) => said.push(line.text),
    ...more,
  })
}

const whole =
  (headers: Record<string, string> = {}, body = BODY): Reply =>
  (_, response) =>
    response
      .writeHead(200, { 'content-length': String(body.length), etag: ETAG, ...headers })
      .end(body)

/** Announces everything, sends this much, and then calls `then`. */
const begun =
  (headers: Record<string, string>, then: (response: ServerResponse) => void, end = HALF): Reply =>
  (_, response) => {
    response.writeHead(200, { 'content-length': String(BODY.length), etag: ETAG, ...headers })
    response.write(BODY.subarray(0, end), () => then(response))
  }

const cut = (headers: Record<string, string> = {}, end = HALF) =>
  begun(headers, ({ socket }) => socket?.end(), end)

/** Honors ranges, and can send fewer bytes than it announces. */
const ranged =
  (change: Record<string, string> = {}, bytes = BODY.length): Reply =>
  (request, response) => {
    const from = Number(/^bytes=(\d+)-$/.exec(request.headers.range ?? '')?.[1])
    const headers = {
      'content-range': `bytes ${from}-${BODY.length - 1}/${BODY.length}`,
      etag: ETAG,
      'content-length': String(BODY.length - from),
    }
    response.writeHead(206, { ...headers, ...change })
    response.write(BODY.subarray(from, from + bytes), () => response.socket?.end())
  }

const status =
  (code: number, body = '', headers: Record<string, string> = {}): Reply =>
  (_, response) =>
    response.writeHead(code, headers).end(body)

const EXPIRED = status(
  403,
  '<?xml version="1.0"?>\n<Error><Code>AccessDenied</Code><Message>Request has expired (0123456789abcdef)</Message><X>y</X></Error>',
)

const ranges = () => seen.map(({ headers }) => headers.range)
const content = () => sha256(readFileSync(`${folder}/archive`))

test('a whole archive is downloaded without credentials, and verified', async () => {
  clock.advance(5_000)
  const { path, ...facts } = await fetched([whole()], { sizeBytes: BODY.length })
  const link = linkWith(linkTo('/docs.tar.gz'), BODY.length)
  expect(facts).toEqual({ name: 'docs.tar.gz', size: BODY.length, sha256: sha256(BODY), link })
  expect(readFileSync(path).equals(BODY)).toBe(true)
  expect(seen).toHaveLength(1)
  expect(seen[0]).toMatchObject({
    method: 'GET',
    url: '/docs.tar.gz?X-Amz-Signature=0123456789abcdef',
  })
  expect(seen[0]?.headers).toEqual({
    accept: '*/*',
    'accept-encoding': 'identity',
    connection: 'close',
    host: new URL(origin).host,
    'user-agent': 'docs-export-action',
  })
  expect(said).toEqual([`Downloaded the archive: 488.3 KiB in 0s, SHA-256 ${sha256(BODY)}`])
})

test('an error that the disk reports only on closing is reported, and nothing is left', async () => {
  const breaksOff: Reply = (_, response) => {
    response.writeHead(200, { etag: ETAG }).write(BODY, () => response.socket?.end())
  }
  // Nothing is missing anymore: from here on, the file is only closed, which fails because it is
  // already closed.
  const closesFile: Reply = (request, response) => {
    const fds = readdirSync('/proc/self/fd').map(Number)
    closeSync(fds.find((fd) => linkOf(fd) === `${folder}/archive`) ?? -1)
    ranged()(request, response)
  }
  await expect(fetched([breaksOff, closesFile])).rejects.toMatchObject({ code: 'disk-failed' })
  expect(ranges()).toEqual([undefined, `bytes=${BODY.length}-`])
  expect(readdirSync(folder)).toEqual([])
})

/** The descriptor of the listing itself is closed by now. */
function linkOf(fd: number): string | undefined {
  try {
    return readlinkSync(`/proc/self/fd/${fd}`)
  } catch {
    return undefined
  }
}

describe('a download that breaks', () => {
  test.each<[string, Reply]>([
    ['by a normal end', cut()],
    ['by a reset', begun({}, ({ socket }) => socket?.resetAndDestroy())],
  ])('%s is resumed where it stopped', async (_, broken) => {
    await expect(fetched([broken, ranged()])).resolves.toMatchObject({ sha256: sha256(BODY) })
    expect(content()).toBe(sha256(BODY))
    const [, second] = seen
    expect(second?.headers).toMatchObject({
      range: expect.stringMatching(/^bytes=\d+-$/),
      'if-range': ETAG,
    })
    expect(said[0]).toMatch(
      /^The download from \S+ stopped at .*: the connection was lost before the whole response arrived \(ECONNRESET\); retrying in [\d.]+s$/,
    )
  })

  test('many times is resumed as long as there is progress', async () => {
    const answers = [cut(), ...Array.from({ length: 20 }, () => ranged({}, 10_000)), ranged()]
    await expect(fetched(answers)).resolves.toMatchObject({ sha256: sha256(BODY) })
    expect(seen).toHaveLength(22)
  })

  const none: Reply = (_, response) => {
    response.writeHead(200, { 'content-length': String(BODY.length), etag: ETAG }).flushHeaders()
    setImmediate(() => response.socket?.end())
  }
  const elsewhere = ranged({ 'content-range': `bytes 0-${BODY.length - 1}/${BODY.length}` })
  test.each<[string, Reply[], Buffer?]>([
    ['has not begun', [none, whole()]],
    ['has no ETag', [cut({ etag: '' }), whole()]],
    ['is not resumed by the storage', [cut(), whole()]],
    ['is resumed at a different offset', [cut(), elsewhere, whole()]],
    ['has become shorter', [cut(), status(416), whole({}, SHORT)], SHORT],
  ])('and %s is downloaded from the beginning', async (_, answers, body = BODY) => {
    await expect(fetched(answers)).resolves.toMatchObject({ sha256: sha256(body) })
    expect(content()).toBe(sha256(body))
    if (seen.length === 3 || answers[0] === none) expect(ranges().at(-1)).toBeUndefined()
  })

  test('off by silence ends after requestTimeoutMs, and is resumed', async () => {
    const stall = begun({}, (response) => {
      const passing = setInterval(() => clock.advance(5_000), 5)
      response.on('close', () => clearInterval(passing))
    })
    await expect(fetched([stall, ranged()])).resolves.toMatchObject({ sha256: sha256(BODY) })
    expect(said.find((line) => line.includes('stopped'))).toContain('for 30s (`request-timeout`);')
  })

  test('before the first byte is retried after the pause that the storage requests', async () => {
    const later = (code: number, hint: string) => status(code, '', { 'retry-after': hint })
    const answers = [later(503, '20'), status(500), later(429, '9999'), whole()]
    await expect(fetched(answers)).resolves.toMatchObject({ size: BODY.length })
    expect(clock.slept).toEqual([20_000, 2_000, 120_000])
    expect(said[0]).toContain(
      ' stopped at 0 B: the storage responded with HTTP 503; retrying in 20s',
    )
  })

  test('five times in a row without progress fails', async () => {
    const broken = fetched([cut(), ranged({}, 100), ranged({}, 0)])
    await expect(broken).rejects.toMatchObject({
      code: 'download-failed',
      outcome: 'bundle-failed',
    })
    const why = 'after 5 attempts in a row without progress, at 195.4 KiB of 488.3 KiB'
    await expect(broken).rejects.toThrow(why)
    expect(seen).toHaveLength(7)
    expect(readdirSync(folder)).toEqual([])
  })

  test.each<[string, number[]]>([
    ['always at the same byte', [HALF]],
    ['alternately earlier and later', [HALF, HALF / 2]],
  ])('%s of a storage without ranges is not progress', async (_, ends) => {
    const answers = Array.from({ length: 10 }, (_, i) => cut({ etag: '' }, ends[i % ends.length]))
    await expect(fetched(answers)).rejects.toMatchObject({ code: 'download-failed' })
    expect(seen).toHaveLength(6)
  })

  test('permanently is reported with the message of the storage', async () => {
    const busy = status(
      503,
      '<Error><Code>SlowDown</Code><Message>Reduce your rate</Message></Error>',
    )
    await expect(fetched([busy])).rejects.toThrow(
      /The storage said: “SlowDown: Reduce your rate”.* help, contact the service’s support\.$/,
    )
    const page = status(503, '<!DOCTYPE html><head><title>Just a moment...</title>')
    await expect(fetched([page])).rejects.toThrow('The storage said: “Just a moment...”')
  })

  test('off because nothing is listening fails', async () => {
    const url = linkTo('/x')
    await close()
    const why = ': it refuses connections on this port (ECONNREFUSED); gave up after 5 attempts'
    await expect(fetched([], { url })).rejects.toThrow(why)
  })
})

describe('a link that has expired', () => {
  const renewing = () => {
    let renewals = 0
    return {
      count: () => renewals,
      renewLink: async () => linkWith(linkTo(`/fresh-${++renewals}`)),
    }
  }

  const cutRefusal: Reply = (_, response) => {
    response.writeHead(410, { 'content-length': '100' })
    response.write('<Error>', () => response.socket?.resetAndDestroy())
  }
  test.each<[string, Reply]>([
    ['at once', status(410)],
    ['even if the response breaks off after its headers', cutRefusal],
  ])('is renewed %s', async (_, refusal) => {
    const { renewLink, count } = renewing()
    const { link } = await fetched([refusal, whole()], { renewLink })
    expect({ url: link.url, count: count() }).toEqual({ url: linkTo('/fresh-1'), count: 1 })
    const asks =
      'The storage does not accept the link to the archive (HTTP 410); requesting a new link'
    expect(said[0]).toBe(asks)
    expect(clock.slept).toEqual([])
    expect(seen[1]?.url).toMatch(/^\/fresh-1\?/)
  })

  test('that will be valid in a moment is used again after a pause', async () => {
    const NOT_YET = status(
      403,
      '<Error><Code>AccessDenied</Code><Message>Request is not valid yet</Message>',
    )
    const { renewLink, count } = renewing()
    await fetched([NOT_YET, NOT_YET, NOT_YET, whole()], { renewLink })
    expect([count(), clock.slept]).toEqual([3, [2_000, 5_000]])
    expect(said.slice(1, 3)).toEqual(
      ['2s', '5s'].map(
        (pause) =>
          `The storage does not accept the link to the archive (HTTP 403); requesting a new link, which will be used in ${pause}`,
      ),
    )
  })

  test('is no longer used once the step is canceled', async () => {
    const stop = new AbortController()
    const reason = new Error('canceled')
    let renewals = 0
    const renewLink = async () => {
      if (++renewals === 2) stop.abort(reason)
      return linkWith(linkTo('/fresh'))
    }
    await expect(fetched([EXPIRED], { renewLink, signal: stop.signal })).rejects.toBe(reason)
    expect(seen).toHaveLength(2)
  })

  test.each([
    [
      'X-Amz-SignedHeaders=Host%3Bx-amz-meta-a%3Bx-amz-b',
      /with certain headers \(x-amz-meta-a and x-amz-b\), and .* HTTP 403, even with 3 fresh/,
    ],
    [
      'X-Goog-SignedHeaders=host;x-goog-c',
      /is signed for requests with certain headers \(x-goog-c\), and/,
    ],
  ])('and is signed for other headers is recognized: %s', async (query, message) => {
    const url = linkTo('/x').replace('?', `?${query}&`)
    const refused = fetched([EXPIRED], { url, renewLink: async () => linkWith(url) })
    await expect(refused).rejects.toMatchObject({ code: 'download-needs-headers' })
    await expect(refused).rejects.toThrow(message)
  })

  test('and is signed only for the host is not', async () => {
    const url = linkTo('/x').replace('?', '?X-Amz-SignedHeaders=host&')
    const refused = fetched([EXPIRED], { url, renewLink: async () => linkWith(url) })
    await expect(refused).rejects.toMatchObject({ code: 'download-refused' })
  })

  test('at Azure is refused with its detail first, because its message is long', async () => {
    const detail =
      'Signature not valid in the specified time frame: Start [Sat, 28 Nov 2026 14:00:05 GMT]'
    const words =
      'Server failed to authenticate the request. Make sure that it is formed correctly.'
    const body = `\uFEFF<?xml version="1.0"?><Error><Code>AuthenticationFailed</Code><Message>${words}\nRequestId:1</Message><AuthenticationErrorDetail>${detail}</AuthenticationErrorDetail></Error>`
    const refused = fetched([status(403, body)], { renewLink: async () => linkWith(linkTo('/x')) })
    await expect(refused).rejects.toThrow(
      `The storage said: “AuthenticationFailed: ${detail}: Server failed`,
    )
  })

  test('halfway through is renewed, and the transfer continues', async () => {
    const { renewLink } = renewing()
    const { link } = await fetched([cut(), EXPIRED, ranged()], { renewLink })
    expect(content()).toBe(sha256(BODY))
    expect(link.url).toBe(linkTo('/fresh-1'))
    expect(seen[2]).toMatchObject({
      url: expect.stringMatching(/^\/fresh-1/),
      headers: { 'if-range': ETAG },
    })
  })

  test('is renewed three times at most, and its signature is not shown', async () => {
    const { count, ...renewal } = renewing()
    const said403 = 'responded with HTTP 403, even with 3 fresh links. The storage said:'
    const message = expect.stringContaining(
      `${said403} “AccessDenied: Request has expired (***)”. Contact the service’s support: even fresh links have already expired`,
    )
    await expect(fetched([EXPIRED], renewal)).rejects.toMatchObject({
      code: 'download-refused',
      message,
    })
    expect(count()).toBe(3)
    expect(said.join()).not.toContain('0123456789abcdef')
  })

  test('that points to nothing, even if it is new, means that the archive is gone', async () => {
    const message = expect.stringMatching(
      /with HTTP 404, even with 3 fresh links\..*again without `job-id`/,
    )
    await expect(fetched([status(404)], renewing())).rejects.toMatchObject({
      code: 'archive-gone',
      message,
    })
  })

  describe('and is renewed with another size', () => {
    const renewedWith = (size?: number) => ({
      renewLink: async () => linkWith(linkTo('/fresh'), size),
    })

    test('is verified against the new size, before the first byte and halfway through', async () => {
      const sizeBytes = BODY.length
      const { link } = await fetched([EXPIRED, whole()], {
        sizeBytes: 5,
        ...renewedWith(sizeBytes),
      })
      expect(link).toEqual({ url: linkTo('/fresh'), sizeBytes, expiresAtMs: undefined })

      const before = BODY.length + 1
      const old = cut({ 'content-length': String(before), etag: '"v0"' })
      folder = scratch()
      seen = []
      const made = await fetched([old, EXPIRED, whole()], {
        sizeBytes: before,
        ...renewedWith(sizeBytes),
      })
      expect(made).toMatchObject({
        sha256: sha256(BODY),
        link: { url: linkTo('/fresh'), sizeBytes },
      })
      expect(seen[2]?.headers['if-range']).toBe('"v0"')
    })

    test.each([
      ['when the archive has the old one', BODY.length, 5],
      ['and without one, if it is not the size that was given before', 5, undefined],
    ])('is refused %s', async (_, sizeBytes, renewed) => {
      const refused = fetched([EXPIRED, whole()], { sizeBytes, ...renewedWith(renewed) })
      await expect(refused).rejects.toThrow('its size is 500,000 bytes instead of 5 bytes')
    })

    test('is not requested if that is too large', async () => {
      const refused = fetched([EXPIRED, whole()], { maxBytes: 1_000, ...renewedWith(BODY.length) })
      await expect(refused).rejects.toMatchObject({ code: 'download-too-large' })
      expect(seen).toHaveLength(1)
    })
  })

  test('and cannot be renewed fails with that error', async () => {
    const renewLink = () => Promise.reject(new Error('no more links'))
    await expect(fetched([EXPIRED], { renewLink })).rejects.toThrow('no more links')
    expect(readdirSync(folder)).toEqual([])
  })
})

describe('an archive that is not the one announced', () => {
  const noLength: Reply = (_, response) => response.writeHead(200).end(BODY)
  const wrong = { 'x-amz-checksum-sha256': Buffer.alloc(32).toString('base64') }
  test.each<[string, Reply, Options, string]>([
    [
      'length of the response',
      whole(),
      { sizeBytes: 5 },
      'its size is 500,000 bytes instead of 5 bytes',
    ],
    ['more than the service says', noLength, { sizeBytes: BODY.length - 1 }, 'its size is more'],
    ['S3', whole(wrong), {}, 'its sha256 (x-amz-checksum-sha256) is '],
  ])('%s', async (_, answer, more, why) => {
    const message = expect.stringContaining(why)
    await expect(fetched([answer], more)).rejects.toMatchObject({
      code: 'download-mismatch',
      message,
    })
    expect(seen).toHaveLength(1)
    expect(readdirSync(folder)).toEqual([])
  })

  test('checksums are verified over a resumed download', async () => {
    const sums = { 'x-amz-checksum-sha256': Buffer.from(sha256(BODY), 'hex').toString('base64') }
    await expect(fetched([cut(sums), ranged()])).resolves.toMatchObject({ size: BODY.length })
    folder = scratch()
    seen = []
    await expect(fetched([cut(wrong), ranged()])).rejects.toMatchObject({
      code: 'download-mismatch',
    })
  })

  describe('after a first part of an archive of unknown size', () => {
    const beginning: Reply = (_, response) => {
      response.writeHead(200, { etag: ETAG })
      response.write(BODY.subarray(0, HALF), () => response.socket?.end())
    }
    /**
     * Announces the rest, and sends what `change` makes of it; the response itself ends normally.
     */
    const rest =
      (change: (rest: Buffer) => Buffer): Reply =>
      (request, response) => {
        const from = Number(/^bytes=(\d+)-$/.exec(request.headers.range ?? '')?.[1])
        const range = `bytes ${from}-${BODY.length - 1}/${BODY.length}`
        response
          .writeHead(206, { 'content-range': range, etag: ETAG })
          .end(change(BODY.subarray(from)))
      }

    test('a rest that is cut off is not mistaken for complete', async () => {
      const cut = rest((bytes) => bytes.subarray(0, -1_000))
      await expect(fetched([beginning, cut, ranged()])).resolves.toMatchObject({
        sha256: sha256(BODY),
      })
      expect(ranges()).toEqual([undefined, `bytes=${HALF}-`, `bytes=${BODY.length - 1_000}-`])
    })

    test('a rest that is too long is refused', async () => {
      const long = rest((bytes) => Buffer.concat([bytes, Buffer.alloc(5_000)]))
      const why = 'its size is more than 500,000 bytes instead of 500,000 bytes'
      await expect(fetched([beginning, long])).rejects.toThrow(why)
    })

    test.each<[string, Options, string]>([
      [
        'another size than the service says',
        { sizeBytes: BODY.length + 1 },
        'instead of 500,001 bytes',
      ],
      ['too large a size', { maxBytes: BODY.length - 1 }, 'The archive is larger than 488.3 KiB'],
    ])('a rest of %s is refused', async (_, options, why) => {
      await expect(fetched([beginning, ranged()], options)).rejects.toThrow(why)
      expect(seen).toHaveLength(2)
    })
  })

  test('less than the service says counts as cut off, even if the response ends normally', async () => {
    const short: Reply = (_, response) =>
      response.writeHead(200, { etag: ETAG }).end(BODY.subarray(0, HALF))
    const made = await fetched([short, ranged()], { sizeBytes: BODY.length })
    expect(made.sha256).toBe(sha256(BODY))
    expect(ranges()[1]).toBe(`bytes=${HALF}-`)
    expect(said[0]).toContain(
      ': the response ended normally after 200,000 bytes, but its announced size is 500,000 bytes;',
    )
  })

  test('an archive that stays shorter than the service says is reported as such', async () => {
    const short: Reply = (_, response) => response.writeHead(200).end(BODY.subarray(0, HALF))
    const error = fetched(Array(9).fill(short), { sizeBytes: BODY.length })
    await expect(error).rejects.toThrow(
      /the response ended normally after 200,000 bytes, but its announced size is 500,000 bytes; .* if that does not help, contact the service’s support: the service announced the wrong size/,
    )
  })

  const chunked =
    (body: Buffer | string): Reply =>
    (_, response) => {
      response.write(body)
      response.end()
    }
  const PAGE = Buffer.from('<!doctype html><title>Sign in</title>')
  const page = whole({ 'content-type': 'text/html' }, PAGE)
  test.each<[string, Reply[], string]>([
    ['a web page', [page], 'Sign in'],
    ['a web page without a length', [chunked(PAGE)], 'Sign in'],
    ['a message', [chunked('{"error":"not ready"}')], 'not ready'],
    ['a web page elsewhere', [status(302, '', { location: '/login' }), page], 'Sign in'],
  ])('%s in place of the archive is reported as such', async (name, answers, title) => {
    const error = fetched([...answers, ...answers, ...answers], { sizeBytes: BODY.length })
    const words = `sent ${name.slice(0, 9)}.* in place of the archive; .* “${title}”.* a sign-in page responds`
    await expect(error).rejects.toThrow(new RegExp(`: 127\\.0\\.0\\.1:\\d+ ${words}`))
  })

  test('a response without a length is complete when it ends', async () => {
    await expect(fetched([noLength])).resolves.toMatchObject({ sha256: sha256(BODY) })
    expect(seen).toHaveLength(1)
  })

  test('an archive that does not fit on the disk is not downloaded', async () => {
    const huge = whole({ 'content-length': String(2 ** 49) })
    await expect(fetched([huge])).rejects.toThrow('not enough disk space for the archive in /')
    expect(seen).toHaveLength(1)
  })
})

describe('an archive that is larger than any within the limits can be', () => {
  const maxBytes = BODY.length - 1

  test('is not requested if the service announces the size', async () => {
    const refused = fetched([whole()], { sizeBytes: BODY.length, maxBytes })
    await expect(refused).rejects.toMatchObject({
      code: 'download-too-large',
      outcome: 'bundle-failed',
    })
    expect(seen).toEqual([])
  })

  test('is not downloaded if the storage announces the size', async () => {
    await expect(fetched([whole()], { maxBytes })).rejects.toThrow('(announced size: 488.3 KiB)')
    expect(seen).toHaveLength(1)
  })

  test('is stopped at the limit if nobody announced the size', async () => {
    let sent = 0
    const endless: Reply = (_, response) => {
      response.writeHead(200)
      const more = () => {
        while (!response.destroyed && response.write(BODY)) sent += BODY.length
        if (!response.destroyed) response.once('drain', more)
      }
      more()
    }
    const ended = fetched([endless], { maxBytes: 10 * BODY.length })
    await expect(ended).rejects.toMatchObject({ code: 'download-too-large' })
    expect(seen).toHaveLength(1)
    expect(sent).toBeLessThan(100 * BODY.length)
    expect(readdirSync(folder)).toEqual([])
  })

  test('is refused from one byte beyond the limit', async () => {
    await expect(fetched([whole()], { maxBytes: BODY.length })).resolves.toMatchObject({
      size: BODY.length,
    })
  })
})

describe('an encoding of the response', () => {
  const tar = gzipSync('the archive')

  test('that is gzip, as stored, leaves the archive unchanged', async () => {
    await fetched([whole({ 'content-encoding': 'gzip' }, tar)])
    expect(content()).toBe(sha256(tar))
  })

  test('that was added in transit is refused', async () => {
    const refusal = { code: 'download-reencoded', values: { encoding: 'br' } }
    await expect(fetched([whole({ 'content-encoding': 'br' })])).rejects.toMatchObject(refusal)
  })

  test('that was removed in transit makes the step request the archive as it is stored', async () => {
    const unpacked = whole({ 'x-goog-stored-content-encoding': 'gzip' }, Buffer.from('the archive'))
    const stored = whole(
      { 'x-goog-stored-content-encoding': 'gzip', 'content-encoding': 'gzip' },
      tar,
    )
    await fetched([unpacked, stored], { sizeBytes: tar.length })
    expect(content()).toBe(sha256(tar))
    expect(seen[1]?.headers['accept-encoding']).toBe('gzip')
    expect(clock.slept).toEqual([])
  })
})

describe('redirects of a download', () => {
  const to = (location: string) => status(302, '', { location })

  test('three are followed', async () => {
    const made = await fetched([to('/a'), to(`${origin}/b`), to('c'), whole()])
    expect([made.name, made.link.url]).toEqual(['docs.tar.gz', linkTo('/docs.tar.gz')])
    expect(seen.map(({ url }) => url?.split('?')[0])).toEqual(['/docs.tar.gz', '/a', '/b', '/c'])
  })

  test.each<[string, string, boolean, string]>([
    [
      'to http',
      'http://a.test/?secret=1',
      true,
      'redirects to a.test. The redirect was not followed, because its target cannot be used: it is not',
    ],
    ['to a file', 'file:///etc/passwd', true, 'it is not an https link'],
    ['to this machine', 'http://127.0.0.1:1/', false, 'it is not an https link'],
    [
      'with a password',
      'https://user:pass@storage.test/',
      true,
      'it contains a username or a password',
    ],
    ['to nothing', 'http://', true, 'it is not a URL'],
  ])('%s is not followed', async (_, location, allowsLoopback, why) => {
    const redirected = fetched([to(location)], { allowsLoopback })
    const message = expect.stringContaining(why)
    await expect(redirected).rejects.toMatchObject({ code: 'redirect-refused', message })
    await expect(redirected).rejects.not.toThrow('secret')
  })

  test('to a host that cannot be reached is reported', async () => {
    const redirected = fetched([to('https://sso.nowhere.invalid/login')])
    await expect(redirected).rejects.toThrow(
      ': the request to sso.nowhere.invalid, to which it redirects, failed; its host name does not',
    )
  })

  test('a fourth that would point to the archive is not followed either', async () => {
    const redirected = fetched([to('/a'), to('/b'), to('/c'), to('/d'), whole()])
    await expect(redirected).rejects.toThrow('too many redirects')
    expect(seen).toHaveLength(4)
  })

  const inEntities = (written: (code: number) => string) => (text: string) =>
    text.replace(/./g, (sign) => written(sign.charCodeAt(0)))
  test.each<[string, (signature: string) => string]>([
    ['unchanged', (signature) => signature],
    ['in decimal entities', inEntities((code) => `&#${code};`)],
    ['in hexadecimal entities', inEntities((code) => `&#x${code.toString(16)};`)],
    ['percent-encoded in another way', encodeURIComponent],
  ])(
    'the signatures of redirects are not shown when the last host repeats them %s',
    async (_, written) => {
      const [middle, last] = ['middle+signature/0123', 'last+signature/4567']
      const said = `<Error><Message>no ${written(middle)} or ${written(last)}</Message></Error>`
      const [a, b] = [middle, last].map((signature) => to(`/?sig=${signature.replace('+', '%2b')}`))
      const refused = fetched([a, b, status(405, said)] as Reply[])
      await expect(refused).rejects.toThrow('The storage said: “no *** or ***”')
    },
  )

  test('values in a query that are shorter than eight characters are shown', async () => {
    const said = '<Error><Message>no abcdefgh or abcdefg</Message></Error>'
    const refused = fetched([to('/?a=abcdefg&b=abcdefgh'), status(405, said)])
    await expect(refused).rejects.toThrow('The storage said: “no *** or abcdefg”')
  })

  test('a resumed download starts at the link again', async () => {
    await fetched([to('/a'), cut(), to('/a'), ranged()])
    expect(content()).toBe(sha256(BODY))
    expect(ranges().slice(2)).toEqual([
      expect.stringMatching(/^bytes/),
      expect.stringMatching(/^bytes/),
    ])
  })
})

test.each<[string, (cancel: () => void, signal: AbortSignal) => Promise<unknown>]>([
  ['the current download', (cancel, signal) => fetched([begun({}, cancel)], { signal })],
  [
    'the pause before a retry',
    (cancel, signal) => fetched([status(503)], { signal, info: cancel }),
  ],
])('a canceled step ends %s', async (_, begin) => {
  const canceling = new AbortController()
  const ended = begin(() => canceling.abort(new Error('enough')), canceling.signal)
  await expect(ended).rejects.toThrow('enough')
  expect([readdirSync(folder), said]).toEqual([[], []])
  expect(seen).toHaveLength(1)
})

test('progress is reported during the download, but not after it', async () => {
  const slow = begun({}, (response) => {
    const passing = setInterval(() => {
      clock.advance(10_000)
      if (!said.some((line) => /195\.3 KiB of 488\.3 KiB/.test(line))) return
      clearInterval(passing)
      response.end(BODY.subarray(HALF))
    }, 5)
    response.on('close', () => clearInterval(passing))
  })
  await fetched([slow], { requestTimeoutMs: 2 ** 31 })
  expect(said.some((line) => /195\.3 KiB of 488\.3 KiB \(40%\)/.test(line))).toBe(true)
  const before = said.length
  clock.advance(60_000)
  expect(said).toHaveLength(before)
})

test.each([
  [407, 'login', 'requires a username and password, or rejected the ones given (HTTP 407)', 2],
  [502, 'failure', 'could not connect to the server (HTTP 502)', 5],
])(
  'a proxy that responds with HTTP %d (%s) is reported, and asked %s',
  async (code, _, why, most) => {
    const proxy = await startProxy({ refuse: code })
    process.env.HTTPS_PROXY = proxy.url.replace('//', '//me:wrong-word@')
    try {
      const refused = fetched([], { url: 'https://storage.test/a?sig=secret-signature' })
      await expect(refused).rejects.toMatchObject({
        code: 'download-failed',
        message: expect.stringContaining(`the proxy in HTTPS_PROXY ${why}`),
        values: { attempts: `${most} attempts` },
      })
      await expect(refused).rejects.not.toThrow(/secret-signature|wrong-word/)
      expect(proxy.asked).toHaveLength(most)
    } finally {
      delete process.env.HTTPS_PROXY
    }
  },
)
