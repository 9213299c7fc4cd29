import { describe, expect, test } from '@jest/globals'
import { linkExpiry, linkProblem, linkSecrets, signedLinksIn } from '../../../src/fetch/presigned-link.ts'
import { isLoopback } from '../../../src/net/host-name.ts'

test.each([
  ['localhost', true],
  ['a.localhost', false],
  ['127.0.0.1', true],
  ['127.1.2.3', true],
  ['[::1]', true],
  ['localhost.example.com', false],
  ['127.0.0.1.example.com', false],
  ['128.0.0.1', false],
  ['[::2]', false],
])('isLoopback of %s', (host, expected) => {
  expect(isLoopback(host)).toBe(expected)
})

test.each([
  ['https://s3.example.com/b/x.tar.gz?X-Amz-Signature=ab', false, undefined],
  ['https://localhost/x', false, undefined],
  ['http://127.0.0.1:9000/x', true, undefined],
  ['http://127.0.0.1:9000/x', false, 'no'],
  ['http://s3.example.com/x', true, 'no'],
  ['https://user@s3.example.com/x', false, 'no'],
  ['https://:secret@s3.example.com/x', false, 'no'],
  ['ftp://s3.example.com/x', false, 'no'],
  ['data:text/plain,x', false, 'no'],
  ['/x', false, 'no'],
  ['', false, 'no'],
  ['https://s3.example.com/a b', false, 'no'],
  ['https://s3.example.com/a\n::error::', false, 'no'],
  [' https://s3.example.com/', false, 'no'],
  [`https://s3.example.com/${'x'.repeat(17_000)}`, false, 'no'],
])('linkProblem of %s', (link, loopbackAllowed, expected) => {
  const problem = linkProblem(link, loopbackAllowed)
  if (expected) expect(problem).toBeDefined()
  else expect(problem).toBeUndefined()
})

describe('linkExpiry', () => {
  test.each([
    ['S3', 'X-Amz-Date=20260102T030405Z&X-Amz-Expires=900', '2026-01-02T03:19:05.000Z'],
    ['GCS', 'X-Goog-Date=20260102T030405Z&X-Goog-Expires=60', '2026-01-02T03:05:05.000Z'],
    ['Azure', 'se=2026-01-02T03%3A04%3A05Z&sig=x', '2026-01-02T03:04:05.000Z'],
    ['the older form', 'Expires=1767323045', '2026-01-02T03:04:05.000Z'],
    ['no word', 'a=b', undefined],
    ['nonsense', 'X-Amz-Date=yesterday&X-Amz-Expires=-1&Expires=soon&se=later', undefined],
  ])('%s', (_, query, expected) => {
    const expiry = linkExpiry(new URL(`https://x/?${query}`))
    expect(expiry === undefined ? undefined : new Date(expiry).toISOString()).toBe(expected)
  })
})

test('the secrets in a link are the link itself and its signature, raw and decoded', () => {
  const link =
    'https://x/b?X-Amz-SignedHeaders=host%3Bx-amz-meta-a&X-Amz-Signature=abcdef0123456789&sig=a%2Bb%3D0123456789abcd&name=0123456789abcdef'
  expect(linkSecrets(link)).toEqual([
    link,
    'abcdef0123456789',
    'a%2Bb%3D0123456789abcd',
    'a+b=0123456789abcd',
  ])
})

test('no short value is masked, because that would hide ordinary words', () => {
  expect(linkSecrets('https://x/?sig=e&token=completed')).toEqual(['https://x/?sig=e&token=completed'])
})

test('a signature with a broken percent-encoding is masked as it is', () => {
  expect(linkSecrets('https://x/?sig=%E0%A4%A0123456789')).toContain('%E0%A4%A0123456789')
})

test('signed links are found anywhere in an answer', () => {
  const link = 'https://x/b?X-Amz-Signature=abcdef0123456789'
  const answer = { status: 'completed', prLink: 'https://x/pull/1', deep: [{ url: link }] }
  expect(signedLinksIn(JSON.stringify(answer))).toEqual([link])
})

test.each([
  ['line ends behind the encoding, which would mask each line', 'https://x/?sig=abcdefghijklmnop%0Ae%0Aa'],
  ['a short value behind the encoding', 'https://x/?sig=%41%41%41%41%41%41'],
])('%s is not masked', (_, link) => {
  for (const secret of linkSecrets(link)) expect(secret).toMatch(/^[\x21-\x7e]{16,}$/)
})

test('a signature is found even if the name of its parameter is percent-encoded', () => {
  expect(linkSecrets('https://x/?X-Amz-Signatur%65=0123456789abcdef')).toContain('0123456789abcdef')
})

test('a server cannot fill the log with masks', () => {
  const many = Array.from({ length: 30_000 }, (_, i) => `sig=${String(i).padStart(16, '0')}`).join('&')
  expect(linkSecrets(`https://x/?${many}`).length).toBeLessThan(10)
  const links = Array.from({ length: 1_000 }, (_, i) => `https://x/${i}?sig=0123456789abcdef`)
  expect(signedLinksIn(JSON.stringify(links))).toHaveLength(20)
})

test('text that is no link is not masked, but a link in a sentence is', () => {
  const link = 'https://x/b?X-Amz-Signature=abcdef0123456789'
  const answer = { a: 'https:\ne\n?sig=aaaaaaaaaaaaaaaaaaaaaa', error: `upload to ${link} failed` }
  expect(signedLinksIn(JSON.stringify(answer))).toEqual([link])
})
