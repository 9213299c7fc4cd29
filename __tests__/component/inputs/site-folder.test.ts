import { mkdirSync, symlinkSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from '@jest/globals'
import { parseSiteFolder } from '../../../src/inputs/parse/path.ts'
import { writeFiles } from '../../support/check.ts'
import { scratch } from '../../support/scratch.ts'

const errorOf = (text: string, base: string) => {
  try {
    parseSiteFolder(text, base)
    return ''
  } catch (error) {
    return String((error as Error).message)
  }
}

test('a symbolic link to a folder is one', () => {
  const place = scratch()
  writeFiles(place, { 'site/index.html': '' })
  symlinkSync('site', join(place, 'link'))
  expect(parseSiteFolder('link', place)).toBe(join(place, 'link'))
})

test('a symbolic link that leads nowhere, or in circles, is reported as such', () => {
  const place = scratch()
  symlinkSync('gone', join(place, 'link'))
  symlinkSync('circle', join(place, 'circle'))
  expect(errorOf('link', place)).toBe(`is “link”: the symbolic link ${place}/link leads nowhere`)
  expect(errorOf('circle', place)).toBe(`is “circle”: ${place}/circle cannot be read (ELOOP)`)
})

test('an empty folder was not built', () => {
  const place = scratch()
  mkdirSync(join(place, 'dist'))
  expect(errorOf('dist', place)).toBe(
    `is “dist”: the folder ${place}/dist is empty; has the site been built?`,
  )
})
