import { describe, expect, test } from '@jest/globals'
import { asStepError, StepError } from '../../../src/errors/step-error.ts'

test('an error for users stays as it is', () => {
  const error = new StepError('cancelled', {
    job: undefined,
    status: undefined,
    notStarted: undefined,
  })
  expect(asStepError(error)).toBe(error)
})

const hasNoText = {
  toString() {
    throw new Error('no text')
  },
}

describe('whatever was thrown is reported as a bug', () => {
  test.each<[string, unknown, string]>([
    ['an error', new TypeError('x is not a function'), 'TypeError: x is not a function'],
    ['a text', 'boo', 'boo'],
    ['nothing', undefined, 'undefined'],
    ['a symbol', Symbol('s'), 'Symbol(s)'],
    [
      'an object without a prototype',
      Object.create(null),
      'a thrown object that cannot be shown as text',
    ],
    ['an object whose text throws', hasNoText, 'a thrown object that cannot be shown as text'],
  ])('%s', (_, thrown, what) => {
    expect(asStepError(thrown)).toMatchObject({ code: 'unexpected', values: { what } })
  })
})
