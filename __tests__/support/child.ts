/**
 * Runs parts of tests in separate processes, because they set options of V8, are killed, have less
 * disk space than usual, or need another environment. Each is a module in `children`, called with
 * an input that can be written as JSON.
 */
import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { join } from 'node:path'
import { text } from 'node:stream/consumers'

interface Children {
  readonly download: typeof import('./children/download.ts').default
  readonly 'live-check': typeof import('./children/live-check.ts').default
  readonly 'lose-comparer-thread': typeof import('./children/lose-comparer-thread.ts').default
  readonly unpack: typeof import('./children/unpack.ts').default
  readonly 'write-outputs': typeof import('./children/write-outputs.ts').default
}

type Input<Name extends keyof Children> = Parameters<Children[Name]>[0]
type Result<Name extends keyof Children> = Awaited<ReturnType<Children[Name]>>

interface ChildOptions {
  /** Options of Node. */
  readonly execArgv?: readonly string[]
  /** The environment; that of this process if not given. */
  readonly env?: NodeJS.ProcessEnv
  /** A command that starts the child: its command line is appended. */
  readonly launcher?: readonly string[]
}

/** Runs a child, and returns what its function returns. Throws if it ends otherwise or writes to stderr. */
export async function runChild<Name extends keyof Children>(
  name: Name,
  input: Input<Name>,
  { execArgv = [], env, launcher = [] }: ChildOptions = {},
): Promise<Result<Name>> {
  const main = join(import.meta.dirname, 'children', 'main.ts')
  const command = [
    ...launcher,
    process.execPath,
    ...execArgv,
    main,
    name,
    JSON.stringify(input ?? null),
  ]
  const [file = '', ...args] = command
  const child = spawn(file, args, { stdio: ['ignore', 'pipe', 'pipe'], ...(env && { env }) })
  const all = [once(child, 'close'), text(child.stdout), text(child.stderr)] as const
  const [[status, signal], stdout, stderr] = await Promise.all(all)
  if (status !== 0 || stderr !== '')
    throw new Error(`${name} ended with ${status ?? signal}: ${stderr}`)
  return JSON.parse(stdout) as Result<Name>
}

/** Starts a child that can make no file larger than this: a disk error that needs no privileges. */
export function withMaxFileSize(kib: number): readonly string[] {
  return ['bash', '-c', `ulimit -f ${kib}; trap '' XFSZ; exec "$@"`, 'bash']
}
