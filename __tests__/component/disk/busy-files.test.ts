/** On Windows a virus scanner or an indexer may hold what is to be renamed or removed: another try a moment later succeeds. */
import { mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from '@jest/globals'
import { tarOf } from '../../support/archives.ts'
import { runChild, spawnChild } from '../../support/child.ts'
import { scratch } from '../../support/scratch.ts'

test('the archive that was downloaded a moment ago is moved', async () => {
  const root = scratch()
  const [archive, path] = [join(root, 'archive'), join(root, 'site.tar')]
  const content = await tarOf([{ name: 'index.html', content: 'new' }])
  writeFileSync(archive, content)
  await runChild('while-held', { call: 'renameSync', work: { kind: 'deliver', archive, path } })
  expect(readdirSync(root)).toEqual(['site.tar'])
  expect(readFileSync(path)).toEqual(content)
})

test('what an interrupted run set aside is put back', async () => {
  const root = scratch()
  const place = join(root, 'site')
  mkdirSync(place)
  writeFileSync(join(place, 'index.html'), 'old')
  await spawnChild('replace-site', { place, steps: ['set aside'] })
  const said = await runChild('while-held', { call: 'renameSync', work: { kind: 'clear remains', place } })
  expect(said).toEqual([expect.stringContaining(`the previous content of ${place} was restored`)])
  expect(readdirSync(root)).toEqual(['site'])
  expect(readFileSync(join(place, 'index.html'), 'utf8')).toBe('old')
})

test('the rest of a download that failed is removed, and why it failed is reported', async () => {
  const folder = scratch()
  const said = await runChild('while-held', { call: 'rmSync', work: { kind: 'cancelled download', folder } })
  expect(said).toEqual(['cancelled'])
  expect(readdirSync(folder)).toEqual([])
})
