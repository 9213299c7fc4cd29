import { existsSync, mkdtempSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from '@jest/globals'
import { FORMATS, pack } from '../../../sandbox/pack.ts'
import { keptScratch } from '../../support/scratch.ts'

const folder = keptScratch()

test.each(FORMATS)(
  '%s: a file that was removed meanwhile is an error, not a truncated archive',
  async (format) => {
    const files = [
      { path: 'index.html', content: '<!doctype html>' },
      { path: 'gone.html', file: join(folder, 'gone.html') },
    ]
    const packed = pack(files, format, join(folder, format), new AbortController().signal)
    await expect(packed).rejects.toMatchObject({ code: 'ENOENT' })
  },
)

test.each(FORMATS)('%s: packing can be aborted', async (format) => {
  const packed = pack([], format, join(folder, `${format}-cut`), AbortSignal.abort())
  await expect(packed).rejects.toMatchObject({ name: 'AbortError' })
})

test.each(FORMATS)('%s: nothing is written any more once packing was aborted', async (format) => {
  for (let i = 0; i < 20; i++) {
    const into = mkdtempSync(join(folder, format))
    await expect(pack([], format, join(into, 'x'), AbortSignal.abort())).rejects.toThrow()
    rmSync(into, { recursive: true })
    await new Promise((resolve) => setImmediate(resolve))
    expect(existsSync(into)).toBe(false)
  }
})
