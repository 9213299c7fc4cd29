import { execFileSync } from 'node:child_process'
import { globSync, readFileSync } from 'node:fs'
import { expect, test } from '@jest/globals'
import { listBundledPackages } from '../../../scripts/sbom.ts'

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
  const { name, version, devDependencies } = read('package.json')
  expect(sbom.bomFormat).toBe('CycloneDX')
  expect(sbom.metadata.component).toMatchObject({ name, version })

  // Each license begins with the name of its package. Packages from which only types are imported
  // have none.
  const licenses = globSync('dist/**/licenses.txt').map((file) => readFileSync(file, 'utf8'))
  const bundled = licenses.flatMap((text) =>
    [...text.matchAll(/^((?:@[\w.-]+\/)?[\w.-]+)\n(?:MIT|ISC|Apache-2\.0|BSD-[23]-Clause)\n/gm)].map(
      ([, name = '']) => name,
    ),
  )
  const listed = sbom.components.map((component) => component.name)
  expect(bundled).toContain('@actions/core')
  expect(listed).toEqual(expect.arrayContaining([...new Set(bundled)]))
  const versions = sbom.components.map((component) => `${component.name}@${component.version}`)
  const direct = listBundledPackages().map((name) => `${name}@${devDependencies[name]}`)
  expect(versions).toEqual(expect.arrayContaining(direct))
  expect(listed).not.toEqual(expect.arrayContaining(['jest']))
  expect(listed).not.toEqual(expect.arrayContaining(['typescript']))
  for (const { hashes } of sbom.components) expect(hashes).toHaveLength(1)
})
