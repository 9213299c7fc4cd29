/**
 * From the link to a proven archive, and to an unpacked site, against the usual tools in a row: curl, sha256sum, tar or
 * unzip. Needs the Debian packages rust-doc, openjdk-17-doc, curl, zip and unzip, and room for 16 GiB, better in memory
 * as well: where the page cache is full, it is cleared at the cost of whoever writes last. Set TMPDIR to a memory file
 * system to leave the disk out of it.
 *
 * What was unpacked is removed when all is measured, and not before: ext4 passes over inodes that were freed within the
 * last minutes one by one (recently_deleted in fs/ext4/ialloc.c), which makes the next files ten times as slow. For
 * that reason too, a second run should wait six minutes.
 */
import { type ChildProcess, execFileSync, spawn, spawnSync } from 'node:child_process'
import { randomBytes } from 'node:crypto'
import { once } from 'node:events'
import { appendFileSync, existsSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { median } from './measure.ts'

/** Short runs swing most: a contest takes as many pairs as fill this time, in ms, and so many at least. */
const LEAST_MS = 15_000
const FEWEST_PAIRS = 3

const SITES = {
  'openjdk-17-doc': '/usr/share/doc/openjdk-17-jre-headless/api',
  'rust-doc': '/usr/share/doc/rust-doc/html',
}
const ROOT = join(import.meta.dirname, '../..')

interface Contest {
  readonly name: string
  readonly file: string
  /** What the others do with the archive once they have it; `$1` is the archive, `$2` a folder. */
  readonly unpack: string | undefined
}

interface Pair {
  readonly oursMs: number
  readonly theirsMs: number
  /** Of our process. */
  readonly peakMiB: number
}

/** Medians. */
interface Result extends Pair {
  readonly name: string
  readonly pairs: number
}

/** Runs all contests, says what came of each, and returns the results; `lib` has to be built. */
export async function benchBundle(say: (line: string) => void): Promise<Result[]> {
  const folder = mkdtempSync(join(tmpdir(), 'bench-bundle-'))
  try {
    say(`Node ${process.version} against ${versions().join(', ')}; medians; in ${tmpdir()}`)
    pack(folder)
    const results: Result[] = []
    for (const contest of prepare(folder)) {
      const result = await run(contest, folder)
      results.push(result)
      const { name, oursMs, theirsMs, peakMiB, pairs } = result
      const ratio = (oursMs / theirsMs).toFixed(2)
      const times = `${seconds(oursMs)} against ${seconds(theirsMs)}, ${ratio} times`
      say(`${name}: ${times}, peak ${peakMiB} MiB (${pairs} pairs)`)
    }
    return results
  } finally {
    rmSync(folder, { recursive: true, force: true })
  }
}

const seconds = (ms: number) => `${(ms / 1_000).toFixed(2)} s`

function versions(): string[] {
  const firstLine = (command: string, ...options: string[]) =>
    execFileSync(command, options, { encoding: 'utf8' })
      .split('\n')[0]
      ?.split(/ by | \(x86| libcurl/)[0] ?? ''
  return [
    firstLine('curl', '--version'),
    firstLine('sha256sum', '--version'),
    firstLine('tar', '--version'),
    firstLine('unzip', '-v'),
  ]
}

/** Packs what the step does as it is shipped: in one file, with the thread's beside it. */
function pack(folder: string): void {
  const entry = join(folder, 'entry', 'ours.js')
  mkdirSync(join(folder, 'entry'))
  writeFileSync(join(folder, 'entry', 'package.json'), '{"type":"module"}')
  writeFileSync(entry, OURS)
  const ncc = (file: string, out: string) =>
    execFileSync(join(ROOT, 'node_modules/.bin/ncc'), ['build', file, '--out', out, '--quiet'], { cwd: ROOT })
  ncc(entry, join(folder, 'ours'))
  ncc(join(ROOT, 'lib/disk/writer/writer-thread.js'), join(folder, 'ours/writer-thread'))
}

function* prepare(folder: string): Generator<Contest> {
  const file = join(folder, 'gibibyte')
  for (let mebibytes = 0; mebibytes < 1024; mebibytes += 64)
    appendFileSync(file, randomBytes(64 * 1024 * 1024))
  yield { name: '1 GiB, fetched and hashed', file, unpack: undefined }
  rmSync(file)
  for (const [name, site] of Object.entries(SITES)) {
    if (!existsSync(site)) throw new Error(`${site} is missing: install ${name}`)
    const tar = join(folder, `${name}.tar.gz`)
    execFileSync('tar', ['--hard-dereference', '-chzf', tar, '-C', site, '.'])
    yield { name: `${name}.tar.gz`, file: tar, unpack: 'tar -xzf "$1" -C "$2"' }
    const zip = join(folder, `${name}.zip`)
    execFileSync('zip', ['-qr', zip, '.'], { cwd: site })
    yield { name: `${name}.zip`, file: zip, unpack: 'unzip -q "$1" -d "$2"' }
  }
}

async function run({ name, file, unpack }: Contest, folder: string): Promise<Result> {
  const server = spawn(process.execPath, ['--input-type=module', '-e', SERVER, file], {
    stdio: ['ignore', 'pipe', 'inherit'],
  })
  try {
    const link = await addressOf(server)
    const pairs: Pair[] = []
    for (let tookMs = 0; tookMs < LEAST_MS || pairs.length < FEWEST_PAIRS; ) {
      let peakMiB = 0
      const oursMs = timed(folder, (at) => {
        peakMiB = ours(folder, link, at, unpack !== undefined)
      })
      const theirsMs = timed(folder, (at) => theirs(link, at, unpack))
      pairs.push({ oursMs, theirsMs, peakMiB })
      tookMs += oursMs + theirsMs
    }
    const mid = (key: keyof Pair) => median(pairs.map((pair) => pair[key]))
    return {
      name,
      oursMs: mid('oursMs'),
      theirsMs: mid('theirsMs'),
      peakMiB: mid('peakMiB'),
      pairs: pairs.length,
    }
  } finally {
    server.kill()
  }
}

async function addressOf(server: ChildProcess): Promise<string> {
  if (!server.stdout) throw new Error('the server has no output')
  const [line] = (await once(server.stdout, 'data')) as [Buffer]
  return `http://127.0.0.1:${line.toString().trim()}/archive`
}

/** Runs `work` in a fresh folder, with nothing left to be written from before, and returns how long it took, in ms. */
function timed(folder: string, work: (at: string) => void): number {
  const at = mkdtempSync(join(folder, 'round-'))
  mkdirSync(join(at, 'temp'))
  execFileSync('sync')
  const begunAt = performance.now()
  work(at)
  const took = performance.now() - begunAt
  for (const archive of [join(at, 'archive'), join(at, 'temp', 'archive')]) rmSync(archive, { force: true })
  return took
}

/** Returns the peak of the memory, in MiB. */
function ours(folder: string, link: string, at: string, withSite: boolean): number {
  const options = [join(folder, 'ours/index.js'), link, at, String(withSite)]
  return Number(
    execFileSync(process.execPath, options, { encoding: 'utf8', stdio: ['ignore', 'pipe', 'inherit'] }),
  )
}

function theirs(link: string, at: string, unpack = ''): void {
  const script = `curl -sSfo "$1" "$3"; sha256sum "$1" > "$1.sha256"; mkdir "$2"; ${unpack}`
  const { status, stderr } = spawnSync('bash', [
    '-ec',
    script,
    'bash',
    join(at, 'archive'),
    join(at, 'site'),
    link,
  ])
  if (status !== 0) throw new Error(`the others failed: ${stderr}`)
}

const SERVER = `
import { createReadStream, statSync } from 'node:fs'
import { createServer } from 'node:http'
const [file] = process.argv.slice(1)
const server = createServer((request, response) => {
  response.writeHead(200, { 'content-length': statSync(file).size, etag: '"bench"' })
  createReadStream(file, { highWaterMark: 1024 * 1024 }).pipe(response)
})
server.listen(0, '127.0.0.1', () => console.log(server.address().port))`

const importOf = (names: string, file: string) =>
  `import { ${names} } from '${pathToFileURL(join(ROOT, 'lib', file)).href}'`

/** The two calls that the step makes, in a process of their own. */
const OURS = `
import { readFileSync } from 'node:fs'
${importOf('keepHeapSmall', 'heap.js')}
${importOf('download', 'fetch/download.js')}
${importOf('deliver', 'unpack/deliver.js')}
${importOf('systemClock', 'clock.js')}
const [link, at, withSite] = process.argv.slice(2)
keepHeapSmall()
const rest = { signal: new AbortController().signal, say: () => {} }
const { path, name } = await download({
  link, renew: async () => link, folder: at + '/temp', sizeBytes: undefined, mostBytes: Infinity, silenceMs: 30_000,
  loopbackAllowed: true, clock: systemClock, random: Math.random, ...rest,
})
if (withSite === 'true') {
  const site = { path: at + '/site', isFolderOfArchive: false, overwrite: false }
  const limits = { bytes: 4 * 2 ** 30, entries: 200_000 }
  await deliver({ archive: path, name, targets: { bundle: undefined, site }, limits, ...rest })
}
// What resourceUsage() says includes the peak of the process that started this one.
const [, kibibytes] = /^VmHWM:\\s+(\\d+)/m.exec(readFileSync('/proc/self/status', 'utf8'))
console.log(Math.round(kibibytes / 1024))`
