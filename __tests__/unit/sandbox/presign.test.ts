import { expect, test } from '@jest/globals'
import { checkSignature, presign } from '../../../sandbox/presign.ts'

// The example of https://docs.aws.amazon.com/AmazonS3/latest/API/sigv4-query-string-auth.html
const PUBLISHED = {
  url: new URL('https://examplebucket.s3.amazonaws.com/test.txt'),
  signer: {
    accessKeyId: 'AKIAIOSFODNN7EXAMPLE',
    secretAccessKey: 'wJalrXUtnFEMI/K7MDENG/bPxRfiCYEXAMPLEKEY',
    region: 'us-east-1',
  },
  nowMs: Date.UTC(2013, 4, 24),
  lifetimeMs: 86_400_000,
}
const { url, signer, nowMs, lifetimeMs } = PUBLISHED
const link = presign(url, signer, nowMs, lifetimeMs)

test('signs the published example as published', () => {
  expect(link.url.href).toBe(
    'https://examplebucket.s3.amazonaws.com/test.txt?X-Amz-Algorithm=AWS4-HMAC-SHA256&X-Amz-Credential=AKIAIOSFODNN7EXAMPLE%2F20130524%2Fus-east-1%2Fs3%2Faws4_request&X-Amz-Date=20130524T000000Z&X-Amz-Expires=86400&X-Amz-SignedHeaders=host&X-Amz-Signature=aeeed9bbccd4d02ee5c0109b86d86835f995330da4c265957d157751f604d404',
  )
  expect(new Date(link.expiresAtMs).toISOString()).toBe('2013-05-25T00:00:00.000Z')
})

test('the time of expiry is when the link really expires, in whole seconds', () => {
  const short = presign(url, signer, nowMs + 999, 1_999)
  expect(short.expiresAtMs).toBe(nowMs + 1_000)
  expect(checkSignature('GET', short.url, signer, nowMs + 999)).toEqual({ kind: 'valid' })
  expect(checkSignature('GET', short.url, signer, nowMs + 1_000)).toMatchObject({ kind: 'expired' })
})

const changed = (change: (url: URL) => void) => {
  const copy = new URL(link.url)
  change(copy)
  return copy
}
const parameter = (name: string, value: string) => changed((copy) => copy.searchParams.set(name, value))
const other = { ...signer, secretAccessKey: 'another' }

test.each([
  ['as it is', 'valid', 'GET', link.url, signer],
  ['with a method that was not signed', 'forged', 'HEAD', link.url, signer],
  ['on another path', 'forged', 'GET', changed((copy) => (copy.pathname = '/other.txt')), signer],
  ['with a longer lifetime', 'forged', 'GET', parameter('X-Amz-Expires', '86401'), signer],
  ['by a signer with another secret', 'forged', 'GET', link.url, other],
  [
    'with a lifetime of more than seven days',
    'malformed',
    'GET',
    parameter('X-Amz-Expires', '604801'),
    signer,
  ],
  ['without its signature', 'unsigned', 'GET', url, signer],
])('a link %s: %s', (_, kind, method, address, by) => {
  expect(checkSignature(method, address, by, nowMs)).toEqual({ kind })
})
