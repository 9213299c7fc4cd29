/**
 * `npm run fuzz -- [--seed N] [--cases N]`: changes archives at random and unpacks them with the
 * code of the step. Every archive must be either unpacked or refused with a known error, in bounded
 * time, and nothing may be left behind. The same seed creates the same archives. An archive that
 * breaks something is minimized, and kept in `.fuzz`.
 *
 * Needs the Debian packages libarchive-tools, p7zip-full, python3, and zip.
 */
import assert from 'node:assert/strict'
import { mkdirSync, mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import fc from 'fast-check'
import { parseArguments } from '../src/command-line/arguments.ts'
import { formatCount } from '../src/common/units.ts'
import { Removals } from '../src/disk/removal.ts'
import { StepError } from '../src/errors/step-error.ts'
import { unpackSite } from '../src/unpack/unpack-site.ts'
import { type Case, mutate } from './fuzz/mutate.ts'
import { Random } from './fuzz/random.ts'
import { makeSeeds } from './fuzz/seeds.ts'

const SITE_LIMITS = { bytes: 2_000_000, entries: 500 }

/** How much CPU time a small archive can take, in ms; generous, because machines are busy. */
const MAX_MS = 5_000

const KEPT = '.fuzz'

/**
 * Unpacks an archive in a new folder, and returns the result.
 * @throws Error if the result is wrong
 */
async function unpack({ bytes, name }: Case, folder: string): Promise<string> {
  const archive = join(folder, name)
  const targetPath = join(folder, 'site', 'site')
  mkdirSync(join(folder, 'site'), { recursive: true })
  writeFileSync(archive, bytes)

  const before = process.cpuUsage()
  const outcome = await unpackAndRemove(archive, targetPath)
  const { user, system } = process.cpuUsage(before)
  assert.ok(user + system <= 1_000 * MAX_MS, `took ${(user + system) / 1_000} ms`)
  assert.deepEqual(readdirSync(folder, { recursive: true }).sort(), [name, 'site'].sort())
  return outcome
}

/** Unpacks an archive, and removes the result. */
async function unpackAndRemove(archive: string, targetPath: string): Promise<string> {
  const { signal } = new AbortController()
  const removals = new Removals()
  const options = { archivePath: archive, targetPath, limits: SITE_LIMITS, removals, signal }
  try {
    const { folder } = await unpackSite(options)
    folder.remove()
    return 'unpacked'
  } catch (error) {
    if (!(error instanceof StepError) || error.outcome !== 'bundle-failed') throw error
    return `refused: ${error.code}`
  } finally {
    await removals.waitUntilSettled()
  }
}

async function fuzz(seed: number, numRuns: number, root: string): Promise<void> {
  const seeds = makeSeeds(join(root, 'seeds'))
  console.log(`${seeds.length} seeds, seed ${seed}`)
  const outcomes = new Map<string, number>()
  const property = fc.asyncProperty(fc.gen(), async (generate) => {
    const mutant = mutate(seeds, new Random(generate))
    const folder = mkdtempSync(join(root, 'case-'))
    try {
      const outcome = await unpack(mutant, folder)
      outcomes.set(outcome, (outcomes.get(outcome) ?? 0) + 1)
    } catch (error) {
      mkdirSync(KEPT, { recursive: true })
      writeFileSync(join(KEPT, mutant.name), mutant.bytes)
      throw new Error(`a mutant of ${mutant.seed} broke something`, { cause: error })
    } finally {
      rmSync(folder, { recursive: true })
    }
  })
  const { errorInstance } = await fc.check(property, { seed, numRuns })
  if (errorInstance !== null) throw errorInstance
  console.log(formatCount(numRuns, 'archive'))
  for (const [outcome, times] of outcomes) console.log(`  ${times} ${outcome}`)
}

const { values } = parseArguments({
  options: {
    seed: { type: 'string', default: '1' },
    cases: { type: 'string', default: '2000' },
  },
})
const root = mkdtempSync(join(tmpdir(), 'fuzz-'))
try {
  await fuzz(Number(values.seed), Number(values.cases), root)
} finally {
  rmSync(root, { recursive: true, force: true })
}
