import { execFileSync } from 'node:child_process'
import { existsSync, mkdirSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { cacheFolder } from './cache-folder.ts'

/**
 * Installs packages from npm into the cache folder of this name, with these options of npm, unless that was done before; what
 * a run left that was killed meanwhile is removed first. Returns the folder.
 */
export function installOnce(
  name: string,
  packages: readonly string[],
  ...options: string[]
): string {
  const folder = cacheFolder(name)
  const done = join(folder, 'installed')
  if (existsSync(done)) return folder
  rmSync(folder, { recursive: true, force: true })
  mkdirSync(folder, { recursive: true })
  writeFileSync(join(folder, 'package.json'), '{"private":true}')
  execFileSync('npm', ['install', '--no-audit', '--no-fund', ...options, ...packages], {
    cwd: folder,
    stdio: 'pipe',
    // npm would leave a folder with compiled code among the temporary files.
    env: { ...process.env, NODE_DISABLE_COMPILE_CACHE: '1' },
  })
  writeFileSync(done, '')
  return folder
}
