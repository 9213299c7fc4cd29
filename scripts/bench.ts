/** `npm run bench`: the step as it is shipped beside public tools, in turns. Needs Linux and GNU time (Debian: time). */
import { readArguments, WrongArgument } from '../src/command-line/arguments.ts'
import { benchBundle } from './bench/bundle.ts'
import { benchChanges } from './bench/changes.ts'
import { benchCheck } from './bench/check.ts'
import { benchScale } from './bench/scale.ts'
import { benchStartUp } from './bench/start-up.ts'

const USAGE = `usage: npm run bench -- [name …] [options]

  check      the check beside hyperlink and lychee, on large sites
  bundle     download and unpacking beside curl, sha256sum, and tar or unzip
  start-up   an input error beside a Node that does nothing
  changes    the check with a comparison beside the check without
  scale      many pages, and a large bundle; only if named

  --rounds <n>   how often each command runs (5)
  --in <dir>     where files go (/dev/shm)
  --pages <n>    scale: pages of the site (20000)
  --links <n>    scale: links of each page (20)
  --gib <n>      scale: size of the bundle in GiB (1)

Each command runs once in every round, one after the other. The table has medians; ratios are
ours divided by theirs.
`

function readOptions() {
  const number = (preset: number) => ({ type: 'string', default: String(preset) }) as const
  const { values, positionals } = readArguments({
    allowPositionals: true,
    options: {
      rounds: number(5),
      in: { type: 'string', default: '/dev/shm' },
      pages: number(20_000),
      links: number(20),
      gib: number(1),
    },
  })
  const { in: folder, ...numbers } = values
  for (const [name, value] of Object.entries(numbers))
    if (!/^[1-9]\d{0,8}$/.test(value))
      throw new WrongArgument(`--${name} needs a whole number from 1`)
  const unknown = positionals.find((name) => !(name in BENCHES))
  if (unknown !== undefined) throw new WrongArgument(`there is no benchmark “${unknown}”`)
  const { rounds, pages, links, gib } = numbers
  return {
    names: positionals,
    options: {
      folder,
      rounds: Number(rounds),
      pages: Number(pages),
      links: Number(links),
      gib: Number(gib),
    },
  }
}

const BENCHES = {
  check: benchCheck,
  bundle: benchBundle,
  'start-up': benchStartUp,
  changes: benchChanges,
  scale: benchScale,
}

async function main(): Promise<void> {
  const { names, options } = readOptions()
  for (const [name, bench] of Object.entries(BENCHES)) {
    const isWanted = names.length === 0 ? name !== 'scale' : names.includes(name)
    if (isWanted) await bench(options)
  }
}

try {
  await main()
} catch (error) {
  if (!(error instanceof WrongArgument)) throw error
  console.error(`bench: ${error.message}\n\n${USAGE}`)
  process.exitCode = 2
}
