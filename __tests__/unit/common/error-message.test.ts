import { expect, test } from '@jest/globals'
import { getErrorMessage } from '../../../src/common/error-message.ts'

test.each<[string, unknown, string]>([
  ['an error', new TypeError('x is not a function'), 'x is not a function'],
  ['a text', 'boo', 'boo'],
  [
    'an object without a prototype',
    Object.create(null),
    'a thrown object that cannot be shown as text',
  ],
])('the message of %s', (_, thrown, text) => {
  expect(getErrorMessage(thrown)).toBe(text)
})
