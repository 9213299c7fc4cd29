/**
 * `npm run --silent sbom`: prints the packages that dist is built from, with versions and hashes, as CycloneDX.
 *
 * npm lists dependencies of a package, and this one has none for those who install it. So npm gets a package that
 * depends on what src imports, and a lock file that has nothing but that and what it needs in turn.
 */
import { execFileSync } from 'node:child_process'
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { listBundledPackages } from './bundled-packages.ts'

interface Locked {
  readonly dependencies?: Readonly<Record<string, string>>
}
interface LockFile {
  readonly packages: Readonly<Record<string, Locked>>
}

const read = (file: string) => JSON.parse(readFileSync(file, 'utf8'))
const lock = read('package-lock.json') as LockFile

/** Returns where the package lies that a package at `from` gets by this name: beside it, or further up. */
function locate(name: string, from: string): string {
  const path = `${from === '' ? '' : `${from}/`}node_modules/${name}`
  if (path in lock.packages) return path
  if (from === '') throw new Error(`package-lock.json has no ${name}`)
  const parent = from.lastIndexOf('/node_modules/')
  return locate(name, parent === -1 ? '' : from.slice(0, parent))
}

/** Adds what a package at `from` needs by these names, and what that needs in turn. */
function collect(names: readonly string[], from: string, into: Map<string, object>): void {
  for (const name of names) {
    const path = locate(name, from)
    if (into.has(path)) continue
    const { dev, devOptional, ...locked } = lock.packages[path] as Record<string, object>
    into.set(path, locked)
    collect(Object.keys(locked.dependencies ?? {}), path, into)
  }
}

const { devDependencies, ...manifest } = read('package.json')
const direct = listBundledPackages()
const dependencies = Object.fromEntries(direct.map((name) => [name, devDependencies[name]]))
const { devDependencies: _, ...root } = lock.packages[''] as Record<string, unknown>
const packages = new Map<string, object>([['', { ...root, dependencies }]])
collect(direct, '', packages)
const parent = mkdtempSync(join(tmpdir(), 'docs-export-sbom-'))
try {
  // npm names the root component after its folder.
  const work = join(parent, manifest.name)
  mkdirSync(work)
  writeFileSync(join(work, 'package.json'), JSON.stringify({ ...manifest, dependencies }))
  writeFileSync(
    join(work, 'package-lock.json'),
    JSON.stringify({ ...lock, packages: Object.fromEntries(packages) }),
  )
  execFileSync('npm', ['sbom', '--sbom-format', 'cyclonedx', '--package-lock-only'], {
    cwd: work,
    stdio: 'inherit',
    shell: process.platform === 'win32',
  })
} finally {
  rmSync(parent, { recursive: true, force: true })
}
