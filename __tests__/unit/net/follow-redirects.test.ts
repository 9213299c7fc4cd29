import { expect, test } from '@jest/globals'
import { readRedirectTarget } from '../../../src/net/follow-redirects.ts'

const FROM = new URL('https://docs.example.com/docs/guide')

test.each([
  [200, '/x', undefined],
  // To choose from.
  [300, '/x', undefined],
  [304, '/x', undefined],
  [301, undefined, undefined],
  [302, '', undefined],
  [301, '/x', 'https://docs.example.com/x'],
  [302, '/x', 'https://docs.example.com/x'],
  [307, 'x?y', 'https://docs.example.com/docs/x?y'],
  [308, '//evil.example/', 'https://evil.example/'],
  [303, 'http://[', 'http://['],
])('HTTP %d with the location %j redirects to %j', (statusCode, location, to) => {
  const headers = location === undefined ? {} : { location }
  expect(readRedirectTarget({ statusCode, headers }, FROM)).toBe(to)
})
