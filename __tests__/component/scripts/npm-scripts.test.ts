import { readFileSync } from 'node:fs'
import { resolve } from 'node:path'
import { expect, test } from '@jest/globals'

const { scripts } = JSON.parse(readFileSync('package.json', 'utf8')) as {
  readonly scripts: Readonly<Record<string, string>>
}

test.each([
  ['jest', ['unit', 'component', 'integration']],
  ['jest:slow', ['slow']],
  ['jest:corpora', ['corpora']],
])('`npm run %s` runs the tests in %j', async (script, folders) => {
  const [, file = 'jest.config.mjs'] = /--config (\S+)/.exec(scripts[script] ?? '') ?? []
  const { default: config } = await import(resolve(file))
  const roots = config.projects.flatMap(({ roots }: { readonly roots: readonly string[] }) => roots)
  expect(roots).toEqual(folders.map((folder) => `<rootDir>/__tests__/${folder}`))
})
