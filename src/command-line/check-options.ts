/** The arguments of `npm run check`, which follow the same rules as the inputs. */
import { existsSync, readFileSync, realpathSync, statSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { writeJunitError } from '../check/report-files.ts'
import { mayWriteReportsInto, removeReports } from '../check/report-folder.ts'
import { isDiskError } from '../common/file-errors.ts'
import { makeFolders } from '../disk/fresh-folder.ts'
import { followLinks, isWithin } from '../disk/paths.ts'
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
import { InvalidInput, invalid } from '../option-parsers/invalid-input.ts'
import { parseLine } from '../option-parsers/line.ts'
import { parseSiteFolder } from '../option-parsers/path.ts'
import { SITE_OPTIONS } from '../option-parsers/site-options.ts'
import { type SafeText, safe } from '../text/clean.ts'
import { fitErrorsIntoAnnotation } from '../text/fit-into-annotation.ts'
import { HOST_IDS } from '../web/host/all-hosts.ts'
import { getUserFolder, parseArguments } from './arguments.ts'

/** The names of the hosts, in lines that fit into 80 columns with their indentation. */
const HOSTS = `${HOST_IDS.join(', ')};`.replace(/(.{1,58}[,;])(?: |$)/g, `$1\n${' '.repeat(21)}`)

const USAGE = `usage: npx --allow-git=root github:OWNER/docs-export-action [options] <folder>
       npm run check -- [options] <folder>     in a clone

Checks the site in a folder against the rules of the host that will serve it.
The folder is not changed, and no requests are sent. Relative paths start at
the current folder. docs/check.md explains every host and every finding.

  --host <name>      where the site will be served:
                     ${HOSTS}for any other, leave it out: then only what fails on
                     every host is an error
  --base-path <path> the path under which it will be served, such as /docs/;
                     / by default
  --domain <name>    its host name, such as docs.example.com
  --page-count <n>   the minimum number of pages
  --accepted-findings <file>
                     a YAML file of accepted findings: they stay in the report,
                     but do not count
  --accept           print such a file, with the current errors and warnings
                     that are not accepted yet. Everything else goes to stderr:
                     save the file with > FILE or >> FILE. The exit code is
                     then 0, unless there are more findings than are listed
  --compare-with <folder or archive>
                     an earlier build of the site: prints the changes that a
                     reader would notice, and reports addresses that no longer
                     show a page; see docs/changes.md
  --verify strict-new
                     with --compare-with: only errors that are not in the
                     earlier build count
  --fail-on <what>   what also fails the check: warnings, or codes of findings
                     such as broken-anchor,metadata
  --report <folder>  write report.json, report.html, junit.xml and
                     gl-code-quality-report.json to this folder, which must
                     be outside the checked one; with --compare-with,
                     also changes.json, changes.md and redirects for vanished
                     addresses
  --version          print the version of this command
  --help             print this text

Exit code: 0 without errors (warnings and notices are allowed), 1 with errors or
findings in --fail-on, 2 if an argument is wrong, the folder could not be
checked, or the output could not be written.
`

/** The parsed options of the command. */
export type CheckCommandOptions = Exclude<Awaited<ReturnType<typeof readOptions>>, string>

/** All errors in the command line. */
export class UsageError extends Error {
  readonly errors: readonly SafeText[]

  constructor(...errors: readonly SafeText[]) {
    super(errors.map(({ text }) => text).join('; '))
    this.errors = errors
  }
}

const getBaseFolder = () => getUserFolder('check')

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
  ['ignore', 'write --accepted-findings FILE'],
  ['fail-on-warnings', 'write --fail-on warnings'],
  ['expect-text', 'only the action searches for text'],
  ['json', '--report FOLDER writes report.json'],
  ['mode', 'this command only checks folders'],
  ['site-path', 'give the folder without an option'],
  ['live-url', 'only the action checks what is live'],
])

/**
 * Returns the options in a command line; a string if only that text is to be printed.
 * @throws UsageError, ArgumentError
 */
