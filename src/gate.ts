/**
 * The gate from the command line: `npm run gate -- --host nginx ./public` checks any folder as the step does with
 * `mode: check`, and takes its arguments by the same rules as the inputs.
 */
import { existsSync, realpathSync, statSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { parseArgs } from 'node:util'
import { compareFolders } from './changes/compare-folders.ts'
import { changesInWords, countsOf } from './changes/report/counts.ts'
import { writeChanges } from './changes/report/write.ts'
import type { Comparison } from './changes/site-change.ts'
import { repairsInWords } from './changes/vanished/repairs-in-words.ts'
import { VanishedPages } from './changes/vanished/vanished.ts'
import { systemClock } from './clock.ts'
import { lstatIfExists } from './disk/disk-error.ts'
import { isWithin, realPathOf } from './disk/paths.ts'
import { Removals } from './disk/removal.ts'
import { errorMessage } from './errors.ts'
import { NOTHING_ACCEPTED } from './inputs/accepted.ts'
import { ensureApart } from './inputs/compare.ts'
import { InvalidInput } from './inputs/invalid-input.ts'
import { type EarlierSite, parseEarlierSite } from './inputs/parse/earlier-site.ts'
import { parseCount } from './inputs/parse/number.ts'
import { parseSiteFolder } from './inputs/parse/site-folder.ts'
import { parseText } from './inputs/parse/text.ts'
import { INPUTS } from './inputs/table.ts'
import { type SafeText, safe } from './report/clean.ts'
import type { JudgedFinding } from './site/accepted/judge.ts'
import { MAX_ENTRIES, readAcceptedFile } from './site/accepted/read.ts'
import { acceptable, acceptedEntries } from './site/accepted/write.ts'
import { toText } from './site/byte-strings.ts'
import { type CheckOptions, checkSite, type Verdict } from './site/check.ts'
import { acceptanceInWords, checkedInWords, foundInWords } from './site/report/summary.ts'
import { HOST_NAMES, type Host } from './site/rules/hosts.ts'
import { count } from './units.ts'

const USAGE = `usage: npm run gate -- [options] <folder>

Checks the site in a folder against the rules of the host that will serve it. Nothing in the folder is written, and
nothing is sent. Relative paths start at the current folder. docs/gate.md explains every host and every finding.

  --host <name>        where the site will be served: ${HOST_NAMES.join(', ')};
                       for any other, leave it out: then only what fails on every host is an error
  --base-path <path>   the path under which it will be served, such as /docs/; / if not given
  --domain <name>      its host name, such as docs.example.com
  --page-count <n>     how many pages there must be at least
  --accepted-findings <file>
                       the findings in this YAML file are accepted: they stay in the report and do not count
  --compare-with <folder or archive>
                       an earlier build of the site: changes that a reader would notice are printed, and an address that
                       no longer leads to a page is a finding; see docs/changes.md
  --accept             print such a file for the errors and warnings found now that are not accepted yet;
                       all else goes to stderr, so that > FILE or >> FILE keeps it; then the exit code is 0
                       unless there are more findings than are listed
  --report <folder>    write report.json and report.html into this folder, which has to be outside the checked one; with
                       --compare-with, also changes.json, changes.md and redirects for vanished addresses
  --help               this text

Exit code: 0 if there are no errors (warnings and notices are allowed), 1 if there are some,
2 if an argument is wrong or the folder could not be checked.
`

/** How many findings are printed, and how many changes; the report has more. */
const MAX_PRINTED = 50
const MAX_CHANGES_PRINTED = 20

interface Options extends Pick<CheckOptions, 'accepted'> {
  readonly root: string
  readonly host: Host | undefined
  readonly basePath: string
  readonly domain: string | undefined
  readonly pageCount: number | undefined
  readonly reportDir: string | undefined
  /** What the site is compared with. */
  readonly compareWith: EarlierSite | undefined
  /** Whether to print a file that accepts what is found. */
  readonly accept: boolean
}

/** What is wrong with the command line, all of it. */
class WrongUse extends Error {
  readonly errors: readonly SafeText[]

  constructor(...errors: readonly SafeText[]) {
    super(errors.map(({ text }) => text).join('; '))
    this.errors = errors
  }
}

/** The folder that paths are relative to: npm runs scripts in the project's folder, wherever the user is. */
function userDir(): string {
  const { npm_lifecycle_event: script, INIT_CWD: folder } = process.env
  return script === 'gate' && folder ? folder : process.cwd()
}

function parseCommandLine() {
  const text = { type: 'string' } as const
  const help = { type: 'boolean', short: 'h' } as const
  const accept = { type: 'boolean' } as const
  try {
    return parseArgs({
      options: {
        host: text,
        'base-path': text,
        domain: text,
        'page-count': text,
        'accepted-findings': text,
        'compare-with': text,
        accept,
        report: text,
        help,
      },
      allowPositionals: true,
    })
  } catch (error) {
    // What follows the first sentence is about names that begin with a dash.
    throw new WrongUse(safe`${errorMessage(error).split('. ', 1)[0]}`)
  }
}

/** Returns what is asked for. @throws WrongUse */
async function readOptions(): Promise<Options | 'help'> {
  const { values, positionals } = parseCommandLine()
  if (values.help) return 'help'
  const errors: SafeText[] = []
  const attempt = <T>(name: string, work: () => T): T | undefined => {
    try {
      return work()
    } catch (error) {
      if (!(error instanceof InvalidInput)) throw error
      errors.push(safe`${name} ${error.what}`)
      return undefined
    }
  }
  const take = <T>(
    name: Exclude<keyof typeof values, 'help' | 'accept'>,
    parse: (text: string) => T,
  ): T | undefined =>
    attempt(`--${name}`, () => {
      const text = values[name]?.trim()
      if (text === '') throw new InvalidInput(safe`is empty: give it a value, or leave it out`)
      return text === undefined ? undefined : parse(text)
    })

  const [folder, ...more] = positionals
  if (!folder) errors.push(safe`which folder is to be checked?`)
  if (more.length > 0) errors.push(safe`one folder is checked at a time, not ${positionals.join(', ')}`)
  const isOne = folder && more.length === 0
  const root = isOne ? attempt('<folder>', () => parseSiteFolder(folder, userDir())) : undefined
  const compareWith = take('compare-with', (text) => parseOtherSite(text, root))
  const options = {
    compareWith,
    host: take('host', INPUTS.host.parse),
    basePath: take('base-path', INPUTS['base-path'].parse) ?? INPUTS['base-path'].default,
    domain: take('domain', INPUTS.domain.parse),
    pageCount: take('page-count', parseCount),
    reportDir: take('report', (text) => parseReportFolder(text, root, compareWith)),
    accept: values.accept ?? false,
  }
  const file = take('accepted-findings', parseText)
  const { entries, errors: invalid } =
    file === undefined ? NOTHING_ACCEPTED : await readAcceptedFile(resolve(userDir(), file))
  errors.push(...invalid.map((what) => safe`--accepted-findings “${file}”: ${what}`))
  if (root === undefined || errors.length > 0) throw new WrongUse(...errors)
  return { root, ...options, accepted: entries }
}

/** Returns the earlier build of the site in the folder `root`. @throws InvalidInput */
function parseOtherSite(text: string, root: string | undefined): EarlierSite {
  const earlier = parseEarlierSite(parseText(text), userDir())
  if (root !== undefined) ensureApart(earlier, root, 'the folder to be checked')
  return earlier
}

/**
 * Returns the absolute path of the folder for the report of what is in the folder `root`.
 * @throws InvalidInput
 */
function parseReportFolder(text: string, root: string | undefined, earlier: EarlierSite | undefined): string {
  const folder = resolve(userDir(), parseText(text))
  if (lstatIfExists(folder) && !statSync(folder).isDirectory())
    throw new InvalidInput(safe`is “${text}”, which is not a folder`)
  const isIn = (site: string | undefined) =>
    site !== undefined && isWithin(realPathOf(folder), realpathSync(site))
  if (isIn(root))
    throw new InvalidInput(
      safe`is “${text}”: it is inside the folder to be checked, so the report would become part of the site; name a folder outside it`,
    )
  if (earlier?.is === 'folder' && isIn(earlier.path))
    throw new InvalidInput(
      safe`is “${text}”: it is inside the earlier site, which is only read; name a folder outside it`,
    )
  return folder
}

/** Each line begins with a word of ours: the runner takes commands from the start of lines, also after white space. */
function printFinding(
  { severity, code, target, message, nearMiss, count: times, pages, spots, accepted }: JudgedFinding,
  info: CheckOptions['info'],
): void {
  const [first] = spots
  const place = first === undefined ? '' : `${first.page}${first.line === undefined ? '' : `:${first.line}`}`
  info(safe`${accepted ? `accepted ${severity}` : severity} ${code} ${target}`)
  info(safe`    ${message}`)
  if (nearMiss !== undefined) info(safe`    ${nearMiss.message}`)
  if (place !== '' && place !== target)
    info(
      safe`    in ${place}${pages > 1 ? `, ${count(pages, 'page')}` : ''}${times > pages ? `, ${count(times, 'time')}` : ''}`,
    )
  if (accepted) info(safe`    ${acceptanceInWords(accepted)}`)
}

/** Checks the site, and compares it with the earlier one, if there is one. */
async function check(options: Options, signal: AbortSignal, info: CheckOptions['info']): Promise<Verdict> {
  const { compareWith } = options
  const checkOptions = { ...options, linksToFiles: true, signal, info, clock: systemClock }
  if (compareWith === undefined) return checkSite(checkOptions)
  const { withEarlierSite } = await import('./phases/earlier-site.ts')
  const limits = {
    bytes: INPUTS['max-unpacked-size'].parse(INPUTS['max-unpacked-size'].default),
    entries: INPUTS['max-unpacked-files'].parse(INPUTS['max-unpacked-files'].default),
  }
  const here = {
    env: process.env,
    removals: new Removals(),
    signal,
    phase: <T>(_: string, work: () => Promise<T>) => work(),
  }
  return withEarlierSite({ compareWith, limits }, here, async (folder = compareWith.path) =>
    checkBeside(folder, checkOptions, options),
  )
}

/** Compares the site with the one in the folder `earlier`, and checks it. */
async function checkBeside(
  earlier: string,
  checkOptions: Omit<CheckOptions, 'countMore'>,
  { root, domain, reportDir }: Options,
): Promise<Verdict> {
  const { basePath, signal, info } = checkOptions
  const compared = await compareFolders({ earlier, later: root, domain, basePath, signal, info })
  const { comparison } = compared
  info(safe`Compared with the earlier site: ${changesInWords(countsOf(comparison))}`)
  printChanges(comparison, info)
  if (reportDir !== undefined)
    info(safe`Changes: ${await writeChanges(reportDir, comparison, domain ?? root, signal)}`)
  let vanished: VanishedPages | undefined
  const verdict = await checkSite({
    ...checkOptions,
    async countMore(site, counter) {
      vanished = await VanishedPages.find(compared.earlier, site, comparison.moved, signal)
      vanished.count(counter)
    },
  })
  if (reportDir === undefined || vanished === undefined) return verdict
  const folder = freeFolder(join(reportDir, 'redirects'))
  const repairs = await vanished.writeRepairs(folder, signal)
  if (repairs.length > 0) info(repairsInWords(repairs, folder).line)
  return verdict
}

/** Returns `path`, with a number at its end if there is something already: a folder for reports is used again and again. */
function freeFolder(path: string): string {
  for (let number = 2, name = path; ; number++) {
    if (!existsSync(name)) return name
    name = `${path}-${number}`
  }
}

function printChanges(comparison: Comparison, info: CheckOptions['info']): void {
  const { added, removed, moved, changed, navigation, files } = comparison
  const lines = [
    ...changed.map(({ page, what }) => safe`changed ${toText(page)}: ${what.join(', ')}`),
    ...added.map((page) => safe`added ${toText(page)}`),
    ...removed.map((page) => safe`removed ${toText(page)}`),
    ...moved.map(({ from, to }) => safe`moved ${toText(from)} to ${toText(to)}`),
    ...navigation.map((page) => safe`changed ${toText(page)}: navigation`),
    ...files.changed.map((file) => safe`changed ${toText(file)}`),
    ...files.added.map((file) => safe`added ${toText(file)}`),
    ...files.removed.map((file) => safe`removed ${toText(file)}`),
    ...files.moved.map(({ from, to }) => safe`moved ${toText(from)} to ${toText(to)}`),
  ]
  for (const line of lines.slice(0, MAX_CHANGES_PRINTED)) info(line)
  const more = lines.length - MAX_CHANGES_PRINTED
  if (more > 0) info(safe`… and ${count(more, 'more change')}`)
}

async function main(): Promise<number> {
  const options = await readOptions()
  if (options === 'help') {
    console.log(USAGE)
    return 0
  }
  const { accept } = options
  const info = ({ text }: SafeText) => (accept ? console.error(text) : console.log(text))
  const stop = new AbortController()
  process.once('SIGINT', () => stop.abort(new Error('interrupted')))
  const verdict = await check(options, stop.signal, info)
  for (const finding of verdict.findings.slice(0, MAX_PRINTED)) printFinding(finding, info)
  const more = verdict.findings.length - MAX_PRINTED
  if (more > 0) info(safe`… and ${verdict.isComplete ? '' : 'at least '}${count(more, 'more finding')}`)
  const seconds = (verdict.elapsedMs / 1_000).toFixed(1)
  info(safe`Checked ${checkedInWords(verdict)} in ${seconds} s: found ${foundInWords(verdict)}`)
  if (verdict.reportPath !== '') info(safe`Report: ${verdict.reportPath}`)
  if (accept) return printAccepted(verdict, info)
  return verdict.errors > 0 ? 1 : 0
}

/** Prints a file that accepts what was found, and returns the exit code. */
function printAccepted({ findings, isComplete }: Verdict, info: CheckOptions['info']): number {
  const found = acceptable(findings)
  const entries = acceptedEntries(found, systemClock.now())
  if (entries.length > MAX_ENTRIES)
    throw new Error(
      `the file would have ${count(entries.length, 'entry', 'entries')}, and at most ${count(MAX_ENTRIES, 'is', 'are')} read: accept groups of them in a file of your own, such as target: /changelog/**`,
    )
  if (entries.length > 0) console.log(entries.join('\n'))
  info(safe`Printed ${count(entries.length, 'entry', 'entries')}: say in each why it is accepted`)
  if (isComplete) return 0
  info(
    safe`There are more findings than are listed: accept groups of them with patterns, such as target: /changelog/**`,
  )
  return 1
}

try {
  process.exitCode = await main()
} catch (error) {
  const errors = error instanceof WrongUse ? error.errors : [safe`${errorMessage(error)}`]
  for (const what of errors) console.error(safe`gate: ${what}`.text)
  if (error instanceof WrongUse) console.error(safe`--help lists the options`.text)
  process.exitCode = 2
}
