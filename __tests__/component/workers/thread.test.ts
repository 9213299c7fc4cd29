import { afterEach, expect, test } from '@jest/globals'
import { Thread } from '../../../src/workers/thread.ts'

const CODE = new URL('../../support/children/answering-thread.ts', import.meta.url)

let thread: Thread | undefined

const started = () => {
  thread = new Thread(CODE)
  return thread
}
const call = (method: string, ...args: number[]) => ({ kind: 'call', method, args }) as const

afterEach(() => thread?.stop())

test('a thread responds to one request after the other', async () => {
  const asked = started()
  asked.send({ kind: 'open', task: 'double', setup: undefined })
  expect(await asked.call(call('double', 1))).toBe(2)
  expect(await asked.call(call('double', 2))).toBe(4)
})

test.each([
  ['ends', 'end', 'the thread ended with code 3'],
  ['fails', 'fail', 'no memory'],
])('the request at which a thread %s is rejected, and all later ones', async (_, method, why) => {
  const asked = started()
  await expect(asked.call(call(method))).rejects.toThrow(why)
  await expect(asked.call(call('double', 1))).rejects.toThrow(why)
})

test('requests to a stopped thread are rejected', async () => {
  const asked = started()
  const asking = asked.call(call('wait'))
  await Promise.all([expect(asking).rejects.toThrow('ended with code'), asked.stop()])
})
