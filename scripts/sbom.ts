/**
 * `npm run --silent sbom`: prints the packages that dist is built from, with versions and hashes, as CycloneDX.
 *
 * `npm sbom --omit dev` leaves out packages that the action uses and a development dependency uses, too (seen with npm
 * 11.19: `yaml` and `entities`). So npm gets a lock file that has nothing but production dependencies.
 */
import { execFileSync } from 'node:child_process'
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

interface Locked {
  readonly dev?: boolean
  readonly optional?: boolean
  readonly devOptional?: boolean
}
interface LockFile {
  readonly packages: Readonly<Record<string, Locked>>
}

const withoutDevelopment = ({
  devDependencies,
  optionalDependencies,
  ...rest
}: Record<string, unknown>) => rest

const read = (file: string) => JSON.parse(readFileSync(file, 'utf8'))
const lock = read('package-lock.json') as LockFile
const packages = Object.entries(lock.packages)
  .filter(([, { dev, optional, devOptional }]) => !(dev || optional || devOptional))
  .map(([path, locked]) => [path, path === '' ? withoutDevelopment({ ...locked }) : locked])

const manifest = read('package.json')
const parent = mkdtempSync(join(tmpdir(), 'docs-export-sbom-'))
try {
  // npm names the root component after its folder.
  const work = join(parent, manifest.name)
  mkdirSync(work)
  writeFileSync(join(work, 'package.json'), JSON.stringify(withoutDevelopment(manifest)))
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
