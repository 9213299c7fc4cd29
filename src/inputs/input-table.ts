import { parseBoolean } from '../option-parsers/boolean.ts'
import { makeChoiceParser } from '../option-parsers/choice.ts'
import { parseCommit } from '../option-parsers/commit.ts'
import { makeDurationParser } from '../option-parsers/duration.ts'
import { parseFailOn } from '../option-parsers/fail-on.ts'
import { parseId, parseJobId } from '../option-parsers/ids.ts'
import { parseNonNegativeInteger } from '../option-parsers/integer.ts'
import { parseLine } from '../option-parsers/line.ts'
import { parseAcceptedFindingsPath, parseLocalPath, parsePath } from '../option-parsers/path.ts'
import { parseApiKey, parseToken } from '../option-parsers/secrets.ts'
import { SITE_OPTIONS } from '../option-parsers/site-options.ts'
import {
  parseBaseUrl,
  parseLiveUrl,
  parsePreviewUrl,
  parseValuesUrl,
} from '../option-parsers/url.ts'
import { parseKeys } from '../option-parsers/yaml-keys.ts'
import { safe } from '../text/clean.ts'
import { differsFromDefault, readRawText } from './input-table-reader.ts'

/** The modes of the step. */
const MODES = ['export', 'agent-job', 'check'] as const

/** What a step is to do. */
export type Mode = (typeof MODES)[number]

interface InputSpec<Value, Other = string> {
  /** As in action.yml. */
  readonly default: string
  /** Whether it is free text, which may look like an expression. */
  readonly isProse?: boolean
  /** The modes in which it has an effect. */
  readonly modes: readonly Mode[]
  /** In these modes, it has an effect only together with one of these other inputs. */
  readonly onlyWith?: { readonly [M in Mode]?: readonly Other[] }
  /**
   * Whether such text, which is not the default, would have something checked, protected, or
   * written: it is an error where it has no effect.
   */
  readonly isErrorWithoutEffect?: (text: string, mode: Mode) => boolean
  /** Returns what text that is not empty stands for. @throws InvalidInput */
  readonly parse: (text: string) => Value
}

const EXPORT_MODE = ['export'] as const
const JOB_MODES = ['export', 'agent-job'] as const
const CHECK_MODES = ['export', 'check'] as const

const NEEDS_SITE = {
  onlyWith: { export: ['site-path'] },
  isErrorWithoutEffect: () => true,
} as const
const NEEDS_ARCHIVE_OR_SITE = { onlyWith: { export: ['site-path', 'bundle-path'] } } as const
/**
 * An agent's job writes no files: there, these inputs are errors. In the other modes, they may be
 * left over.
 */
const NOT_IN_AGENT_JOB = {
  isErrorWithoutEffect: (_text: string, mode: Mode) => mode === 'agent-job',
} as const
const NEEDS_EARLIER_SITE = {
  onlyWith: { export: ['compare-with'], check: ['compare-with'] },
} as const
const NEEDS_LIVE_URL = { onlyWith: { check: ['live-url'] } } as const

const WAIT_ADVICE = safe`; in export mode, wait: false starts the export without waiting for its end`

