/** Turns the sandbox's command line into options. */
import { resolve } from 'node:path'
import { ArgumentError, getUserFolder, parseArguments } from '../src/command-line/arguments.ts'
import { parseDuration } from '../src/common/units.ts'
import { parseHostName } from '../src/net/host-name.ts'
import { canBeSecret, MIN_SECRET_LENGTH } from '../src/option-parsers/secrets.ts'
import { PLANS } from './api.ts'
import { FORMS } from './exports.ts'
import { STORIES } from './jobs.ts'
import { FORMATS } from './pack.ts'
import { MAX_LINK_MS } from './presign.ts'
import { DEFAULTS, type SandboxOptions } from './server.ts'

const PORT = 8765

/** The text that `--help` prints. */
export const HELP = `The admin API of a documentation-hosting service, offline and only on this machine.

usage: npm run sandbox -- [options]

  --port N             port on 127.0.0.1; 0 for any free port        (${PORT})
  --api-key KEY        the admin API key                             (a new one, printed once)
  --plan PLAN          enterprise; free has no static export (403)   (enterprise)
  --domain HOST        the only site that can be exported            (any host name)

static export
  --docs DIR           folder of Markdown to render and export       (this project)
  --site DIR           folder of HTML to export unchanged, instead
  --bundle FILE        archive to serve unchanged, in any format, instead
  --format FORMAT      tar.gz or zip                                 (tar.gz)
  --export-time TIME   how long an export runs                       (6s)
  --export-fails TEXT  every export fails with this error
  --link-lifetime TIME how long a link to a bundle works, 1s to 7d   (15m)
  --form FORM          how a site is exported: by domain, by project,
                       or both                                       (both)
  --project-id ID      the project of exports and agent jobs         (${DEFAULTS.projectId})

builds (with update: true, before the export)
  --build-time TIME    how long a build takes                        (6s)
  --build-fails TEXT   every build fails with this summary
  --built-commit SHA   the commit that a build reports: with
                       another one in expect-commit, the step fails  (${DEFAULTS.builtCommit.slice(0, 7)}…)

agent jobs (this API cannot create them: a job starts when it is first requested)
  --agent-job ID       a job that exists; can be repeated            (${DEFAULTS.agentJobs})
  --agent-story STORY  how jobs end: pull-request, no-change, failed,
                       or archived                                   (pull-request)
  --agent-time TIME    how long the agent works                      (6s)

  --help               this text

TIME is a duration such as 45s, 30m, 1h30m, or 2d; a bare number is in seconds. A key that starts with mdoc_
but not with mdoc_admin_ is not an admin key: 403. Any other wrong key: 401.
`

const FLAGS = {
  port: { type: 'string' },
  'api-key': { type: 'string' },
  plan: { type: 'string' },
  domain: { type: 'string' },
  docs: { type: 'string' },
  site: { type: 'string' },
  bundle: { type: 'string' },
  format: { type: 'string' },
  'export-time': { type: 'string' },
  'export-fails': { type: 'string' },
  'link-lifetime': { type: 'string' },
  form: { type: 'string' },
  'build-time': { type: 'string' },
  'build-fails': { type: 'string' },
  'built-commit': { type: 'string' },
  'project-id': { type: 'string' },
  'agent-job': { type: 'string', multiple: true },
  'agent-story': { type: 'string' },
  'agent-time': { type: 'string' },
  help: { type: 'boolean' },
} as const

const EXCLUSIVE = [
  ['docs', 'site'],
  ['docs', 'bundle'],
  ['site', 'bundle'],
  ['format', 'bundle'],
] as const

type Flags = ReturnType<typeof readFlags>

const readFlags = (args: readonly string[]) =>
  parseArguments({ args: [...args], options: FLAGS }).values

/**
 * Returns the options in the arguments, or 'help'.
 * @throws ArgumentError if they are invalid
 */
