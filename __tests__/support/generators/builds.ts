/** Installs the generators, and builds their sites; both are kept between runs. */
import { execFileSync } from 'node:child_process'
import { cpSync, existsSync, mkdirSync, readdirSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { alone, cacheFolder, makeOnce } from '../../../scripts/install-once.ts'
import { writeFiles } from '../files.ts'
import type { Generator } from './generator.ts'
import { CORRECT, EDITED, PLANTED, RENAMED, type Source } from './source.ts'

/**
 * What each generator builds: the same twice, the second time in another folder, so that two
 * builds of one source can be compared.
 */
const BUILDS: Readonly<Record<Build, Source>> = {
  correct: CORRECT,
  elsewhere: CORRECT,
  edited: EDITED,
  planted: PLANTED,
  renamed: RENAMED,
}

export type Build = 'correct' | 'elsewhere' | 'edited' | 'planted' | 'renamed'

/** A site that a generator built. */
export interface Built {
  /** The project that it was built from. */
  readonly project: string
  readonly folder: string
  /** The folder that a server has to serve as its root, so that the site is below its base path. */
  readonly webRoot: string
}

/** Installs a generator, and returns why it is not available on this machine, if it is not. */
export function missing({ tools }: Generator): string | undefined {
  const absent = tools.programs.filter((program) => !isOnPath(program))
  if (absent.length > 0) return `there is no ${absent.join(' and no ')} on this machine`
  try {
    tools.install()
    return undefined
  } catch (error) {
    return lastLine(error)
  }
}

function isOnPath(program: string): boolean {
  return (process.env.PATH ?? '').split(':').some((folder) => existsSync(join(folder, program)))
}

/** Returns the last line that a command wrote before it failed. */
function lastLine(error: unknown): string {
  const { stderr, message } = error as Error & { readonly stderr?: Buffer }
  const lines = `${message}\n${stderr ?? ''}`.trim().split('\n')
  return lines.at(-1)?.trim() ?? ''
}

/** Returns a site of an available generator, which is built if it does not exist yet. */
export function built(name: string, generator: Generator, build: Build): Built {
  const { command, variables, basePath, output, caches } = generator
  const work = generator.tools.install()
  const files = generator.project(BUILDS[build])
  const place = `generators/sites/${name.replace(/[^\w.-]+/g, '-')}/${build}`
  const asked = { work, files, command, variables, basePath, output, caches }
  const folder = makeOnce(place, asked, (made) => {
    const buildIn = (workplace: string) => {
      clear(workplace, caches ?? [])
      writeFiles(workplace, files)
      run(workplace, variables ?? {}, command)
      writeFiles(join(made, 'project'), files)
      cpSync(join(workplace, output), join(made, 'web', basePath), { recursive: true })
    }
    alone(work, () => {
      if (build === 'elsewhere') inCopy(work, buildIn)
      else buildIn(work)
    })
  })
  const webRoot = join(folder, 'web')
  return { project: join(folder, 'project'), webRoot, folder: join(webRoot, basePath) }
}

/** Runs `act` in a copy of a folder, which is removed afterward. */
function inCopy(folder: string, act: (copy: string) => void): void {
  const copy = `${folder}-elsewhere`
  const remove = () => rmSync(copy, { recursive: true, force: true })
  remove()
  try {
    // With links to the same files: tools have tens of thousands.
    execFileSync('cp', ['-al', folder, copy], { stdio: 'pipe' })
    act(copy)
  } finally {
    remove()
  }
}

/**
 * The entries that belong to the tools in the folder in which the tools are and projects are built.
 */
const KEPT = [
  '_vendor',
  'done',
  'go.mod',
  'go.sum',
  'node_modules',
  'package-lock.json',
  'package.json',
  'python',
]

/** Removes the previous project and everything that was made from it. */
function clear(work: string, caches: readonly string[]): void {
  const own = readdirSync(work).filter((name) => !KEPT.includes(name))
  for (const name of [...own, ...caches]) rmSync(join(work, name), { recursive: true, force: true })
}

/** Runs a command of a generator in a folder. @throws Error with what it wrote if it fails */
function run(
  folder: string,
  variables: Readonly<Record<string, string>>,
  command: readonly string[],
): void {
  const [file = '', ...args] = command
  const env = {
    ...process.env,
    CI: '1',
    NEXT_TELEMETRY_DISABLED: '1',
    DOCUSAURUS_NO_TELEMETRY: '1',
    ASTRO_TELEMETRY_DISABLED: '1',
    NODE_OPTIONS: '',
    TMPDIR: cacheFolder('generators/tmp'),
    // Replaces Jest's value, which decides what is built.
    NODE_ENV: 'production',
    ...variables,
  }
  mkdirSync(env.TMPDIR, { recursive: true })
  execFileSync(file, args, { cwd: folder, env, stdio: 'pipe', encoding: 'utf8' })
}
