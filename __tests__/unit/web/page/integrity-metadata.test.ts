import { createHash } from 'node:crypto'
import { expect, test } from '@jest/globals'
import { computeDigest, readIntegrity } from '../../../../src/web/page/integrity-metadata.ts'

test.each([
  ['', undefined],
  [' \t', undefined],
  ['md5-YWJj', undefined],
  ['sha1-YWJj sha3-384-YWJj', undefined],
  ['sha256', undefined],
  ['sha256-YWJj', 'sha256 YWJj'],
  ['\n sha384-YWJj\fsha384-ZGVm\r\n', 'sha384 YWJj ZGVm'],
  ['SHA512-YWJj', 'sha512 YWJj'],
  ['sha256-YWJj sha512-x sha384-y', 'sha512 x'],
  ['sha384-a sha256-b sha384-c md5-d', 'sha384 a c'],
  ['sha256-YQ==?ct=text/javascript?b', 'sha256 YQ'],
  ['sha256-a-b_c==', 'sha256 a+b/c'],
  ['sha256-%', 'sha256 %'],
  ['sha256-', 'sha256 '],
  ['?sha256-YWJj', undefined],
])('%j requires %j', (metadata, demanded) => {
  const integrity = readIntegrity(metadata)
  expect(integrity && [integrity.algorithm, ...integrity.digests].join(' ')).toBe(demanded)
})

test.each(['sha256', 'sha384', 'sha512'] as const)(
  'a hash with %s is that of the content',
  (algorithm) => {
    const content = Buffer.from('body {}\r\n')
    const sum = createHash(algorithm).update(content).digest('base64')
    expect(readIntegrity(`${algorithm}-${sum}`)?.digests).toEqual(
      new Set([computeDigest(content, algorithm)]),
    )
  },
)
