/** How much of a response is read, whatever a host sends. */

import type { IncomingMessage } from 'node:http'
import { PassThrough, Readable } from 'node:stream'
import { setImmediate } from 'node:timers/promises'
import { createGzip } from 'node:zlib'
import { expect, test } from '@jest/globals'
import { compareBody, discardBody } from '../../../../src/live/comparing/compare-body.ts'
import { LocalFile } from '../../../../src/live/site/local-file.ts'
import { asBytes } from '../../../../src/web/byte-strings.ts'
import { keptWith } from '../../../support/scratch.ts'

const MIB = 1 << 20

/**
 * Nothing at all, in as many blocks as are requested: the header of a gzip file, and then empty
 * stored blocks.
 */
async function* endlessNothing(): AsyncGenerator<Buffer> {
  yield Buffer.from([0x1f, 0x8b, 8, 0, 0, 0, 0, 0, 0, 3])
  for (;;) yield setImmediate(Buffer.alloc(5 << 12, Buffer.from([0, 0, 0, 0xff, 0xff])))
}

async function* endlessZeros(): AsyncGenerator<Buffer> {
  for (;;) yield setImmediate(Buffer.alloc(1 << 16))
}

test.each<[string, () => Readable, string | undefined, number]>([
  ['what arrives', () => Readable.from(endlessZeros()), undefined, 4 * MIB],
  ['a body that arrives and is empty', () => Readable.from(endlessNothing()), 'gzip', 4 * MIB],
  // A thousandth of its unpacked size.
  [
    'a body that is unpacked',
    () => Readable.from(endlessZeros()).pipe(createGzip()),
    'gzip',
    MIB / 4,
  ],
])('there is a limit on %s', async (_, source, encoding, most) => {
  const file = new LocalFile(keptWith({ 'a.html': '<p>page' }), asBytes('a.html'), 7)
  const site = { haveSameDestination: () => false }
  const known = {
    homePage: undefined,
    notFoundPage: undefined,
    readEarlierFile: () => undefined,
    site,
  }
  let bytes = 0
  const sent = source().on('data', ({ length }: Buffer) => {
    bytes += length
  })
  const headers = encoding === undefined ? {} : { 'content-encoding': encoding }
  const message = Object.assign(sent.pipe(new PassThrough()), { headers })
  const body = await compareBody(message, { file, isPage: true, ...known }, () => {})
  expect(body.result).toBe('other')
  expect(bytes).toBeLessThan(most)
  sent.destroy()
})

test('a body that is not compared is not read to its end', async () => {
  const message = Readable.from(endlessZeros())
  await discardBody(message as IncomingMessage, () => {})
  expect(message.destroyed).toBe(true)
})
