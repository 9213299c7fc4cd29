/**
 * On Windows a virus scanner or an indexer may hold what is to be renamed or removed: a retry a moment later succeeds.
 */
import { mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from '@jest/globals'
import { tarOf } from '../../support/archives.ts'
import { runChild, spawnChild } from '../../support/child.ts'
import { scratch } from '../../support/scratch.ts'

test('on Windows, an archive that a scanner holds for a moment is moved', async () => {
  const root = scratch()
  const [archive, path] = [join(root, 'archive'), join(root, 'site.tar')]
  const content = await tarOf([{ name: 'index.html', content: 'new' }])
  writeFileSync(archive, content)
  await runChild('while-held', { call: 'renameSync', work: { kind: 'unpack-and-publish', archive, path } })
  expect(readdirSync(root)).toEqual(['site.tar'])
  expect(readFileSync(path)).toEqual(content)
})

test('on Windows, a site that a scanner holds for a moment is put back after an interrupted run', async () => {
  const root = scratch()
  const targetPath = join(root, 'site')
  mkdirSync(targetPath)
  writeFileSync(join(targetPath, 'index.html'), 'old')
  await spawnChild('replace-site', { targetPath, steps: ['set aside'] })
  const said = await runChild('while-held', {
    call: 'renameSync',
    work: { kind: 'clear remains', targetPath },
  })
  expect(said).toEqual([expect.stringContaining(`the previous content of ${targetPath} was restored`)])
  expect(readdirSync(root)).toEqual(['site'])
  expect(readFileSync(join(targetPath, 'index.html'), 'utf8')).toBe('old')
})

test('on Windows, the partial file of a failed download is removed, and the failure is reported', async () => {
  const folder = scratch()
  const said = await runChild('while-held', { call: 'rmSync', work: { kind: 'cancelled download', folder } })
  expect(said).toEqual(['cancelled'])
  expect(readdirSync(folder)).toEqual([])
})
