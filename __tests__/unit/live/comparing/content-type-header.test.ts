import { expect, test } from '@jest/globals'
import { parseContentType } from '../../../../src/live/comparing/content-type-header.ts'

test.each<[string | undefined, string, string | undefined]>([
  [undefined, '', undefined],
  ['text/html', 'text/html', undefined],
  [' Text/HTML ; charset="UTF-8"', 'text/html', 'utf-8'],
  ['text/html; x=1; charset=a; charset=b', 'text/html', 'a'],
  ['text/html; x-charset=a; charset=b', 'text/html', 'b'],
])('%j is the type %j with the charset %j', (header, type, charset) => {
  expect(parseContentType(header)).toEqual({ type, charset })
})
