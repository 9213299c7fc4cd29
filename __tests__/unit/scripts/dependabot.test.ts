import { readFileSync } from 'node:fs'
import { expect, test } from '@jest/globals'
import { parse } from 'yaml'
import { listBundledPackages } from '../../../scripts/sbom.ts'

const TEXT = readFileSync('.github/dependabot.yml', 'utf8')
const [npm] = parse(TEXT).updates

test('what dist is built from is updated apart from the tools', () => {
  expect(npm.groups.bundled.patterns).toEqual(listBundledPackages())
})

test.each(['undici', 'path-to-regexp', 'ignore'])('%s stays where it is, with a reason', (name) => {
  const { ignore } = npm as { readonly ignore: readonly { readonly 'dependency-name': string }[] }
  expect(ignore.map((rule) => rule['dependency-name'])).toContain(name)
  expect(TEXT).toMatch(new RegExp(`# .*\\n +- dependency-name: ${name}\\n`))
})
