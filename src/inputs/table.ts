import { safe } from '../report/clean.ts'
import { HOST_NAMES } from '../web/host/hosts.ts'
import { durationWithin, parseByteCount, parseCount } from './parse/number.ts'
import { parsePath } from './parse/path.ts'
import { oneOf, parseApiKey, parseBoolean, parseId, parseText, withPlaceholders } from './parse/text.ts'
import { parseBasePath, parseBaseUrl, parseDomain, parseLiveUrl, parseValuesUrl } from './parse/url.ts'

/** What the step can be asked to do. */
const MODES = ['export', 'agent-job', 'check'] as const

export type Mode = (typeof MODES)[number]

interface InputSpec<Value, Other = string> {
  /** As in action.yml. */
  readonly default: string
  /** The modes in which it has an effect. */
  readonly modes: readonly Mode[]
  /** In these modes, it has an effect only beside one of these other inputs. */
  readonly beside?: { readonly [M in Mode]?: readonly Other[] }
  /** Returns what a text that is not empty stands for. @throws InvalidInput */
  readonly parse: (text: string) => Value
}

const EXPORT = ['export'] as const
const FOLLOWING = ['export', 'agent-job'] as const
const CHECKING = ['export', 'check'] as const

const OF_SITE = { export: ['site-path'] } as const
const OF_ARCHIVE = { export: ['site-path', 'bundle-path', 'release-asset'] } as const
const OF_LIVE_CHECK = { check: ['live-url'] } as const

const parseHost = oneOf(
  HOST_NAMES,
  safe`; leave it out for any other host: then only what fails on every host is an error`,
)

/** One row for each input. */
const TABLE = {
  mode: { default: 'export', modes: MODES, parse: oneOf(MODES) },
  'base-url': { default: '', modes: FOLLOWING, parse: parseBaseUrl },
  'api-key': { default: '', modes: FOLLOWING, parse: parseApiKey },
  domain: { default: '', modes: CHECKING, parse: parseDomain },
  'project-id': { default: '', modes: ['agent-job'], parse: parseId },
  'job-id': { default: '', modes: FOLLOWING, parse: parseId },
  wait: { default: 'true', modes: FOLLOWING, parse: parseBoolean },
  'wait-timeout': { default: '30m', modes: MODES, beside: OF_LIVE_CHECK, parse: durationWithin('1s', '30d') },
  'poll-interval': { default: '15s', modes: MODES, beside: OF_LIVE_CHECK, parse: durationWithin('1s', '1h') },
  'request-timeout': {
    default: '30s',
    modes: MODES,
    beside: OF_LIVE_CHECK,
    parse: durationWithin('1s', '10m'),
  },
  'bundle-path': { default: '', modes: EXPORT, parse: parsePath },
  'site-path': { default: '', modes: CHECKING, parse: parsePath },
  overwrite: { default: 'false', modes: EXPORT, beside: OF_ARCHIVE, parse: parseBoolean },
  'wait-for-check': { default: '', modes: EXPORT, parse: parseText },
  'max-unpacked-size': { default: '4GiB', modes: CHECKING, beside: OF_ARCHIVE, parse: parseByteCount },
  'max-unpacked-files': { default: '200000', modes: CHECKING, beside: OF_ARCHIVE, parse: parseCount },
  verify: { default: 'report', modes: CHECKING, beside: OF_SITE, parse: oneOf(['off', 'report', 'strict']) },
  host: { default: '', modes: CHECKING, beside: OF_SITE, parse: parseHost },
  'base-path': { default: '/', modes: CHECKING, beside: OF_SITE, parse: parseBasePath },
  'accepted-findings': { default: '', modes: CHECKING, beside: OF_SITE, parse: parsePath },
  'compare-with': { default: '', modes: CHECKING, beside: OF_SITE, parse: parsePath },
  'live-url': { default: '', modes: ['check'], parse: parseLiveUrl },
  'values-file': { default: '', modes: EXPORT, parse: parsePath },
  'values-url': { default: '', modes: EXPORT, parse: parseValuesUrl },
  'export-version': { default: '', modes: EXPORT, parse: parseText },
  'release-asset': { default: '', modes: EXPORT, parse: withPlaceholders('domain', 'tag', 'ext') },
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
export const INPUTS: { readonly [Name in InputName]: InputSpec<Values[Name], InputName> } = TABLE

export const INPUT_NAMES: readonly InputName[] = Object.keys(TABLE).filter((name) => isInputName(name))

function isInputName(name: string): name is InputName {
  return Object.hasOwn(TABLE, name)
}

/** Returns an input without the white space around it; its default if it is empty, as a missing secret is. */
export function rawInput(env: NodeJS.ProcessEnv, name: InputName): string {
  return env[`INPUT_${name.toUpperCase()}`]?.trim() || INPUTS[name].default
}
