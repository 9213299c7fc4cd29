import { parseApiKey } from './parse/api-key.ts'
import { parseBasePath } from './parse/base-path.ts'
import { parseBaseUrl } from './parse/base-url.ts'
import { parseBoolean } from './parse/boolean.ts'
import { oneOf } from './parse/choice.ts'
import { parseDomain } from './parse/domain.ts'
import { durationWithin } from './parse/duration.ts'
import { parseHost } from './parse/host.ts'
import { parseId } from './parse/id.ts'
import { parseLiveUrl } from './parse/live-url.ts'
import { parseByteCount, parseCount } from './parse/number.ts'
import { parsePath } from './parse/path.ts'
import { parseText } from './parse/text.ts'

/** What the step can be asked to do. */
const MODES = ['export', 'agent-job', 'check'] as const

export type Mode = (typeof MODES)[number]

interface InputSpec<Value> {
  /** As in action.yml. */
  readonly default: string
  /** The modes in which it has an effect. */
  readonly modes: readonly Mode[]
  /** Returns what a text that is not empty stands for. @throws InvalidInput */
  readonly parse: (text: string) => Value
}

const EXPORT = ['export'] as const
const FOLLOWING = ['export', 'agent-job'] as const
const CHECKING = ['export', 'check'] as const
const WAITING = ['export', 'agent-job', 'check'] as const

const TABLE = {
  mode: { default: 'export', modes: MODES, parse: oneOf(MODES) },
  'base-url': { default: '', modes: FOLLOWING, parse: parseBaseUrl },
  'api-key': { default: '', modes: FOLLOWING, parse: parseApiKey },
  domain: { default: '', modes: CHECKING, parse: parseDomain },
  'project-id': { default: '', modes: ['agent-job'], parse: parseId },
  'job-id': { default: '', modes: FOLLOWING, parse: parseId },
  wait: { default: 'true', modes: FOLLOWING, parse: parseBoolean },
  'wait-timeout': { default: '30m', modes: WAITING, parse: durationWithin('1s', '30d') },
  'poll-interval': { default: '15s', modes: WAITING, parse: durationWithin('1s', '1h') },
  'request-timeout': { default: '30s', modes: WAITING, parse: durationWithin('1s', '10m') },
  'bundle-path': { default: '', modes: EXPORT, parse: parsePath },
  'site-path': { default: '', modes: CHECKING, parse: parsePath },
  overwrite: { default: 'false', modes: EXPORT, parse: parseBoolean },
  'max-unpacked-size': { default: '4GiB', modes: CHECKING, parse: parseByteCount },
  'max-unpacked-files': { default: '200000', modes: CHECKING, parse: parseCount },
  verify: { default: 'report', modes: CHECKING, parse: oneOf(['off', 'report', 'strict']) },
  host: { default: '', modes: CHECKING, parse: parseHost },
  'base-path': { default: '/', modes: CHECKING, parse: parseBasePath },
  'accepted-findings': { default: '', modes: CHECKING, parse: parsePath },
  'compare-with': { default: '', modes: CHECKING, parse: parsePath },
  'live-url': { default: '', modes: ['check'], parse: parseLiveUrl },
  'values-file': { default: '', modes: EXPORT, parse: parsePath },
  'export-version': { default: '', modes: EXPORT, parse: parseText },
  'release-asset': { default: '', modes: EXPORT, parse: parseText },
  'github-token': { default: '', modes: EXPORT, parse: (text) => text },
  'mask-bundle-url': { default: 'true', modes: EXPORT, parse: parseBoolean },
} as const satisfies Record<string, InputSpec<unknown>>

export type InputName = keyof typeof TABLE

/** What each input is once it is parsed. */
export type Values = { readonly [Name in InputName]: ReturnType<(typeof TABLE)[Name]['parse']> }

/** The inputs that are never empty. */
export type DefaultedInput = {
  [Name in InputName]: (typeof TABLE)[Name]['default'] extends '' ? never : Name
}[InputName]

/** The inputs of the step, as action.yml declares them. */
export const INPUTS: { readonly [Name in InputName]: InputSpec<Values[Name]> } = TABLE

export const INPUT_NAMES: readonly InputName[] = Object.keys(TABLE).filter((name) => isInputName(name))

function isInputName(name: string): name is InputName {
  return name in TABLE
}

/** Returns an input without the white space around it; its default if it is empty, as a missing secret is. */
export function rawInput(env: NodeJS.ProcessEnv, name: InputName): string {
  return env[`INPUT_${name.toUpperCase()}`]?.trim() || INPUTS[name].default
}

/** Returns the folder where relative paths start. */
export function workspaceOf(env: NodeJS.ProcessEnv): string {
  return env.GITHUB_WORKSPACE || process.cwd()
}
