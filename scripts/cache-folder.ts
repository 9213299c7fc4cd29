import { homedir } from 'node:os'
import { join } from 'node:path'

/** Returns where tools and sites of others are kept from run to run; nobody has made the folder yet. */
export function cacheFolder(name: string): string {
  return join(process.env.XDG_CACHE_HOME || join(homedir(), '.cache'), 'docs-export-action', name)
}
