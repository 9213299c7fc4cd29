import { expect, test } from '@jest/globals'
import { runChild } from '../../../support/child.ts'

test('a name that is remembered does not keep its page in memory', async () => {
  const heldMiB = await runChild('heap-of-pages', undefined, { execArgv: ['--expose-gc'] })
  expect(heldMiB).toBeLessThan(30)
})
