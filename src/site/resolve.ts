import type { HostRules } from './hosts.ts'

/**
 * Returns the index of the file with which a host answers an address, redirects followed; undefined for a miss.
 * `files` are the names of the site with their indices, relative to its root, as strings of bytes. `path` is the address's path, decoded, without the base path and its slash: `` for the site's root, `docs/x/`.
 * `atHostRoot` tells whether the site's root is the root of the host.
 */
export function answer(
  path: string,
  files: ReadonlyMap<string, number>,
  rules: HostRules,
  atHostRoot: boolean,
): number | undefined {
  const name =
    rules.mergesSlashes && (path.startsWith('/') || path.includes('//')) ? mergedSlashes(path) : path
  if (name === '') return rules.folderIndex || atHostRoot ? files.get('index.html') : undefined
  if (rules.onlyKey !== undefined) return files.get(rules.onlyKey(name, atHostRoot))
  if (name.endsWith('/')) {
    const index = rules.folderIndex ? files.get(`${name}index.html`) : undefined
    return index ?? (rules.dropsSlash ? files.get(`${name.slice(0, -1)}.html`) : undefined)
  }
  const exact = files.get(name)
  if (exact !== undefined) return exact
  const page = rules.addsHtml ? files.get(`${name}.html`) : undefined
  return page ?? (rules.folderIndex ? files.get(`${name}/index.html`) : undefined)
}

/** Returns a path as a host that merges slashes reads it, without one at its beginning. */
export function mergedSlashes(path: string): string {
  return path.replace(/\/{2,}/g, '/').replace(/^\//, '')
}
