/** Checks addresses in style sheets and scripts, whether they are files or part of a page. */
import { type Bytes, toBytes, toText } from '../../web/byte-strings.ts'
import type { StyleAddress } from '../../web/documents/css.ts'
import { scanScript } from '../../web/documents/scripts.ts'
import { makeLineCounter } from '../../web/page/line-counter.ts'
import { SOME_PAGE } from '../../web/resolve-address.ts'
import type { AddressChecker, WrittenAddress } from '../addresses/address-checker.ts'
import { type LazySpot, makeLineSpot } from '../collector/occurrences.ts'

/** The reason why a part of a file is not read, as the end of a sentence. */
export const TOO_LARGE = 'it is too large'

/** Checks an address that a style sheet loads. `context`: how and where it is written. */
export function checkStyleAddress(
  checker: AddressChecker,
  { value, use, modern }: StyleAddress,
  context: Omit<WrittenAddress, 'use' | 'written'>,
): void {
  const address = { ...context, use, written: toBytes(value) }
  if (modern === undefined) checker.check(address)
  else checker.checkOldFont(address, modern)
}

/** Reports a style sheet that is too large to be checked. */
export function reportUnreadStyle(checker: AddressChecker, spot: LazySpot): void {
  checker.reportUnreadPart(spot, 'a style sheet', TOO_LARGE)
}

/**
 * Reports the external addresses that a script seems to load. `firstLine`: the line on which the
 * script starts.
 */
export function checkScript(
  checker: AddressChecker,
  code: Bytes,
  page: Bytes,
  firstLine: number,
): void {
  const lineAt = makeLineCounter(code)
  try {
    scanScript(code, (address, offset) => {
      const { host } = URL.parse(toText(address), SOME_PAGE) ?? {}
      if (host === undefined || host === checker.ownHost) return
      const spot = makeLineSpot(page, firstLine + lineAt(offset))
      checker.collector.report('external-load/script', address, spot)
    })
  } catch (error) {
    // Strings with millions of escapes exceed the limits of the tokenizer's regular expressions.
    if (!(error instanceof RangeError)) throw error
    checker.reportUnreadPart(makeLineSpot(page, firstLine), 'a script', TOO_LARGE)
  }
}
