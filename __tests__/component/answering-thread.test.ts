import { afterEach, expect, test } from '@jest/globals'
import { AnsweringThread } from '../../src/answering-thread.ts'

const CODE = '../__tests__/support/children/answering-thread'

let thread: AnsweringThread<number | 'end' | 'fail' | 'wait', number> | undefined

const started = () => {
  thread = new AnsweringThread(CODE)
  return thread
}

afterEach(() => thread?.stop())

test('a thread answers one request after the other', async () => {
  const asked = started()
  asked.tell('wait')
  expect(await asked.ask(1)).toBe(2)
  expect(await asked.ask(2)).toBe(4)
})

test.each([
  ['ends', 'end', `the thread ${CODE} ended with code 3`],
  ['fails', 'fail', 'no memory'],
] as const)('the request at which a thread %s is rejected, and all later ones', async (_, request, why) => {
  const asked = started()
  await expect(asked.ask(request)).rejects.toThrow(why)
  await expect(asked.ask(1)).rejects.toThrow(why)
})

test('what a stopped thread was asked is rejected', async () => {
  const asked = started()
  const asking = asked.ask('wait')
  await Promise.all([expect(asking).rejects.toThrow('ended with code'), asked.stop()])
})
