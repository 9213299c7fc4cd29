import { idProblem } from '../api/id.ts'
import type { Limits } from '../archive/limits.ts'
import { checkTargets, type Targets } from '../disk/targets.ts'
import { StepError } from '../errors.ts'
import { hostName, isLoopback } from '../net/host-name.ts'
import { proxyProblems } from '../net/proxy.ts'
import { type SafeText, safe } from '../report/clean.ts'
import { HOST_NAMES, type Host } from '../site/rules/hosts.ts'
import { parseDuration, parseSize } from '../units.ts'

interface CommonInputs {
  readonly baseUrl: URL
  readonly apiKey: string
  readonly wait: boolean
  readonly waitTimeoutMs: number
  readonly pollIntervalMs: number
  readonly requestTimeoutMs: number
}

export interface ExportInputs extends CommonInputs {
  readonly mode: 'export'
  /** The host name to export, in ASCII; given unless `jobId` is. */
  readonly domain: string | undefined
  /** The export to follow instead of starting one. */
  readonly jobId: string | undefined
  readonly maskBundleUrl: boolean
  /** Where archive and site are to go; looked at, nothing written. */
  readonly targets: Targets
  /** What the archive may unpack to. */
  readonly limits: Limits
  readonly verify: 'off' | 'report' | 'strict'
  /** Whose rules the site is checked against. */
  readonly host: Host | undefined
  /** With a slash at both ends. */
  readonly basePath: string
  /** Whether what stands where something is to go may be replaced. */
  readonly overwrite: boolean
  readonly valuesFile: string | undefined
  readonly exportVersion: string | undefined
  /** The name of the release asset, with `{domain}`, `{tag}` and `{ext}` in it. */
  readonly releaseAsset: string | undefined
  /** Empty if there is none. */
  readonly githubToken: string
}

export interface AgentJobInputs extends CommonInputs {
  readonly mode: 'agent-job'
  readonly projectId: string
  readonly jobId: string
}

/** What the workflow asks for, checked. */
export type Inputs = ExportInputs | AgentJobInputs
type Mode = Inputs['mode']

interface InputSpec {
  /** As in action.yml. */
  readonly default: string
  /** The mode it belongs to; both if not given. */
  readonly mode?: Mode
}

/** The inputs of the step, as action.yml declares them. */
export const INPUTS = {
  mode: { default: 'export' },
  'base-url': { default: '' },
  'api-key': { default: '' },
  domain: { default: '', mode: 'export' },
  'project-id': { default: '', mode: 'agent-job' },
  'job-id': { default: '' },
  wait: { default: 'true' },
  'wait-timeout': { default: '30m' },
  'poll-interval': { default: '15s' },
  'request-timeout': { default: '30s' },
  'bundle-path': { default: '', mode: 'export' },
  'site-path': { default: '', mode: 'export' },
  overwrite: { default: 'false', mode: 'export' },
  'max-unpacked-size': { default: '4GiB', mode: 'export' },
  'max-unpacked-files': { default: '200000', mode: 'export' },
  verify: { default: 'report', mode: 'export' },
  host: { default: '', mode: 'export' },
  'base-path': { default: '/', mode: 'export' },
  'values-file': { default: '', mode: 'export' },
  'export-version': { default: '', mode: 'export' },
  'release-asset': { default: '', mode: 'export' },
  'github-token': { default: '', mode: 'export' },
  'mask-bundle-url': { default: 'true', mode: 'export' },
} as const satisfies Record<string, InputSpec>

export type InputName = keyof typeof INPUTS

/** Returns an input without the white space around it; its default if it is empty, as a missing secret is. */
export function rawInput(env: NodeJS.ProcessEnv, name: InputName): string {
  return env[`INPUT_${name.toUpperCase()}`]?.trim() || INPUTS[name].default
}

/**
 * Returns the inputs, every one checked.
 * @throws StepError (`bad-inputs`) that tells all faults at once
 */
