import { type Dirent, readdirSync, realpathSync, type Stats, statSync } from 'node:fs'
import { checkpoint } from '../common/event-loop.ts'
import { count } from '../common/units.ts'
import { isWithin } from '../disk/paths.ts'
import { type SafeText, safe } from '../report/clean.ts'
import { toBytes, toText } from './byte-strings.ts'

/** The files of a site. Names are strings of bytes relative to its root, sorted by bytes. */
export interface Tree {
  readonly root: string
  readonly names: readonly string[]
  /** In bytes, by index. */
  readonly sizes: readonly number[]
  readonly unreadable: readonly UnreadableFolder[]
  readonly loops: readonly Loop[]
  /** How many names of folders were left out, because too many others lead to the same folder. */
  readonly unreadNames: number
}

/** A symbolic link to a folder that contains it: `latest -> .`. The files in it have shorter names, too. */
export interface Loop {
  /** Ends in a slash. */
  readonly name: string
  /** The name of the folder; empty for the root, else with a slash at its end. */
  readonly folder: string
}

/** Returns the name without loops of what a path leads to; the same path where there are none on it. */
export function withoutLoops(path: string, loops: readonly Loop[]): string {
  let name = path
  for (;;) {
    const loop = loops.find((link) => name.startsWith(link.name) || `${name}/` === link.name)
    if (loop === undefined) return name
    // The folder's name is shorter than that of a link within it, so this ends.
    name = loop.folder + name.slice(loop.name.length)
  }
}

/** Do any of the sorted `names` begin with `folder`, which ends in a slash? */
export function hasFolder(names: readonly string[], folder: string): boolean {
  let from = 0
  let to = names.length
  while (from < to) {
    const middle = (from + to) >>> 1
    if ((names[middle] ?? '') < folder) from = middle + 1
    else to = middle
  }
  return names[from]?.startsWith(folder) === true
}

/** A folder that could not be listed. */
interface UnreadableFolder {
  /** Ends in a slash. */
  readonly name: string
  /** The file system's error code, such as `EACCES`. */
  readonly why: string
}

/**
 * Returns the path of a name of the site, for the file system. Names that are not UTF-8 can only be given as
 * bytes.
 */
export function pathOf(root: string, name: string): Buffer {
  return Buffer.from(`${toBytes(root)}/${name}`, 'latin1')
}

/**
 * Under how many names that lead through several symbolic links one folder is listed: a dozen folders that all link
 * to each other have a billion.
 */
const MAX_NAMES = 100

interface Listing {
  /** Called for each file as it is found, with its size in bytes. */
  readonly visit?: (name: string, size: number) => void
  /** Called for each symbolic link that leads out of the root: it is left out then. Without it, such links are followed, too. */
  readonly leftOut?: ((name: string) => void) | undefined
}

/**
 * Lists what a web server would find below `root`. Symbolic links are followed, as servers do, but never round in
 * circles; those that lead nowhere, and what is neither file nor folder, do not exist.
 * @throws what the file system throws when `root` cannot be read; the reason of `signal` soon after it is aborted
 */
export async function listTree(
  root: string,
  signal: AbortSignal,
  { visit = () => {}, leftOut }: Listing = {},
): Promise<Tree> {
  const found: { name: string; size: number }[] = []
  const folderOfRoot = realpathSync(root)
  const folders = [{ name: '', real: folderOfRoot, above: [] as readonly Folder[], links: 0 }]
  const listed = new Map<string, number>()
  const unreadable: UnreadableFolder[] = []
  const loops: Loop[] = []
  let unreadNames = 0
  const yieldIfOver = checkpoint(signal)
  const isOutside = (name: string) => !isWithin(realpathSync(pathOf(root, name)), folderOfRoot)
  for (let folder = folders.pop(); folder !== undefined; folder = folders.pop()) {
    const entries = entriesOf(root, folder.name)
    if (typeof entries === 'string') unreadable.push({ name: folder.name, why: entries })
    for (const entry of typeof entries === 'string' ? [] : entries) {
      await yieldIfOver()
      const name = folder.name + entry.name.toString('latin1')
      const status = statusOf(root, name)
      if (leftOut !== undefined && status !== undefined && entry.isSymbolicLink() && isOutside(name)) {
        leftOut(name)
        continue
      }
      if (status?.isFile()) {
        found.push({ name, size: status.size })
        visit(name, status.size)
      }
      if (!status?.isDirectory()) continue
      const real = entry.isSymbolicLink()
        ? realpathSync(pathOf(root, name), 'latin1')
        : `${folder.real}/${entry.name.toString('latin1')}`
      const above = [...folder.above, folder]
      const same = above.find((outer) => outer.real === real)
      if (same !== undefined) loops.push({ name: `${name}/`, folder: same.name })
      const links = folder.links + Number(entry.isSymbolicLink())
      const times = (listed.get(real) ?? 0) + Number(links > 1)
      if (same === undefined && times > MAX_NAMES) unreadNames++
      if (same !== undefined || times > MAX_NAMES) continue
      listed.set(real, times)
      folders.push({ name: `${name}/`, real, above, links })
    }
  }
  found.sort((a, b) => (a.name < b.name ? -1 : 1))
  return {
    root,
    names: found.map((file) => file.name),
    sizes: found.map((file) => file.size),
    unreadable,
    loops,
    unreadNames,
  }
}

/** Says which symbolic links of a site were left out because they lead out of it; undefined if none was. `site`: what it is called. */
export function linksLeftOut(names: readonly string[], site: string): SafeText | undefined {
  const [first] = names
  if (first === undefined) return undefined
  const [lead, were] = names.length === 1 ? ['leads', 'was'] : ['lead', 'were']
  return safe`Note: ${count(names.length, 'symbolic link')} in ${site} ${lead} out of it and ${were} left out, such as ${toText(first)}`
}

interface Folder {
  readonly name: string
  /** Its path without symbolic links. */
  readonly real: string
}

/** Returns the error's code where a folder below the root cannot be read. */
function entriesOf(root: string, folder: string): Dirent<Buffer>[] | string {
  try {
    return readdirSync(pathOf(root, folder), { withFileTypes: true, encoding: 'buffer' })
  } catch (error) {
    const code = error instanceof Error && 'code' in error ? String(error.code) : undefined
    if (folder === '' || code === undefined) throw error
    return code
  }
}

/** Whatever cannot be reached is treated as missing, as a link that leads nowhere is. */
function statusOf(root: string, name: string): Stats | undefined {
  try {
    return statSync(pathOf(root, name))
  } catch {
    return undefined
  }
}
