import type { HostRules } from './hosts.ts'

/**
 * Returns which file a host serves for an address after its redirects, as the position in `site.names`; undefined if none.
 * `files` maps names to these positions; a name is relative to the site's root, as a string of bytes. `path` is the
 * address's path, decoded, without the base path and its slash: empty for the site's root, or `docs/x/`.
 * `atHostRoot`: whether the site's root is the root of the host.
 */
export function fileForPath(
  path: string,
  files: ReadonlyMap<string, number>,
  rules: HostRules,
  atHostRoot: boolean,
): number | undefined {
  const name =
    rules.mergesSlashes && (path.startsWith('/') || path.includes('//')) ? mergeSlashes(path) : path
  if (rules.keyFor !== undefined) {
    if (name !== '') return files.get(rules.keyFor(name, atHostRoot))
    return atHostRoot ? files.get('index.html') : undefined
  }
  if (name === '') return files.get('index.html')
  if (name.endsWith('/')) {
    const index = files.get(`${name}index.html`)
    return index ?? (rules.fallsBackToHtmlFile ? files.get(`${name.slice(0, -1)}.html`) : undefined)
  }
  return files.get(name) ?? files.get(`${name}.html`) ?? files.get(`${name}/index.html`)
}

/** Returns a path as a host that merges slashes reads it, without a slash at its start. */
export function mergeSlashes(path: string): string {
  return path.replace(/\/{2,}/g, '/').replace(/^\//, '')
}
