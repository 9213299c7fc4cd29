/**
 * Parses arguments for the commands of this repository: the check, `npm run try` and the sandbox.
 */
import { type ParseArgsConfig, parseArgs } from 'node:util'
import { safe } from '../text/clean.ts'
import { findClosest } from '../text/did-you-mean.ts'

/** An invalid command line; the message is meant for the user. */
export class WrongArgument extends Error {}

/**
 * Returns the result of `parseArgs`. `advice` follows the error about an option that does not
 * exist.
 * @throws WrongArgument with a line for each option that does not exist, with the one that was
 * meant, or for one without its value
 */
export function readArguments<const Config extends ParseArgsConfig>(
  config: Config,
  advice: ReadonlyMap<string, string> = new Map(),
): ReturnType<typeof parseArgs<Config>> {
  refuseDashes(config)
  try {
    const { tokens = [] } = parseArgs({ ...config, tokens: true })
    const single = tokens
      .filter((each) => each.kind === 'option')
      .filter(({ name }) => !config.options?.[name]?.multiple)
      .map(({ rawName }) => rawName)
    const twice = single.find((name, at) => single.indexOf(name) < at)
    if (twice !== undefined) throw new WrongArgument(`${twice} is given twice`)
    return parseArgs(config)
  } catch (error) {
    if (error instanceof WrongArgument) throw error
    const { message } = error as Error
    throw new WrongArgument(explainParseError(message, config, advice))
  }
}

/** @throws WrongArgument for an option with a space that is none, one dash, or another dash */
function refuseDashes(config: ParseArgsConfig): void {
  const names = Object.keys(config.options ?? {})
  for (const given of config.args ?? process.argv.slice(2)) {
    if (given === '--') return
    if (/^-[\w-]*[^\S ]/.test(given))
      throw new WrongArgument(`${given} contains a space that is not an ordinary one`)
    const [, dashes = '', name = ''] = /^([-\u2010-\u2015\u2212]+)(\w[\w-]+)/.exec(given) ?? []
    if (dashes === '--' || !names.includes(name)) continue
    const meant = `did you mean --${name}?`
    if (/^-+$/.test(dashes)) throw new WrongArgument(`Unknown option ${given}; ${meant}`)
    throw new WrongArgument(`${given} begins with a dash that is not a hyphen; ${meant}`)
  }
}

/** Returns the error message for an error of `parseArgs`. */
function explainParseError(
  message: string,
  config: ParseArgsConfig,
  advice: ReadonlyMap<string, string>,
): string | undefined {
  if (message.startsWith('Unknown option')) return listUnknownOptions(config, advice).join('\n')
  const [, lacking] = /^Option '(--[\w-]+).*' argument (?:missing|is ambiguous)/.exec(message) ?? []
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
  const unknown = tokens.filter((each) => each.kind === 'option' && !names.includes(each.name))
  // `-host` is a group of options.
  const lines = unknown.flatMap((each, at) => {
    if (each.kind !== 'option' || each.index === unknown[at - 1]?.index) return []
    const meant = findClosest(each.name, names)
    const more = advice.get(each.name) ?? (meant && `did you mean --${meant}?`)
    if (more === undefined) return [`Unknown option ${each.rawName}`]
    return [`Unknown option ${each.rawName}; ${more}`]
  })
  return [...new Set(lines)]
}

/**
 * Returns the folder that paths start at: npm runs a script of ours in our folder, wherever the
 * user is.
 */
export function getUserFolder(script: string): string {
  const { npm_lifecycle_event: running, INIT_CWD: folder } = process.env
  if (running === script && folder) return folder
  return process.cwd()
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
