/**
 * `npm run fuzz -- [--seed N] [--cases N] [--only N] [--out DIR]`: changes archives at random, unpacks them with the
 * code of the step, and has other readers check what was accepted: bsdtar and GNU tar or unzip, and Python. Each has to
 * find the same names and contents, apart from listed limits of those readers. Seed and number reproduce a case.
 * `--only` runs one case, prints what differs, and keeps its archive in DIR, by default `.fuzz`.
 */
import { mkdirSync, mkdtempSync, readdirSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import { Removals } from '../src/disk/removal.ts'
import { StepError } from '../src/errors.ts'
import { count } from '../src/units.ts'
import { unpack } from '../src/unpack/unpack.ts'
import { mutant } from './fuzz/mutate.ts'
import { Random } from './fuzz/random.ts'
import {
  isSame,
  LIMITS,
  PythonReader,
  READERS,
  type ReaderName,
  type Reading,
  type Tree,
  treeIn,
} from './fuzz/readers.ts'
import { makeSeeds, missingTools, type Seed } from './fuzz/seeds.ts'

const SITE_LIMITS = { bytes: 2_000_000, entries: 500 }

/** How many cases run at the same time: the other readers are processes of their own. */
const AT_ONCE = 4

/** What a small archive may take of processor time, in ms, with those that are read at the same time: machines are busy. */
const MAX_MS = 5_000

/** Something that is wrong with a case. */
interface Finding {
  readonly number: number
  readonly origin: string
  readonly what: string
}

interface Figures {
  cases: number
  accepted: number
  /** Number of cases by the limit of a reader that explains a difference. */
  readonly limits: Map<string, number>
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
const [seed, cases, only] = [values.seed, values.cases, values.only].map((value) => Number(value ?? 0)) as [
  number,
  number,
  number,
]
if (![seed, cases, only].every((number) => Number.isSafeInteger(number) && number >= 0)) {
  console.error('fuzz: --seed, --cases and --only take whole numbers')
  process.exit(1)
}
const missing = missingTools()
if (missing.length > 0) {
  console.error(
    `fuzz: these tools are missing: ${missing.join(', ')} (Debian: libarchive-tools, p7zip-full, python3, unzip, zip)`,
  )
  process.exit(1)
}
process.exitCode = await fuzz(seed, cases, values.only === undefined ? undefined : only)

async function fuzz(seed: number, cases: number, only: number | undefined): Promise<number> {
  // In memory if possible: each case makes a few dozen files.
  const root = mkdtempSync(
    join(statSync('/dev/shm', { throwIfNoEntry: false }) ? '/dev/shm' : tmpdir(), 'fuzz-'),
  )
  const python = new PythonReader()
  const figures: Figures = { cases: 0, accepted: 0, limits: new Map(), refusals: new Map(), findings: [] }
  try {
    mkdirSync(join(root, 'seeds'))
    const seeds = makeSeeds(join(root, 'seeds'))
    console.log(`${seeds.length} seeds, seed ${seed}`)
    let next = only ?? 0
    const end = only === undefined ? cases : next + 1
    const work = async () => {
      while (next < end) {
        const number = next++
        await runCase(seed, number, {
          root,
          seeds,
          python,
          figures,
          keepIn: only === undefined ? undefined : values.out,
        })
        figures.cases += 1
        if (figures.cases % 1_000 === 0) console.log(`${figures.cases} cases, ${figures.accepted} accepted`)
      }
    }
    await Promise.all(Array.from({ length: AT_ONCE }, work))
  } finally {
    python.close()
    rmSync(root, { recursive: true, force: true })
  }
  report(figures, seed)
  return figures.findings.length > 0 ? 1 : 0
}

interface Context {
  readonly root: string
  readonly seeds: readonly Seed[]
  readonly python: PythonReader
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
    await compare(path, { bytes, ours }, context, find)
  }
  const left = readdirSync(join(folder, 'ours'))
  if (left.length > 0) find(`left ${left.join(', ')}`)
  rmSync(folder, { recursive: true })
}

async function unpacked(archive: string, targetPath: string): Promise<Tree | Error> {
  const { signal } = new AbortController()
  const removals = new Removals()
  try {
    const { folder } = await unpack({ archive, targetPath, limits: SITE_LIMITS, removals, signal })
    const tree = treeIn(folder.made)
    folder.remove()
    return tree
  } catch (error) {
    return error instanceof Error ? error : new Error(String(error))
  } finally {
    await removals.settled()
  }
}

/** Has the other readers read an accepted archive, and reports differences that no known limit explains. */
async function compare(
  path: string,
  { bytes, ours }: { bytes: Buffer; ours: Tree },
  { python, figures, keepIn }: Context,
  find: (what: string) => void,
): Promise<void> {
  const names: readonly ReaderName[] = path.endsWith('.zip')
    ? ['bsdtar', 'unzip', 'Python']
    : ['bsdtar', 'GNU tar', 'Python']
  for (const name of names) {
    const read = name === 'Python' ? python.read : READERS[name]
    const theirs = await read(path, `${path}-${name}`)
    if (isSame(ours, theirs.tree)) continue
    if (keepIn !== undefined) show(name, ours, theirs)
    const limit = LIMITS.find(
      ({ readers, applies }) => readers.includes(name) && applies({ bytes, ours, theirs }),
    )
    if (limit)
      figures.limits.set(
        `${name}: ${limit.reason}`,
        (figures.limits.get(`${name}: ${limit.reason}`) ?? 0) + 1,
      )
    else
      find(
        `${name} reads it differently${theirs.said && `: ${theirs.said.trim().split('\n')[0]?.slice(0, 200)}`}`,
      )
  }
}

/** Prints where two readings differ. */
function show(name: string, ours: Tree, { tree, said }: Reading): void {
  const paths = [...new Set([...Object.keys(ours), ...Object.keys(tree)])].filter(
    (path) => ours[path] !== tree[path],
  )
  console.log(`${name}: ${said}`)
  for (const path of paths) console.log(`  ${JSON.stringify(path)}: here ${ours[path]}, there ${tree[path]}`)
}

function report({ cases, accepted, limits, refusals, findings }: Figures, seed: number): void {
  console.log(`\n${count(cases, 'archive')}, ${accepted} accepted`)
  for (const [code, times] of refusals) console.log(`  ${times} refused: ${code}`)
  for (const [limit, times] of limits) console.log(`  ${times} within a known limit of ${limit}`)
  console.log(`${findings.length} found`)
  for (const { number, origin, what } of findings)
    console.log(`  --seed ${seed} --only ${number} (${origin}): ${what}`)
}
