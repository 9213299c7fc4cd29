/** The files of a site before they are packed, and the folders that they are read from. */
import { readdir, readFile, stat } from 'node:fs/promises'
import { join } from 'node:path'

/** A file of a site: its path in the site (with `/`), and its content, or a file on disk that contains it. */
export type SiteFile =
  | { readonly path: string; readonly content: string }
  | { readonly path: string; readonly file: string }

/** A finished site and the number of pages that the service counts in it. */
export interface Site {
  readonly files: readonly SiteFile[]
  readonly pages: number
}

/** A folder of Markdown: its texts by path (with `/`), and where other files are on the disk, by path. */
export interface Docs {
  readonly texts: ReadonlyMap<string, string>
  readonly others: ReadonlyMap<string, string>
}

/** A folder or an archive that cannot be exported; the message explains why to the user. */
export class UnusableSource extends Error {}

/**
 * Returns the site in `folder`, with every file unchanged.
 * @throws UnusableSource if there is no such folder or it has no `index.html`
 */
export async function readSite(folder: string): Promise<Site> {
  const paths = await filesBelow(folder, () => true)
  if (!paths.includes('index.html')) throw new UnusableSource(`there is no index.html in ${folder}`)
  return {
    files: paths.map((path) => ({ path, file: join(folder, path) })),
    pages: paths.filter((path) => path.endsWith('.html') && !NO_PAGES.has(path)).length,
  }
}

const NO_PAGES: ReadonlySet<string> = new Set(['404.html', '_not-found.html'])

/**
 * Returns the Markdown in `folder` and its subfolders, and the other files there. Hidden folders,
 * those that start with `_`, and `node_modules` are skipped.
 * @throws UnusableSource if there is no Markdown
 */
export async function readDocs(folder: string): Promise<Docs> {
  const paths = await filesBelow(folder, (name) => !/^[._]|^node_modules$/.test(name))
  const isText = (path: string) => /\.md$/i.test(path)
  const texts = new Map<string, string>()
  for (const path of paths.filter(isText))
    texts.set(path, await readFile(join(folder, path), 'utf8'))
  if (texts.size === 0) throw new UnusableSource(`there is no Markdown (*.md) in ${folder}`)
  const others = paths
    .filter((path) => !isText(path))
    .map((path) => [path, join(folder, path)] as const)
  return { texts, others: new Map(others) }
}

/**
 * Returns the sorted paths of all files in `folder`, including links to files; links to folders are
 * ignored.
 */
async function filesBelow(folder: string, wanted: (name: string) => boolean): Promise<string[]> {
  if (!(await isFolder(folder))) throw new UnusableSource(`there is no folder ${folder}`)
  const paths: string[] = []
  const pending = ['']
  for (let below = pending.pop(); below !== undefined; below = pending.pop()) {
    for (const entry of await readdir(join(folder, below), { withFileTypes: true })) {
      const path = `${below}${entry.name}`
      if (!wanted(entry.name)) continue
      if (entry.isDirectory()) pending.push(`${path}/`)
      else if (entry.isFile() || (entry.isSymbolicLink() && (await isFile(join(folder, path)))))
        paths.push(path)
    }
  }
  return paths.sort()
}

async function isFolder(path: string): Promise<boolean> {
  return (await stat(path).catch(() => undefined))?.isDirectory() ?? false
}

async function isFile(path: string): Promise<boolean> {
  return (await stat(path).catch(() => undefined))?.isFile() ?? false
}
