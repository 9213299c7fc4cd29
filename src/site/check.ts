import type { Clock } from '../clock.ts'
import { TimeSlice } from '../event-loop.ts'
import { type SafeText, safe } from '../report/clean.ts'
import { count } from '../units.ts'
import { Crew } from './pool/crew.ts'
import type { Read } from './pool/desk.ts'
import type { Reader } from './pool/threads.ts'
import { type Report, reported } from './report/json.ts'
import { writeReport } from './report/write.ts'
import { AnchorIndex } from './rules/anchors.ts'
import { answersTo } from './rules/answers.ts'
import { type Finding, findingsOf, type Severity, Tally } from './rules/findings.ts'
import { checkFolder, isPage } from './rules/folder.ts'
import { type Host, rulesOf } from './rules/hosts.ts'
import type { Site } from './rules/judge.ts'
import { folderOf } from './rules/names.ts'
import { KEY_WITHIN, mayHoldKey } from './rules/private-keys.ts'
import { checkSitemaps } from './rules/sitemaps.ts'
import { listTree, type Tree } from './tree.ts'

export interface VerifyOptions {
  /** The folder that holds the site's `index.html`. */
  readonly root: string
  /** Where the site will be; without it, only what no host accepts is a finding. */
  readonly host: Host | undefined
  /** The path under which it will be served, with a slash at both ends. */
  readonly basePath: string
  /** Its host name. Absolute addresses on it count as addresses of the site. */
  readonly domain: string | undefined
  /** How many pages the service counted. */
  readonly pageCount: number | undefined
  /** Where `report.json` and `report.html` go; made if it does not exist. Nothing is written when undefined. */
  readonly reportDir: string | undefined
  readonly signal: AbortSignal
  readonly say: (line: SafeText) => void
  readonly clock: Clock
  /** How many threads may read besides this one; as many as there are processors unless given. */
  readonly threads?: number
}

export interface Verdict {
  /** Findings, not occurrences: a target that is broken on a thousand pages is one. */
  readonly errors: number
  readonly warnings: number
  readonly notices: number
  /** Whether each of them is in `findings`. There are more than can be listed otherwise, and the numbers say how many at least. */
  readonly isComplete: boolean
  /** The worst first. Ordinary text as found in the site: clean it before it is shown. */
  readonly findings: readonly Finding[]
  readonly files: number
  readonly pages: number
  /** How many links and loads within the site were judged, each as often as it is written. */
  readonly links: number
  readonly loads: number
  readonly elapsedMs: number
  /** Path of `report.json`; empty without `reportDir`. `report.html` lies beside it. */
  readonly reportPath: string
}

/**
 * Checks a site against the rules of the place that will serve it and writes the report. Throws the signal's
 * reason when it is aborted, and what the file system throws when the folder itself cannot be read or the report cannot
 * be written.
 */
export async function verifySite(options: VerifyOptions): Promise<Verdict> {
  const crew = new Crew(options.threads)
  const stop = () => void crew.stop()
  options.signal.addEventListener('abort', stop, { once: true })
  try {
    return await verifyWith(crew, options)
  } catch (error) {
    options.signal.throwIfAborted()
    throw error
  } finally {
    options.signal.removeEventListener('abort', stop)
    await crew.stop()
  }
}

