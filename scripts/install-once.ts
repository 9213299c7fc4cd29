import { execFileSync } from 'node:child_process'
import { createHash } from 'node:crypto'
import { existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { homedir } from 'node:os'
import { dirname, join } from 'node:path'

/** How long is waited for others who make the same, in ms. */
const MAX_WAIT = 15 * 60_000
const PAUSE = 500

/** Returns where tools and sites made by others are cached between runs; the folder may not exist yet. */
export function cacheFolder(name: string): string {
  return join(process.env.XDG_CACHE_HOME || join(homedir(), '.cache'), 'docs-export-action', name)
}

/**
 * Returns the cache folder of this name, which `make` fills unless it did so before with the same
 * `asked`. It is empty then: what a run left that was killed meanwhile is removed first.
 *
 * @throws Error if `make` does, or if somebody else who makes it does not come to an end
 */
export function makeOnce(name: string, asked: unknown, make: (folder: string) => void): string {
  const folder = cacheFolder(name)
  const done = join(folder, 'done')
  const key = createHash('sha256').update(JSON.stringify(asked)).digest('hex')
  const isDone = () => existsSync(done) && readFileSync(done, 'utf8') === key
  if (isDone()) return folder
  alone(folder, () => {
    if (isDone()) return
    rmSync(folder, { recursive: true, force: true })
    mkdirSync(folder, { recursive: true })
    make(folder)
    writeFileSync(done, key)
  })
  return folder
}

/**
 * Installs packages from npm into the cache folder of this name, with these options of npm, unless
 * that was done before. Returns the folder.
 *
 * @throws Error with what npm wrote if they cannot be had
 */
export function installOnce(
  name: string,
  packages: readonly string[],
  ...options: string[]
): string {
  return makeOnce(name, [packages, options], (folder) => {
    writeFileSync(join(folder, 'package.json'), '{"private":true}')
    execFileSync('npm', ['install', '--no-audit', '--no-fund', ...options, ...packages], {
      cwd: folder,
      stdio: 'pipe',
      // npm would leave a folder with compiled code among the temporary files.
      env: { ...process.env, NODE_DISABLE_COMPILE_CACHE: '1' },
    })
  })
}

/**
 * Installs packages for Python into a virtual environment, which is `python` in the cache folder of
 * this name, unless that was done before. Returns the folder.
 *
 * @throws Error with what pip wrote if they cannot be had
 */
export function installForPythonOnce(name: string, packages: readonly string[]): string {
  return makeOnce(name, packages, (folder) => {
    const options = { cwd: folder, stdio: 'pipe' } as const
    execFileSync('python3', ['-m', 'venv', 'python'], options)
    const quiet = ['--quiet', '--disable-pip-version-check']
    execFileSync(join(folder, 'python/bin/pip'), ['install', ...quiet, ...packages], options)
  })
}

/**
 * Does `work` when nobody else does it who needs the same folder: several processes may want it at
 * once.
 *
 * @throws Error if `work` does, or if others do not come to an end
 */
export function alone(folder: string, work: () => void): void {
  const lock = `${folder}.lock`
  mkdirSync(dirname(folder), { recursive: true })
  const end = performance.now() + MAX_WAIT
  while (!isMade(lock)) {
    if (performance.now() > end)
      throw new Error(`${lock} is still there: remove it if nobody else runs tests`)
    Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0, PAUSE)
  }
  try {
    work()
  } finally {
    rmSync(lock, { recursive: true })
  }
}

/** Makes a folder, unless there is one; returns whether it did. */
function isMade(folder: string): boolean {
  try {
    mkdirSync(folder)
    return true
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'EEXIST') throw error
    return false
  }
}
