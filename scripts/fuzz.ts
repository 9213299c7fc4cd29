/**
 * `npm run fuzz -- [--seed N] [--cases N]`: changes archives at random and unpacks them with the code of the step. Whatever
 * is in one, it is unpacked or refused with an error of its own, in bounded time, and nothing is left behind. The same seed
 * makes the same archives; those that break something are kept in `.fuzz`.
 */
import { mkdirSync, mkdtempSync, readdirSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { readArguments, WrongArgument } from '../src/command-line/arguments.ts'
import { formatCount } from '../src/common/units.ts'
import { Removals } from '../src/disk/removal.ts'
import { StepError } from '../src/errors/errors.ts'
import { unpackSite } from '../src/unpack/unpack-site.ts'
import { mutant } from './fuzz/mutate.ts'
import { Random } from './fuzz/random.ts'
import { makeSeeds, missingTools, type Seed } from './fuzz/seeds.ts'

const SITE_LIMITS = { bytes: 2_000_000, entries: 500 }

/** What a small archive may take of processor time, in ms: machines are busy. */
const MAX_MS = 5_000

/** Where archives are kept that break something. */
const KEPT = '.fuzz'

function readOptions(): { readonly seed: number; readonly cases: number } {
  const { values } = readArguments({
    options: {
      seed: { type: 'string', default: '1' },
      cases: { type: 'string', default: '2000' },
    },
  })
  for (const [name, value] of Object.entries(values))
    if (!/^\d{1,9}$/.test(value)) throw new WrongArgument(`--${name} needs a whole number`)
  const missing = missingTools()
  if (missing.length > 0)
    throw new WrongArgument(
      `missing: ${missing.join(', ')} (Debian: libarchive-tools, p7zip-full, python3, zip)`,
    )
  return { seed: Number(values.seed), cases: Number(values.cases) }
}

/** Unpacks that many archives, prints what became of them, and returns how many broke something. */
async function fuzz(seed: number, cases: number, root: string): Promise<number> {
  const seeds = makeSeeds(join(root, 'seeds'))
  console.log(`${seeds.length} seeds, seed ${seed}`)
  const outcomes = new Map<string, number>()
  let broken = 0
  for (let number = 0; number < cases; number++) {
    const { outcome, faults } = await runCase(seeds, seed, number, join(root, String(number)))
    outcomes.set(outcome, (outcomes.get(outcome) ?? 0) + 1)
    if (faults.length > 0) broken++
    for (const fault of faults) console.log(`  ${fault}`)
  }
  console.log(`\n${formatCount(cases, 'archive')}, ${outcomes.get(ACCEPTED) ?? 0} accepted`)
  for (const [outcome, times] of outcomes) console.log(`  ${times} ${outcome}`)
  console.log(`${broken} found`)
  return broken
}

/** The outcome of an archive that was unpacked. */
const ACCEPTED = 'unpacked'

/** What became of an archive, and what is wrong with that. */
interface Case {
  readonly outcome: string
  readonly faults: readonly string[]
}

async function runCase(
  seeds: readonly Seed[],
  seed: number,
  number: number,
  folder: string,
): Promise<Case> {
  const { bytes, origin } = mutant(seeds, new Random(seed, number))
  const name = bytes.toString('latin1', 0, 2) === 'PK' ? 'archive.zip' : 'archive'
  mkdirSync(join(folder, 'ours'), { recursive: true })
  writeFileSync(join(folder, name), bytes)

  const before = process.cpuUsage()
  const error = await unpackAndRemove(join(folder, name), join(folder, 'ours', 'site'))
  const { user, system } = process.cpuUsage(before)
  const faults = faultsIn(error)
  if (user + system > 1_000 * MAX_MS) faults.push(`took ${(user + system) / 1_000} ms`)
  const left = readdirSync(folder, { recursive: true, encoding: 'utf8' })
  if (left.length > 2) faults.push(`left ${left.join(', ')}`)
  rmSync(folder, { recursive: true })

  if (faults.length > 0) keep(`case-${seed}-${number}-${name}`, bytes)
  const outcome = error instanceof StepError ? `refused: ${error.code}` : ACCEPTED
  return { outcome, faults: faults.map((fault) => `case ${number} (${origin}): ${fault}`) }
}

/** Unpacks the archive and removes what came out; returns the error, if there is one. */
async function unpackAndRemove(archive: string, targetPath: string): Promise<unknown> {
  const { signal } = new AbortController()
  const removals = new Removals()
  try {
    const { folder } = await unpackSite({
      archive,
      targetPath,
      limits: SITE_LIMITS,
      removals,
      signal,
    })
    folder.remove()
    return undefined
  } catch (error) {
    return error
  } finally {
    await removals.waitUntilSettled()
  }
}

function faultsIn(error: unknown): string[] {
  if (error === undefined) return []
  if (!(error instanceof StepError))
    return [`broke: ${error instanceof Error ? error.stack : error}`]
  return error.outcome === 'bundle-failed' ? [] : [error.message]
}

function keep(name: string, bytes: Buffer): void {
  mkdirSync(KEPT, { recursive: true })
  writeFileSync(join(KEPT, name), bytes)
}

/** Returns a folder, in memory if possible: each case makes a few dozen files. */
function temporaryFolder(): string {
  const isThere = statSync('/dev/shm', { throwIfNoEntry: false }) !== undefined
  return mkdtempSync(join(isThere ? '/dev/shm' : tmpdir(), 'fuzz-'))
}

const root = temporaryFolder()
try {
  const { seed, cases } = readOptions()
  process.exitCode = (await fuzz(seed, cases, root)) > 0 ? 1 : 0
} catch (error) {
  if (!(error instanceof WrongArgument)) throw error
  console.error(`fuzz: ${error.message}`)
  process.exitCode = 2
} finally {
  rmSync(root, { recursive: true, force: true })
}
