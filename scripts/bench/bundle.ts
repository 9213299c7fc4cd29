/**
 * From the link to an unpacked site, as the shipped step does it (`job-id`, `verify: off`, its calls to the API included),
 * beside the usual tools one after the other: curl, sha256sum, tar or unzip. Both are served by nginx, in a file system in
 * memory and on the disk. Needs the Debian packages rust-doc, openjdk-17-doc, nginx, curl, unzip, zip and time, 6 GiB of
 * memory and 20 GiB of disk.
 *
 * On the disk, unpacked sites are removed only when all is measured: ext4 skips inodes that were freed within the last
 * minutes one by one (recently_deleted in fs/ext4/ialloc.c), which makes creating files ten times as slow. For the same
 * reason, wait six minutes before a second run.
 */
import { execFileSync } from 'node:child_process'
import { randomBytes } from 'node:crypto'
import { appendFileSync, existsSync, mkdirSync, mkdtempSync, rmSync, statSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { basename, join } from 'node:path'
import { type Candidate, compareInTurn, type Print, type Rounds } from './compare.ts'
import { sites } from './corpora.ts'
import { type BenchDeployment, startDeployment } from './deployment.ts'
import { STEP, stepWith } from './step.ts'
import { namesOf, TOOLS_ENV } from './tools.ts'

/** In bytes: what compresses to no less than it is. */
const ONE_FILE_SIZE = 600 * 2 ** 20

/** How the usual tools unpack an archive: `$1` is the archive, `$2` a folder. */
const UNPACK = {
  'tar.gz': { tools: ['tar', 'gzip'], script: 'tar -xzf "$1" -C "$2"' },
  zip: { tools: ['unzip'], script: 'unzip -q "$1" -d "$2"' },
} as const

type Format = keyof typeof UNPACK

interface Place {
  readonly name: string
  readonly folder: string
  /** Whether sites stay until all is measured. */
  readonly keeps: boolean
}

/** What to measure; both default to all. */
export interface BundleOptions extends Rounds {
  /** Part of the name of an archive, such as `zip`. */
  readonly only: string
  /** `memory` or `disk`. */
  readonly place: string
}

/** Compares the step with the usual tools up to the unpacked site. */
export async function benchBundle(options: BundleOptions, print: Print): Promise<void> {
  for (const { name, parent, keeps } of places().filter((place) =>
    place.name.includes(options.place),
  )) {
    const folder = mkdtempSync(join(parent, 'bench-bundle-'))
    const deployment = await startDeployment(folder)
    try {
      for (const bundle of bundles(folder, options.only, print)) {
        const size = `${(statSync(bundle).size / 2 ** 20).toFixed(1)} MiB`
        const title = `${basename(bundle)} (${size}), ${name} (${parent})`
        const place = { name, folder, keeps }
        const candidates = [
          await step(bundle, place, deployment),
          usualTools(bundle, place, deployment),
        ] as const
        await compareInTurn(title, candidates, options, print)
        rmSync(bundle)
      }
    } finally {
      await deployment.stop()
      rmSync(folder, { recursive: true, force: true })
    }
  }
}

function places() {
  const memory = existsSync('/dev/shm')
    ? [{ name: 'in memory', parent: '/dev/shm', keeps: false }]
    : []
  return [...memory, { name: 'on disk', parent: tmpdir(), keeps: true }]
}

/** Yields the bundles whose names contain `only`, each made when it is needed. */
function* bundles(folder: string, only: string, print: Print): Generator<string> {
  for (const { name, folder: site } of sites(print)) yield* packed(folder, name, site, only)
  const site = join(folder, 'one-file')
  mkdirSync(site)
  for (let size = 0; size < ONE_FILE_SIZE; size += 2 ** 24)
    appendFileSync(join(site, 'index.html'), randomBytes(2 ** 24))
  yield* packed(folder, 'one-file-of-600-MiB', site, only)
}

const PACK: Readonly<Record<Format, (archive: string, site: string) => void>> = {
  'tar.gz': (archive, site) =>
    execFileSync('tar', ['--hard-dereference', '-chzf', archive, '-C', site, '.']),
  zip: (archive, site) => execFileSync('zip', ['-qr', archive, '.'], { cwd: site }),
}

function* packed(folder: string, name: string, site: string, only: string): Generator<string> {
  for (const [format, pack] of Object.entries(PACK)) {
    const archive = join(folder, `${name}.${format}`)
    if (!basename(archive).includes(only)) continue
    pack(archive, site)
    yield archive
  }
}

function formatOf(bundle: string): Format {
  return bundle.endsWith('.zip') ? 'zip' : 'tar.gz'
}

/** The step, without the check. Each run has a workspace of its own. */
async function step(bundle: string, place: Place, deployment: BenchDeployment): Promise<Candidate> {
  const jobId = await deployment.exportOf(bundle)
  return {
    ...STEP,
    proof: /The site is at .*: ([\d,]+ files?)/,
    ...inWorkspace(place, (workspace) => {
      const inputs = { ...deployment.inputs, 'job-id': jobId, 'site-path': 'site', verify: 'off' }
      return stepWith(inputs, workspace, workspace)
    }),
  }
}

/** The usual tools, one after the other. Each run has a workspace of its own. */
function usualTools(bundle: string, place: Place, deployment: BenchDeployment): Candidate {
  const { tools, script } = UNPACK[formatOf(bundle)]
  const whole = `curl -sSfo "$1" "$3"; sha256sum "$1"; mkdir "$2"; ${script}`
  return {
    name: namesOf(['curl', 'sha256sum', ...tools]),
    version: '',
    proof: /^[0-9a-f]{64}\b/m,
    ...inWorkspace(place, (workspace) => ({
      command: ['bash', '-ec', whole, 'bash', 'archive', 'site', deployment.linkTo(bundle)],
      cwd: workspace,
      env: TOOLS_ENV,
    })),
  }
}

/** Gives each run a fresh folder with no writes pending. */
function inWorkspace(
  { folder, keeps }: Place,
  start: (workspace: string) => ReturnType<Candidate['prepare']>,
): Pick<Candidate, 'prepare' | 'cleanUp'> {
  let workspace = ''
  return {
    prepare() {
      workspace = mkdtempSync(join(folder, 'run-'))
      const invocation = start(workspace)
      execFileSync('sync')
      return invocation
    },
    cleanUp() {
      if (keeps) rmSync(join(workspace, 'archive'), { force: true })
      else rmSync(workspace, { recursive: true })
    },
  }
}
