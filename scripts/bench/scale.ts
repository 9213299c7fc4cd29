/** How the step behaves with more pages and larger bundles than usual: docs/scale.md says what was measured. */
import { randomBytes } from 'node:crypto'
import { createWriteStream, mkdtempSync, rmSync, statSync } from 'node:fs'
import { join } from 'node:path'
import { Readable } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import { createGzip } from 'node:zlib'
import { startSandbox } from '../../sandbox/server.ts'
import { TAR_END, tarHeader, tarPadding } from '../../sandbox/tar.ts'
import { type BenchOptions, stepIn } from './commands.ts'
import { measure } from './measure.ts'

export interface ScaleOptions extends BenchOptions {
  readonly pages: number
  /** Of each page. */
  readonly links: number
  readonly gib: number
}

type File = readonly [path: string, content: Buffer]

/** Runs the step once with many pages, unchecked and checked, and once with a large bundle. */
export async function benchScale({ folder, pages, links, gib }: ScaleOptions): Promise<void> {
  const work = mkdtempSync(join(folder, 'bench-scale-'))
  const name = `${pages} pages with ${links} links each`
  try {
    const many = await writeBundle(work, manyPages(pages, links))
    for (const verify of ['off', 'report']) await runStep(work, many, verify, name)
    const large = await writeBundle(work, largeFiles(gib))
    await runStep(work, large, 'off', `${gib} GiB that do not compress`)
  } finally {
    rmSync(work, { recursive: true })
  }
}

/** In bytes, at least; as much as pages of a documentation have without their frame. */
const PAGE_SIZE = 8 * 1_024

function* manyPages(pages: number, links: number): Generator<File> {
  for (let i = 0; i < pages; i++) yield [pathOf(i), pageAt(i, pages, links)]
}

function pathOf(page: number): string {
  return page === 0 ? 'index.html' : `part-${Math.floor(page / 500)}/page-${page}.html`
}

/** How many links of a page are its own; all others are the same on each page, as in a sidebar. */
const OWN_LINKS = 20

/** Returns a page with links to others, one in five of them to an anchor, and text. */
function pageAt(index: number, pages: number, links: number): Buffer {
  const parts = [`<!doctype html><html lang=en><title>Page ${index}</title><h1>Page ${index}</h1>`]
  for (let i = 0; i < links; i++) {
    const own = i < OWN_LINKS ? index * 31 : 0
    const to = (own + i * 977) % pages
    const anchor = i % 5 === 0 ? `#part-${i}` : ''
    parts.push(`<h2 id=part-${i}>Part ${i}</h2><a href="/${pathOf(to)}${anchor}">Page ${to}</a>`)
  }
  return Buffer.from(parts.join('\n').padEnd(PAGE_SIZE, ' Words that a reader would read.'))
}

function* largeFiles(gib: number): Generator<File> {
  const content = randomBytes(2 ** 20)
  yield ['index.html', Buffer.from('<!doctype html><title>Large</title>')]
  for (let i = 0; i < gib * 2 ** 10; i++) {
    content.writeUInt32LE(i)
    yield [`files/${i}.bin`, Buffer.from(content)]
  }
}

async function writeBundle(work: string, files: Iterable<File>): Promise<string> {
  const bundle = join(work, 'bundle.tar.gz')
  await pipeline(Readable.from(tarOf(files)), createGzip({ level: 1 }), createWriteStream(bundle))
  return bundle
}

function* tarOf(files: Iterable<File>): Generator<Buffer> {
  for (const [name, content] of files)
    yield* [tarHeader({ name, size: content.length }), content, tarPadding(content.length)]
  yield TAR_END
}

async function runStep(work: string, bundle: string, verify: string, what: string): Promise<void> {
  const sandbox = await startSandbox({ bundle, exportTimeMs: 0 })
  const workspace = mkdtempSync(join(work, 'run-'))
  const inputs = {
    'base-url': sandbox.baseUrl,
    'api-key': sandbox.apiKey,
    domain: 'docs.example.com',
    'site-path': 'site',
    host: 'nginx',
    'max-unpacked-size': '1TiB',
    'max-unpacked-files': '10000000',
    verify,
  }
  try {
    const { seconds, cpuSeconds, peakMiB, output } = await measure(stepIn(workspace, inputs))
    if (!output.includes('The site is at')) throw new Error(output.slice(-2_000))
    const size = Math.round(statSync(bundle).size / 2 ** 20)
    const times = `${seconds.toFixed(1)} s, ${cpuSeconds.toFixed(1)} s of processor time`
    console.log(
      `${what} (${size} MiB), verify: ${verify}: ${times}, peak ${peakMiB.toFixed(0)} MiB`,
    )
  } finally {
    await sandbox.close()
    rmSync(workspace, { recursive: true })
  }
}