export async function readOptions(args: readonly string[]) {
  const { values, positionals } = parseArguments(
    { args: [...args], options: OPTIONS, allowPositionals: true },
    ADVICE,
  )
  if (values.help) return USAGE
  if (values.version) return readVersion()
  const reader = new OptionReader(values)
  reader.addErrors(findOptionTakenByNpm())
  const { folder, errors } = findFolder(positionals, values)
  reader.addErrors(errors)
  let root: string | undefined
  if (folder !== undefined)
    root = reader.attempt('the folder to check', () => parseSiteFolder(folder, getBaseFolder()))
  const compareWith = reader.read('compare-with', (text) => parseEarlierSiteOption(text, root))
  const settings = readSettings(reader)
  const reportFolder = reader.read('report', (text) => parseReportFolder(text, root, compareWith))
  const accepted = await readAccepted(reader)

  if (root === undefined || reader.errors.length > 0) {
    const wrongUse = new UsageError(...fitErrorsIntoAnnotation(reader.errors))
    // Without a folder to check, the one for the report may be meant.
    if (reportFolder !== undefined && folder !== undefined)
      reportUsageError(reportFolder, wrongUse.message)
    throw wrongUse
  }
  if (reportFolder !== undefined) makeReportFolder(reportFolder)
  return {
    /** The folder to check. */
    root,
    /** The site to compare with. */
    compareWith,
    ...settings,
    reportFolder,
    accepted,
    /** Whether to print a file that accepts the findings. */
    accept: values.accept ?? false,
  }
}

function readSettings(reader: OptionReader) {
  const { host, domain, 'base-path': basePath } = SITE_OPTIONS
  return {
    /** Whether only new errors count. */
    verify: reader.read('verify', makeChoiceParser(['strict', 'strict-new'])) ?? 'strict',
    /** The kinds of findings that fail the command, besides errors. */
    failOn: reader.read('fail-on', parseFailOn) ?? parseFailOn('errors'),
    host: reader.read('host', host.parse),
    basePath: reader.read('base-path', basePath.parse) ?? basePath.default,
    domain: reader.read('domain', domain.parse),
    pageCount: reader.read('page-count', parsePositiveInteger),
  } as const
}

type OptionWithValue = Exclude<keyof typeof OPTIONS, 'accept' | 'version' | 'help'>

/**
 * Reads single options and collects the errors in them, so that all errors are reported together.
 */
class OptionReader {
  readonly #values: { readonly [Name in OptionWithValue]?: string }
  readonly #errors: SafeText[] = []

  constructor(values: { readonly [Name in OptionWithValue]?: string }) {
    this.#values = values
  }

  get errors(): readonly SafeText[] {
    return this.#errors
  }

  addErrors(errors: readonly SafeText[]): void {
    this.#errors.push(...errors)
  }

  /** Returns an option; undefined if it is not given, or if it is invalid. */
  read<T>(name: OptionWithValue, parse: (text: string) => T): T | undefined {
    const text = this.#values[name]?.trim()
    if (text === undefined) return undefined
    return this.attempt(`--${name}`, () => {
      if (text === '') throw invalid`is empty: give it a value, or leave it out`
      return parse(text)
    })
  }

  /** Returns the result of `work`; undefined if it throws InvalidInput, which is recorded. */
  attempt<T>(name: string, work: () => T): T | undefined {
    try {
      return work()
    } catch (error) {
      if (!(error instanceof InvalidInput)) throw error
      this.#errors.push(safe`${name} ${error.why}`)
      return undefined
    }
  }
}

async function readAccepted(reader: OptionReader): Promise<readonly AcceptanceEntry[]> {
  const file = reader.read('accepted-findings', parseLine)
  if (file === undefined) return []
  const { entries, errors } = await readAcceptanceFile(resolve(getBaseFolder(), file))
  reader.addErrors(errors.map((what) => safe`--accepted-findings “${file}”: ${what}`))
  return entries
}

/** Without `--`, npm keeps options: https://docs.npmjs.com/cli/v11/commands/npm-run */
function findOptionTakenByNpm(): readonly SafeText[] {
  const { env } = process
  if (env.npm_lifecycle_event !== 'check') return []
  const taken = Object.keys(OPTIONS).find((name) => env[`npm_config_${name.replaceAll('-', '_')}`])
  if (taken === undefined) return []
  return [safe`npm read --${taken} itself: write npm run check -- --${taken} …`]
}