export function readInputs(env: NodeJS.ProcessEnv): Inputs {
  const faults: SafeText[] = []
  const take = <T>(name: InputName, check: (text: string) => T): T | undefined => {
    const text = rawInput(env, name)
    if (text === '') return undefined
    try {
      return check(text)
    } catch (fault) {
      if (!(fault instanceof InvalidInput)) throw fault
      faults.push(safe`${name} ${fault.what}`)
      return undefined
    }
  }
  const need = <T>(name: InputName, check: (text: string) => T, why: SafeText): T | undefined => {
    if (rawInput(env, name) === '') faults.push(safe`${name} is missing: ${why}`)
    return take(name, check)
  }

  const mode = take('mode', oneOf<Mode>(['export', 'agent-job']))
  const common = {
    baseUrl: need(
      'base-url',
      parseBaseUrl,
      safe`give the root of the administrative API, such as https://api.example.com`,
    ),
    apiKey: need(
      'api-key',
      parseKey,
      safe`the secret behind it is empty. Look at the expression after “api-key:” and at the secret of that name in the repository, organization or environment that this job names; runs for forks and for Dependabot get no such secrets`,
    ),
    wait: take('wait', parseBoolean),
    waitTimeoutMs: take('wait-timeout', durationWithin('1s', '30d')),
    pollIntervalMs: take('poll-interval', durationWithin('1s', '1h')),
    requestTimeoutMs: take('request-timeout', durationWithin('1s', '10m')),
  }
  const jobId =
    mode === 'agent-job'
      ? need('job-id', parseId, safe`mode agent-job follows a job that exists`)
      : take('job-id', parseId)
  const domain =
    mode !== 'export' || rawInput(env, 'job-id') !== ''
      ? take('domain', parseDomain)
      : need('domain', parseDomain, safe`give the host name of the site to export, or a job-id to follow`)
  const projectId =
    mode === 'agent-job'
      ? need(
          'project-id',
          parseId,
          safe`mode agent-job needs it; it stands on the API keys page of the dashboard`,
        )
      : undefined
  const maskBundleUrl = take('mask-bundle-url', parseBoolean)
  const limits = {
    bytes: take('max-unpacked-size', parseByteCount),
    entries: take('max-unpacked-files', parseCount),
  }
  const overwrite = take('overwrite', parseBoolean) ?? false
  const valuesFile = take('values-file', parsePath)
  const { targets, faults: targetFaults } = checkTargets({
    bundlePath: mode === 'export' ? take('bundle-path', parsePath) : undefined,
    sitePath: mode === 'export' ? take('site-path', parsePath) : undefined,
    valuesFile: mode === 'export' ? valuesFile : undefined,
    overwrite,
    workspace: env.GITHUB_WORKSPACE || process.cwd(),
    runnerTemp: env.RUNNER_TEMP || undefined,
  })
  faults.push(...targetFaults, ...proxyProblems(env))
  const gate = {
    verify: take('verify', oneOf(['off', 'report', 'strict'])),
    host: take('host', parseHost),
    basePath: take('base-path', parseBasePath),
  }
  const handOver = {
    overwrite,
    valuesFile,
    exportVersion: take('export-version', parseText),
    releaseAsset: take('release-asset', parseText),
    githubToken: rawInput(env, 'github-token'),
  }
  if (handOver.exportVersion !== undefined && handOver.valuesFile === undefined) {
    faults.push(safe`export-version is written into a values file: give values-file, too`)
  }
  if (mode === 'export' && gate.verify === 'strict' && rawInput(env, 'site-path') === '') {
    faults.push(safe`verify is “strict”, but there is no site to check: give site-path, too`)
  }

  if (faults.length > 0) throw new StepError('bad-inputs', { faults })
  return (
    mode === 'agent-job'
      ? { mode, ...common, projectId, jobId }
      : { mode, ...common, domain, jobId, maskBundleUrl, targets, limits, ...gate, ...handOver }
  ) as Inputs
}

/** An input that was given and has no effect beside the others. */
interface IgnoredInput {
  readonly name: InputName
  /** Worded to follow «has no effect». */
  readonly why: SafeText
}

/** Each of them means something only where one of the others was given. */
const BESIDE: Readonly<Partial<Record<InputName, readonly InputName[]>>> = {
  verify: ['site-path'],
  host: ['site-path'],
  'base-path': ['site-path'],
  overwrite: ['site-path', 'bundle-path', 'release-asset'],
  'max-unpacked-size': ['site-path', 'bundle-path', 'release-asset'],
  'max-unpacked-files': ['site-path', 'bundle-path', 'release-asset'],
}

