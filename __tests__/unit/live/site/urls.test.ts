import { expect, test } from '@jest/globals'
import { isSameUrl, makeUrl } from '../../../../src/live/site/urls.ts'

test.each([
  ['https://a.example/x', 'https://A.example/%78', true],
  ['https://a.example/x', 'https://a.example/x/', false],
  ['https://a.example/x', 'https://b.example/x', false],
  ['https://a.example/x?a', 'https://a.example/x', false],
  ['https://a.example/x#a', 'https://a.example/x', false],
  ['https://a.example/%zz', 'https://a.example/%yy', false],
  ['https://a.example/x?%61', 'https://a.example/x?a', false],
  ['nothing', 'nothing', true],
])('%s and %s: the same is %s', (a, b, same) => expect(isSameUrl(a, b)).toBe(same))

test.each([
  ['/a%20b/c', '/a%20b/c'],
  ['1/leak', '/1/leak'],
  ['.evil.example/x', '/.evil.example/x'],
  ['@evil.example/x', '/@evil.example/x'],
  ['//evil.example/x', '//evil.example/x'],
  ['https://evil.example/x', '/https://evil.example/x'],
])('%s stays at the origin', (address, path) => {
  expect(makeUrl('http://127.0.0.1:4100', address).href).toBe(`http://127.0.0.1:4100${path}`)
})
