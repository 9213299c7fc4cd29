import { expect, test } from '@jest/globals'
import { type Algorithm, announcedChecksums, isTranscoded, openHasher } from '../../../src/fetch/checksums.ts'
import { crc32c } from '../../../src/fetch/crc32c.ts'

// Of the nine bytes “123456789”, the check value of the catalogues of CRCs; the others by coreutils.
const SUMS: Readonly<Record<Algorithm, string>> = {
  crc32: 'cbf43926',
  crc32c: 'e3069283',
  md5: '25f9e794323b453885f5181f1b624d0b',
  sha1: 'f7c3bc1d808e04732adf679965ccc34ca7ae3441',
  sha256: '15e2b0d3c33891ebb0f1ef609ec419420c20e320ce94c65fbc8c3312448eb225',
}
const base64 = (algorithm: Algorithm) => Buffer.from(SUMS[algorithm], 'hex').toString('base64')

test.each(Object.entries(SUMS) as [Algorithm, string][])(
  '%s of “123456789” is %s, in any pieces',
  (algorithm, sum) => {
    const hasher = openHasher(algorithm)
    for (const piece of ['1234', '', '56789']) hasher.update(Buffer.from(piece))
    expect(hasher.digest()).toBe(sum)
  },
)

test('a CRC keeps its leading zeros', () => {
  const hasher = openHasher('crc32c')
  expect(hasher.digest()).toBe('00000000')
  expect(crc32c(Buffer.alloc(0))).toBe(0)
})

test.each<[string, Record<string, string>, Algorithm[]]>([
  ['S3', { 'x-amz-checksum-sha256': base64('sha256'), 'x-amz-checksum-type': 'FULL_OBJECT' }, ['sha256']],
  [
    'S3, other sums',
    {
      'x-amz-checksum-sha1': base64('sha1'),
      'x-amz-checksum-crc32': base64('crc32'),
      'x-amz-checksum-crc32c': base64('crc32c'),
    },
    ['sha1', 'crc32', 'crc32c'],
  ],
  ['S3, sum of the parts’ sums', { 'x-amz-checksum-sha256': `${base64('sha256')}-3` }, []],
  [
    'S3, the same by its type',
    { 'x-amz-checksum-sha256': base64('sha256'), 'x-amz-checksum-type': 'COMPOSITE' },
    [],
  ],
  ['Google', { 'x-goog-hash': `crc32c=${base64('crc32c')},md5=${base64('md5')}` }, ['md5']],
  ['Google, two headers', { 'x-goog-hash': `crc32c=${base64('crc32c')}, md5=${base64('md5')}` }, ['md5']],
  ['Google, composed', { 'x-goog-hash': `crc32c=${base64('crc32c')}` }, ['crc32c']],
  ['Google, the MD5 first', { 'x-goog-hash': `md5=${base64('md5')},crc32c=${base64('crc32c')}` }, ['md5']],
  ['Google, behind another sum', { 'x-goog-hash': `x=AAAA, crc32c=${base64('crc32c')}` }, ['crc32c']],
  ['Google, a sum whose name ends alike', { 'x-goog-hash': `xcrc32c=${base64('crc32c')}` }, []],
  ['Google, no sum that is known', { 'x-goog-hash': 'x=AAAA' }, []],
  [
    'Google, unpacked on its way',
    { 'x-goog-hash': `md5=${base64('md5')}`, 'x-goog-stored-content-encoding': 'gzip' },
    [],
  ],
  [
    'Google, stored packed and sent so',
    {
      'x-goog-hash': `md5=${base64('md5')}`,
      'x-goog-stored-content-encoding': 'gzip',
      'content-encoding': 'gzip',
    },
    ['md5'],
  ],
  ['Azure', { 'content-md5': base64('md5') }, ['md5']],
  ['Azure, of the whole blob', { 'x-ms-blob-content-md5': base64('md5') }, ['md5']],
  ['white space around a sum', { 'content-md5': ` ${base64('md5')} ` }, ['md5']],
  ['RFC 9530, alone', { 'content-digest': `sha-256=:${base64('sha256')}:` }, ['sha256']],
  [
    'RFC 9530, without a space',
    { 'repr-digest': `sha-512=:AAAA:,sha-256=:${base64('sha256')}:` },
    ['sha256'],
  ],
  ['RFC 9530, another sum', { 'repr-digest': 'sha-512=:AAAA:' }, []],
  ['RFC 9530, a sum whose name ends alike', { 'repr-digest': `xsha-256=:${base64('sha256')}:` }, []],
  ['RFC 9530', { 'repr-digest': `sha-512=:AAAA:, sha-256=:${base64('sha256')}:` }, ['sha256']],
  ['no base64', { 'content-md5': SUMS.md5 }, []],
  ['too short', { 'content-md5': base64('crc32') }, []],
  ['an ETag that looks like an MD5', { etag: `"${SUMS.md5}"` }, []],
  ['nothing', {}, []],
])('the checksums that are announced: %s', (_, headers, algorithms) => {
  const found = announcedChecksums(headers)
  expect(found.map(({ algorithm }) => algorithm)).toEqual(algorithms)
  for (const { header, algorithm, expected } of found) {
    expect(Object.keys(headers)).toContain(header)
    expect(expected).toBe(SUMS[algorithm])
  }
})

test.each<[string, Record<string, string>, boolean]>([
  ['stored packed, sent unpacked', { 'x-goog-stored-content-encoding': 'gzip' }, true],
  [
    'stored packed, sent packed',
    { 'x-goog-stored-content-encoding': 'gzip', 'content-encoding': 'gzip' },
    false,
  ],
  ['stored as it is', { 'x-goog-stored-content-encoding': 'identity' }, false],
  ['another storage', {}, false],
])('whether Google’s storage decompressed the object on its way: %s', (_, headers, expected) => {
  expect(isTranscoded(headers)).toBe(expected)
})
