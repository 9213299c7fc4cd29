/**
 * What costs more than its share: small archives and odd pages, each in two sizes. Time and memory have to grow with the
 * size, not faster.
 */
import { randomBytes } from 'node:crypto'
import { mkdirSync, mkdtempSync, readdirSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { buffer } from 'node:stream/consumers'
import { gzipSync, zstdCompressSync } from 'node:zlib'
import { ZipFile } from 'yazl'
import type { Print } from './compare.ts'
import { type BenchDeployment, startDeployment } from './deployment.ts'
import { type Invocation, type Run, run } from './run.ts'
import { stepWith } from './step.ts'

const TIMEOUT_MS = 180_000

/** In bytes. */
const SMALL = 2 * 2 ** 20
/** The larger one as a multiple of that. */
const FACTOR = 4

/** How many times as much the larger one may take, beyond its factor: noise included. */
const TOLERANCE = 1.5

/** What is checked, by name: a page of about so many bytes. */
const PAGES: Readonly<Record<string, (bytes: number) => Readonly<Record<string, string>>>> = {
  'a <style> of one line': (bytes) => page(`<style>${times(bytes, (i) => `.a${i}{color:red}`)}</style>`),
  'a style sheet of one line': (bytes) => ({
    ...page('<link rel=stylesheet href=a.css>'),
    'a.css': times(bytes, (i) => `.a${i}{background:url(index.html?${i})}`),
  }),
  'a script of one line': (bytes) => ({
    ...page('<script src=a.js></script>'),
    'a.js': times(bytes, (i) => `f("/a${i}",/x${i}/);`),
  }),
  ids: (bytes) => page(times(bytes, (i) => `<p id=a${i}>`)),
  'links to anchors': (bytes) => page(times(bytes, (i) => `<a href=#a${i % 1000} id=a${i}>x</a>`)),
  'links to missing anchors': (bytes) => page(times(bytes, (i) => `<a href=#missing-${i}>x</a>`)),
  'links to missing pages': (bytes) => page(times(bytes, (i) => `<a href=missing/page-${i}>x</a>`)),
  'elements in each other': (bytes) => page(times(bytes, () => '<div>')),
  'an element of many attributes': (bytes) => page(`<p ${times(bytes, (i) => `a${i}=1 `)}>`),
  'one attribute': (bytes) => page(`<p title="${times(bytes, () => 'text &amp; ')}">`),
  'a srcset': (bytes) => page(`<img srcset="${times(bytes / 8, (i) => `a${i}.png ${i}w,`)}">`),
  'text without markup': (bytes) => page(times(bytes, () => 'text &lt; ')),
  'tags that never end': (bytes) => page(times(bytes, () => '<a href="x')),
  comments: (bytes) => page(times(bytes, () => '<!-- - -->')),
  'a sitemap': (bytes) => ({
    ...page(''),
    'sitemap.xml': `<urlset>${times(bytes, (i) => `<url><loc>https://docs.example.com/a${i}</loc></url>`)}</urlset>`,
  }),
  'an llms.txt of one line': (bytes) => ({
    ...page(''),
    'llms.txt': times(bytes / 2, (i) => `[a](/a${i}) `),
  }),
  'JSON-LD': (bytes) =>
    page(
      `<script type=application/ld+json>[${times(bytes, (i) => `{"url":"https://docs.example.com/${i}"},`)}0]</script>`,
    ),
  'a _redirects file': (bytes) => ({
    ...page(''),
    _redirects: times(bytes / 8, (i) => `/old-${i}/:name /new-${i}/:name 301\n`),
  }),
  'pages that link to each other': (bytes) =>
    Object.fromEntries(
      Array.from({ length: Math.ceil(bytes / 2_000) }, (_, i) => [
        i === 0 ? 'index.html' : `page-${i}.html`,
        times(2_000, (j) => `<a href="page-${(i + j) % 1_000}.html">next</a>`),
      ]),
    ),
}

/** A folder and the beginning of the names in it. */
const LONG = `${'x'.repeat(75)}/${'y'.repeat(75)}/${'z'.repeat(80)}`

/** What is unpacked, by name: an archive of about so many bytes. */
const ARCHIVES: Readonly<Record<string, (bytes: number) => Buffer | Promise<Buffer>>> = {
  'gzip members of 400 bytes': (bytes) => inPieces(tarOf(bytes, 8_192), 400, (piece) => gzipSync(piece)),
  'Zstandard frames of 400 bytes': (bytes) =>
    inPieces(tarOf(bytes, 8_192), 400, (piece) => zstdCompressSync(piece)),
  'files of 1 byte, tar.gz': (bytes) => gzipSync(tarOf(bytes * 8, 1)),
  'files of 1 byte, tar': (bytes) => tarOf(bytes * 8, 1),
  'paths of 240 characters': (bytes) => gzipSync(tarOf(bytes * 8, 1, LONG)),
  'a file of zeros': (bytes) =>
    gzipSync(Buffer.concat([tarHeader('index.html', bytes * 50), Buffer.alloc(bytes * 50 + 1_024)])),
  'padding after the end': (bytes) => Buffer.concat([tarOf(512, 1), Buffer.alloc(bytes)]),
  'files of 1 byte, zip': (bytes) => zipOf(bytes),
}

/** Measures all whose name contains `only`, and prints a line for each. */
export async function benchGrowth(only: string, print: Print): Promise<void> {
  print(`processor time and largest peak; the second is ${FACTOR} times as large as the first`)
  const folder = mkdtempSync(join(tmpdir(), 'bench-growth-'))
  const deployment = await startDeployment(folder)
  try {
    for (const [name, make] of Object.entries(PAGES))
      if (name.includes(only)) print(row(name, await sized((bytes) => checked(make(bytes), folder))))
    for (const [name, make] of Object.entries(ARCHIVES))
      if (name.includes(only))
        print(row(name, await sized(async (bytes) => unpacked(await make(bytes), folder, deployment))))
  } finally {
    await deployment.stop()
    rmSync(folder, { recursive: true })
  }
}

interface Measured {
  /** Of the archive or the site, in bytes. */
  readonly size: number
  readonly done: Run
}

async function sized(measure: (bytes: number) => Promise<Measured>): Promise<readonly [Measured, Measured]> {
  return [await measure(SMALL), await measure(SMALL * FACTOR)]
}

function row(name: string, [small, large]: readonly [Measured, Measured]): string {
  const columns = [small, large].map(({ size, done }) => {
    const mebibytes = size / 2 ** 20
    return [
      `${mebibytes.toFixed(1)} MiB`.padStart(10),
      `${done.stopped ? 'over ' : ''}${(done.cpuMs / mebibytes).toFixed(0)} ms/MiB`.padStart(14),
      `${Math.round(done.peakMiB)} MiB`.padStart(9),
    ].join('')
  })
  const grown = large.done.cpuMs / small.done.cpuMs / (large.size / small.size)
  const verdict = large.done.stopped || grown > TOLERANCE ? '  OUT OF PROPORTION' : ''
  return `  ${name.padEnd(36)}${columns.join('  |')}${verdict}`
}

async function checked(files: Readonly<Record<string, string>>, folder: string): Promise<Measured> {
  const workspace = mkdtempSync(join(folder, 'site-'))
  const site = join(workspace, 'site')
  mkdirSync(site)
  for (const [name, text] of Object.entries(files)) writeFileSync(join(site, name), text)
  const size = readdirSync(site).reduce((sum, name) => sum + statSync(join(site, name)).size, 0)
  const inputs = { mode: 'check', 'site-path': 'site', host: 'netlify', domain: 'docs.example.com' }
  return {
    size,
    done: await runIn(workspace, stepWith({ ...inputs, verify: 'report' }, workspace, workspace)),
  }
}

async function unpacked(archive: Buffer, folder: string, deployment: BenchDeployment): Promise<Measured> {
  const workspace = mkdtempSync(join(folder, 'run-'))
  const file = join(folder, 'archive')
  writeFileSync(file, archive)
  const inputs = { ...deployment.inputs, 'job-id': await deployment.exportOf(file), 'site-path': 'site' }
  const invocation = stepWith({ ...inputs, verify: 'off' }, workspace, workspace)
  return { size: archive.length, done: await runIn(workspace, invocation) }
}

async function runIn(workspace: string, invocation: Invocation): Promise<Run> {
  const done = await run(invocation, TIMEOUT_MS)
  rmSync(workspace, { recursive: true })
  if (!done.stopped && !/ in [\d,]+ pages?|The site is at/.test(done.output))
    throw new Error(`the step did not do its work:\n${done.output.slice(-2_000)}`)
  return done
}

function page(content: string): Readonly<Record<string, string>> {
  return { 'index.html': `<!doctype html><title>Page</title>${content}` }
}

/** Returns what `each` returns for 0, 1, 2 and so on, joined until it has about so many bytes. */
function times(bytes: number, each: (index: number) => string): string {
  const parts: string[] = []
  for (let size = 0, i = 0; size < bytes; i++) {
    const part = each(i)
    parts.push(part)
    size += part.length
  }
  return parts.join('')
}

function inPieces(bytes: Buffer, length: number, pack: (piece: Buffer) => Buffer): Buffer {
  const pieces: Buffer[] = []
  for (let at = 0; at < bytes.length; at += length) pieces.push(pack(bytes.subarray(at, at + length)))
  return Buffer.concat(pieces)
}

/** Returns a tar of about so many bytes, whose files have `fileSize` random bytes; `start` begins their names. */
function tarOf(bytes: number, fileSize: number, start = 'folder/'): Buffer {
  const blocks: Buffer[] = []
  const padded = Math.ceil(fileSize / 512) * 512
  for (let size = 0, i = 0; size < bytes; i++, size += 512 + padded) {
    const content = Buffer.concat([randomBytes(fileSize), Buffer.alloc(padded - fileSize)])
    blocks.push(tarHeader(i === 0 ? 'index.html' : `${start}${i}.txt`, fileSize), content)
  }
  return Buffer.concat([...blocks, Buffer.alloc(1_024)])
}

/** Returns a zip of about so many bytes, of files with one byte. */
async function zipOf(bytes: number): Promise<Buffer> {
  const zip = new ZipFile()
  for (let i = 0; i < bytes / 150; i++)
    zip.addBuffer(Buffer.from('x'), i === 0 ? 'index.html' : `folder/${i}`)
  zip.end()
  return buffer(zip.outputStream)
}

/** A header of the format ustar (POSIX pax, ustar interchange format). */
function tarHeader(name: string, size: number): Buffer {
  const block = Buffer.alloc(512)
  const cut = name.length > 100 ? name.lastIndexOf('/') : -1
  block.write(name.slice(cut + 1), 0)
  block.write(name.slice(0, Math.max(0, cut)), 345)
  block.write('0000644\0', 100)
  block.write('0000000\0', 108)
  block.write('0000000\0', 116)
  block.write(`${size.toString(8).padStart(11, '0')}\0`, 124)
  block.write('00000000000\0', 136)
  block.write('        ', 148)
  block.write('0', 156)
  block.write('ustar\x0000', 257)
  const sum = block.reduce((total, byte) => total + byte, 0)
  block.write(`${sum.toString(8).padStart(6, '0')}\0 `, 148)
  return block
}
