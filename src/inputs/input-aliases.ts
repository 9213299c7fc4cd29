/** The names that other actions use for the inputs of this action. */
import { INPUTS, type InputName, readInputText } from './input-table.ts'
import { mayBeWorkflowVariable } from './unknown-names.ts'

/**
 * Names that other actions use for the inputs of this action; names are without whitespace, `-`,
 * and `_`.
 */
interface Alias {
  readonly input: InputName
  /** Matches names that can mean nothing else. */
  readonly certainPattern?: RegExp
  /** Matches names that variables of a workflow may have, too. */
  readonly possiblePattern?: RegExp
  /** The value that the name implies, whatever the text is, unless the text asks for nothing. */
  readonly impliedValue?: string
  /** What the advice says after the name of the input. */
  readonly hint?: string
}

const ALIASES: readonly Alias[] = [
  {
    input: 'verify',
    certainPattern:
      /^(?:strict(?:mode|ness)?|fail(?:(?:on|if)(?:error|finding|broken|empty).*|fast)?|exitcode)$/,
    impliedValue: 'strict',
  },
  { input: 'verify', certainPattern: /^strictnew$/, impliedValue: 'strict-new' },
  {
    input: 'site-path',
    certainPattern: /^(?:directory|folder|(?:site|publish|output)dir)$/,
    possiblePattern: /^(?:path|dir|builddir|source|root|localpath|files|output|workingdirectory)$/,
  },
  {
    input: 'accepted-findings',
    certainPattern: /^(?:exclude|ignore)$/,
    possiblePattern:
      /^(?:accept(?:ed)?|allowlist|ignorefile|(?:ignore|exclude|skip)(?:link|url|path|pattern)s?)$/,
    hint: ', a YAML file with an entry for each accepted finding',
  },
  { input: 'api-key', certainPattern: /^(?:key|apitoken|admin(?:api)?key)$/ },
  { input: 'job-id', certainPattern: /^(?:resume|exportid)$/ },
  { input: 'wait-timeout', certainPattern: /^timeout(?:minutes)?$/, hint: ', such as 30m' },
  { input: 'github-token', certainPattern: /^token$/, possiblePattern: /^(?:repo|gh)token$/ },
  { input: 'overwrite', certainPattern: /^force$/ },
  { input: 'export-version', certainPattern: /^version$/ },
  { input: 'compare-with', certainPattern: /^baseline$/, possiblePattern: /^compare$/ },
  { input: 'wait-for-check', certainPattern: /^(?:waitfor|checkname)$/ },
  {
    input: 'live-url',
    certainPattern: /^(?:live|(?:site|page|deploy(?:ed|ment)?|publish(?:ed)?|production)?url)$/,
  },
  { input: 'base-url', possiblePattern: /^(?:(?:api)?url|endpoint)$/ },
  { input: 'base-path', possiblePattern: /^(?:base|pathprefix)$/ },
  { input: 'host', possiblePattern: /^(?:provider|platform|target)$/ },
  { input: 'domain', possiblePattern: /^site$/ },
  { input: 'bundle-path', possiblePattern: /^bundle$/ },
  { input: 'preview-url', possiblePattern: /^preview$/ },
  { input: 'max-unpacked-size', possiblePattern: /^maxsize$/ },
  { input: 'pull-request-comment', possiblePattern: /^(?:pr)?comment$/ },
]

/** The input that a name is an alias of. */
export interface AliasMatch {
  readonly input: InputName
  readonly impliedValue: string | undefined
  /** Whether it can mean nothing else. */
  readonly isCertain: boolean
  /** What to write instead, if that is known. */
  readonly suggestion: string | undefined
}

/** Returns what a name is an alias of: of an input of the mode, if there is one. */
export function findAlias(given: string, env: NodeJS.ProcessEnv): AliasMatch | undefined {
  const name = given.replace(/[\s_-]/g, '')
  const alias = chooseAlias(name, env)
  if (alias === undefined) return undefined
  const { input, certainPattern, impliedValue } = alias
  if (input === 'export-version' && !isVersionMissing(env)) return undefined

  const isCertain = certainPattern?.test(name) === true && !mayBeWorkflowVariable(given, env)
  let suggestion: string | undefined
  if (isCertain || isOfMode(alias, env)) suggestion = describeSuggestion(name, alias, env)
  return { input, impliedValue, isCertain, suggestion }
}

function chooseAlias(name: string, env: NodeJS.ProcessEnv): Alias | undefined {
  const aliases = ALIASES.filter(
    ({ certainPattern, possiblePattern }) =>
      certainPattern?.test(name) === true || possiblePattern?.test(name) === true,
  )
  return aliases.find((alias) => isOfMode(alias, env)) ?? aliases[0]
}

function isOfMode({ input }: Alias, env: NodeJS.ProcessEnv): boolean {
  const mode = readInputText(env, 'mode')
  return INPUTS[input].modes.some((each) => each === mode)
}

/** Returns what to write instead of an alias, such as `verify: strict`. */
function describeSuggestion(
  name: string,
  { input, impliedValue, hint = '' }: Alias,
  env: NodeJS.ProcessEnv,
): string {
  let suggestion: string = input
  if (impliedValue !== undefined) suggestion = `${input}: ${impliedValue}`
  const mayBeApiKey = name === 'token' && isApiKeyMissing(env)
  if (mayBeApiKey) suggestion = `api-key, or ${suggestion}`
  return `${suggestion}${hint}`
}

function isApiKeyMissing(env: NodeJS.ProcessEnv): boolean {
  return readInputText(env, 'mode') !== 'check' && readInputText(env, 'api-key') === ''
}

function isVersionMissing(env: NodeJS.ProcessEnv): boolean {
  return readInputText(env, 'values-file') !== '' && readInputText(env, 'export-version') === ''
}
