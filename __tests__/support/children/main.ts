/**
 * The start of every child process of the tests: calls the given function, and prints what it
 * returns.
 */
import { writeSync } from 'node:fs'

const [name = '', input = 'null'] = process.argv.slice(2)
const { default: run } = (await import(`./${name}.ts`)) as { default: (input: unknown) => unknown }
writeSync(1, JSON.stringify((await run(JSON.parse(input))) ?? null))
// Does not wait for anything that is still open, such as connections.
process.exit()
