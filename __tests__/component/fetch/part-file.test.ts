import { createServer } from 'node:http'
import { join } from 'node:path'
import { describe, expect, test } from '@jest/globals'
import { PartFile } from '../../../src/fetch/part-file.ts'
import { runChild } from '../../support/child.ts'
import { listen } from '../../support/listen.ts'
import { scratch, sha256 } from '../../support/scratch.ts'
import type { Reply } from '../../support/service.ts'

test('a download that starts again overwrites what has arrived, so it needs that much less disk space', async () => {
  const file = PartFile.open(join(scratch(), 'archive'))
  expect(file.bytesMissing(1_000)).toBe(1_000)
  await file.restart([], 1_000)
  await file.append(Buffer.alloc(300))
  expect(file.bytesMissing(1_000)).toBe(700)
  await file.restart([], 1_000)
  expect(file.bytesMissing(1_000)).toBe(1_000)
  await file.close()
})

describe('whether a thread writes an archive whose size the service did not give depends on the size in the answer', () => {
  const small = Buffer.alloc(500_000, 'a')
  const large = Buffer.alloc(64 * 2 ** 20 + 1)
  const complete =
    (body: Buffer): Reply =>
    (_, response) =>
      response.writeHead(200, { 'content-length': String(body.length) }).end(body)
  const withoutSize: Reply = (_, response) => response.writeHead(200).write(small, () => response.end())
  const breaksOff: Reply = (_, response) => {
    response.writeHead(200, { 'content-length': String(small.length) })
    response.write(small.subarray(1_000), () => response.socket?.resetAndDestroy())
  }

  test.each<[string, Reply[], Buffer, number]>([
    ['a small one', [complete(small)], small, 0],
    ['a large one', [complete(large)], large, 1],
    ['one that has no size there either', [withoutSize], small, 1],
    ['one that has no size in the second answer', [breaksOff, withoutSize], small, 1],
  ])('%s', async (_, answers, archive, threads) => {
    let requests = 0
    const server = createServer((request, response) => {
      answers[Math.min(requests, answers.length - 1)]?.(request, response)
      requests += 1
    })
    const { port, close } = await listen(server)
    const url = `http://127.0.0.1:${port}/docs.tar.gz?X-Amz-Signature=0123456789abcdef`
    const downloaded = await runChild('count-download-threads', { url, folder: scratch() })
    await close()
    expect(downloaded).toEqual({ threads, sha256: sha256(archive) })
  })
})
