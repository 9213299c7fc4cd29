/**
 * From the link to a verified archive, and to an unpacked site, compared with the usual tools one after the other:
 * curl, sha256sum, tar or unzip. Needs the Debian packages rust-doc, openjdk-17-doc, curl, zip and unzip, and 16 GiB of
 * disk, better also of memory: a full page cache is flushed at the expense of the last writer. Set TMPDIR to a file
 * system in memory to leave the disk out of it.
 *
 * Unpacked sites are removed only when all is measured: ext4 skips inodes that were freed within the last minutes one
 * by one (recently_deleted in fs/ext4/ialloc.c), which makes creating files ten times as slow. For the same reason,
 * wait six minutes before a second run.
 */
import { type ChildProcess, execFileSync, spawn, spawnSync } from 'node:child_process'
import { randomBytes } from 'node:crypto'
import { once } from 'node:events'
import {
  appendFileSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  rmSync,
  writeFileSync,
} from 'node:fs'
import { stripTypeScriptTypes } from 'node:module'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { median } from './measure.ts'

/** Short runs vary most: a contest goes on for this long, in ms, and for at least so many pairs of runs. */
const MIN_MS = 15_000
const MIN_PAIRS = 3

const SITES = {
  'openjdk-17-doc': '/usr/share/doc/openjdk-17-jre-headless/api',
  'rust-doc': '/usr/share/doc/rust-doc/html',
}
const ROOT = join(import.meta.dirname, '../..')
const OURS = join(import.meta.dirname, 'fetch-and-unpack.ts')

interface Contest {
  readonly name: string
  readonly file: string
  /** How the usual tools unpack the archive; `$1` is the archive, `$2` a folder. */
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

/** Runs all contests, prints a line for each, and returns the results; `lib` has to be built. */
export async function benchBundle(print: (line: string) => void): Promise<Result[]> {
  const folder = mkdtempSync(join(tmpdir(), 'bench-bundle-'))
  try {
    print(`Node ${process.version} against ${versions().join(', ')}; medians; in ${tmpdir()}`)
    bundleOurs(folder)
    const results: Result[] = []
    for (const contest of prepare(folder)) {
      const result = await run(contest, folder)
      results.push(result)
      const { name, oursMs, theirsMs, peakMiB, pairs } = result
      const ratio = (oursMs / theirsMs).toFixed(2)
      const times = `${seconds(oursMs)} against ${seconds(theirsMs)}, ${ratio} times`
      print(`${name}: ${times}, peak ${peakMiB} MiB (${pairs} pairs)`)
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

/** Bundles our side in the way the step is shipped: one file, with the thread's next to it. */
function bundleOurs(folder: string): void {
  const entry = join(folder, 'entry', 'ours.js')
  mkdirSync(join(folder, 'entry'))
  writeFileSync(join(folder, 'entry', 'package.json'), '{"type":"module"}')
  const source = stripTypeScriptTypes(readFileSync(OURS, 'utf8'))
  const lib = pathToFileURL(join(ROOT, 'lib')).href
  writeFileSync(entry, source.replaceAll(/'\.\.\/\.\.\/src\/(.+)\.ts'/g, `'${lib}/$1.js'`))
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
    for (let tookMs = 0; tookMs < MIN_MS || pairs.length < MIN_PAIRS; ) {
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

/** Runs `work` in a fresh folder, with no writes pending, and returns how long it took, in ms. */
function timed(folder: string, work: (at: string) => void): number {
  const at = mkdtempSync(join(folder, 'round-'))
  mkdirSync(join(at, 'temp'))
  execFileSync('sync')
  const startedAt = performance.now()
  work(at)
  const took = performance.now() - startedAt
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
  if (status !== 0) throw new Error(`the usual tools failed: ${stderr}`)
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
