/**
 * Pages that something has rewritten on their way, so that their bytes differ. What hosts do today
 * was read from their documentation and from pages that they had served, 2026-11.
 */
import { type Bytes, NO_BYTES, readBytes } from '../../web/byte-strings.ts'
import { isInjectedByHosts, undoRewrites } from '../../web/host/hosts.ts'
import { ComparedContentReader, type Noticed } from '../../web/page/compared-content-reader.ts'
import { chooseSyntax } from '../../web/page/vocabulary.ts'
import { type Load, listLoads } from './page-loads.ts'
import type { PublishedSite } from './published-site.ts'

/**
 * Returns whether what was received is the page in the file, rewritten: a reader notices no
 * difference, and its scripts and style sheets come from the same addresses, name the same ones,
 * and are used under the same conditions, apart from those that hosts are known to add.
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

/** Something that a reader notices, or that is loaded. Text is in one piece. */
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
    // Whether something is part of a menu is not seen.
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

  // How scripts are written makes no difference: nobody can tell one that was minified from another
  // one.
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
