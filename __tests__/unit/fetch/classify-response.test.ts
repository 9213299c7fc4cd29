import { describe, expect, test } from '@jest/globals'
import {
  classifyResponse,
  type Requested,
  type ResponseClass,
} from '../../../src/fetch/classify-response.ts'

const ALL: Requested = { from: 0, resumedObject: undefined, wantsStoredBytes: false, nowMs: 0 }
const BEGUN = { size: 1_000, strongETag: '"a"', encoding: undefined, checksums: [] }
const REST: Requested = { ...ALL, from: 100, resumedObject: BEGUN }

const kind = (status: number, headers: Record<string, string> = {}, requested = ALL) =>
  classifyResponse(status, headers, requested).kind

describe('the status of a response', () => {
  test.each<[ResponseClass['kind'], ...number[]]>([
    ['whole', 200],
    ['retry', 206, 408, 425, 429, 500, 503, 599],
    ['refused', 204, 301, 304, 402, 405, 412, 416],
    ['renew', 400, 401, 403, 404, 410],
  ])('%s', (expected, ...statuses) => {
    for (const status of statuses) expect([status, kind(status)]).toEqual([status, expected])
  })

  test('the storage may say how long to wait', () => {
    expect(classifyResponse(503, { 'retry-after': '7' }, ALL)).toEqual({
      kind: 'retry',
      retryAfterMs: 7_000,
    })
    expect(classifyResponse(503, {}, ALL)).toEqual({ kind: 'retry', retryAfterMs: undefined })
  })
})

describe('a response to a request for the rest of the archive', () => {
  const GOOD = { etag: '"a"', 'content-range': 'bytes 100-999/1000' }

  test('continues the download if it is the rest that was requested', () => {
    expect(classifyResponse(206, GOOD, REST)).toEqual({ kind: 'rest', size: 1_000 })
    expect(kind(206, { ...GOOD, 'content-length': '900' }, REST)).toBe('rest')
    const known = { size: undefined, strongETag: '"a"', encoding: 'gzip', checksums: [] }
    expect(
      kind(206, { ...GOOD, 'content-encoding': 'gzip' }, { ...REST, resumedObject: known }),
    ).toBe('rest')
    expect(kind(206, GOOD, { ...REST, resumedObject: known })).toBe('start-over')
  })

  test.each<[string, Record<string, string>]>([
    ['another start', { 'content-range': 'bytes 0-999/1000' }],
    ['a later start', { 'content-range': 'bytes 101-999/1000' }],
    ['another size', { 'content-range': 'bytes 100-1999/2000' }],
    ['an earlier end', { 'content-range': 'bytes 100-499/1000' }],
    ['an unknown size', { 'content-range': 'bytes 100-999/*' }],
    ['no range', { 'content-range': '' }],
    ['another unit', { 'content-range': 'items 100-999/1000' }],
    ['several ranges', { 'content-range': '', 'content-type': 'multipart/byteranges; boundary=x' }],
    ['another ETag', { etag: '"b"' }],
    ['a weak ETag', { etag: 'W/"a"' }],
    ['no ETag', { etag: '' }],
    ['another encoding', { 'content-encoding': 'gzip' }],
    ['another length', { 'content-length': '100' }],
  ])('with %s: start over', (_, change) =>
    expect(kind(206, { ...GOOD, ...change }, REST)).toBe('start-over'),
  )

  test('that is the whole archive replaces what came before', () =>
    expect(kind(200, { etag: '"b"' }, REST)).toBe('whole'))

  test('that says there is no such range: start over', () => {
    expect(kind(416, { 'content-range': 'bytes */50' }, REST)).toBe('start-over')
  })
})

test.each<[string, Record<string, string>, object]>([
  [
    'length and strong ETag',
    { 'content-length': '12', etag: '"x-1"' },
    { size: 12, strongETag: '"x-1"' },
  ],
  ['weak ETag', { etag: 'W/"x"' }, { size: undefined, strongETag: undefined }],
  ['ETag without quotes', { etag: 'x' }, { strongETag: undefined }],
  ['length that is not a number', { 'content-length': '-1' }, { size: undefined }],
  ['length beyond all limits', { 'content-length': '9'.repeat(20) }, { size: undefined }],
])('what a response announces: %s', (_, headers, announced) => {
  expect(classifyResponse(200, headers, ALL)).toMatchObject({ kind: 'whole', announced })
})

describe('the encoding of a response', () => {
  test.each(['', 'identity', 'gzip', 'x-gzip', 'GZIP', 'zstd', 'aws-chunked', 'aws-chunked,gzip'])(
    '“%s”: the archive as it is stored',
    (encoding) => expect(kind(200, { 'content-encoding': encoding })).toBe('whole'),
  )

  test.each(['br', 'deflate', 'compress', 'gzip, br', 'quux'])(
    '%s: not the archive as it is stored',
    (encoding) => expect(kind(200, { 'content-encoding': encoding })).toBe('encoded'),
  )

  test('that was removed in transit: the archive is requested as it is stored, once', () => {
    const hash = 'md5=XUFAKrxLKna5cZ2REBfFkg=='
    const headers = { 'x-goog-stored-content-encoding': 'gzip', 'x-goog-hash': hash }
    expect(kind(200, headers)).toBe('as-stored')
    const stored = classifyResponse(200, headers, { ...ALL, wantsStoredBytes: true })
    expect(stored).toMatchObject({ kind: 'whole', announced: { checksums: [] } })
    expect(kind(200, { ...headers, 'content-encoding': 'gzip' })).toBe('whole')
    expect(kind(200, { 'x-goog-stored-content-encoding': 'identity' })).toBe('whole')
  })
})
