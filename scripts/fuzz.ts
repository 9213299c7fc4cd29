/**
 * `npm run fuzz -- [--seed N] [--cases N] [--only N] [--out DIR]`: changes archives at random and unpacks them with the code
 * of the step. Whatever is in one, it is unpacked or refused with an error of its own, in bounded time, and nothing is
 * written outside of its folder or left behind. Seed and number reproduce a case; `--only` runs one, and keeps its archive in
 * DIR, by default `.fuzz`.
 */
import { mkdirSync, mkdtempSync, readdirSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import { count } from '../src/common/units.ts'
import { Removals } from '../src/disk/removal.ts'
import { StepError } from '../src/errors/errors.ts'
import { unpack } from '../src/unpack/unpack.ts'
import { mutant } from './fuzz/mutate.ts'
import { Random } from './fuzz/random.ts'
import { makeSeeds, missingTools, type Seed } from './fuzz/seeds.ts'

const SITE_LIMITS = { bytes: 2_000_000, entries: 500 }

/** What a small archive may take of processor time, in ms: machines are busy. */
const MAX_MS = 5_000

/** What a case has in its folder: the archive, and the folder that it is unpacked in. */
const EXPECTED = new Set(['archive', 'archive.zip', 'ours'])

/** Something that is wrong with a case. */
interface Finding {
  readonly number: number
  readonly origin: string
  readonly what: string
}

interface Figures {
  cases: number
  accepted: number
  /** Number of cases by the code of their error. */
  readonly refusals: Map<string, number>
  readonly findings: Finding[]
}

const { values } = parseArgs({
  options: {
    seed: { type: 'string', default: '1' },
    cases: { type: 'string', default: '2000' },
    only: { type: 'string' },
    out: { type: 'string', default: '.fuzz' },
  },
})
const [seed, cases, only] = [values.seed, values.cases, values.only].map((value) =>
  Number(value ?? 0),
) as [number, number, number]
if (![seed, cases, only].every((number) => Number.isSafeInteger(number) && number >= 0)) {
  console.error('fuzz: --seed, --cases and --only take whole numbers')
  process.exit(1)
}
const missing = missingTools()
if (missing.length > 0) {
  console.error(
    `fuzz: these tools are missing: ${missing.join(', ')} (Debian: libarchive-tools, p7zip-full, python3, zip)`,
  )
  process.exit(1)
}
process.exitCode = await fuzz(seed, cases, values.only === undefined ? undefined : only)

async function fuzz(seed: number, cases: number, only: number | undefined): Promise<number> {
  // In memory if possible: each case makes a few dozen files.
  const root = mkdtempSync(
    join(statSync('/dev/shm', { throwIfNoEntry: false }) ? '/dev/shm' : tmpdir(), 'fuzz-'),
  )
  const figures: Figures = { cases: 0, accepted: 0, refusals: new Map(), findings: [] }
  try {
    mkdirSync(join(root, 'seeds'))
    const seeds = makeSeeds(join(root, 'seeds'))
    console.log(`${seeds.length} seeds, seed ${seed}`)
    const first = only ?? 0
    const end = only === undefined ? cases : first + 1
    for (let number = first; number < end; number++) {
      await runCase(seed, number, {
        root,
        seeds,
        figures,
        keepIn: only === undefined ? undefined : values.out,
      })
      figures.cases += 1
      if (figures.cases % 1_000 === 0)
        console.log(`${figures.cases} cases, ${figures.accepted} accepted`)
    }
  } finally {
    rmSync(root, { recursive: true, force: true })
  }
  report(figures, seed)
  return figures.findings.length > 0 ? 1 : 0
}

interface Context {
  readonly root: string
  readonly seeds: readonly Seed[]
  readonly figures: Figures
  /** The folder for the archive, if it is to be kept and details are to be printed; undefined for neither. */
  readonly keepIn: string | undefined
}

async function runCase(seed: number, number: number, context: Context): Promise<void> {
  const { root, seeds, figures, keepIn } = context
  const { bytes, origin } = mutant(seeds, new Random(seed, number))
  const folder = join(root, String(number))
  const path = join(folder, bytes.toString('latin1', 0, 2) === 'PK' ? 'archive.zip' : 'archive')
  mkdirSync(join(folder, 'ours'), { recursive: true })
  writeFileSync(path, bytes)
  if (keepIn !== undefined) {
    const kept = join(keepIn, `case-${seed}-${number}${path.endsWith('.zip') ? '.zip' : ''}`)
    mkdirSync(keepIn, { recursive: true })
    writeFileSync(kept, bytes)
    console.log(`kept as ${kept}`)
  }
  const find = (what: string) => figures.findings.push({ number, origin, what })
  const before = process.cpuUsage()
  const ours = await unpacked(path, join(folder, 'ours', 'site'))
  const { user, system } = process.cpuUsage(before)
  const tookMs = (user + system) / 1_000
  if (tookMs > MAX_MS) find(`took ${Math.round(tookMs)} ms`)
  if (ours instanceof StepError) {
    figures.refusals.set(ours.code, (figures.refusals.get(ours.code) ?? 0) + 1)
    if (keepIn !== undefined) console.log(ours.message)
    if (ours.outcome !== 'bundle-failed') find(ours.message)
  } else if (ours instanceof Error) {
    find(`broke: ${ours.stack}`)
  } else {
    figures.accepted += 1
  }
  const left = [
    ...readdirSync(join(folder, 'ours')),
    ...readdirSync(folder).filter((name) => !EXPECTED.has(name)),
  ]
  if (left.length > 0) find(`left ${left.join(', ')}`)
  rmSync(folder, { recursive: true })
}

/** Unpacks the archive and removes what came out; returns the error, if there is one. */
async function unpacked(archive: string, targetPath: string): Promise<Error | undefined> {
  const { signal } = new AbortController()
  const removals = new Removals()
  try {
    const { folder } = await unpack({ archive, targetPath, limits: SITE_LIMITS, removals, signal })
    folder.remove()
    return undefined
  } catch (error) {
    return error instanceof Error ? error : new Error(String(error))
  } finally {
    await removals.settled()
  }
}

function report({ cases, accepted, refusals, findings }: Figures, seed: number): void {
  console.log(`\n${count(cases, 'archive')}, ${accepted} accepted`)
  for (const [code, times] of refusals) console.log(`  ${times} refused: ${code}`)
  console.log(`${findings.length} found`)
  for (const { number, origin, what } of findings)
    console.log(`  --seed ${seed} --only ${number} (${origin}): ${what}`)
}
