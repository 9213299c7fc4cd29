import type { IncomingHttpHeaders } from 'node:http'
import { refreshTarget } from '../web/page/values.ts'
import { VisibleReader } from '../web/page/visible.ts'
import { syntaxOf } from '../web/page/vocabulary.ts'
import type { Redirect } from './answer.ts'
import type { Comparison } from './body.ts'
import { MAX_WHOLE } from './local-file.ts'
import { isSameAddress, type MayFollow, nextHop } from './redirects.ts'

/**
 * Returns where the header `Refresh` of a page sends readers, if that is neither another form of its address nor where
 * the file itself sends them. Browsers obey it as they do `<meta http-equiv=refresh>`:
 * https://html.spec.whatwg.org/multipage/document-lifecycle.html#the-refresh-header
 * @throws UnreadableFile
 */
export function refreshAway(
  headers: IncomingHttpHeaders,
  from: URL,
  mayFollow: MayFollow | undefined,
  page: Comparison,
): Redirect | undefined {
  const { refresh } = headers
  if (typeof refresh !== 'string' || mayFollow === undefined) return undefined
  const to = targetIn(refresh, from)
  if (to === undefined) return undefined
  const next = nextHop(to, [from], mayFollow)
  if (next instanceof URL || next.leads === 'in-circle') return undefined
  return targetsOf(page, from).some((own) => isSameAddress(own, to)) ? undefined : next
}

function targetIn(refresh: string, from: URL): string | undefined {
  const target = refreshTarget(refresh)
  return target === undefined ? undefined : (URL.parse(target, from.href)?.href ?? target)
}

/** Returns where the file itself sends readers, in full. */
function targetsOf({ file, size, name }: Comparison, from: URL): string[] {
  if (size > MAX_WHOLE) return []
  const targets: string[] = []
  const reader = new VisibleReader((what, value) => {
    if (what === 'redirect') targets.push(URL.parse(value, from.href)?.href ?? value)
  }, syntaxOf(name))
  reader.write(file.first(size).toString('latin1'))
  return targets
}
