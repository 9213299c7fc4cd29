/**
 * `npm run dist`: compiles `src` into `lib`, bundles each entry with its dependencies into `dist`, which the
 * runner executes, and checks that the result starts.
 */
import { spawnSync } from 'node:child_process'
import { globSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { stampDist } from './dist-stamp.ts'

interface Entry {
  /** The path in `lib`. */
  readonly file: string
  /** A folder that gets an `index.js`; `src/workers/pool.ts` finds the threads there. */
  readonly out: string
}

/** The step, the check as a command, the worker threads that both start, and the action `published`. */
const ENTRIES: readonly Entry[] = [
  { file: 'index.js', out: 'dist' },
  { file: 'command-line/index.js', out: 'dist/check-command' },
  { file: 'worker-thread.js', out: 'dist/worker-thread' },
  { file: 'published/index.js', out: 'dist/published' },
]

// These run as scripts, because Windows has no executables with these names.
const TSC = 'node_modules/typescript/bin/tsc'
const NCC = fileURLToPath(import.meta.resolve('@vercel/ncc/dist/ncc/cli.js'))

process.chdir(fileURLToPath(new URL('..', import.meta.url)))
for (const folder of ['lib', 'dist']) rmSync(folder, { recursive: true, force: true })
run(TSC, '--project', 'tsconfig.build.json')
for (const entry of ENTRIES) bundle(entry)
proveThatItStarts('dist/index.js', 'api-key is missing')
proveThatItStarts('dist/published/index.js', 'site is missing')
stampDist('.')

function bundle({ file, out }: Entry): void {
  run(NCC, 'build', `lib/${file}`, '--out', out, '--quiet', '--license', 'licenses-[name].txt')
  mergeLicenses(out)
}

/**
 * ncc writes one file with the licenses of the entry, and one with those of all other chunks. With
 * one name for both, the second would replace the first.
 */
function mergeLicenses(folder: string): void {
  const parts = globSync(`${folder}/licenses-*.txt`).sort()
  if (parts.length === 0) fail(`ncc wrote no licenses into ${folder}`)
  const texts = new Set(parts.map((part) => readFileSync(part, 'utf8')))
  for (const part of parts) rmSync(part)
  writeFileSync(`${folder}/licenses.txt`, [...texts].join('\n\n'))
}

/**
 * ncc exits with 0 even if its output is broken. Without any inputs, an action must fail with its
 * own message.
 */
function proveThatItStarts(main: string, message: string): void {
  const { status, stdout, stderr } = spawnSync(process.execPath, [main], {
    encoding: 'utf8',
    env: {},
  })
  if (status !== 1 || !stdout.includes('::error title=') || !stdout.includes(message))
    fail(`${main} does not run (exit code ${status}):\n${stdout}${stderr}`)
}

function run(script: string, ...args: string[]): void {
  const { status, error } = spawnSync(process.execPath, [script, ...args], { stdio: 'inherit' })
  if (status !== 0) fail(`${script} ${args.join(' ')} failed${error ? `: ${error.message}` : ''}`)
}

function fail(why: string): never {
  console.error(`build: ${why}`)
  process.exit(1)
}
