/** The names that other actions use for the inputs of this action. */
import { INPUTS, type InputName, readRawInput } from './table.ts'
import { mayBeVariable } from './unknown-names.ts'

/**
 * Names that other actions use for the inputs of this action; names are without white space, `-`
 * and `_`.
 */
interface Alias {
  readonly input: InputName
  /** Names that can mean nothing else. */
  readonly surely?: RegExp
  /** Names that variables of a workflow may have, too. */
  readonly perhaps?: RegExp
  /** The value that is meant, whatever the text is, unless that asks for nothing. */
  readonly value?: string
  /** What the advice says after the name of the input. */
  readonly hint?: string
}

const ALIASES: readonly Alias[] = [
  {
    input: 'verify',
    surely:
      /^(?:strict(?:mode|ness)?|fail(?:(?:on|if)(?:error|finding|broken|empty).*|on|fast)?|exitcode)$/,
    value: 'strict',
  },
  {
    input: 'site-path',
    surely: /^(?:directory|folder|(?:site|publish|output)dir)$/,
    perhaps: /^(?:path|dir|builddir|source|root|localpath|files|output|workingdirectory)$/,
  },
  {
    input: 'accepted-findings',
    surely: /^(?:exclude|ignore)$/,
    perhaps:
      /^(?:accept(?:ed)?|allowlist|ignorefile|(?:ignore|exclude|skip)(?:link|url|path|pattern)s?)$/,
    hint: ', a YAML file with an entry for each',
  },
  { input: 'api-key', surely: /^(?:key|apitoken|admin(?:api)?key)$/ },
  { input: 'job-id', surely: /^(?:resume|exportid)$/ },
  { input: 'wait-timeout', surely: /^timeout(?:minutes)?$/, hint: ', such as 30m' },
  { input: 'github-token', surely: /^token$/, perhaps: /^(?:repo|gh)token$/ },
  { input: 'overwrite', surely: /^force$/ },
  { input: 'export-version', surely: /^version$/ },
  { input: 'compare-with', surely: /^baseline$/, perhaps: /^compare$/ },
  { input: 'wait-for-check', surely: /^(?:waitfor|checkname)$/ },
  {
    input: 'live-url',
    surely: /^(?:live|(?:site|page|deploy(?:ed|ment)?|publish(?:ed)?|production)?url)$/,
  },
  { input: 'base-url', perhaps: /^(?:(?:api)?url|endpoint)$/ },
  { input: 'base-path', perhaps: /^(?:base|pathprefix)$/ },
  { input: 'host', perhaps: /^(?:provider|platform|target)$/ },
  { input: 'domain', perhaps: /^site$/ },
  { input: 'bundle-path', perhaps: /^bundle$/ },
  { input: 'preview-url', perhaps: /^preview$/ },
  { input: 'max-unpacked-size', perhaps: /^maxsize$/ },
  { input: 'pull-request-comment', perhaps: /^(?:pr)?comment$/ },
]

/** The input that a name is an alias of. */
export interface FoundAlias {
  readonly input: InputName
  readonly value: string | undefined
  /** Whether it can mean nothing else. */
  readonly isSure: boolean
  /** What to write instead, if that is known. */
  readonly meant: string | undefined
}

/** Returns what a name is an alias of: of an input of the mode, if there is one. */
export function findAlias(given: string, env: NodeJS.ProcessEnv): FoundAlias | undefined {
  const name = given.replace(/[\s_-]/g, '')
  const alias = chooseAlias(name, env)
  if (alias === undefined) return undefined
  const { input, surely, value } = alias
  if (input === 'export-version' && !isVersionMissing(env)) return undefined

  const isSure = surely?.test(name) === true && !mayBeVariable(given, env)
  let meant: string | undefined
  if (isSure || isOfMode(alias, env)) meant = describeMeant(name, alias, env)
  return { input, value, isSure, meant }
}

function chooseAlias(name: string, env: NodeJS.ProcessEnv): Alias | undefined {
  const aliases = ALIASES.filter(
    ({ surely, perhaps }) => surely?.test(name) === true || perhaps?.test(name) === true,
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
