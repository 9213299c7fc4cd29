import { DESKTOP_FILE } from '../disk/file-names.ts'

/**
 * Returns the folder of an archive that is the site: its single top folder, with a slash, if that
 * holds an `index.html`; empty otherwise. Files that desktops create next to it do not count.
 */
export function findTopFolder(paths: readonly string[]): string {
  const first = paths.find((path) => !DESKTOP_FILE.test(path)) ?? ''
  const folder = first.slice(0, first.indexOf('/') + 1)
  const isSingle = paths.every((path) => path.startsWith(folder) || DESKTOP_FILE.test(path))
  const hasHomePage = paths.includes(`${folder}index.html`)
  if (!isSingle || !hasHomePage) return ''
  return folder
}
