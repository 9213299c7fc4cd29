import { expect, test } from '@jest/globals'
import { redirectLocation } from '../../../src/fetch/redirects.ts'

test.each([301, 302, 303, 307, 308])('%i with a location is a redirect', (status) => {
  expect(redirectLocation(status, { location: '/x' })).toBe('/x')
})

test.each([
  ['without a location', 302, {}],
  ['with an empty location', 302, { location: '' }],
  ['to choose from', 300, { location: '/x' }],
  ['that says that nothing has changed', 304, { location: '/x' }],
  ['that is a success', 200, { location: '/x' }],
])('an answer %s is not a redirect', (_, status, headers) => {
  expect(redirectLocation(status, headers)).toBeUndefined()
})
