/** The names that other actions use for the inputs of this action. */
import { INPUTS, type InputName, readRawInput } from './table.ts'
import { mayBeVariable } from './unknown-names.ts'

/**
 * Names that other actions use for the inputs of this action; names are without white space, `-`
 * and `_`.
 */
interface Alias {
  readonly input: InputName
  /** Matches names that can mean nothing else. */
  readonly certain?: RegExp
  /** Matches names that variables of a workflow may have, too. */
  readonly possible?: RegExp
  /** The value that is meant, whatever the text is, unless that asks for nothing. */
  readonly value?: string
  /** What the advice says after the name of the input. */
  readonly hint?: string
}

const ALIASES: readonly Alias[] = [
  {
    input: 'verify',
    certain:
      /^(?:strict(?:mode|ness)?|fail(?:(?:on|if)(?:error|finding|broken|empty).*|on|fast)?|exitcode)$/,
    value: 'strict',
  },
  {
    input: 'site-path',
    certain: /^(?:directory|folder|(?:site|publish|output)dir)$/,
    possible: /^(?:path|dir|builddir|source|root|localpath|files|output|workingdirectory)$/,
  },
  {
    input: 'accepted-findings',
    certain: /^(?:exclude|ignore)$/,
    possible:
      /^(?:accept(?:ed)?|allowlist|ignorefile|(?:ignore|exclude|skip)(?:link|url|path|pattern)s?)$/,
    hint: ', a YAML file with an entry for each',
  },
  { input: 'api-key', certain: /^(?:key|apitoken|admin(?:api)?key)$/ },
  { input: 'job-id', certain: /^(?:resume|exportid)$/ },
  { input: 'wait-timeout', certain: /^timeout(?:minutes)?$/, hint: ', such as 30m' },
  { input: 'github-token', certain: /^token$/, possible: /^(?:repo|gh)token$/ },
  { input: 'overwrite', certain: /^force$/ },
  { input: 'export-version', certain: /^version$/ },
  { input: 'compare-with', certain: /^baseline$/, possible: /^compare$/ },
  { input: 'wait-for-check', certain: /^(?:waitfor|checkname)$/ },
  {
    input: 'live-url',
    certain: /^(?:live|(?:site|page|deploy(?:ed|ment)?|publish(?:ed)?|production)?url)$/,
  },
  { input: 'base-url', possible: /^(?:(?:api)?url|endpoint)$/ },
  { input: 'base-path', possible: /^(?:base|pathprefix)$/ },
  { input: 'host', possible: /^(?:provider|platform|target)$/ },
  { input: 'domain', possible: /^site$/ },
  { input: 'bundle-path', possible: /^bundle$/ },
  { input: 'preview-url', possible: /^preview$/ },
  { input: 'max-unpacked-size', possible: /^maxsize$/ },
  { input: 'pull-request-comment', possible: /^(?:pr)?comment$/ },
]

/** The input that a name is an alias of. */
export interface FoundAlias {
  readonly input: InputName
  readonly value: string | undefined
  /** Whether it can mean nothing else. */
  readonly isCertain: boolean
  /** What to write instead, if that is known. */
  readonly meant: string | undefined
}

/** Returns what a name is an alias of: of an input of the mode, if there is one. */
export function findAlias(given: string, env: NodeJS.ProcessEnv): FoundAlias | undefined {
  const name = given.replace(/[\s_-]/g, '')
  const alias = chooseAlias(name, env)
  if (alias === undefined) return undefined
  const { input, certain, value } = alias
  if (input === 'export-version' && !isVersionMissing(env)) return undefined

  const isCertain = certain?.test(name) === true && !mayBeVariable(given, env)
  let meant: string | undefined
  if (isCertain || isOfMode(alias, env)) meant = describeMeant(name, alias, env)
  return { input, value, isCertain, meant }
}

function chooseAlias(name: string, env: NodeJS.ProcessEnv): Alias | undefined {
  const aliases = ALIASES.filter(
    ({ certain, possible }) => certain?.test(name) === true || possible?.test(name) === true,
  )
  return aliases.find((alias) => isOfMode(alias, env)) ?? aliases[0]
}

function isOfMode({ input }: Alias, env: NodeJS.ProcessEnv): boolean {
  const mode = readRawInput(env, 'mode')
  return INPUTS[input].modes.some((each) => each === mode)
}

/** Returns what to write instead of an alias, such as `verify: strict`. */
function describeMeant(
  name: string,
  { input, value, hint = '' }: Alias,
  env: NodeJS.ProcessEnv,
): string {
  let meant: string = input
  if (value !== undefined) meant = `${input}: ${value}`
  const mayBeApiKey = name === 'token' && isApiKeyMissing(env)
  if (mayBeApiKey) meant = `api-key, or ${meant}`
  return `${meant}${hint}`
}

function isApiKeyMissing(env: NodeJS.ProcessEnv): boolean {
  return readRawInput(env, 'mode') !== 'check' && readRawInput(env, 'api-key') === ''
}

function isVersionMissing(env: NodeJS.ProcessEnv): boolean {
  return readRawInput(env, 'values-file') !== '' && readRawInput(env, 'export-version') === ''
}
