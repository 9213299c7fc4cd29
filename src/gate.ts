/**
 * The gate by hand: `npm run gate -- --host nginx ./public` checks any folder as the step checks an export.
 * Exit code 0 without errors, 1 with some, 2 when it is called wrongly.
 */
import { parseArgs } from 'node:util'
import { systemClock } from './clock.ts'
import { type SafeText, safe } from './report/clean.ts'
import { verifySite } from './site/check.ts'
import type { Finding } from './site/findings.ts'
import { HOST_NAMES, type Host } from './site/hosts.ts'
import { checkedInWords, foundInWords } from './site/report/summary.ts'

const USAGE = `usage: npm run gate -- [options] <folder>
  --host <name>        ${HOST_NAMES.join(', ')}
  --base-path <path>   where the site will be served, / unless given
  --domain <name>      its host name
  --page-count <n>     how many pages there have to be
  --report <folder>    write report.json and report.html there
`

/** How many findings are printed; the report has all of them. */
const PRINTED = 50

const say = (line: SafeText) => console.log(line.text)

interface Wishes {
  readonly root: string
  readonly host: Host | undefined
  readonly basePath: string
  readonly domain: string | undefined
  readonly pageCount: number | undefined
  readonly reportDir: string | undefined
}

function readWishes(): Wishes | undefined {
  const text = { type: 'string' } as const
  const { values, positionals } = parseArgs({
    options: { host: text, 'base-path': text, domain: text, 'page-count': text, report: text },
    allowPositionals: true,
  })
  const [root, ...more] = positionals
  const host = HOST_NAMES.find((name) => name === values.host)
  const pageCount = values['page-count'] === undefined ? undefined : Number(values['page-count'])
  if (root === undefined || more.length > 0 || host !== values.host || Number.isNaN(pageCount))
    return undefined
  const basePath = `/${values['base-path'] ?? ''}/`.replace(/\/{2,}/g, '/')
  return { root, host, basePath, domain: values.domain, pageCount, reportDir: values.report }
}

/** Each line begins with a word of ours: the runner reads commands at the start of lines, behind white space, too. */
function tell({ severity, code, target, message, count, pages, spots }: Finding): void {
  const [first] = spots
  const place = first === undefined ? '' : `${first.page}${first.line === undefined ? '' : `:${first.line}`}`
  say(safe`${severity} ${code} ${target}`)
  say(safe`    ${message}`)
  if (place !== '' && place !== target)
    say(safe`    in ${place}${pages > 1 ? `, ${pages} pages` : ''}${count > pages ? `, ${count} times` : ''}`)
}

async function main(): Promise<number> {
  const wishes = readWishes()
  if (wishes === undefined) {
    console.error(USAGE)
    return 2
  }
  const stop = new AbortController()
  process.once('SIGINT', () => stop.abort(new Error('interrupted')))
  const verdict = await verifySite({ ...wishes, signal: stop.signal, say, clock: systemClock })
  verdict.findings.slice(0, PRINTED).forEach(tell)
  if (verdict.findings.length > PRINTED) say(safe`… and ${verdict.findings.length - PRINTED} more`)
  const seconds = (verdict.elapsedMs / 1_000).toFixed(1)
  say(safe`Checked ${checkedInWords(verdict)} in ${seconds} s: found ${foundInWords(verdict)}`)
  if (verdict.reportPath !== '') say(safe`Report: ${verdict.reportPath}`)
  return verdict.errors > 0 ? 1 : 0
}

try {
  process.exitCode = await main()
} catch (error) {
  console.error(safe`gate: ${error instanceof Error ? error.message : error}`.text)
  process.exitCode = 2
}