/** Returns the inputs that were given and mean nothing in this mode or beside the other inputs. */
export function ignoredInputs(env: NodeJS.ProcessEnv, inputs: Inputs): IgnoredInput[] {
  const isGiven = (name: InputName) => rawInput(env, name) !== INPUTS[name].default
  const whyIgnored = (name: InputName): SafeText | undefined => {
    const { mode }: InputSpec = INPUTS[name]
    if (mode !== undefined && mode !== inputs.mode) return safe`in mode ${inputs.mode}`
    const others = BESIDE[name]
    if (others && !others.some(isGiven)) return safe`without ${listed(others, 'or')}`
    if (name === 'poll-interval' && !inputs.wait) return safe`with wait: false`
    if ((name === 'host' || name === 'base-path') && inputs.mode === 'export' && inputs.verify === 'off')
      return safe`with verify: off`
    return undefined
  }
  return (Object.keys(INPUTS) as InputName[])
    .filter((name) => isGiven(name) && name !== TOKEN)
    .flatMap((name) => {
      const why = whyIgnored(name)
      return why ? [{ name, why }] : []
    })
}

/** action.yml fills it in whether it was given or not. */
const TOKEN: InputName = 'github-token'

/** Returns `a, b or c`. */
export function listed(names: readonly string[], conjunction: 'and' | 'or'): string {
  return [names.slice(0, -1).join(', '), ...names.slice(-1)].filter(Boolean).join(` ${conjunction} `)
}

/** What is wrong with an input, worded to follow its name. */
export class InvalidInput extends Error {
  readonly what: SafeText

  constructor(what: SafeText) {
    super(what.text)
    this.what = what
  }
}

function didYouMean(meant: string | undefined): SafeText {
  return meant === undefined ? safe`` : safe`; did you mean ${meant}?`
}

/** `otherwise` is the advice for a text that is not close to any choice. */
function oneOf<Choice extends string>(
  choices: readonly Choice[],
  otherwise = safe``,
): (text: string) => Choice {
  return (text) => {
    const choice = choices.find((each) => each === text)
    if (choice) return choice
    const meant = closest(text, choices)
    const advice = meant === undefined ? otherwise : didYouMean(meant)
    throw new InvalidInput(safe`is “${text}”: expected ${listed(choices, 'or')}${advice}`)
  }
}

/** A typo or two. */
const MOST_EDITS = 2

/** Returns the one choice that `text` is a misspelling or the first word of; undefined if there is none. */
function closest(text: string, choices: readonly string[]): string | undefined {
  const given = text.toLowerCase().replace(/[\s_]+/g, '-')
  const begun = choices.filter((choice) => choice.startsWith(`${given}-`))
  if (begun.length === 1) return begun[0]
  return choices.find(
    (choice) => Math.min(given.length, choice.length) > MOST_EDITS && edits(given, choice) <= MOST_EDITS,
  )
}

/** Returns how many characters have to be put in, taken out or changed to make `a` of `b` (Levenshtein). */
function edits(a: string, b: string): number {
  if (Math.abs(a.length - b.length) > MOST_EDITS) return Number.POSITIVE_INFINITY
  let row = Array.from({ length: b.length + 1 }, (_, i) => i)
  for (const [i, character] of [...a].entries()) {
    const next = [i + 1]
    for (let j = 0; j < b.length; j++) {
      const changed = (row[j] ?? 0) + (b[j] === character ? 0 : 1)
      next.push(Math.min(changed, (row[j + 1] ?? 0) + 1, (next[j] ?? 0) + 1))
    }
    row = next
  }
  return row[b.length] ?? 0
}

const NO_HOST = safe`; leave it out for any other host: then only what no host would answer is an error`

/** Returns the host of that name. @throws InvalidInput */
export const parseHost = oneOf(HOST_NAMES, NO_HOST)

