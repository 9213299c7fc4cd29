/** A small site, and what a redirect file makes of its addresses, in one line each. */
import { decide, type Outcome } from '../../../../../src/web/host/redirects/decide.ts'
import { readRedirects } from '../../../../../src/web/host/redirects/read.ts'
import type { RedirectHost } from '../../../../../src/web/host/redirects/rules.ts'

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

export function lookup(name: string): number | undefined {
  const index = FILES.indexOf(name)
  return index === -1 ? undefined : index
}

/** Returns `file docs/start.html`, `outside https://…`, `404`, `missing`, `loop`, or `undecided`. */
export function answered(host: RedirectHost, file: string, path: string, domain?: string): string {
  const redirects = readRedirects(host, file, domain)
  return shown(decide(redirects, path, redirects.fileResolver(lookup), domain))
}

function shown(outcome: Outcome): string {
  switch (outcome.is) {
    case 'file':
      return `file ${FILES[outcome.file]}`
    case 'outside':
      return `outside ${outcome.url}`
    case 'status':
      return String(outcome.status)
    default:
      return outcome.is
  }
}

/** Returns `2 ignored: …` for each problem. */
export function problemsOf(host: RedirectHost, file: string): string[] {
  return readRedirects(host, file).problems.map(
    ({ kind, line, message }) => `${line ?? 'file'} ${kind}: ${message}`,
  )
}
