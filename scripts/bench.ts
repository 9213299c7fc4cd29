/**
 * `npm run bench [name …]`: each figure is a ratio of medians against a public tool, both measured in this very run,
 * turn by turn.
 */
import { startUp } from './bench/start-up.ts'

const benches: Readonly<Record<string, () => Promise<void> | void>> = { 'start-up': startUp }

const wanted = process.argv.slice(2)
for (const name of wanted) {
  if (benches[name]) continue
  console.error(`bench: there is no “${name}”; there are: ${Object.keys(benches).join(', ')}`)
  process.exit(1)
}
for (const [name, run] of Object.entries(benches)) {
  if (wanted.length > 0 && !wanted.includes(name)) continue
  console.log(`\n## ${name}`)
  await run()
}
