/**
 * Parses arguments for the commands of this repository: the check, `npm run try`, and the sandbox.
 */
import { type ParseArgsConfig, parseArgs } from 'node:util'
import { invalid } from '../option-parsers/invalid-input.ts'
import { safe } from '../text/clean.ts'
import { findClosestName } from '../text/did-you-mean.ts'

/** An invalid command line; the message is meant for the user. */
export class ArgumentError extends Error {}

/**
 * Returns the result of `parseArgs`. `advice` follows the error about an option that does not
 * exist.
 * @throws ArgumentError with a line for each option that does not exist and the one that was
 * probably meant, or for an option without its value
 */
export function parseArguments<const Config extends ParseArgsConfig>(
  config: Config,
  advice: ReadonlyMap<string, string> = new Map(),
): ReturnType<typeof parseArgs<Config>> {
  ensureDashes(config)
  try {
    const repeated = findRepeatedOption(config)
    if (repeated !== undefined) throw new ArgumentError(`${repeated} is given twice`)
    return parseArgs(config)
  } catch (error) {
    if (error instanceof ArgumentError) throw error
    const { message } = error as Error
    throw new ArgumentError(explainParseError(message, config, advice))
  }
}

/**
 * Returns the arguments with `--x -1` as `--x=-1`: what is wrong with a number is better explained
 * by its own parser.
 */
export function joinNegativeNumbers(
  args: readonly string[],
  options: NonNullable<ParseArgsConfig['options']>,
): string[] {
  const joined: string[] = []
  for (const arg of args) {
    const before = joined.at(-1) ?? ''
    const needsValue = before.startsWith('--') && options[before.slice(2)]?.type === 'string'
    const isValue = needsValue && /^-\d+$/.test(arg) && !joined.includes('--')
    if (isValue) joined.splice(-1, 1, `${before}=${arg}`)
    else joined.push(arg)
  }
  return joined
}

/** Returns an option that is given twice, but must not be. @throws any error of `parseArgs` */
function findRepeatedOption(config: ParseArgsConfig): string | undefined {
  const { tokens = [] } = parseArgs({ ...config, tokens: true })
  const { options = {} } = config
  const seen = new Set<string>()
  for (const token of tokens) {
    if (token.kind !== 'option' || options[token.name]?.multiple) continue
    if (seen.has(token.rawName)) return token.rawName
    seen.add(token.rawName)
  }
  return undefined
}

/** @throws ArgumentError for an option with an unusual space, a single dash, or another dash */
function ensureDashes(config: ParseArgsConfig): void {
  const names = Object.keys(config.options ?? {})
  for (const given of config.args ?? process.argv.slice(2)) {
    if (given === '--') return
    if (/^-[\w-]*[^\S ]/.test(given))
      throw new ArgumentError(`${given} contains a space that is not an ordinary one`)
    const [, dashes = '', name = ''] = /^([-\u2010-\u2015\u2212]+)(\w[\w-]+)/.exec(given) ?? []
    if (dashes === '--' || !names.includes(name)) continue
    const suggestion = `did you mean --${name}?`
    if (/^-+$/.test(dashes)) throw new ArgumentError(`Unknown option ${given}; ${suggestion}`)
    throw new ArgumentError(`${given} begins with a dash that is not a hyphen; ${suggestion}`)
  }
}

const LACKING_VALUE = /^Option '(--[\w-]+).*' argument (missing|is ambiguous)/

/** Returns the error message for an error of `parseArgs`. */
function explainParseError(
  message: string,
  config: ParseArgsConfig,
  advice: ReadonlyMap<string, string>,
): string | undefined {
  if (message.startsWith('Unknown option')) return listUnknownOptions(config, advice).join('\n')
  const [, lacking, problem] = LACKING_VALUE.exec(message) ?? []
  if (problem === 'is ambiguous')
    return `${lacking} needs a value; write one that begins with a dash as ${lacking}=-…`
  if (lacking !== undefined) return `${lacking} needs a value`
  // The sentences after the first one are advice about names that begin with a dash.
  return message.split('. ', 1)[0]?.replaceAll("'", '').replace(/\.$/, '')
}

/** Returns a line for each option that does not exist. */
function listUnknownOptions(
  config: ParseArgsConfig,
  advice: ReadonlyMap<string, string>,
): readonly string[] {
  const names = Object.keys(config.options ?? {})
  const { tokens = [] } = parseArgs({ ...config, strict: false, tokens: true })
  const lines = new Set<string>()
  let lastIndex: number | undefined
  for (const token of tokens) {
    if (token.kind !== 'option' || names.includes(token.name)) continue
    // `-host` is a group of options, of which only the first is reported.
    const isInSameGroup = token.index === lastIndex
    lastIndex = token.index
    if (isInSameGroup) continue
    const hint = advice.get(token.name) ?? suggestOption(token.name, names)
    let line = `Unknown option ${token.rawName}`
    if (hint !== undefined) line = `${line}; ${hint}`
    lines.add(line)
  }
  return [...lines]
}

function suggestOption(name: string, names: readonly string[]): string | undefined {
  const [first = '', value] = name.split(' ', 2)
  if (value !== undefined && names.includes(first))
    return `it is one argument with a space in it: remove the quotes around “--${name}”`
  const suggestion = findClosestName(name, names)
  if (suggestion === undefined) return undefined
  return `did you mean --${suggestion}?`
}

/**
 * Returns the folder that relative paths start at: npm runs a script in the package's folder,
 * wherever the user is.
 */
export function getUserFolder(script: string): string {
  const { npm_lifecycle_event: running, INIT_CWD: folder } = process.env
  if (running === script && folder) return folder
  return process.cwd()
}

/**
 * @throws InvalidInput for a path whose “~” the shell did not expand, because of quotes or a “=”
 */
export function ensureTildeIsExpanded(path: string): void {
  if (path.startsWith('~'))
    throw invalid`is “${path}”: the shell did not expand the “~”; write the path in full`
}

/**
 * Ends the command quietly when the reader of its output closes the pipe, as `| head` does. If
 * output cannot be written for another reason, such as a full disk, the exit code is 2.
 */
export function watchOutput(command: string): void {
  process.stdout.on('error', (error: NodeJS.ErrnoException) => {
    if (error.code === 'EPIPE') return
    console.error(safe`${command}: the output could not be written: ${error.message}`.text)
    process.exit(2)
  })
}