async function verifyWith(crew: Crew, options: VerifyOptions): Promise<Verdict> {
  const { root, host, basePath, domain, say, signal, clock } = options
  const started = clock.now()
  const timeSlice = new TimeSlice()
  const rest = async () => {
    await timeSlice.yieldIfOver()
    signal.throwIfAborted()
  }
  const tree = await listTree(root, signal, (name, size) => {
    if (isRead(name, host)) crew.expect(bytesRead(name, size))
  })
  const pages = tree.names.filter(isPage).length
  say(
    safe`Checking ${count(pages, 'page')} and ${count(tree.names.length - pages, 'other file')} for ${rulesOf(host).title}`,
  )

  const tally = new Tally()
  const unreadable = tree.unreadable.map(({ name }) => name)
  const site: Site = { root, names: tree.names, host, domain, basePath, unreadable, loops: tree.loops }
  const [{ unlisted, links, loads }] = await Promise.all([
    readFiles(crew, tree, site, tally, signal),
    // While the threads read.
    checkFolder(tree, rulesOf(host), options.pageCount, tally, signal),
  ])
  await checkSitemaps(site, unlisted, tally, signal)
  await rest()

  const findings = findingsOf(tally.rows(), host)
  const of = (wanted: Severity) => findings.filter(({ severity }) => severity === wanted).length
  await rest()
  const summary = {
    errors: of('error'),
    warnings: of('warning'),
    notices: of('notice'),
    isComplete: !findings.some(({ isRest }) => isRest),
    files: tree.names.length,
    pages,
    links,
    loads,
  }
  const report: Report = {
    format: 1,
    host: host ?? null,
    basePath,
    domain: domain ?? null,
    ...summary,
    findings: findings.map(reported),
  }
  const reportPath = options.reportDir === undefined ? '' : await writeReport(options.reportDir, report)
  return { ...summary, findings, elapsedMs: clock.now() - started, reportPath }
}

/** What is known of a site when all of it was read, the findings apart. */
interface Known {
  /** Indices of pages that ask search engines to leave them out. */
  readonly unlisted: ReadonlySet<number>
  readonly links: number
  readonly loads: number
}

async function readFiles(
  crew: Crew,
  tree: Tree,
  site: Site,
  tally: Tally,
  signal: AbortSignal,
): Promise<Known> {
  const batches = batchesOf(tree, site.host)
  const readers = await crew.open(site, signal)
  const reads = await Promise.all(readers.map((reader) => readBatches(reader, batches, signal)))
  const index = new AnchorIndex()
  for (const { anchors } of reads) index.add(anchors)
  const answers = answersTo(
    reads.map(({ questions }) => questions),
    index,
  )
  const found = await Promise.all(readers.map((reader, i) => reader.finish(answers[i] ?? new Uint8Array())))
  for (const row of found.flat()) tally.add(row)
  return {
    unlisted: new Set(reads.flatMap(({ unlisted }) => unlisted)),
    links: reads.reduce((sum, { judged }) => sum + judged.link, 0),
    loads: reads.reduce((sum, { judged }) => sum + judged.load, 0),
  }
}

/** The batches are one queue for all readers: whoever is done takes the next. */
async function readBatches(reader: Reader, batches: Batch[], signal: AbortSignal): Promise<Read> {
  for (let batch = batches.pop(); batch !== undefined; batch = batches.pop()) {
    signal.throwIfAborted()
    await reader.read(batch.files)
  }
  return reader.close()
}

interface Batch {
  readonly files: number[]
  bytes: number
}

const BATCH_BYTES = 4_000_000
/** Of small files, their number counts: opening one takes longer than reading it. */
const BATCH_FILES = 500

/** Returns whether addresses or keys are looked for in a file of that name. */
function isRead(name: string, host: Host | undefined): boolean {
  const readable = rulesOf(host).offline ? /\.(?:html?|xhtml|css|m?js)$/i : /\.(?:html?|xhtml|css)$/i
  return readable.test(name) || mayHoldKey(name)
}

/** Returns how much of a file is read at most. */
function bytesRead(name: string, size: number): number {
  return mayHoldKey(name) ? Math.min(size, KEY_WITHIN) : size
}

/** Files of one folder stay together, because they share most of their addresses; large ones come first. */
function batchesOf({ names, sizes }: Tree, host: Host | undefined): Batch[] {
  const byFolder = names
    .map((name, index) => ({ index, name, folder: folderOf(name) }))
    .filter(({ name }) => isRead(name, host))
    .sort((a, b) => (a.folder === b.folder ? a.index - b.index : a.folder < b.folder ? -1 : 1))
  const batches: Batch[] = []
  for (const { index, name } of byFolder) {
    const size = bytesRead(name, sizes[index] ?? 0)
    let batch = batches.at(-1)
    if (batch === undefined || batch.bytes + size > BATCH_BYTES || batch.files.length >= BATCH_FILES) {
      batch = { files: [], bytes: 0 }
      batches.push(batch)
    }
    batch.files.push(index)
    batch.bytes += size
  }
  return batches.sort((a, b) => a.bytes - b.bytes)
}
