/**
 * `npm run --silent sbom`: prints the packages that dist is built from, with versions and hashes, as CycloneDX. npm
 * lists all packages of the lock file; those that `src` does not need, directly or indirectly, are left out.
 */
import { execFileSync } from 'node:child_process'
import { globSync, readFileSync } from 'node:fs'

interface Component {
  readonly 'bom-ref': string
  readonly name: string
}
interface Sbom {
  readonly metadata: { readonly component: Component }
  readonly components: readonly Component[]
  readonly dependencies: readonly { readonly ref: string; readonly dependsOn: readonly string[] }[]
}

const readPackage = () => JSON.parse(readFileSync('package.json', 'utf8'))

/** Matches the import of a package: by its name, or by the path of one of its files. */
const IMPORTED =
  /(?:from |import\()'(?:(?:\.\.\/)+node_modules\/)?((?:@[\w.-]+\/)?[\w.-]+)(?:\/[^']*)?'/g

/**
 * Returns the names of the packages that `src` imports, so that `dist` has them. They are development
 * dependencies, because `dist` already contains them for anyone who installs this package.
 */
export function listBundledPackages(): readonly string[] {
  const names = globSync('src/**/*.ts').flatMap((file) =>
    [...readFileSync(file, 'utf8').matchAll(IMPORTED)].map(([, name = '']) => name),
  )
  return Object.keys(readPackage().devDependencies).filter((name) => names.includes(name))
}

function printSbom(): void {
  const args = ['sbom', '--sbom-format', 'cyclonedx', '--package-lock-only']
  const options = { encoding: 'utf8', shell: process.platform === 'win32' } as const
  const sbom = JSON.parse(execFileSync('npm', args, options)) as Sbom
  const root = sbom.metadata.component['bom-ref']
  const needs = new Map(sbom.dependencies.map(({ ref, dependsOn }) => [ref, dependsOn]))
  const direct = listBundledPackages()
  const bundled = (needs.get(root) ?? []).filter((ref) => direct.includes(withoutVersion(ref)))
  needs.set(root, bundled)
  const found = new Set([root])
  // The loop also visits the names that are added to the set while it runs.
  for (const ref of found) for (const need of needs.get(ref) ?? []) found.add(need)

  // npm names the root after its folder, and marks the packages that only the build needs as optional.
  const component = { ...sbom.metadata.component, name: readPackage().name }
  const components = sbom.components
    .filter((each) => found.has(each['bom-ref']))
    .map((each) => ({ ...each, scope: 'required', properties: [] }))
  const dependencies = [...found].map((ref) => ({ ref, dependsOn: needs.get(ref) ?? [] }))
  const metadata = { ...sbom.metadata, component }
  console.log(JSON.stringify({ ...sbom, metadata, components, dependencies }, undefined, 2))
}

const withoutVersion = (ref: string) => ref.replace(/@[^@]*$/, '')

if (import.meta.main) printSbom()
