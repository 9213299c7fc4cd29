/**
 * The last step of `npm run dist` records in `lib` what `dist` was built from, so that tests that run `dist` can
 * refuse to test yesterday's code.
 */
import { execFileSync, spawnSync } from 'node:child_process'
import { createHash } from 'node:crypto'
import { existsSync, globSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'

const SOURCES = ['src/**/*.ts', 'package-lock.json', 'tsconfig.json', 'tsconfig.build.json']
const STAMP = 'lib/dist-stamp'

/** Records that the `dist` in `root` was built from the sources next to it. */
export function stampDist(root: string): void {
  writeFileSync(join(root, STAMP), hashOf(root))
}

/**
 * Returns why the `dist` in `root` may not match its sources, `undefined` if it does. If nothing has been built yet, as
 * in a fresh clone, the committed `dist` belongs to the committed sources: the job `dist` in `test.yml` verifies that.
 */
export function staleness(root: string): string | undefined {
  const path = join(root, STAMP)
  if (!existsSync(path)) {
    return isAsCommitted(root) ? undefined : 'the sources or dist have uncommitted changes'
  }
  if (readFileSync(path, 'utf8') === hashOf(root)) return undefined
  return 'the sources or dist have changed since the last build'
}

/** Returns the SHA-256 of everything that `dist` is built from, and of `dist` itself. */
function hashOf(root: string): string {
  const hash = createHash('sha256')
  for (const path of globSync([...SOURCES, 'dist/**/*.*'], { cwd: root }).sort()) {
    const content = readFileSync(join(root, path))
    hash.update(`${path}\0${content.length}\0`).update(content)
  }
  return hash.digest('hex')
}

function isAsCommitted(root: string): boolean {
  try {
    const paths = ['dist', ...SOURCES.map((pattern) => `:(glob)${pattern}`)]
    const status = ['status', '--porcelain', '--untracked-files=all', '--', ...paths]
    return execFileSync('git', status, { cwd: root, encoding: 'utf8', stdio: 'pipe' }) === ''
  } catch {
    // Without Git or a repository, as in the archive of a release, `dist` cannot be verified, so it is trusted.
    return true
  }
}

/** Builds the action in this repository unless `dist` matches its sources. */
export function buildIfStale(): void {
  const root = join(import.meta.dirname, '..')
  const why = staleness(root)
  if (why === undefined) return
  // Written to stderr, because the stdout of a script may be redirected to a file.
  console.error(`Building the action first, because ${why}; this takes 10 to 30 seconds.`)
  const build = join(root, 'scripts', 'build.ts')
  const { status } = spawnSync(process.execPath, [build], { stdio: ['ignore', 2, 'inherit'] })
  // The build has printed the reason.
  if (status !== 0) process.exit(1)
}
