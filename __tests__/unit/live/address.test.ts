import { expect, test } from '@jest/globals'
import { urlAt } from '../../../src/live/address.ts'

test.each([
  ['/a%20b/c', '/a%20b/c'],
  ['/', '/'],
  ['1/leak', '/1/leak'],
  ['.evil.example/x', '/.evil.example/x'],
  ['@evil.example/x', '/@evil.example/x'],
  ['//evil.example/x', '//evil.example/x'],
  ['https://evil.example/x', '/https://evil.example/x'],
])('%s stays at the origin', (address, path) => {
  expect(urlAt('http://127.0.0.1:4100', address).href).toBe(`http://127.0.0.1:4100${path}`)
})
