import { expect, test } from '@jest/globals'
import {
  findLinkProblem,
  findSignedLinks,
  listLinkSecrets,
  readLinkExpiry,
} from '../../../src/fetch/presigned-link.ts'

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
  [`https://s3.example.com/${'x'.repeat(16_362)}`, false, 'no'],
  [`https://s3.example.com/${'x'.repeat(16_361)}`, false, undefined],
  ['ftp://127.0.0.1/x', true, 'no'],
])('linkProblem of %s', (link, allowsLoopback, expected) => {
  expect(findLinkProblem(link, allowsLoopback) && 'no').toBe(expected)
})

test.each([
  ['S3', 'X-Amz-Date=20260102T030405Z&X-Amz-Expires=900', '2026-01-02T03:19:05.000Z'],
  ['GCS', 'X-Goog-Date=20260102T030405Z&X-Goog-Expires=60', '2026-01-02T03:05:05.000Z'],
  ['Azure', 'se=2026-01-02T03%3A04%3A05Z&sig=x', '2026-01-02T03:04:05.000Z'],
  ['the older form', 'Expires=1767323045', '2026-01-02T03:04:05.000Z'],
  [
    'a later vendor',
    'X-Amz-Date=x&X-Goog-Date=20260102T030405Z&X-Goog-Expires=60',
    '2026-01-02T03:05:05.000Z',
  ],
  ['only when it was signed', 'X-Amz-Date=20260102T030405Z', undefined],
  ['only how long it lasts', 'X-Amz-Expires=900', undefined],
  ['more than a date', 'X-Amz-Date=20260102T030405Z0&X-Amz-Expires=900', undefined],
  ['a date after other text', 'X-Amz-Date=x20260102T030405Z&X-Amz-Expires=900', undefined],
  ['a lifetime with a unit', 'X-Amz-Date=20260102T030405Z&X-Amz-Expires=900s', undefined],
  ['a lifetime below 0', 'X-Amz-Date=20260102T030405Z&X-Amz-Expires=-900', undefined],
  ['the longest number', 'Expires=01767323045', '2026-01-02T03:04:05.000Z'],
  ['a number that is too long', 'Expires=001767323045', undefined],
  ['a day that does not exist', 'se=2026-13-02', undefined],
  ['a year only', 'se=2026', undefined],
  ['a date in another form', 'se=Jan 2026-01-02', undefined],
  ['no word', 'a=b', undefined],
  ['nonsense', 'X-Amz-Date=yesterday&X-Amz-Expires=-1&Expires=soon&se=later', undefined],
])('linkExpiry: %s', (_, query, expected) => {
  const expiry = readLinkExpiry(new URL(`https://x/?${query}`))
  expect(expiry === undefined ? undefined : new Date(expiry).toISOString()).toBe(expected)
})

const SIGNED = 'https://x/b?X-Amz-Signature=abcdef0123456789'
const MANY =
  'https://x/b?X-Amz-SignedHeaders=host%3Bx-amz-meta-a&X-Amz-Signature=abcdef0123456789&sig=a%2Bb%3D0123456789abcd&name=0123456789abcdef'

test.each<[string, string, string[]]>([
  [
    'each signature, and decoded',
    MANY,
    ['abcdef0123456789', 'a%2Bb%3D0123456789abcd', 'a+b=0123456789abcd'],
  ],
  [
    'no short value, because that would hide ordinary words',
    'https://x/?sig=e&token=completed',
    [],
  ],
  [
    'no value that is short once decoded',
    'https://x/?sig=%41%41%41%41%41%41',
    ['%41%41%41%41%41%41'],
  ],
  [
    'no line ends, masking each',
    'https://x/?sig=abcdefghijklmnop%0Ae%0Aa',
    ['abcdefghijklmnop%0Ae%0Aa'],
  ],
  [
    'a broken percent-encoding as it is',
    'https://x/?sig=%E0%A4%A0123456789',
    ['%E0%A4%A0123456789'],
  ],
  [
    'a signature by an encoded name',
    'https://x/?X-Amz-Signatur%65=0123456789abcdef',
    ['0123456789abcdef'],
  ],
])('the secrets in a link, besides the link itself: %s', (_, link, secrets) => {
  expect(listLinkSecrets(link)).toEqual([link, ...secrets])
})

/** Not a link to a bundle: it is not encrypted. */
const UNUSABLE = 'http://x.example/?sig=0123456789abcdef0123'

test.each<[string, object]>([
  [
    'anywhere in a response',
    { status: 'completed', prLink: 'https://x/pull/1', deep: [{ url: SIGNED }] },
  ],
  [
    'in a sentence',
    {
      a: 'https:\ne\n?sig=aaaaaaaaaaaaaaaaaaaaaa',
      b: UNUSABLE,
      error: `upload to ${SIGNED} failed`,
    },
  ],
])('signed links are found %s, and nothing else', (_, answer) => {
  expect(findSignedLinks(JSON.stringify(answer))).toEqual([SIGNED])
})

test.each([
  [{ bundleUrl: 'https://x/secret-path/a.zip' }, ['https://x/secret-path/a.zip']],
  [{ bundleUrl: 'http://127.0.0.1:1/a.zip' }, ['http://127.0.0.1:1/a.zip']],
  [{ bundleUrl: SIGNED }, [SIGNED]],
  [{ bundleUrl: 'https://x\n::error::y' }, []],
  [{ bundleUrl: 'e' }, []],
  [{ bundleUrl: ['https://x/a'] }, []],
  [{ other: { bundleUrl: 'https://x/a' }, url: 'https://x/b' }, []],
  [['https://x/a'], []],
  [null, []],
])('the link to the bundle is one, whatever it looks like: %j', (answer, links) => {
  expect(findSignedLinks(JSON.stringify(answer))).toEqual(links)
})

test('a server cannot fill the log with masks', () => {
  const many = Array.from({ length: 30_000 }, (_, i) => `sig=${String(i).padStart(16, '0')}`).join(
    '&',
  )
  expect(listLinkSecrets(`https://x/?${many}`).length).toBeLessThan(10)
  const links = Array.from({ length: 1_000 }, (_, i) => `https://x/${i}?sig=0123456789abcdef`)
  expect(findSignedLinks(JSON.stringify(links))).toHaveLength(20)
})
