/**
 * Every verdict of the check, compared with the response of a real nginx. Needs the Debian packages
 * nginx-light, postgresql-doc-15, cppreference-doc-en-html, and git-doc.
 */
import { existsSync } from 'node:fs'
import { expect, test } from '@jest/globals'
import { verify } from '../support/check.ts'
import { disagreements } from '../support/nginx-verdicts.ts'
import { writeSite } from '../support/planted.ts'
import { scratch } from '../support/scratch.ts'

const POSTGRESQL = '/usr/share/doc/postgresql-doc-15/html'
const CPP = '/usr/share/cppreference/doc/html'
const CORPORA = [
  { name: 'postgresql-doc-15', folder: POSTGRESQL, withVariants: true, least: 5_000 },
  { name: 'cppreference-doc-en-html', folder: CPP, withVariants: false, least: 4_000 },
  { name: 'git-doc', folder: '/usr/share/doc/git-doc', withVariants: true, least: 1_000 },
]

test.each(CORPORA)('$name', async ({ name, folder, withVariants, least }) => {
  if (!existsSync(folder)) throw new Error(`${folder} is missing: install ${name}`)
  const { asked, answered, differ } = await disagreements(folder, withVariants)
  expect(differ).toEqual([])
  expect(asked).toBeGreaterThan(least)
  expect(answered).toBeGreaterThan(least / 10)
})

test('nginx serves a site with planted faults as the check says', async () => {
  const folder = scratch()
  writeSite(folder, 3, 100)
  const { asked, answered, differ } = await disagreements(folder, true)
  expect(differ).toEqual([])
  expect(asked).toBeGreaterThan(5_000)
  expect(answered).toBeGreaterThan(1_000)
})

test('postgresql-doc-15 has no findings', async () => {
  const { findings } = await verify(POSTGRESQL)
  expect(findings).toEqual([])
})