export function readOptions(args: readonly string[]): SandboxOptions | 'help' {
  const flags = readFlags(args)
  if (flags.help) return 'help'
  for (const [one, other] of EXCLUSIVE) {
    if (flags[one] !== undefined && flags[other] !== undefined)
      throw new ArgumentError(`--${one} and --${other} cannot be combined`)
  }
  const linkLifetimeMs = duration('link-lifetime', flags)
  if (linkLifetimeMs !== undefined && (linkLifetimeMs < 1_000 || linkLifetimeMs > MAX_LINK_MS))
    throw new ArgumentError('--link-lifetime must be from 1s to 7d')
  return given({
    port: port(flags.port),
    apiKey: apiKey(flags),
    plan: oneOf('plan', PLANS, flags),
    domain: domain(flags.domain),
    docs: path(flags.docs),
    site: path(flags.site),
    bundle: path(flags.bundle),
    format: oneOf('format', FORMATS, flags),
    exportTimeMs: duration('export-time', flags),
    exportFails: flags['export-fails'],
    linkLifetimeMs,
    form: oneOf('form', FORMS, flags),
    buildTimeMs: duration('build-time', flags),
    buildFails: flags['build-fails'],
    builtCommit: commit(flags['built-commit']),
    projectId: word('project-id', flags),
    agentJobs: flags['agent-job'],
    agentStory: oneOf('agent-story', STORIES, flags),
    agentTimeMs: duration('agent-time', flags),
  })
}

type Given<T> = { [Name in keyof T]?: Exclude<T[Name], undefined> }

function given<T extends object>(values: T): Given<T> {
  return Object.fromEntries(
    Object.entries(values).filter(([, value]) => value !== undefined),
  ) as Given<T>
}

const path = (text: string | undefined) =>
  text === undefined ? undefined : resolve(getUserFolder('sandbox'), text)

function port(text = String(PORT)): number {
  if (!/^\d{1,5}$/.test(text) || Number(text) > 65_535)
    throw new ArgumentError('--port must be a number from 0 to 65535')
  return Number(text)
}

function domain(text: string | undefined): string | undefined {
  if (text === undefined) return undefined
  const name = parseHostName(text)
  if (name === undefined)
    throw new ArgumentError('--domain must be a host name, without scheme or path')
  return name
}

function word(name: 'api-key' | 'project-id', flags: Flags): string | undefined {
  const value = flags[name]
  if (value !== undefined && !/^[!-~]+$/.test(value))
    throw new ArgumentError(`--${name} must be ASCII without spaces`)
  return value
}

function apiKey(flags: Flags): string | undefined {
  const key = word('api-key', flags)
  if (key !== undefined && !canBeSecret(key))
    throw new ArgumentError(
      `--api-key needs at least ${MIN_SECRET_LENGTH} characters, as the action requires`,
    )
  return key
}

function commit(text: string | undefined): string | undefined {
  if (text !== undefined && !/^[0-9a-f]{7,40}$/i.test(text))
    throw new ArgumentError('--built-commit must be 7 to 40 hexadecimal digits')
  return text
}

type DurationFlag = 'export-time' | 'link-lifetime' | 'build-time' | 'agent-time'

function duration(name: DurationFlag, flags: Flags): number | undefined {
  const text = flags[name]
  if (text === undefined) return undefined
  const ms = parseDuration(text)
  if (ms === undefined)
    throw new ArgumentError(`--${name} must be a duration such as 45s, 30m, or 1h30m`)
  return ms
}

function oneOf<Choice extends string>(
  name: 'plan' | 'format' | 'form' | 'agent-story',
  choices: readonly Choice[],
  flags: Flags,
): Choice | undefined {
  const text = flags[name]
  if (text === undefined) return undefined
  const choice = choices.find((each) => each === text)
  if (choice === undefined)
    throw new ArgumentError(`--${name} must be one of: ${choices.join(', ')}`)
  return choice
}
