import { type Bytes, cutAfterSegment } from '../byte-strings.ts'
import type { UnpublishedDotfiles } from './hosts/host-traits.ts'

/**
 * Returns a name up to its first segment that begins with a dot and is not published; undefined if
 * there is none. `.well-known` is meant to be published: https://www.rfc-editor.org/rfc/rfc8615.
 */
export function cutAfterUnpublishedDotfile(
  name: Bytes,
  unpublished: UnpublishedDotfiles = 'all-but-well-known',
): Bytes | undefined {
  if (unpublished === 'none' || !/(?:^|\/)\./.test(name)) return undefined
  const isPublished = (segment: string) =>
    unpublished === 'all-but-well-known' && segment === '.well-known'
  return cutAfterSegment(name, (segment) => segment.startsWith('.') && !isPublished(segment))
}
