/** What `npm run bench changes` measures. */
import { execFileSync } from 'node:child_process'
import { join } from 'node:path'
import { expect, test } from '@jest/globals'
import { COMPARED } from '../../../scripts/bench/changes.ts'
import { writeFiles } from '../../support/gate.ts'
import { keptScratch } from '../../support/scratch.ts'

const page = (text: string) => `<!doctype html><title>Guide</title><h1>Guide</h1><p>${text}`

function folderWith(text: string): string {
  const folder = keptScratch()
  writeFiles(folder, { 'index.html': page('home'), 'guide.html': page(text) })
  return folder
}

test.each([
  ['an equal one', 'old', 'Compared with the earlier site: nothing that a reader would notice'],
  ['an edited one', 'new', 'Compared with the earlier site: 1 page changed'],
])('a site is compared with %s', (_, text, said) => {
  const compared = ['--compare-with', folderWith('old'), folderWith(text)]
  const output = execFileSync(process.execPath, ['src/gate.ts', '--host', 'nginx', ...compared], {
    encoding: 'utf8',
    cwd: join(import.meta.dirname, '../../..'),
  })
  expect(COMPARED.exec(output)?.[0]).toBe(said)
})