/** Returns the folder to check, as it was given, or the error in the arguments. */
function findFolder(
  positionals: readonly string[],
  { host = '', accept }: { readonly host?: string; readonly accept?: boolean },
): { readonly folder: string | undefined; readonly errors: readonly SafeText[] } {
  const errors: SafeText[] = []
  const [folder, ...more] = positionals
  if (!folder)
    errors.push(safe`no folder given: specify the folder to check${describeSwallowedFolder(host)}`)
  const bare = positionals.find(isBareOption)
  if (bare) {
    errors.push(safe`${bare} is not a folder; did you mean --${bare}?`)
  } else if (more.length > 0) {
    const advice = adviseOnSeveral(folder, accept)
    errors.push(safe`one folder is checked at a time, not ${positionals.join(', ')}${advice}`)
  }
  if (errors.length > 0) return { folder: undefined, errors }
  return { folder, errors }
}

/**
 * Returns a hint if the value of `--host` is an existing file or folder, and so was probably the
 * folder to check.
 */
function describeSwallowedFolder(host: string): SafeText | undefined {
  if (host === '') return undefined
  const path = join(getBaseFolder(), host)
  if (!existsSync(path)) return undefined
  return safe`; --host took ${host} as its value`
}

/** Returns whether this is an option without its dashes. */
function isBareOption(text: string): boolean {
  const [name = ''] = text.split('=', 1)
  return Object.hasOwn(OPTIONS, name) && !existsSync(join(getBaseFolder(), text))
}

function adviseOnSeveral(folder: string | undefined, accept: boolean | undefined) {
  if (accept) return safe`; --accept does not accept a file: redirect its output with > FILE`
  if (folder === 'check') return safe`; leave out check`
  return undefined
}

/** Returns the earlier build of the site in the folder `root`. @throws InvalidInput */
function parseEarlierSiteOption(text: string, root: string | undefined): EarlierSite {
  const earlier = parseEarlierSite(parseLine(text), getBaseFolder())
  if (root !== undefined) ensureSitesAreApart(earlier, root, 'the folder to check')
  return earlier
}

const INSIDE_A_SITE =
  'it is inside a site, which the report would become part of; use a folder outside'

/**
 * Returns the absolute path of the folder for the report of what is in the folder `root`.
 * @throws InvalidInput
 */
function parseReportFolder(
  text: string,
  root: string | undefined,
  earlier: EarlierSite | undefined,
): string {
  if (text.startsWith('~'))
    throw invalid`is “${text}”: the shell did not expand the “~”; write the path in full`
  const folder = resolve(getBaseFolder(), parseLine(text))
  const sites: string[] = []
  if (root !== undefined) sites.push(root)
  if (earlier?.kind === 'folder') sites.push(earlier.path)
  const realFolder = followLinks(folder)
  const isInside = sites.some((site) => isWithin(realFolder, realpathSync(site)))
  if (isInside) throw invalid`is “${text}”: ${INSIDE_A_SITE}`
  return folder
}

/** Makes the folder before the check, which may take a while. @throws UsageError */
function makeReportFolder(folder: string): void {
  try {
    makeFolders(folder)
    if (!statSync(folder).isDirectory())
      throw new UsageError(safe`--report is “${folder}”, which is not a folder`)
    removeReports(folder)
  } catch (error) {
    if (!isDiskError(error)) throw error
    throw new UsageError(safe`--report is “${folder}”, which cannot be created (${error.code})`)
  }
}

/**
 * Writes a JUnit report about wrong arguments, but only where reports belong: with a mistake in the
 * arguments, `folder` may be a site. Errors of writing are not reported.
 */
function reportUsageError(folder: string, why: string): void {
  if (!mayWriteReportsInto(folder)) return
  try {
    makeReportFolder(folder)
    writeJunitError(folder, why)
  } catch (error) {
    if (!(error instanceof UsageError) && !isDiskError(error)) throw error
  }
}

/**
 * Returns the version in `package.json`, which is as far away from `src/command-line` as from
 * `dist/check-command`.
 */
function readVersion(): string {
  return JSON.parse(readFileSync(join(import.meta.dirname, '../../package.json'), 'utf8')).version
}
