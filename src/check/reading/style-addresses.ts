/** Checks addresses in style sheets, whether they are files or part of a page. */
import { toBytes } from '../../web/byte-strings.ts'
import type { StyleAddress } from '../../web/documents/css.ts'
import type { AddressChecker } from '../addresses/address-checker.ts'
import type { WrittenAddress } from '../addresses/written-address.ts'
import type { LazySpot } from '../collector/occurrences.ts'
import { WHY_TOO_LARGE } from './unread-reasons.ts'

/** Checks an address that a style sheet loads. `context`: how and where it is written. */
export function checkStyleAddress(
  checker: AddressChecker,
  { value, use, modernFonts }: StyleAddress,
  context: Omit<WrittenAddress, 'use' | 'written'>,
): void {
  const address = { ...context, use, written: toBytes(value) }
  if (modernFonts === undefined) checker.check(address)
  else checker.checkOldFont(address, modernFonts)
}

/** Reports a style sheet that is too large to be checked. */
export function reportTooLargeStyle(checker: AddressChecker, spot: LazySpot): void {
  checker.reportUnreadPart(spot, 'a style sheet', WHY_TOO_LARGE)
}
