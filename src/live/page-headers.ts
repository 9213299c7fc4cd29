import type { IncomingHttpHeaders } from 'node:http'
import { refreshTarget } from '../web/page/values.ts'
import { VisibleReader } from '../web/page/visible.ts'
import { syntaxOf } from '../web/page/vocabulary.ts'
import { isSameAddress, type MayFollow, nextHop } from './addresses.ts'
import type { Answered } from './answer.ts'
import { blockedBy } from './content-security-policy.ts'
import type { LocalFile } from './published-site.ts'

/** A page that was answered, and what its headers are judged by. */
interface AnsweredPage {
  /** Its address. */
  readonly from: URL
  /** The file that it should be. */
  readonly file: LocalFile
  readonly mayFollow: MayFollow
  /** Whether a host, with its port, is that of the site. */
  readonly isOwn: (host: string) => boolean
}

/**
 * Returns where the headers of a page lead, and what they keep it from loading.
 * @throws Error of the disk
 */
export function headersOfPage(
  headers: IncomingHttpHeaders,
  page: AnsweredPage,
): Pick<Answered, 'refresh' | 'canonical' | 'blocked'> {
  const { file, from } = page
  const policy = headers['content-security-policy']
  return {
    refresh: refreshAway(headers, page),
    canonical: canonicalElsewhere(headers, page),
    blocked:
      policy === undefined || file.isLarge ? [] : blockedBy(String(policy), file.read(), file.name, from),
  }
}

/**
 * Returns where the header `Refresh` sends readers, if that is neither another form of the address nor where the file
 * itself sends them. Browsers obey it as they do `<meta http-equiv=refresh>`:
 * https://html.spec.whatwg.org/multipage/document-lifecycle.html#the-refresh-header
 */
function refreshAway(
  { refresh }: IncomingHttpHeaders,
  { from, file, mayFollow }: AnsweredPage,
): Answered['refresh'] {
  if (typeof refresh !== 'string') return undefined
  const target = refreshTarget(refresh)
  if (target === undefined) return undefined
  const to = fullAddress(target, from)
  const next = nextHop(to, [from], mayFollow)
  if (next instanceof URL || next.kind === 'redirect-circle') return undefined
  return targetsOf(file, from).some((own) => isSameAddress(own, to)) ? undefined : next
}

/** Returns where the file itself sends readers, in full. */
function targetsOf(file: LocalFile, from: URL): string[] {
  if (file.isLarge) return []
  const targets: string[] = []
  const reader = new VisibleReader((what, value) => {
    if (what === 'redirect') targets.push(fullAddress(value, from))
  }, syntaxOf(file.name))
  reader.read(file.read().toString('latin1'))
  return targets
}

/** Search engines take the header as they take `<link rel=canonical>`: https://www.rfc-editor.org/rfc/rfc6596#section-5 */
const CANONICAL = /<([^<>]*)>\s*;[^,<]*\brel\s*=\s*(?:canonical\b|"[^"]*\bcanonical\b)/i

function canonicalElsewhere(
  { link }: IncomingHttpHeaders,
  { from, isOwn }: AnsweredPage,
): string | undefined {
  const target = CANONICAL.exec(String(link ?? ''))?.[1]
  const url = target === undefined ? null : URL.parse(target, from.href)
  return url === null || isOwn(url.host) ? undefined : url.href
}

function fullAddress(target: string, from: URL): string {
  return URL.parse(target, from.href)?.href ?? target
}
