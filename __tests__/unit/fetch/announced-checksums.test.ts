import { expect, test } from '@jest/globals'
import { type Algorithm, readChecksums } from '../../../src/fetch/announced-checksums.ts'

// The checksums of the nine bytes “123456789”, by coreutils.
const SUMS: Readonly<Record<Algorithm, string>> = {
  md5: '25f9e794323b453885f5181f1b624d0b',
  sha256: '15e2b0d3c33891ebb0f1ef609ec419420c20e320ce94c65fbc8c3312448eb225',
}
const base64 = (algorithm: Algorithm) => Buffer.from(SUMS[algorithm], 'hex').toString('base64')
const STORED = { 'x-goog-hash': `md5=${base64('md5')}`, 'x-goog-stored-content-encoding': 'gzip' }
const composite = (type: string) => ({
  'x-amz-checksum-sha256': base64('sha256'),
  'x-amz-checksum-type': type,
})

test.each<[string, Record<string, string>, Algorithm[]]>([
  [
    'S3',
    { 'x-amz-checksum-sha256': base64('sha256'), 'x-amz-checksum-type': 'FULL_OBJECT' },
    ['sha256'],
  ],
  [
    'S3, the checksum of the parts’ checksums',
    { 'x-amz-checksum-sha256': `${base64('sha256')}-3` },
    [],
  ],
  ['S3, the same without their number', composite('COMPOSITE'), []],
  ['S3, the same in lowercase', composite('composite'), []],
  [
    'S3, where the MD5 is that of the whole object',
    { ...composite('COMPOSITE'), 'content-md5': base64('md5') },
    ['md5'],
  ],
  ['Google', { 'x-goog-hash': `crc32c=4waSgw==,md5=${base64('md5')}` }, ['md5']],
  ['Google, two headers', { 'x-goog-hash': `crc32c=4waSgw==, md5=${base64('md5')}` }, ['md5']],
  ['Google, the MD5 first', { 'x-goog-hash': `md5=${base64('md5')},crc32c=4waSgw==` }, ['md5']],
  [
    'Google, a checksum whose name ends in the same way',
    { 'x-goog-hash': `xmd5=${base64('md5')}` },
    [],
  ],
  ['Google, no known checksum', { 'x-goog-hash': 'x=AAAA' }, []],
  ['Google, decompressed in transit', STORED, []],
  [
    'Google, stored compressed and sent unchanged',
    { ...STORED, 'content-encoding': 'gzip' },
    ['md5'],
  ],
  ['Azure', { 'content-md5': base64('md5') }, ['md5']],
  ['Azure, of the whole blob', { 'x-ms-blob-content-md5': base64('md5') }, ['md5']],
  ['whitespace around a checksum', { 'content-md5': ` ${base64('md5')} ` }, ['md5']],
  ['no base64', { 'content-md5': SUMS.md5 }, []],
  ['too short', { 'content-md5': 'y/Q5Jg==' }, []],
  ['an ETag that looks like an MD5', { etag: `"${SUMS.md5}"` }, []],
  ['nothing', {}, []],
])('the checksums that are announced: %s', (_, headers, algorithms) => {
  const found = readChecksums(headers)
  expect(found.map(({ algorithm }) => algorithm)).toEqual(algorithms)
  for (const { header, algorithm, expected } of found) {
    expect(Object.keys(headers)).toContain(header)
    expect(expected).toBe(SUMS[algorithm])
  }
})
