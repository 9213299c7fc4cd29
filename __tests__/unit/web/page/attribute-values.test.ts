import { expect, test } from '@jest/globals'
import { asBytes } from '../../../../src/web/byte-strings.ts'
import {
  decodeAttribute,
  decodeText,
  readSrcset,
} from '../../../../src/web/page/attribute-values.ts'

test.each([
  ['a.png', ['a.png']],
  ['a.png 1x, b.png 2x', ['a.png', 'b.png']],
  ['a.png,b.png', ['a.png,b.png']],
  ['a.png, b.png', ['a.png', 'b.png']],
  ['  a.png   480w  ,  b.png 800w  ', ['a.png', 'b.png']],
  [',,a.png,,, b.png', ['a.png', 'b.png']],
  ['data:image/png;base64,AA,BB= 1x, b.png 2x', ['data:image/png;base64,AA,BB=', 'b.png']],
  ['a.png (x, y) 1x, b.png', ['a.png', 'b.png']],
  ['a b.png 1x', ['a']],
  ['', []],
  [' , ', []],
])('the addresses in the srcset %j', (value, addresses) =>
  expect(readSrcset(asBytes(value))).toEqual(addresses),
)

/** As many as fit in a piece that is decoded at a time, and a few bytes more or less. */
const LONG = [-9, -5, -4, -3, -2, -1, 0, 1, 2].map((more) => 'x'.repeat((1 << 20) + more))

test.each(['&amp;', '&copy', '&copy=', '&copyx', '&notit;', '&#233;', '&', '&&amp;', 'é'])(
  'a long value with %s is decoded as a short one, wherever it stands',
  (reference) => {
    for (const decode of [decodeAttribute, decodeText]) {
      const text = Buffer.from(`${reference}y&lt;z`).toString('latin1')
      for (const before of LONG)
        expect(
          decode(asBytes(`&gt;${before}${text}`)) === `>${before}${decode(asBytes(text))}`,
        ).toBe(true)
    }
  },
)

test('a million commas are read in linear time', () => {
  expect(readSrcset(asBytes(`a${','.repeat(1_000_000)}x`))).toHaveLength(1)
})
