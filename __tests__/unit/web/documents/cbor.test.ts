import { describe, expect, test } from '@jest/globals'
import { readCbor } from '../../../../src/web/documents/cbor.ts'
import { cbor } from '../../../support/pagefind.ts'

const read = (hex: string) => readCbor(Buffer.from(hex, 'hex'))

// https://www.rfc-editor.org/rfc/rfc8949#name-examples-of-encoded-cbor-da
describe('an example of RFC 8949', () => {
  test.each([
    ['00', 0],
    ['17', 23],
    ['1818', 24],
    ['1903e8', 1000],
    ['1a000f4240', 1_000_000],
    ['1b000000e8d4a51000', 1_000_000_000_000],
    ['29', -10],
    ['60', ''],
    ['62c3bc', 'ü'],
    ['80', []],
    ['8301820203820405', [1, [2, 3], [4, 5]]],
    ['4401020304', null],
    ['a201020304', null],
    ['c11a514b67b0', 1_363_896_240],
    ['f5', null],
    ['82f6f4', [null, null]],
    ['82fa47c3500001', [null, 1]],
    ['82fb7e37e43c8800759c01', [null, 1]],
  ])('%s', (hex, value) => expect(read(hex)).toEqual(value))
})

test.each([
  ['nothing', ''],
  ['a length without a value', '18'],
  ['a text that is cut off', '6261'],
  ['a list that is cut off', '8201'],
  ['a list that claims more than there is', '9bffffffffffffffff01'],
  ['a text of unknown length', '7f657374726561646d696e67ff'],
  ['a reserved length', '1c'],
  ['lists that are nested too deep', `${'81'.repeat(17)}00`],
])('%s is no CBOR', (_, hex) => expect(read(hex)).toBeUndefined())

test('what the tests write is read', () => {
  const item = ['1.6.0', [['en_a', 300 % 256, 'ü'.repeat(20)], []]]
  expect(readCbor(cbor(item))).toEqual(item)
})