/** Returns the path as `new URL` reads it, so that it is written as addresses are. @throws InvalidInput */
export function parseBasePath(text: string): string {
  if (!/^[^\s\p{C}?#\\]*$/u.test(text) || /(^|\/)\.\.?(\/|$)/.test(text)) {
    throw new InvalidInput(
      safe`is “${text}”: expected a path such as / or /docs/, without query, fragment or dot segments`,
    )
  }
  const path = pathOfAddress(text)
  const { pathname } = new URL(`/${path ?? text}/`.replace(/\/{2,}/g, '/'), 'https://host.invalid')
  if (path === undefined) return pathname
  throw new InvalidInput(
    safe`is “${text}”: expected the path alone, did you mean ${pathname}? A folder whose name looks like a host name needs a slash in front`,
  )
}

/**
 * Returns what follows the host in an address, with or without its scheme; undefined if `text` is a path. A folder may
 * be called `next.js`, so a host name without a scheme is one only where no slash stands in front.
 */
function pathOfAddress(text: string): string | undefined {
  const afterScheme = /^\/*[a-z][a-z0-9+.-]*:\/+/i.exec(text)?.[0] ?? /^\/\//.exec(text)?.[0]
  const [first = '', ...rest] = text.slice(afterScheme?.length ?? 0).split('/')
  const host = first.replace(/:\d*$/, '')
  const isHost = host !== first || (host.includes('.') && hostName(host) !== undefined)
  return isHost || afterScheme?.includes(':') ? rest.join('/') : undefined
}

/** A path as the step sees it: no shell has looked at it. */
function parsePath(text: string): string {
  if (/^(~|\$\{?HOME\b|\$env:HOME\b|%USERPROFILE%)/i.test(text))
    throw new InvalidInput(
      safe`is “${text}”: “~” and variables are not expanded here, because no shell is involved; give a path in the workspace, such as public, or an absolute one`,
    )
  const meant = text.replace(SHELL_VARIABLE, (_, unix, windows) => expressionFor(unix ?? windows))
  if (meant !== text)
    throw new InvalidInput(safe`is “${text}”: shell variables are not filled in here; did you mean ${meant}?`)
  if (/\$\(|`/.test(text))
    throw new InvalidInput(safe`is “${text}”: no shell runs the command in it; give the path itself`)
  return parseText(text)
}

/** `$X`, `${X}`, PowerShell's `$env:X`, and `%X%`. */
const SHELL_VARIABLE = /\$\{?(?:env:)?([a-z_]\w*)\}?|%([a-z_]\w*)%/gi

/** Returns what a workflow writes for a variable of the shell. */
function expressionFor(variable: string): string {
  const known: Readonly<Record<string, string>> = {
    GITHUB_WORKSPACE: 'github.workspace',
    PWD: 'github.workspace',
    RUNNER_TEMP: 'runner.temp',
  }
  return `\${{ ${known[variable.toUpperCase()] ?? `env.${variable}`} }}`
}

/** The booleans of the YAML 1.2 core schema, as `core.getBooleanInput` takes them. */
function parseBoolean(text: string): boolean {
  if (/^(true|True|TRUE)$/.test(text)) return true
  if (/^(false|False|FALSE)$/.test(text)) return false
  const meant = /^(yes|y|on|1|true)$/i.test(text)
    ? 'true'
    : /^(no|n|off|0|false)$/i.test(text)
      ? 'false'
      : undefined
  throw new InvalidInput(safe`is “${text}”: expected true or false${didYouMean(meant)}`)
}

function durationWithin(least: string, most: string): (text: string) => number {
  const [from, to] = [parseDuration(least) ?? 0, parseDuration(most) ?? 0]
  return (text) => {
    const ms = parseDuration(text)
    if (ms === undefined) {
      const meant = shortUnits(text)
      throw new InvalidInput(
        safe`is “${text}”: expected a duration such as 45s, 30m, 2h, 1h30m or 2d${didYouMean(meant)}`,
      )
    }
    if (ms >= from && ms <= to) return ms
    throw new InvalidInput(safe`is “${text}”: expected ${least} to ${most}`)
  }
}

/** Returns `30 minutes` as `30m`; undefined if that makes no duration either. */
function shortUnits(text: string): string | undefined {
  const short = text
    .toLowerCase()
    .replace(/\s/g, '')
    .replace(/days?|hours?|hrs?|minutes?|mins?|seconds?|secs?/g, (unit) => unit.charAt(0))
  return parseDuration(short) === undefined ? undefined : short
}

function parseByteCount(text: string): number {
  const bytes = parseSize(text)
  if (bytes && Number.isSafeInteger(bytes)) return bytes
  throw new InvalidInput(safe`is “${text}”: expected a size such as 500MB, 4GiB or a number of bytes`)
}

/** Returns a whole number above 0. @throws InvalidInput */
export function parseCount(text: string): number {
  const count = /^\d+$/.test(text) ? Number(text) : 0
  if (count > 0 && Number.isSafeInteger(count)) return count
  throw new InvalidInput(safe`is “${text}”: expected a whole number above 0`)
}

function parseBaseUrl(text: string): URL {
  // `URL` drops tabs and line ends without a word.
  if (/[\s\p{C}]/u.test(text)) throw new InvalidInput(safe`has white space in it: ${API_ROOT}`)
  // Before anything shows the text: a password may be in it.
  if (text.includes('@'))
    throw new InvalidInput(safe`has a user name or a password in it: the key belongs in api-key`)
  if (/[?#]/.test(text)) throw new InvalidInput(safe`has a query or a fragment: ${API_ROOT}`)
  const url = URL.canParse(text) ? new URL(text) : undefined
  if (url?.protocol !== 'https:' && url?.protocol !== 'http:') {
    const meant = withScheme(text)
    throw new InvalidInput(
      meant ? safe`is “${text}”: did you mean ${meant}?` : safe`is “${text}”: ${API_ROOT}`,
    )
  }
  if (url.protocol === 'http:' && !isLoopback(url.hostname)) {
    throw new InvalidInput(
      safe`is “${text}”: the key would travel unencrypted; http is for a loopback host alone, expected https`,
    )
  }
  if (/\/v[12]\/*$/.test(url.pathname))
    throw new InvalidInput(safe`is “${text}”: leave out the version at its end, the step adds it`)
  const end = url.pathname.search(API_PATH)
  if (end >= 0) {
    const root = `${url.origin}${url.pathname.slice(0, end)}`
    throw new InvalidInput(safe`is “${text}”: it ends in a path of the API, did you mean ${root}?`)
  }
  return url
}

/** Where the paths of the calls begin. */
const API_PATH = /\/(v1\/static-export|static-export\/jobs|v2\/agent)(\/|$)/

const API_ROOT = 'expected the root of the administrative API, such as https://api.example.com'

/** Returns what somebody meant who left out the scheme; undefined if that is not what is missing. */
function withScheme(text: string): string | undefined {
  const https = `https://${text}`
  if (text.includes('://') || !URL.canParse(https)) return undefined
  return isLoopback(new URL(https).hostname) ? `http://${text}` : https
}

/** What a header can carry as a bearer token (RFC 9110, section 5.5); the value itself is never shown. */
function parseKey(text: string): string {
  if (/^bearer\s/i.test(text))
    throw new InvalidInput(safe`begins with “Bearer”: leave that out, the step adds it`)
  if (/^["'“”‘’`]|["'“”‘’`]$/.test(text))
    throw new InvalidInput(safe`begins or ends with a quote: leave the quotes out of the secret`)
  if (/\s/.test(text))
    throw new InvalidInput(
      safe`has white space or a line end inside: the secret holds more than the key, put the key alone into it`,
    )
  if (!/^[\x21-\x7e]+$/.test(text))
    throw new InvalidInput(safe`has characters that no key has: copy it again from the dashboard`)
  return text
}

function parseText(text: string): string {
  if (/\p{Cc}/u.test(text)) throw new InvalidInput(safe`has a line end or another control character in it`)
  return text
}

function parseId(text: string): string {
  const problem = idProblem(text)
  if (problem) throw new InvalidInput(safe`${problem}`)
  return text
}

/** Returns a host name in ASCII. @throws InvalidInput */
export function parseDomain(text: string): string {
  const name = hostName(text)
  if (name) return name
  if (/[,;]|\s/.test(text))
    throw new InvalidInput(safe`is “${text}”: expected one host name; run the step once for each site`)
  const meant = hostName(
    text
      .replace(/^[a-z][a-z0-9+.-]*:\/+/i, '')
      .replace(/[/?#:].*$/s, '')
      .replace(/\.$/, ''),
  )
  throw new InvalidInput(
    meant
      ? safe`is “${text}”: expected a host name alone, did you mean ${meant}?`
      : safe`is “${text}”: expected a host name such as docs.example.com`,
  )
}
