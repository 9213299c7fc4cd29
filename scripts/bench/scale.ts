/**
 * How the step behaves beyond one usual site: many pages, large bundles, and many sites at once. What docs/scale.md says
 * comes from here.
 */
import { randomBytes } from 'node:crypto'
import { createWriteStream, mkdtempSync, rmSync, statfsSync, statSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { Readable } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import { createGzip } from 'node:zlib'
import { TAR_END, tarHeader, tarPadding } from '../../sandbox/tar.ts'
import { nextPoll } from '../../src/net/poll.ts'
import type { Print } from './compare.ts'
import { type BenchDeployment, startDeployment } from './deployment.ts'
import { type Run, run } from './run.ts'
import { stepWith } from './step.ts'

export interface ScaleOptions {
  readonly pages: number
  /** Of the large bundle, in GiB. */
  readonly gibibytes: number
  /** How many steps run at once. */
  readonly sites: number
  /** Where files go. */
  readonly folder: string | undefined
}

const TIMEOUT_MS = 3_600_000

/** Measures the parts of which there is at least one of what is asked for: pages, GiB, sites. */
export async function benchScale(options: ScaleOptions, print: Print): Promise<void> {
  const folder = mkdtempSync(join(options.folder ?? tmpdir(), 'bench-scale-'))
  try {
    if (options.pages > 0) await manyPages(options.pages, folder, print)
    if (options.gibibytes > 0) await largeBundle(options.gibibytes, folder, print)
    if (options.sites > 0) await manySites(options.sites, folder, print)
    callsInTheory(print)
  } finally {
    rmSync(folder, { recursive: true })
  }
}

/** In bytes; as much as pages of a documentation have without their frame. */
const PAGE_SIZE = 8 * 1_024

async function manyPages(pages: number, folder: string, print: Print): Promise<void> {
  const bundle = await write(folder, 'pages.tar.gz', function* () {
    for (let i = 0; i < pages; i++)
      yield [i === 0 ? 'index.html' : pathOf(i), pageAt(i, pages)] as const
  })
  for (const verify of ['off', 'report'])
    print(
      `${pages} pages, verify: ${verify}: ${await measured(bundle, pages * PAGE_SIZE, { verify }, folder)}`,
    )
  rmSync(bundle)
}

function pathOf(page: number): string {
  return `part-${Math.floor(page / 500)}/page-${page}.html`
}

/** A page with 20 links to others, four of them to anchors, and text. */
function pageAt(index: number, pages: number): Buffer {
  const links = Array.from({ length: 20 }, (_, i) => {
    const to = (index * 31 + i * 977) % pages
    return `<a href="/${to === 0 ? 'index.html' : pathOf(to)}${i % 5 === 0 ? `#part-${i}` : ''}">Page ${to}</a>`
  })
  const parts = links.map((link, i) => `<h2 id=part-${i}>Part ${i}</h2><p>${link} and more</p>`)
  const start = `<!doctype html><html lang=en><title>Page ${index}</title><h1>Page ${index}</h1>${parts.join('\n')}`
  return Buffer.from(start.padEnd(PAGE_SIZE, ' Words that a reader would read.'))
}

/** In bytes. */
const FILE_SIZE = 2 ** 20

async function largeBundle(gibibytes: number, folder: string, print: Print): Promise<void> {
  const size = gibibytes * 2 ** 30
  const content = randomBytes(FILE_SIZE)
  const bundle = await write(folder, 'large.tar.gz', function* () {
    yield ['index.html', Buffer.from('<!doctype html><title>Large</title>')] as const
    for (let i = 0; i < size / FILE_SIZE; i++) {
      content.writeUInt32LE(i)
      yield [`files/${i}.bin`, Buffer.from(content)] as const
    }
  })
  print(
    `${gibibytes} GiB that do not compress: ${await measured(bundle, size, { verify: 'off' }, folder)}`,
  )
  rmSync(bundle)
}

type Entry = readonly [path: string, content: Buffer]

async function write(
  folder: string,
  name: string,
  entries: () => Iterable<Entry>,
): Promise<string> {
  const bundle = join(folder, name)
  const tar = function* () {
    for (const [name, content] of entries())
      yield* [tarHeader({ name, size: content.length }), content, tarPadding(content.length)]
    yield TAR_END
  }
  await pipeline(Readable.from(tar()), createGzip({ level: 1 }), createWriteStream(bundle))
  return bundle
}

/** Runs the step with a bundle that unpacks to about `size` bytes, and returns the figures. */
async function measured(
  bundle: string,
  size: number,
  inputs: Readonly<Record<string, string>>,
  folder: string,
): Promise<string> {
  const archive = statSync(bundle).size
  const { bavail, bsize } = statfsSync(folder)
  if (bavail * bsize < archive + 1.2 * size)
    throw new Error(`${folder} has no room for ${mebibytes(archive)} and the site in it`)
  const deployment = await startDeployment(folder)
  try {
    const job = { 'job-id': await deployment.exportOf(bundle), 'site-path': 'site', host: 'nginx' }
    const limits = { 'max-unpacked-size': '1TiB', 'max-unpacked-files': '10000000' }
    const { ms, cpuMs, peakMiB } = await stepIn(folder, deployment, {
      ...job,
      ...limits,
      ...inputs,
    })
    const figures = `${seconds(ms)}, ${seconds(cpuMs)} CPU, peak ${Math.round(peakMiB)} MiB`
    return `${figures}; disk: ${mebibytes(archive)} and ${mebibytes(size)}`
  } finally {
    await deployment.stop()
  }
}

/** In ms: long enough for the pauses between the reads to reach the poll interval. */
const EXPORT_TIME_MS = 60_000

async function manySites(sites: number, folder: string, print: Print): Promise<void> {
  const bundle = await write(folder, 'site.tar.gz', () => [['index.html', pageAt(0, 1)]])
  const calls: number[] = []
  const deployment = await startDeployment(folder, {
    exportTimeMs: EXPORT_TIME_MS,
    onCall: () => calls.push(performance.now()),
  })
  try {
    const one = () => stepIn(folder, deployment, { domain: deployment.domainOf(bundle) })
    const runs = await Promise.all(Array.from({ length: sites }, one))
    const cpuMs = runs.reduce((sum, each) => sum + each.cpuMs, 0) / sites
    const busiest = Math.max(
      ...calls.map((at) => calls.filter((other) => other >= at && other < at + 1_000).length),
    )
    print(
      `${sites} sites at once, exports of ${seconds(EXPORT_TIME_MS)}: ${(calls.length / sites).toFixed(1)} calls each (${callsOf(EXPORT_TIME_MS, 15_000)} in theory), at most ${busiest} in a second, ${seconds(cpuMs)} CPU each`,
    )
  } finally {
    await deployment.stop()
  }
}

async function stepIn(
  folder: string,
  { inputs: service }: BenchDeployment,
  inputs: Readonly<Record<string, string>>,
): Promise<Run> {
  const workspace = mkdtempSync(join(folder, 'run-'))
  try {
    const done = await run(stepWith({ ...service, ...inputs }, workspace, workspace), TIMEOUT_MS)
    if (!/The site is at|can be downloaded/.test(done.output))
      throw new Error(`the step did not do its work:\n${done.output.slice(-2_000)}`)
    return done
  } finally {
    rmSync(workspace, { recursive: true })
  }
}

/** Prints how often the API is called for exports of several lengths, without retries. */
function callsInTheory(print: Print): void {
  print('calls to the API for one export: start, reads, link')
  for (const minutes of [1, 5, 15, 30]) {
    const columns = [15, 60].map(
      (interval) => `poll-interval ${interval}s: ${callsOf(minutes * 60_000, interval * 1_000)}`,
    )
    print(`  ${String(minutes).padStart(2)} minutes   ${columns.join('   ')}`)
  }
}

function callsOf(exportMs: number, pollIntervalMs: number): number {
  const plan = { deadline: Number.POSITIVE_INFINITY, pollIntervalMs }
  for (let reads = 1, now = 0; ; reads++) {
    const next = nextPoll(reads, { ended: now >= exportMs }, now, plan, () => 0.5)
    if (typeof next === 'string') return 1 + reads + 1
    now += next.pauseMs
  }
}

function seconds(ms: number): string {
  return `${(ms / 1_000).toFixed(1)} s`
}

function mebibytes(bytes: number): string {
  return `${Math.round(bytes / 2 ** 20)} MiB`
}
