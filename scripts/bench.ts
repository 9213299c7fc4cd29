/**
 * `npm run bench [name …] [option=value …]`: this step as it is shipped beside public tools, both measured in the same run,
 * in turn. Needs Linux and the Debian package time.
 *
 * rounds=5       how often each is run
 * place=memory   bundles only in memory, or on `disk`
 * only=zip       bundles only whose name contains this
 * pages=200000   `scale`: this many pages, and nothing else unless it is named, too
 * gib=20         `scale`: a bundle of so many GiB
 * sites=100      `scale`: so many steps at once
 * in=/folder     `scale`: where files go; default: the folder for temporary files
 */
import { benchBundle } from './bench/bundle.ts'
import { benchChanges } from './bench/changes.ts'
import { benchCheck } from './bench/check.ts'
import type { Print, Rounds } from './bench/compare.ts'
import { splitArguments, wrongValues } from './bench/options.ts'
import { benchScale } from './bench/scale.ts'
import { benchStartUp } from './bench/start-up.ts'

const print: Print = (line) => console.log(line)

const OPTIONS = ['rounds', 'place', 'only', 'pages', 'gib', 'sites', 'in'] as const
type Option = (typeof OPTIONS)[number]
type Options = Readonly<Partial<Record<Option, string>>>

function roundsOf(options: Options, usual: number): Rounds {
  return { rounds: Number(options.rounds ?? usual), timeoutMs: 180_000 }
}

function bundlesOf(options: Options) {
  return { ...roundsOf(options, 5), place: options.place ?? '', only: options.only ?? '' }
}

function scaleOf({ pages, gib, sites, in: folder }: Options) {
  const isNamed = [pages, gib, sites].some((value) => value !== undefined)
  const usual = (count: number) => (isNamed ? 0 : count)
  return {
    pages: Number(pages ?? usual(20_000)),
    gibibytes: Number(gib ?? usual(1)),
    sites: Number(sites ?? usual(10)),
    folder,
  }
}

const BENCHES: Readonly<Record<string, (options: Options) => Promise<void>>> = {
  'start-up': (options) => benchStartUp(roundsOf(options, 21), print),
  bundle: (options) => benchBundle(bundlesOf(options), print),
  check: (options) => benchCheck(roundsOf(options, 5), print),
  scale: (options) => benchScale(scaleOf(options), print),
  changes: (options) => benchChanges(roundsOf(options, 3), print),
}

const { names: wanted, given } = splitArguments(process.argv.slice(2))
const unknown = [
  ...wanted.filter((name) => !BENCHES[name]),
  ...given.map(([name]) => name).filter((name) => !OPTIONS.some((option) => option === name)),
]
if (unknown.length > 0) {
  const known = `benchmarks are ${Object.keys(BENCHES).join(', ')}; options are ${OPTIONS.join(', ')}`
  console.error(`bench: unknown: ${unknown.join(', ')}; ${known}`)
  process.exit(1)
}
const wrong = wrongValues(given)
if (wrong.length > 0) {
  console.error(`bench: ${wrong.join('; ')}`)
  process.exit(1)
}
for (const [name, bench] of Object.entries(BENCHES)) {
  if (wanted.length > 0 && !wanted.includes(name)) continue
  console.log(`\n## ${name}`)
  await bench(Object.fromEntries(given))
}
