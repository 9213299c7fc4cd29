import { execFileSync } from 'node:child_process'
import { join } from 'node:path'
import { expect, test } from '@jest/globals'

/** Reads pages of 1 MiB with a tag each that no other has, and prints how many MiB are held when all are gone. */
const SCRIPT = `
  import { PageReader } from ${JSON.stringify(join(import.meta.dirname, '../../../../src/site/extract/html.ts'))}
  const ignore = () => {}
  const names = ['address', 'anchor', 'base', 'canonical', 'style', 'script', 'runsScript', 'frame', 'encoding', 'unlisted']
  const listener = Object.fromEntries(names.map((name) => [name, ignore]))
  for (let i = 0; i < 100; i += 1) {
    const reader = new PageReader(listener)
    const page = '<element-number-' + i + ' attribute-number-' + i + '>' + ' '.repeat(1 << 20)
    reader.write(Buffer.from(page, 'latin1').toString('latin1'))
    reader.end()
  }
  gc()
  const { heapUsed, external } = process.memoryUsage()
  console.log((heapUsed + external) / 2 ** 20)`

test('a name that is remembered does not keep its page', () => {
  const options = ['--expose-gc', '--input-type=module', '-e', SCRIPT]
  expect(Number(execFileSync(process.execPath, options, { encoding: 'utf8' }))).toBeLessThan(40)
})
