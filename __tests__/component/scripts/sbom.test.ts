import { execFileSync } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { expect, test } from '@jest/globals'

interface Sbom {
  readonly bomFormat: string
  readonly metadata: { readonly component: { readonly name: string; readonly version: string } }
  readonly components: readonly {
    readonly name: string
    readonly version: string
    readonly hashes: object[]
  }[]
}

const read = (file: string) => JSON.parse(readFileSync(file, 'utf8'))

test('the bill of materials lists every package that the action is built from, and no other', () => {
  const sbom = JSON.parse(execFileSync('node', ['scripts/sbom.ts'], { encoding: 'utf8' })) as Sbom
  const { name, version, dependencies } = read('package.json')
  expect(sbom.bomFormat).toBe('CycloneDX')
  expect(sbom.metadata.component).toMatchObject({ name, version })

  const locked = read('package-lock.json').packages as Record<string, Record<string, unknown>>
  const production = Object.entries(locked)
    .filter(([path, { dev, optional, devOptional }]) => path !== '' && !dev && !optional && !devOptional)
    .map(([path, { version }]) => `${path.replace(/^.*node_modules\//, '')}@${version}`)
  const listed = sbom.components.map((component) => `${component.name}@${component.version}`)
  expect(new Set(listed)).toEqual(new Set(production))
  expect(listed).toEqual(
    expect.arrayContaining(Object.entries(dependencies).map(([name, version]) => `${name}@${version}`)),
  )
  for (const { hashes } of sbom.components) expect(hashes).toHaveLength(1)
})
