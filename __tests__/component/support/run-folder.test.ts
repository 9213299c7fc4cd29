import { spawnSync } from 'node:child_process'
import { existsSync, mkdirSync, readdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from '@jest/globals'
import { closeRunFolder, newFolder, openRunFolder } from '../../support/run-folder.ts'
import { scratch } from '../../support/scratch.ts'

test('the folder of a run is removed after it', () => {
  const parent = scratch()
  const folder = openRunFolder(parent)
  expect(readdirSync(parent).map((name) => join(parent, name))).toEqual([folder])
  closeRunFolder(folder)
  expect(readdirSync(parent)).toEqual([])
})

test('a folder that is not of a run is left alone, also when a run is torn down twice', () => {
  const parent = scratch()
  writeFileSync(join(parent, 'mine'), '')
  const other = join(parent, 'other')
  mkdirSync(other)
  closeRunFolder(other)
  expect(readdirSync(parent)).toEqual(['mine', 'other'])
})

test('a run fails if a test left something behind, and names it', () => {
  const parent = scratch()
  const folder = openRunFolder(parent)
  writeFileSync(join(folder, 'forgotten'), '')
  expect(() => closeRunFolder(folder)).toThrow(/left temporary files behind.*: forgotten$/)
  expect(readdirSync(parent)).toEqual([])
})

test('the next run removes what a killed one left, and nothing else', () => {
  const parent = scratch()
  const { pid } = spawnSync(process.execPath, ['--version'])
  const killed = join(parent, `docs-export-tests-${pid}-abcdef`)
  const other = join(parent, 'docs-export-step-abcdef')
  for (const folder of [killed, other]) mkdirSync(folder)
  const running = newFolder(parent)
  openRunFolder(parent)
  expect([killed, other, running].map((folder) => existsSync(folder))).toEqual([false, true, true])
})
