/** What a site does not answer any more of an earlier one: the findings, and the redirects that repair it. */
import { mkdir, writeFile } from 'node:fs/promises'
import type { FindingCounter } from '../../check/rules/finding-counter.ts'
import { checkpoint } from '../../common/event-loop.ts'
import { count } from '../../common/units.ts'
import { windowsNameProblem } from '../../disk/names.ts'
import { type SafeText, safe } from '../../report/clean.ts'
import { folderOf, percentEncode, readableAddress, toBytes, toText } from '../../web/byte-strings.ts'
import { HOST_NAMES, type Host } from '../../web/host/hosts.ts'
import { redirectFilesOf } from '../../web/host/served-site.ts'
import type { Site } from '../../web/host/site.ts'
import { siteOnHost } from '../../web/host/site-on-host.ts'
import { pathOf, type Tree } from '../../web/tree.ts'
import type { Move } from '../site-change.ts'
import { findVanishedPages, type VanishedPage } from './find.ts'
import { type Printed, printRedirects } from './redirects.ts'

/** How many more addresses of a page are named. */
const MAX_NAMED = 3

/** Two builds of a site, as one host serves them. */
interface TwoBuilds {
  readonly earlier: Site
  readonly later: Site
  /** The pages that are elsewhere with the same content. */
  readonly moves: readonly Move[]
}

/** Redirects on disk. */
interface WrittenRedirects {
  /** The folder that holds them. */
  readonly folder: string
  readonly addresses: number
  /** Whether some are left out, in one spelling or in all. The list beside the folder has them with the reasons. */
  readonly isWhole: boolean
}

/** What to say of redirects: in the log, and in the summary if they redirect anything. */
interface RedirectsInWords {
  readonly line: SafeText
  readonly note: string | undefined
}

/**
 * Returns the earlier build as the host of the later one serves it.
 * @throws the reason of `signal` soon after it is aborted
 */
export async function earlierSite(earlier: Tree, later: Site, signal: AbortSignal): Promise<Site> {
  // What is wrong with the earlier site is nobody's concern any more.
  return (await siteOnHost(earlier, later, signal)).site
}

/** Counts one finding for each page, under the first of its addresses that are gone. */
export function countVanished(pages: readonly VanishedPage[], site: Site, counter: FindingCounter): void {
  const shown = (path: string): string => site.basePath + readableAddress(path)
  for (const { gone, isReachable, to } of pages) {
    const [first = '', ...more] = gone
    const named = more.slice(0, MAX_NAMED).map(shown)
    if (named.length < more.length) named.push('…')
    const kind = to === undefined ? 'vanished-page' : isReachable ? 'vanished-address' : 'vanished-page-moved'
    const values = { others: named.join(', '), to: shown(to ?? '') }
    counter.countAddress(kind, toBytes(site.basePath) + first, values)
  }
}

/**
 * Writes the redirects that repair the pages into `folder`, which is created if there are any: in the form of the site's
 * host, or, without one, in that of each host. Returns what to say of them; undefined if there is nothing.
 * @throws the reason of `signal` soon after it is aborted; what the file system throws
 */
export async function writeRedirects(
  folder: string,
  { earlier, later, moves }: TwoBuilds,
  signal: AbortSignal,
): Promise<RedirectsInWords | undefined> {
  const written: WrittenRedirects[] = []
  for (const host of later.host === undefined ? HOST_NAMES : [later.host]) {
    const site = onHost(later, host)
    const pages = await findVanishedPages(onHost(earlier, host), site, moves, signal)
    const printed = printRedirects(host, pages, site)
    if (printed !== undefined) written.push(await write(`${folder}/${host}`, printed, signal))
  }
  return written.length === 0 ? undefined : inWords(written, folder)
}

/** Returns a site as this host serves it. */
function onHost(site: Site, host: Host): Site {
  const read = redirectFilesOf({ host, basePath: site.basePath })
  return { ...site, host, redirects: site.redirects.filter(({ name }) => read.includes(name)) }
}

/** Writes files into a new folder, and the list of what is left out beside it. */
async function write(
  folder: string,
  { addresses, files, leftOut }: Printed,
  signal: AbortSignal,
): Promise<WrittenRedirects> {
  const yieldIfOver = checkpoint(signal)
  await mkdir(folder, { recursive: true })
  const lines = leftOut.map(({ from, to, why }) => `${printable(from)} -> ${to}: ${why}\n`)
  let unwritten = 0
  for (const [name, content] of files) {
    await yieldIfOver()
    if (await writeNamed(folder, name, content)) continue
    unwritten++
    lines.push(`${printable(name)}: the file system of this machine cannot hold it\n`)
  }
  if (lines.length > 0) await writeFile(`${folder}-left-out.txt`, lines.join(''))
  return { folder, addresses: Math.max(0, addresses - unwritten), isWhole: lines.length === 0 }
}

const printable = (bytes: string): string => bytes.replace(/[^\x21-\x7e]/g, percentEncode)

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
async function writeNamed(folder: string, name: string, content: string): Promise<boolean> {
  if (process.platform === 'win32' && windowsNameProblem(toText(name).split('/')) !== undefined) return false
  try {
    await mkdir(pathOf(folder, folderOf(name)), { recursive: true })
    await writeFile(pathOf(folder, name), Buffer.from(content, 'latin1'), { flag: 'wx' })
    return true
  } catch (error) {
    if (error instanceof Error && 'code' in error && NAME_FAULTS.has(error.code)) return false
    throw error
  }
}

function inWords(written: readonly WrittenRedirects[], folder: string): RedirectsInWords {
  const most = Math.max(...written.map(({ addresses }) => addresses))
  if (most === 0)
    return {
      line: safe`No redirects were written: what had to be left out is listed in ${folder}`,
      note: undefined,
    }
  const [only] = written.length === 1 ? written : []
  const addresses = count(most, 'address', 'addresses')
  const what = safe`${only === undefined ? `up to ${addresses}` : addresses} of the earlier site`
  const but = written.every(({ isWhole }) => isWhole) ? '' : '; what had to be left out is listed beside them'
  return {
    line: safe`Redirects for ${what} are in ${only?.folder ?? folder}${but}`,
    note: `for ${what.text}${but}`,
  }
}
