import { expect, test } from '@jest/globals'
import { makeBusyRetry } from '../../../src/disk/busy-files.ts'

/** A system whose pauses take no time but are counted, in ms. */
function system(platform: NodeJS.Platform) {
  const pauses: number[] = []
  const sleep = async (ms: number) => void pauses.push(ms)
  return { pauses, platform, clock: { sleep } }
}

const failure = (code: string) => Object.assign(new Error(code), { code, syscall: 'rename' })

/** Work that fails with `code` this many times, and then succeeds. */
function failing(times: number, code: string) {
  let attempts = 0
  return () => {
    attempts += 1
    if (attempts <= times) throw failure(code)
    return `done at attempt ${attempts}`
  }
}

test.each(['EPERM', 'EACCES', 'EBUSY', 'ENOTEMPTY'])('on Windows, %s is retried', async (code) => {
  const windows = system('win32')
  expect(await makeBusyRetry(windows)(failing(3, code))).toBe('done at attempt 4')
  expect(windows.pauses).toEqual([20, 40, 80])
})

test('an error that lasts is thrown after some seconds, which are not spent again on the next file', async () => {
  const windows = system('win32')
  const retry = makeBusyRetry(windows)
  await expect(retry(failing(Infinity, 'EBUSY'))).rejects.toMatchObject({ code: 'EBUSY' })
  expect(windows.pauses.reduce((sum, ms) => sum + ms)).toBe(5_000)
  await expect(retry(failing(1, 'EBUSY'))).rejects.toThrow(failure('EBUSY'))
})

test('a different error during the retries is thrown', async () => {
  const windows = system('win32')
  const codes = ['EBUSY', 'ENOENT']
  const work = () => {
    throw failure(codes.shift() ?? '')
  }
  await expect(makeBusyRetry(windows)(work)).rejects.toMatchObject({ code: 'ENOENT' })
})

test.each<[NodeJS.Platform, unknown]>([
  ['win32', failure('ENOENT')],
  ['win32', new Error('a fault of the program')],
  ['linux', failure('EBUSY')],
  ['darwin', failure('EPERM')],
])('on %s, %s is thrown immediately', async (platform, error) => {
  const here = system(platform)
  const work = () => {
    throw error
  }
  await expect(makeBusyRetry(here)(work)).rejects.toThrow(error as Error)
  expect(here.pauses).toEqual([])
})
