import { type Bytes, cutAfterPart } from '../byte-strings.ts'
import type { UnpublishedDotFiles } from './hosts/host-traits.ts'

/**
 * Returns a name up to its first part that begins with a dot and is dropped; undefined if there is
 * none. `.well-known` is meant to be published:
 * https://www.rfc-editor.org/rfc/rfc8615.
 */
export function findUnpublishedPart(
  name: Bytes,
  unpublished: UnpublishedDotFiles = 'all-but-well-known',
): Bytes | undefined {
  if (unpublished === 'none' || !/(?:^|\/)\./.test(name)) return undefined
  const isPublished = (part: string) =>
    unpublished === 'all-but-well-known' && part === '.well-known'
  return cutAfterPart(name, (part) => part.startsWith('.') && !isPublished(part))
}
