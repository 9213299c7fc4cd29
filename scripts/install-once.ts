import { execFileSync } from 'node:child_process'
import { createHash } from 'node:crypto'
import { existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { homedir } from 'node:os'
import { dirname, join } from 'node:path'

/** How long to wait for another process that installs the same, in ms. */
const MAX_WAIT = 15 * 60_000
const PAUSE = 500

/** Returns where tools and sites made by others are cached between runs; the folder may not exist yet. */
export function cacheFolder(name: string): string {
  return join(process.env.XDG_CACHE_HOME || join(homedir(), '.cache'), 'docs-export-action', name)
}

/**
 * Returns the cache folder with this name, which `make` fills unless it did so before with the same
 * `asked`. The folder is then empty: files that a killed run left behind are removed first.
 *
 * @throws Error if `make` does, or if another process that fills it does not finish
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
 * Installs packages from npm into the cache folder with this name, with these npm options, unless
 * they are already installed. Returns the folder.
 *
 * @throws Error with the output of npm if they cannot be installed
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
      // Otherwise, npm would leave a folder with compiled code in the temporary folder, and core-js
      // a record of the banner that it prints.
      env: { ...process.env, NODE_DISABLE_COMPILE_CACHE: '1', ADBLOCK: '1' },
    })
  })
}

/**
 * Installs packages for Python into a virtual environment, which is `python` in the cache folder with
 * this name, unless they are already installed. Returns the folder.
 *
 * @throws Error with the output of pip if they cannot be installed
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
 * Does `work` while no other process works in the same folder: several may need it at once.
 *
 * @throws Error if `work` does, or if the others do not finish
 */
export function alone(folder: string, work: () => void): void {
  const lock = `${folder}.lock`
  mkdirSync(dirname(folder), { recursive: true })
  const end = performance.now() + MAX_WAIT
  while (!isMade(lock)) {
    if (performance.now() > end)
      throw new Error(`${lock} is still there: remove it if no other tests are running`)
    Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0, PAUSE)
  }
  try {
    work()
  } finally {
    rmSync(lock, { recursive: true })
  }
}

/** Creates a folder unless it exists; returns whether it did. */
function isMade(folder: string): boolean {
  try {
    mkdirSync(folder)
    return true
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'EEXIST') throw error
    return false
  }
}
