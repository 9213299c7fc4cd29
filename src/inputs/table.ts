import { parseBoolean } from '../option-values/boolean.ts'
import { makeChoiceParser } from '../option-values/choice.ts'
import { parseCommit } from '../option-values/commit.ts'
import { parseCountOrZero } from '../option-values/count.ts'
import { makeDurationParser } from '../option-values/duration.ts'
import { parseFailOn } from '../option-values/fail-on.ts'
import { parseId, parseJobId } from '../option-values/ids.ts'
import { parseText } from '../option-values/one-line-text.ts'
import { parseListPath, parseLocalPath, parsePath } from '../option-values/path.ts'
import { parseApiKey, parseToken } from '../option-values/secrets.ts'
import { SITE_OPTIONS } from '../option-values/site-options.ts'
import {
  parseBaseUrl,
  parseLiveUrl,
  parsePreviewUrl,
  parseValuesUrl,
} from '../option-values/url.ts'
import { parseKeys } from '../option-values/yaml-keys.ts'
import { safe } from '../text/clean.ts'
import { readGivenText } from './table-reader.ts'

/** The modes of the step. */
const MODES = ['export', 'agent-job', 'check'] as const

/** What a step is to do. */
export type Mode = (typeof MODES)[number]

interface InputSpec<Value, Other = string> {
  /** As in action.yml. */
  readonly default: string
  /** Whether it is a text for people, which may have the form of an expression. */
  readonly isProse?: boolean
  /** The modes in which it has an effect. */
  readonly modes: readonly Mode[]
  /** In these modes, it has an effect only together with one of these other inputs. */
  readonly onlyWith?: { readonly [M in Mode]?: readonly Other[] }
  /**
   * Whether such a text would have something checked, protected or written: it is an error where it
   * has no effect.
   */
  readonly isErrorWithoutEffect?: (text: string, mode: Mode) => boolean
  /** Returns what a text that is not empty stands for. @throws InvalidInput */
  readonly parse: (text: string) => Value
}

const EXPORT = ['export'] as const
const FOLLOWING = ['export', 'agent-job'] as const
const CHECKING = ['export', 'check'] as const

const NEEDS_SITE = {
  onlyWith: { export: ['site-path'] },
  isErrorWithoutEffect: () => true,
} as const
const NEEDS_ARCHIVE_OR_SITE = { onlyWith: { export: ['site-path', 'bundle-path'] } } as const
/**
 * An agent’s job writes no files: there, these inputs are errors. In the other modes, they may be
 * left over.
 */
const NOT_IN_AGENT_JOB = {
  isErrorWithoutEffect: (text: string, mode: Mode) =>
    mode === 'agent-job' && !/^false$/i.test(text),
} as const
const NEEDS_EARLIER_SITE = {
  onlyWith: { export: ['compare-with'], check: ['compare-with'] },
} as const
const NEEDS_LIVE_URL = { onlyWith: { check: ['live-url'] } } as const

const WITHOUT_WAIT = safe`; to export without waiting, set wait: false`