/** One row for each input. */
const INPUT_SPECS = {
  mode: { default: 'export', modes: MODES, parse: makeChoiceParser(MODES) },
  'base-url': { default: '', modes: JOB_MODES, parse: parseBaseUrl },
  'api-key': { default: '', modes: JOB_MODES, parse: parseApiKey },
  domain: { ...SITE_OPTIONS.domain, modes: CHECK_MODES },
  'project-id': { default: '', modes: JOB_MODES, parse: parseId },
  'job-id': { default: '', modes: JOB_MODES, parse: parseJobId },
  wait: { default: 'true', modes: JOB_MODES, parse: parseBoolean },
  'wait-timeout': {
    default: '30m',
    modes: MODES,
    ...NEEDS_LIVE_URL,
    parse: makeDurationParser('1s', '30d', WAIT_ADVICE),
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
  'bundle-path': { default: '', modes: EXPORT_MODE, ...NOT_IN_AGENT_JOB, parse: parseLocalPath },
  'site-path': { default: '', modes: CHECK_MODES, ...NOT_IN_AGENT_JOB, parse: parsePath },
  overwrite: {
    default: 'false',
    modes: EXPORT_MODE,
    ...NEEDS_ARCHIVE_OR_SITE,
    parse: parseBoolean,
  },
  'wait-for-check': {
    default: '',
    modes: EXPORT_MODE,
    isErrorWithoutEffect: () => true,
    parse: parseLine,
  },
  update: {
    default: 'false',
    modes: EXPORT_MODE,
    onlyWith: { export: ['project-id'] },
    isErrorWithoutEffect: () => true,
    parse: parseBoolean,
  },
  'expect-commit': {
    default: '',
    modes: EXPORT_MODE,
    onlyWith: { export: ['update'] },
    isErrorWithoutEffect: () => true,
    parse: parseCommit,
  },
  'expect-text': {
    default: '',
    isProse: true,
    modes: CHECK_MODES,
    ...NEEDS_SITE,
    parse: parseLine,
  },
  'max-unpacked-size': {
    ...SITE_OPTIONS['max-unpacked-size'],
    modes: CHECK_MODES,
    ...NEEDS_ARCHIVE_OR_SITE,
  },
  'max-unpacked-files': {
    ...SITE_OPTIONS['max-unpacked-files'],
    modes: CHECK_MODES,
    ...NEEDS_ARCHIVE_OR_SITE,
  },
  verify: {
    default: 'report',
    modes: CHECK_MODES,
    ...NEEDS_SITE,
    isErrorWithoutEffect: (text) => text.startsWith('strict'),
    parse: makeChoiceParser(['off', 'report', 'strict', 'strict-new']),
  },
  'fail-on': { default: 'errors', modes: CHECK_MODES, ...NEEDS_SITE, parse: parseFailOn },
  host: { ...SITE_OPTIONS.host, modes: CHECK_MODES, ...NEEDS_SITE },
  'base-path': { ...SITE_OPTIONS['base-path'], modes: CHECK_MODES, ...NEEDS_SITE },
  'accepted-findings': {
    default: '',
    modes: CHECK_MODES,
    ...NEEDS_SITE,
    parse: parseAcceptedFindingsPath,
  },
  'compare-with': { default: '', modes: CHECK_MODES, ...NEEDS_SITE, parse: parsePath },
  'max-pages-removed': {
    default: '',
    modes: CHECK_MODES,
    ...NEEDS_SITE,
    parse: parseNonNegativeInteger,
  },
  'preview-url': { default: '', modes: CHECK_MODES, ...NEEDS_EARLIER_SITE, parse: parsePreviewUrl },
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
    isErrorWithoutEffect: () => true,
    parse: parseBoolean,
  },
  'values-file': {
    default: '',
    modes: EXPORT_MODE,
    isErrorWithoutEffect: () => true,
    parse: parseLocalPath,
  },
  'values-path': { default: '', modes: EXPORT_MODE, parse: parseKeys },
  'values-url': { default: '', modes: EXPORT_MODE, parse: parseValuesUrl },
  'export-version': { default: '', modes: EXPORT_MODE, parse: parseLine },
  'pull-request-comment': {
    default: 'false',
    modes: CHECK_MODES,
    ...NEEDS_SITE,
    parse: parseBoolean,
  },
  'github-token': { default: '', modes: CHECK_MODES, parse: parseToken },
  'mask-bundle-url': { default: 'true', modes: EXPORT_MODE, parse: parseBoolean },
} as const satisfies Record<string, InputSpec<unknown>>

/** The name of an input, as in action.yml. */
export type InputName = keyof typeof INPUT_SPECS

/** The type of each input once it is parsed. */
export type InputValues = {
  readonly [Name in InputName]: ReturnType<(typeof INPUT_SPECS)[Name]['parse']>
}

/** The inputs that are never empty. */
export type DefaultedInput = {
  [Name in InputName]: (typeof INPUT_SPECS)[Name]['default'] extends '' ? never : Name
}[InputName]

/** The inputs of the step, as action.yml declares them. */
export const INPUTS: { readonly [Name in InputName]: InputSpec<InputValues[Name], InputName> } =
  INPUT_SPECS

/** All inputs, in the order of action.yml. */
export const INPUT_NAMES: readonly InputName[] = Object.keys(INPUT_SPECS).filter((name) =>
  isInputName(name),
)

/** Returns whether this is the name of an input. */
export function isInputName(name: string): name is InputName {
  return Object.hasOwn(INPUT_SPECS, name)
}

/**
 * Returns an input without the whitespace around it; its default if it is empty, as a missing
 * secret is.
 */
export function readInputText(env: NodeJS.ProcessEnv, name: InputName): string {
  return readRawText(env, name) || INPUTS[name].default
}

/** Returns whether an input is given, and not just its default. */
export function isInputGiven(env: NodeJS.ProcessEnv, name: InputName): boolean {
  return differsFromDefault(readInputText(env, name), INPUTS[name].default)
}
