import { mkdir, writeFile } from 'node:fs/promises'
import { windowsNameProblem } from '../../disk/windows-names.ts'
import { checkpoint } from '../../event-loop.ts'
import { folderOf, percentEncode, toText } from '../../web/byte-strings.ts'
import type { Host } from '../../web/host/hosts.ts'
import { pathOf } from '../../web/tree.ts'
import type { LeftOut } from './redirect.ts'
import type { Repair } from './repair.ts'

/** Redirects on disk. */
export interface WrittenRepair {
  readonly host: Host
  /** The folder that holds them. */
  readonly folder: string
  /** How many addresses are redirected. */
  readonly addresses: number
  /** How many are not, or not in each way to write them. The list beside the folder has them with the reasons. */
  readonly leftOut: number
}

/**
 * Writes redirects into a new folder with the name of their host, in `folder`, which exists. What is left out is listed
 * beside it, in a file with one address a line.
 * @throws the reason of `signal` soon after it is aborted; what the file system throws
 */
export async function writeRepair(
  folder: string,
  { host, files, redirects, leftOut }: Repair,
  signal: AbortSignal,
): Promise<WrittenRepair> {
  const root = `${folder}/${host}`
  const yieldIfOver = checkpoint(signal)
  const unwritten = new Set<string>()
  for (const [name, content] of files) {
    await yieldIfOver()
    if (!(await write(root, name, content))) unwritten.add(name)
  }
  const isUnwritten = ({ page }: { readonly page: string }) => unwritten.has(page)
  const why = 'the file system of this machine cannot hold its page'
  const all = [...leftOut, ...redirects.filter(isUnwritten).map((redirect) => ({ redirect, why }))]
  if (all.length > 0) await writeFile(`${root}-left-out.txt`, all.map(line).join(''))
  const addresses = redirects.filter((redirect) => !isUnwritten(redirect)).length
  return { host, folder: root, addresses, leftOut: all.length }
}

/** The file system's ways to say that it cannot hold a name, or has one already that is the same to it. */
const NAME_FAULTS: ReadonlySet<unknown> = new Set([
  'EEXIST',
  'EILSEQ',
  'EINVAL',
  'EISDIR',
  'ENAMETOOLONG',
  'ENOENT',
  'ENOTDIR',
])

/** Returns whether the file could be written, as far as that depends on its name. `name`, `content`: strings of bytes. */
async function write(root: string, name: string, content: string): Promise<boolean> {
  if (process.platform === 'win32' && windowsNameProblem(toText(name).split('/')) !== undefined) return false
  try {
    await mkdir(pathOf(root, folderOf(name)), { recursive: true })
    await writeFile(pathOf(root, name), Buffer.from(content, 'latin1'), { flag: 'wx' })
    return true
  } catch (error) {
    if (error instanceof Error && 'code' in error && NAME_FAULTS.has(error.code)) return false
    throw error
  }
}

function line({ redirect, spelled, why }: LeftOut): string {
  return `${spelled ?? percentEncode(redirect.from)} -> ${percentEncode(redirect.to)}: ${why}\n`
}
