import { expect, test } from '@jest/globals'
import { srcsetAddresses } from '../../../../src/web/page/values.ts'

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
])('the addresses in the srcset %j', (value, addresses) => expect(srcsetAddresses(value)).toEqual(addresses))

test('a million commas are read in linear time', () => {
  expect(srcsetAddresses(`a${','.repeat(1_000_000)}x`)).toHaveLength(1)
})
