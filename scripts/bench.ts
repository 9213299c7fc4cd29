/**
 * `npm run bench [name …]`: each figure is a ratio of medians to those of a public tool, both measured in the same run,
 * in turn.
 */
import { benchBundle } from './bench/bundle.ts'
import { benchChanges } from './bench/changes.ts'
import { benchGate, benchOtherCheckers } from './bench/gate.ts'
import { startUp } from './bench/start-up.ts'

const print = (line: string) => console.log(line)

const benches: Readonly<Record<string, () => unknown>> = {
  'start-up': startUp,
  bundle: () => benchBundle(print),
  gate: () => benchGate(print),
  'other-checkers': () => benchOtherCheckers(print),
  changes: () => benchChanges(print),
}

const wanted = process.argv.slice(2)
for (const name of wanted) {
  if (benches[name]) continue
  console.error(`bench: unknown benchmark “${name}”; known are: ${Object.keys(benches).join(', ')}`)
  process.exit(1)
}
for (const [name, run] of Object.entries(benches)) {
  if (wanted.length > 0 && !wanted.includes(name)) continue
  console.log(`\n## ${name}`)
  await run()
}
