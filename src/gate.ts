/**
 * The gate by hand: `npm run gate -- --host nginx ./public` checks any folder as the step checks an export.
 * Exit code 0 without errors, 1 with some, 2 when it is called wrongly.
 */
import { realpathSync, type Stats, statSync } from 'node:fs'
import { basename, dirname, join, relative, resolve, sep } from 'node:path'
import { parseArgs } from 'node:util'
import { systemClock } from './clock.ts'
import { isDiskError } from './disk/disk-error.ts'
import { errorMessage } from './errors.ts'
import { InvalidInput } from './inputs/invalid-input.ts'
import { parseBasePath } from './inputs/parse/base-path.ts'
import { parseDomain } from './inputs/parse/domain.ts'
import { parseHost } from './inputs/parse/host.ts'
import { parseCount } from './inputs/parse/number.ts'
import { type SafeText, safe } from './report/clean.ts'
import { verifySite } from './site/check.ts'
import { checkedInWords, foundInWords } from './site/report/summary.ts'
import type { Finding } from './site/rules/findings.ts'
import { HOST_NAMES, type Host } from './site/rules/hosts.ts'
import { count } from './units.ts'

const USAGE = `usage: npm run gate -- [options] <folder>
  --host <name>        ${HOST_NAMES.join(', ')}
  --base-path <path>   where the site will be served, / unless given
  --domain <name>      its host name
  --page-count <n>     how many pages there must be
  --report <folder>    write report.json and report.html there, outside the checked folder
  --help               this text
`

/** How many findings are printed; the report has more. */
const MAX_PRINTED = 50

const info = (line: SafeText) => console.log(line.text)

interface Options {
  readonly root: string
  readonly host: Host | undefined
  readonly basePath: string
  readonly domain: string | undefined
  readonly pageCount: number | undefined
  readonly reportDir: string | undefined
}

/** The folder that paths are relative to: npm runs scripts in the project's folder, wherever the user is. */
function userDir(): string {
  const { npm_lifecycle_event: script, INIT_CWD: folder } = process.env
  return script === 'gate' && folder ? folder : process.cwd()
}

function parseCommandLine() {
  const text = { type: 'string' } as const
  const help = { type: 'boolean' } as const
  try {
    return parseArgs({
      options: { host: text, 'base-path': text, domain: text, 'page-count': text, report: text, help },
      allowPositionals: true,
    })
  } catch (error) {
    // What follows the first sentence is about names that begin with a dash.
    throw new InvalidInput(safe`${errorMessage(error).split('. ', 1)[0]}`)
  }
}

/** Returns what is asked for. @throws InvalidInput */
function readOptions(): Options | 'help' {
  const { values, positionals } = parseCommandLine()
  if (values.help) return 'help'
  const take = <T>(name: Exclude<keyof typeof values, 'help'>, check: (text: string) => T): T | undefined => {
    const value = values[name]
    try {
      return value === undefined ? undefined : check(value)
    } catch (error) {
      throw error instanceof InvalidInput ? new InvalidInput(safe`--${name} ${error.what}`) : error
    }
  }
  const options = {
    host: take('host', parseHost),
    basePath: take('base-path', parseBasePath) ?? '/',
    domain: take('domain', parseDomain),
    pageCount: take('page-count', parseCount),
  }
  const [folder, ...more] = positionals
  if (!folder) throw new InvalidInput(safe`which folder is to be checked?`)
  if (more.length > 0)
    throw new InvalidInput(safe`one folder is checked at a time, not ${positionals.join(', ')}`)
  const root = resolve(userDir(), folder)
  const status = statusOf(root)
  if (!status.isDirectory())
    throw new InvalidInput(safe`${root} is not a folder: name the one that holds index.html`)
  return { root, ...options, reportDir: take('report', (name) => checkReport(name, root)) }
}

function statusOf(root: string): Stats {
  try {
    return statSync(root)
  } catch (error) {
    if (!isDiskError(error)) throw error
    throw new InvalidInput(
      error.code === 'ENOENT'
        ? safe`there is no folder ${root}`
        : safe`${root} cannot be opened (${error.code})`,
    )
  }
}

function checkReport(text: string, root: string): string {
  if (text === '') throw new InvalidInput(safe`is empty: expected a folder`)
  const folder = resolve(userDir(), text)
  const way = relative(realpathSync(root), realPath(folder))
  if (way === '..' || way.startsWith(`..${sep}`) || resolve(way) === way) return folder
  throw new InvalidInput(
    safe`is “${text}”: it is inside the folder to be checked, so the report would become part of the site; name a folder outside it`,
  )
}

/** Returns the real path of a path that need not exist yet. */
function realPath(path: string): string {
  try {
    return realpathSync(path)
  } catch (error) {
    if (!isDiskError(error) || error.code !== 'ENOENT') throw error
    return join(realPath(dirname(path)), basename(path))
  }
}

/** Each line begins with a word of ours: the runner takes commands from the start of lines, also after white space. */
function printFinding({ severity, code, target, message, count: times, pages, spots }: Finding): void {
  const [first] = spots
  const place = first === undefined ? '' : `${first.page}${first.line === undefined ? '' : `:${first.line}`}`
  info(safe`${severity} ${code} ${target}`)
  info(safe`    ${message}`)
  if (place !== '' && place !== target)
    info(
      safe`    in ${place}${pages > 1 ? `, ${count(pages, 'page')}` : ''}${times > pages ? `, ${count(times, 'time')}` : ''}`,
    )
}

async function main(): Promise<number> {
  const options = readOptions()
  if (options === 'help') {
    console.log(USAGE)
    return 0
  }
  const stop = new AbortController()
  process.once('SIGINT', () => stop.abort(new Error('interrupted')))
  const verdict = await verifySite({ ...options, signal: stop.signal, info, clock: systemClock })
  verdict.findings.slice(0, MAX_PRINTED).forEach(printFinding)
  const more = verdict.findings.length - MAX_PRINTED
  if (more > 0) info(safe`… and ${verdict.isComplete ? '' : 'at least '}${count(more, 'more finding')}`)
  const seconds = (verdict.elapsedMs / 1_000).toFixed(1)
  info(safe`Checked ${checkedInWords(verdict)} in ${seconds} s: found ${foundInWords(verdict)}`)
  if (verdict.reportPath !== '') info(safe`Report: ${verdict.reportPath}`)
  return verdict.errors > 0 ? 1 : 0
}

try {
  process.exitCode = await main()
} catch (error) {
  console.error(safe`gate: ${errorMessage(error)}`.text)
  if (error instanceof InvalidInput) console.error(safe`--help lists the options`.text)
  process.exitCode = 2
}
