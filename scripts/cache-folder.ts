import { homedir } from 'node:os'
import { join } from 'node:path'

/** Returns where tools and sites made by others are cached between runs; the folder may not exist yet. */
export function cacheFolder(name: string): string {
  return join(process.env.XDG_CACHE_HOME || join(homedir(), '.cache'), 'docs-export-action', name)
}