/** One row for each input. */
const TABLE = {
  mode: { default: 'export', modes: MODES, parse: makeChoiceParser(MODES) },
  'base-url': { default: '', modes: FOLLOWING, parse: parseBaseUrl },
  'api-key': { default: '', modes: FOLLOWING, parse: parseApiKey },
  domain: { ...SITE_OPTIONS.domain, modes: CHECKING },
  'project-id': { default: '', modes: FOLLOWING, parse: parseId },
  'job-id': { default: '', modes: FOLLOWING, parse: parseJobId },
  wait: { default: 'true', modes: FOLLOWING, parse: parseBoolean },
  'wait-timeout': {
    default: '30m',
    modes: MODES,
    ...NEEDS_LIVE_URL,
    parse: makeDurationParser('1s', '30d', WITHOUT_WAIT),
  },
  'poll-interval': {
    default: '15s',
    modes: MODES,
    ...NEEDS_LIVE_URL,
    parse: makeDurationParser('1s', '1h'),
  },
  'request-timeout': {
    default: '30s',
    modes: MODES,
    onlyWith: { check: ['live-url', 'pull-request-comment'] },
    parse: makeDurationParser('1s', '10m'),
  },
  'bundle-path': { default: '', modes: EXPORT, ...NOT_IN_AGENT_JOB, parse: parseLocalPath },
  'site-path': { default: '', modes: CHECKING, ...NOT_IN_AGENT_JOB, parse: parsePath },
  overwrite: { default: 'false', modes: EXPORT, ...NEEDS_ARCHIVE_OR_SITE, parse: parseBoolean },
  'wait-for-check': {
    default: '',
    modes: EXPORT,
    isErrorWithoutEffect: () => true,
    parse: parseText,
  },
  update: {
    default: 'false',
    modes: EXPORT,
    onlyWith: { export: ['project-id'] },
    isErrorWithoutEffect: () => true,
    parse: parseBoolean,
  },
  'expect-commit': {
    default: '',
    modes: EXPORT,
    onlyWith: { export: ['update'] },
    isErrorWithoutEffect: () => true,
    parse: parseCommit,
  },
  'expect-text': { default: '', isProse: true, modes: CHECKING, ...NEEDS_SITE, parse: parseText },
  'max-unpacked-size': {
    ...SITE_OPTIONS['max-unpacked-size'],
    modes: CHECKING,
    ...NEEDS_ARCHIVE_OR_SITE,
  },
  'max-unpacked-files': {
    ...SITE_OPTIONS['max-unpacked-files'],
    modes: CHECKING,
    ...NEEDS_ARCHIVE_OR_SITE,
  },
  verify: {
    default: 'report',
    modes: CHECKING,
    ...NEEDS_SITE,
    isErrorWithoutEffect: (text) => text.startsWith('strict'),
    parse: makeChoiceParser(['off', 'report', 'strict', 'strict-new']),
  },
  'fail-on': { default: 'errors', modes: CHECKING, ...NEEDS_SITE, parse: parseFailOn },
  host: { ...SITE_OPTIONS.host, modes: CHECKING, ...NEEDS_SITE },
  'base-path': { ...SITE_OPTIONS['base-path'], modes: CHECKING, ...NEEDS_SITE },
  'accepted-findings': { default: '', modes: CHECKING, ...NEEDS_SITE, parse: parseListPath },
  'compare-with': { default: '', modes: CHECKING, ...NEEDS_SITE, parse: parsePath },
  'max-pages-removed': { default: '', modes: CHECKING, ...NEEDS_SITE, parse: parseCountOrZero },
  'preview-url': { default: '', modes: CHECKING, ...NEEDS_EARLIER_SITE, parse: parsePreviewUrl },
  'live-url': {
    default: '',
    modes: ['check'],
    isErrorWithoutEffect: () => true,
    parse: parseLiveUrl,
  },
  'live-issue': {
    default: 'false',
    modes: ['check'],
    ...NEEDS_LIVE_URL,
    ...NOT_IN_AGENT_JOB,
    parse: parseBoolean,
  },
  'values-file': {
    default: '',
    modes: EXPORT,
    isErrorWithoutEffect: () => true,
    parse: parseLocalPath,
  },
  'values-path': { default: '', modes: EXPORT, parse: parseKeys },
  'values-url': { default: '', modes: EXPORT, parse: parseValuesUrl },
  'export-version': { default: '', modes: EXPORT, parse: parseText },
  'pull-request-comment': {
    default: 'false',
    modes: CHECKING,
    ...NEEDS_SITE,
    ...NOT_IN_AGENT_JOB,
    parse: parseBoolean,
  },
  'github-token': { default: '', modes: CHECKING, parse: parseToken },
  'mask-bundle-url': { default: 'true', modes: EXPORT, parse: parseBoolean },
} as const satisfies Record<string, InputSpec<unknown>>

/** The name of an input, as in action.yml. */
export type InputName = keyof typeof TABLE

/** The type of each input once it is parsed. */
export type Values = { readonly [Name in InputName]: ReturnType<(typeof TABLE)[Name]['parse']> }

/** The inputs that are never empty. */
export type DefaultedInput = {
  [Name in InputName]: (typeof TABLE)[Name]['default'] extends '' ? never : Name
}[InputName]

/** The inputs of the step, as action.yml declares them. */
export const INPUTS: { readonly [Name in InputName]: InputSpec<Values[Name], InputName> } = TABLE

/** All inputs, in the order of action.yml. */
export const INPUT_NAMES: readonly InputName[] = Object.keys(TABLE).filter((name) =>
  isInputName(name),
)

/** Returns whether this is the name of an input. */
export function isInputName(name: string): name is InputName {
  return Object.hasOwn(TABLE, name)
}

/**
 * Returns an input without the white space around it; its default if it is empty, as a missing
 * secret is.
 */
export function readRawInput(env: NodeJS.ProcessEnv, name: InputName): string {
  return readGivenText(env, name) || INPUTS[name].default
}
