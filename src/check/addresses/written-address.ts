import type { Bytes } from '../../web/byte-strings.ts'
import type { Use } from '../../web/page/vocabulary.ts'
import type { Base } from '../../web/resolve-address.ts'
import type { LazySpot } from '../collector/occurrences.ts'

/** An address as it is written in a file. */
export interface WrittenAddress {
  readonly use: Use
  /** As the file has it. May be a slice of a page. */
  readonly written: Bytes
  readonly base: Base
  readonly spot: LazySpot
  /** Is the file known to be served over https? If undefined, the host's default applies. */
  readonly isHttps?: boolean | undefined
}
