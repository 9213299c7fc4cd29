/** What `npm run bench changes` measures. */
import { execFile } from 'node:child_process'
import { mkdirSync } from 'node:fs'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { expect, test } from '@jest/globals'
import { checkOf } from '../../scripts/bench/changes.ts'
import { writeFiles } from '../support/check.ts'
import { keptScratch } from '../support/scratch.ts'

const page = (text: string) => `<!doctype html><title>Guide</title><h1>Guide</h1><p>${text}`

test.each([
  ['is compared with an edited one', 'new', 'Compared with the earlier site: 1 page changed'],
  ['is checked alone', undefined, ' in 2 pages'],
])('a site %s', async (_, text, said) => {
  const folder = keptScratch()
  const site = (name: string, words: string) => {
    const path = join(folder, name)
    mkdirSync(path)
    writeFiles(path, { 'index.html': page('home'), 'guide.html': page(words) })
    return path
  }
  const { prepare, proof } = checkOf(
    'check',
    site('later', 'old'),
    text === undefined ? undefined : site('earlier', text),
    folder,
  )
  const { command, cwd, env } = prepare()
  const [program, ...args] = command
  const { stdout } = await promisify(execFile)(program, args, { cwd, env })
  expect(proof.exec(stdout)?.[0]).toBe(said)
})
