import { spawnSync } from 'node:child_process'
import { join } from 'node:path'
import { staleness } from './dist-stamp.ts'

const ROOT = join(import.meta.dirname, '..')

/** Builds the action unless `dist` is what its sources build; says so first, because it takes a while. */
export function buildIfStale(): void {
  const why = staleness(ROOT)
  if (why === undefined) return
  // What a script prints to stdout may be kept in a file.
  console.error(`Building the action first, because ${why}; this takes 10 to 30 seconds.`)
  const build = join(ROOT, 'scripts', 'build.ts')
  const { status } = spawnSync(process.execPath, [build], { stdio: ['ignore', 2, 'inherit'] })
  // It has said why.
  if (status !== 0) process.exit(1)
}
