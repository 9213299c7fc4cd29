/** The arguments of `npm run check`, which follow the same rules as the inputs. */
import { existsSync, readFileSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { joinWords } from '../common/words.ts'
import {
  type AcceptanceEntry,
  readAcceptanceFile,
} from '../findings/acceptance/read-acceptances.ts'
import { makeChoiceParser } from '../option-parsers/choice.ts'
import {
  type EarlierSite,
  ensureSitesAreApart,
  parseEarlierSite,
} from '../option-parsers/earlier-site.ts'
import { parseFailOn } from '../option-parsers/fail-on.ts'
import { parsePositiveInteger } from '../option-parsers/integer.ts'
import { parseLine } from '../option-parsers/line.ts'
import { parseSiteFolder } from '../option-parsers/path.ts'
import { SITE_OPTIONS } from '../option-parsers/site-options.ts'
import { type SafeText, safe } from '../text/clean.ts'
import { didYouMean } from '../text/did-you-mean.ts'
import { fitErrorsIntoAnnotation } from '../text/fit-into-annotation.ts'
import { HOST_IDS } from '../web/host/all-hosts.ts'
import {
  ArgumentError,
  ensureTildeIsExpanded,
  getUserFolder,
  joinNegativeNumbers,
  parseArguments,
} from './arguments.ts'
import { OptionReader } from './option-reader.ts'
import { makeReportFolder, parseReportFolder, reportUsageError } from './prepare-report-folder.ts'
import { USAGE } from './usage.ts'
import { UsageError } from './usage-error.ts'

/** The parsed options of the command. */
export type CheckCommandOptions = Exclude<Awaited<ReturnType<typeof readOptions>>, string>

const TEXT = { type: 'string' } as const
const FLAG = { type: 'boolean' } as const
const OPTIONS = {
  host: TEXT,
  'base-path': TEXT,
  domain: TEXT,
  'page-count': TEXT,
  'accepted-findings': TEXT,
  'compare-with': TEXT,
  verify: TEXT,
  'fail-on': TEXT,
  accept: FLAG,
  report: TEXT,
  version: { ...FLAG, short: 'v' },
  help: { ...FLAG, short: 'h' },
} as const

/** Advice about names that are not options, such as inputs that only the action has. */
const ADVICE = new Map([
  ['output', 'did you mean --report?'],
  ['strict', 'errors always fail this command'],
  ['ignore', 'use --accepted-findings FILE'],
  ['exclude', 'use --accepted-findings FILE'],
  ['baseline', 'use --compare-with FOLDER'],
  ['baseUrl', 'did you mean --base-path?'],
  ['base-url', 'did you mean --base-path?'],
  ['fail-on-warnings', 'use --fail-on warnings'],
  ['expect-text', 'only the action searches for text'],
  ['json', '--report FOLDER writes report.json'],
  ['format', '--report FOLDER writes report.html, report.json, and junit.xml'],
  ['mode', 'this command only checks folders'],
  ['site-path', 'pass the folder without an option'],
  ['live-url', 'only the action checks what is live'],
])

/**
 * Returns the options in a command line; a string if only that text is to be printed.
 * @throws UsageError, ArgumentError
 */
export async function readOptions(args: readonly string[]) {
  ensureAcceptHasNoFile(args)
  const { values, positionals } = parseArguments(
    { args: joinNegativeNumbers(args, OPTIONS), options: OPTIONS, allowPositionals: true },
    ADVICE,
  )
  if (values.help) return USAGE
  if (values.version) return readVersion()
  const reader = new OptionReader<OptionWithValue>(values)
  reader.addErrors(findOptionTakenByNpm())
  const { folder, errors } = findFolder(positionals, values)
  reader.addErrors(errors)
  let root: string | undefined
  if (folder !== undefined)
    root = reader.attempt('the folder to check', () => {
      if (!existsForUser(folder)) ensureTildeIsExpanded(folder)
      return parseSiteFolder(folder, getUserFolder('check'))
    })
  const compareWith = reader.read('compare-with', (text) => parseEarlierSiteOption(text, root))
  const settings = readSettings(reader)
  const reportFolder = reader.read('report', (text) => parseReportFolder(text, root, compareWith))
  const acceptedEntries = await readAcceptedEntries(reader)

  if (root === undefined || reader.errors.length > 0) {
    const usageError = new UsageError(...fitErrorsIntoAnnotation(reader.errors))
    // Without a folder to check, the one for the report may be meant.
    if (reportFolder !== undefined && folder !== undefined)
      reportUsageError(reportFolder, usageError.message)
    throw usageError
  }
  if (reportFolder !== undefined) makeReportFolder(reportFolder)
  return {
    /** The folder to check. */
    root,
    /** The site to compare with. */
    compareWith,
    ...settings,
    reportFolder,
    acceptedEntries,
    /** Whether to print a file that accepts the findings. */
    accept: values.accept ?? false,
  }
}

/** @throws ArgumentError if `--accept` has the name of a file */
function ensureAcceptHasNoFile(args: readonly string[]): void {
  for (const arg of args) {
    if (arg === '--') return
    const [, file] = /^--accept=(.+\.ya?ml)$/i.exec(arg) ?? []
    if (file !== undefined)
      throw new ArgumentError(`--accept takes no value: redirect the output with > ${file}`)
  }
}

function readSettings(reader: OptionReader<OptionWithValue>) {
  const { host, domain, 'base-path': basePath } = SITE_OPTIONS
  return {
    /** Whether only new errors count. */
    verify: reader.read('verify', parseVerify) ?? 'strict',
    /** The kinds of findings that fail the command, besides errors. */
    failOn: reader.read('fail-on', parseFailOn) ?? parseFailOn('errors'),
    host: reader.read('host', host.parse),
    basePath: reader.read('base-path', basePath.parse) ?? basePath.default,
    domain: reader.read('domain', domain.parse),
    pageCount: reader.read('page-count', parsePositiveInteger),
  } as const
}

const parseVerify = makeChoiceParser(
  ['strict', 'strict-new'],
  safe`The exit code is 1 if there are errors`,
)

type OptionWithValue = Exclude<keyof typeof OPTIONS, 'accept' | 'version' | 'help'>

async function readAcceptedEntries(
  reader: OptionReader<OptionWithValue>,
): Promise<readonly AcceptanceEntry[]> {
  const file = reader.read('accepted-findings', parseLine)
  if (file === undefined) return []
  const { entries, errors } = await readAcceptanceFile(file, getUserFolder('check'))
  reader.addErrors(errors.map((what) => safe`--accepted-findings “${file}”: ${what}`))
  return entries
}

/** Without `--`, npm keeps options: https://docs.npmjs.com/cli/v11/commands/npm-run */
function findOptionTakenByNpm(): readonly SafeText[] {
  const { env } = process
  if (env.npm_lifecycle_event !== 'check') return []
  const taken = Object.keys(OPTIONS).find((name) => env[`npm_config_${name.replaceAll('-', '_')}`])
  if (taken === undefined) return []
  return [safe`npm interpreted --${taken} itself: run npm run check -- --${taken} …`]
}

/** The options whose value may be the folder to check, if their own value was forgotten. */
interface FolderTakers {
  readonly host?: string
  readonly report?: string
  readonly 'compare-with'?: string
  readonly accept?: boolean
}

/** Returns the folder to check, as it was given, or the error in the arguments. */
function findFolder(
  positionals: readonly string[],
  values: FolderTakers,
): { readonly folder: string | undefined; readonly errors: readonly SafeText[] } {
  const errors: SafeText[] = []
  const [written = '', ...more] = positionals
  const folder = existsForUser(written) ? written : written.trim()
  if (folder === '')
    errors.push(safe`no folder given: specify the folder to check${describeTakenFolder(values)}`)
  const bare = positionals.find(isBareOption)
  if (bare) {
    errors.push(safe`${bare} is not a folder; did you mean --${bare}?`)
  } else if (more.length > 0) {
    const advice = adviseOnSeveral(positionals, values)
    errors.push(safe`only one folder can be checked, not ${joinWords(positionals, 'and')}${advice}`)
  }
  if (errors.length > 0) return { folder: undefined, errors }
  return { folder, errors }
}

/** Returns a hint if the value of an option exists, and so was probably the folder to check. */
function describeTakenFolder(values: FolderTakers): SafeText | undefined {
  for (const name of ['host', 'report', 'compare-with'] as const) {
    const value = values[name] ?? ''
    if (value !== '' && existsForUser(value)) return safe`; --${name} took ${value} as its value`
  }
  return undefined
}

/** Returns whether this is an option without its dashes. */
function isBareOption(text: string): boolean {
  const [name = ''] = text.split('=', 1)
  return Object.hasOwn(OPTIONS, name) && !existsForUser(text)
}

/** Returns whether a path exists, from where the user is. */
function existsForUser(path: string): boolean {
  return existsSync(resolve(getUserFolder('check'), path))
}

function adviseOnSeveral(positionals: readonly string[], { accept }: FolderTakers) {
  if (accept) return safe`; --accept takes no value: redirect the output with > FILE`
  if (positionals[0] === 'check') return safe`; leave out the word “check”`
  const host = HOST_IDS.find((each) => positionals.includes(each) && !existsForUser(each))
  if (host !== undefined) return didYouMean(`--host ${host}`)
  return undefined
}

/** Returns the earlier build of the site in the folder `root`. @throws InvalidInput */
function parseEarlierSiteOption(text: string, root: string | undefined): EarlierSite {
  const earlier = parseEarlierSite(parseLine(text), getUserFolder('check'))
  if (root !== undefined) ensureSitesAreApart(earlier, root, 'the folder to check')
  return earlier
}

/**
 * Returns the version in `package.json`, which is as far away from `src/command-line` as from
 * `dist/check-command`.
 */
function readVersion(): string {
  return JSON.parse(readFileSync(join(import.meta.dirname, '../../package.json'), 'utf8')).version
}
