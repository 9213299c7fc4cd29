import { hasFolder } from '../tree.ts'
import type { HostTraits } from './hosts/host-traits.ts'
import type { SiteSnapshot } from './site-snapshot.ts'

/**
 * Is a path handled by a service of the host? It is absolute, from the root of the host. A folder
 * of the site with the same name takes precedence.
 */
export function isServicePath(
  path: string,
  { basePath, names }: SiteSnapshot,
  { servicePaths }: HostTraits,
): boolean {
  if (servicePaths?.test(path) !== true) return false
  return basePath !== '/' || !hasFolder(names, getFirstFolder(path))
}

/** Returns the first folder of an absolute path, with a slash at its end. */
function getFirstFolder(path: string): string {
  const [, folder = ''] = path.split('/', 2)
  return `${folder}/`
}
