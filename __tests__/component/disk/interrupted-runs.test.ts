import { mkdirSync, readdirSync, symlinkSync, utimesSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from '@jest/globals'
import { cleanUpInterruptedRuns } from '../../../src/disk/interrupted-runs.ts'
import { Removals } from '../../../src/disk/removal.ts'
import { makeStagingFolder } from '../../../src/disk/staging-folder.ts'
import { writeFiles } from '../../support/files.ts'
import { scratch } from '../../support/scratch.ts'

const HOUR = 60 * 60 * 1_000

/**
 * Leaves a folder next to `site`, as a killed run does, with these files in it; returns its path.
 */
function leftBehind(root: string, ageMs: number, ...files: string[]): string {
  const { path } = makeStagingFolder(join(root, 'site'), new Removals())
  writeFiles(path, Object.fromEntries(files.map((file) => [file, ''])))
  const then = new Date(Date.now() - ageMs)
  utimesSync(path, then, then)
  return path
}

async function cleanedUp(targetPath: string): Promise<string[]> {
  const removals = new Removals()
  const said: string[] = []
  cleanUpInterruptedRuns(targetPath, removals, ({ text }) => said.push(text))
  await removals.waitUntilSettled()
  expect(removals.leftovers).toEqual([])
  return said
}

test.each<[string, number, string[], 'gone' | 'left' | 'named']>([
  ['an empty folder of yesterday', 25 * HOUR, [], 'gone'],
  ['an unpacked site of yesterday', 25 * HOUR, ['new/index.html'], 'gone'],
  ['what was replaced yesterday', 25 * HOUR, ['superseded/index.html'], 'gone'],
  ['an unpacked site of today', 23 * HOUR, ['new/index.html'], 'left'],
  ['previous content of yesterday', 25 * HOUR, ['new/index.html', 'old/index.html'], 'named'],
  ['previous content of a minute ago', 60_000, ['old/index.html'], 'named'],
  ['a folder with other content', 25 * HOUR, ['new/index.html', 'mine'], 'left'],
])('%s', async (_, ageMs, files, fate) => {
  const root = scratch()
  const path = leftBehind(root, ageMs, ...files)
  const said = await cleanedUp(join(root, 'site'))
  expect(readdirSync(root)).toHaveLength(fate === 'gone' ? 0 : 1)
  const words = `the previous content of ${join(root, 'site')} is in ${join(path, 'old')}. To restore that content, move it to`
  expect(said).toEqual(fate === 'named' ? [expect.stringContaining(words)] : [])
})

test('nothing else is touched', async () => {
  const root = scratch()
  leftBehind(root, 25 * HOUR, 'new/index.html')
  symlinkSync('elsewhere', join(root, '.site.docs-export-abcdef'))
  const others = ['.other.docs-export-a1b2c3', '.site', '.site-a1b2c3', 'x.site.docs-export-a1b2c3']
  const yesterday = new Date(Date.now() - 25 * HOUR)
  for (const name of others) {
    mkdirSync(join(root, name))
    utimesSync(join(root, name), yesterday, yesterday)
  }
  expect(await cleanedUp(join(root, 'missing/site'))).toEqual([])
  expect(await cleanedUp(join(root, 'site'))).toEqual([])
  expect(readdirSync(root)).toEqual([...others, '.site.docs-export-abcdef'].toSorted())
})
