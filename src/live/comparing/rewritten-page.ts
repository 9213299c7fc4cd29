/**
 * Recognizes pages that a proxy or host has rewritten, so that their bytes differ. The rewrites are
 * taken from documentation of hosts and from pages that they had served, 2026-11.
 */
import { type Bytes, NO_BYTES, readBytes } from '../../web/byte-strings.ts'
import { isInjectedByHosts, undoRewrites } from '../../web/host/hosts.ts'
import { ComparedContentReader, type Noticed } from '../../web/page/compared-content-reader.ts'
import { chooseSyntax } from '../../web/page/vocabulary.ts'
import { type Load, listLoads } from './page-loads.ts'
import type { PublishedSite } from './published-site.ts'

/**
 * Returns whether the received content is the page in the file, rewritten. A reader must notice no
 * difference. Scripts and style sheets must have the same addresses and conditions, and inline
 * scripts must contain the same addresses. Scripts that hosts are known to add are ignored.
 */
export function isRewritten(
  page: Bytes,
  file: Buffer,
  received: Buffer,
  site: Pick<PublishedSite, 'pointToSamePlace'>,
): boolean {
  const wanted = listParts(page, file)
  const shown = listParts(page, received)
  if (wanted.length !== shown.length) return false
  const base = wanted.find(({ kind }) => kind === 'base')?.value ?? NO_BYTES
  return wanted.every((part, i) => isSame(part, shown[i]))

  function isSame(part: Part, other: Part | undefined): boolean {
    if (part.kind !== other?.kind || part.usage !== other.usage) return false
    if (part.value === other.value) return true
    if (part.kind === 'link' && site.pointToSamePlace(page, base, part.value, other.value))
      return true
    return part.kind !== 'text' && isMadeSecure(part.value, other.value)
  }
}

/** A part that readers notice, or a load. Consecutive text is one part. */
interface Part {
  readonly kind: Noticed | Load['kind']
  readonly value: Bytes
  readonly usage?: string
}

function listParts(page: string, content: Buffer): readonly Part[] {
  const text = undoRewrites(readBytes(content))
  const parts: Part[] = []
  let pending = NO_BYTES
  const reader = new ComparedContentReader((kind, value) => {
    // Readers do not see whether something is part of a menu.
    if (kind === 'region') return
    if (kind === 'text') {
      pending = pending.concat(value)
      return
    }
    parts.push({ kind: 'text', value: pending }, { kind, value })
    pending = NO_BYTES
  }, chooseSyntax(page))
  reader.read(text)
  parts.push({ kind: 'text', value: pending })

  // The code of scripts is not compared, because it may be minified.
  for (const { kind, address, usage } of listLoads(text, chooseSyntax(page)))
    if (!isInjectedByHosts(address)) parts.push({ kind, value: address, usage })
  return parts
}

/**
 * Returns whether an address was changed from `http:` to `https:`, as Cloudflare's Automatic HTTPS
 * Rewrites does:
 * https://developers.cloudflare.com/ssl/edge-certificates/additional-options/automatic-https-rewrites/
 */
function isMadeSecure(before: string, after: string): boolean {
  const isSecured = /^http:\/\//i.test(before) && /^https:\/\//i.test(after)
  return isSecured && before.slice('http'.length) === after.slice('https'.length)
}
