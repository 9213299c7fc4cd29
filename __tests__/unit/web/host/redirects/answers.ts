/** A small site, and how a redirect file affects its addresses, in one line each. */
import { asBytes } from '../../../../../src/web/byte-strings.ts'
import { getHostTraits, HOST_IDS, type HostId } from '../../../../../src/web/host/all-hosts.ts'
import { listRedirectFileNames } from '../../../../../src/web/host/parse-redirect-file.ts'
import type { FinalResponse } from '../../../../../src/web/host/redirects/responses.ts'
import {
  findRuleFaults,
  type RuleFault,
} from '../../../../../src/web/host/redirects/rule-faults.ts'
import { simulateRedirects } from '../../../../../src/web/host/redirects/simulate-redirects.ts'
import { SiteOnHost } from '../../../../../src/web/host/site-on-host.ts'
import { toRootedPath } from '../../../../../src/web/paths.ts'

export const FILES = [
  'index.html',
  '404.html',
  'new.html',
  'docs/index.html',
  'docs/start.html',
  'blog/index.html',
  'images/logo.png',
  'caf\xc3\xa9.html',
]

/** The hosts that read a redirect file. */
export const REDIRECT_HOSTS = HOST_IDS.filter(
  (host) => getHostTraits(host).redirectFormat !== undefined,
)

/** Returns a site on a host, with a redirect file if there is a text for one. */
export function servedWith(host: HostId, text: string | undefined, domain?: string): SiteOnHost {
  const redirectFiles =
    text === undefined
      ? []
      : listRedirectFileNames({ host, basePath: '/' }).map((name) => ({ name, text }))
  const site = {
    root: '',
    names: FILES.map(asBytes),
    host,
    domain,
    basePath: '/',
    unreadableFolders: [],
    headersText: '',
    symlinkLoops: [],
  }
  const fileIndexes = new Map(FILES.map((name, fileIndex) => [name, fileIndex]))
  return new SiteOnHost({ ...site, redirectFiles }, fileIndexes)
}

/**
 * Returns how a host responds to an address: its path without the first slash, and perhaps a query.
 */
export function outcomeOf(
  { ruleSet, respondFromFiles }: SiteOnHost,
  address: string,
): FinalResponse {
  const [path = '', query = ''] = address.split('?')
  return simulateRedirects(ruleSet, respondFromFiles, { path: toRootedPath(asBytes(path)), query })
}

/** Returns `file docs/start.html`, `outside https://…`, `404`, `missing`, `loop`, or `undecided`. */
export function answered(host: HostId, file: string, address: string, domain?: string): string {
  return shown(outcomeOf(servedWith(host, file, domain), address))
}

function shown(outcome: FinalResponse): string {
  if (outcome.kind === 'file') return `file ${FILES[outcome.fileIndex]}`
  if (outcome.kind === 'other-host') return `outside ${outcome.url}`
  return outcome.kind === 'status' ? String(outcome.status) : outcome.kind
}

/** Returns `2 ignored: …` for each problem. */
export function problemsOf(host: HostId, file: string): string[] {
  const { problems } = servedWith(host, file).ruleSet
  return problems.map(({ kind, line, message }) => `${line ?? 'file'} ${kind}: ${message}`)
}

/** Returns what is wrong with the rules. */
export function faultsOn({ ruleSet, respondFromFiles }: SiteOnHost): RuleFault[] {
  return [...findRuleFaults(ruleSet, respondFromFiles)].filter((fault) => fault !== undefined)
}
