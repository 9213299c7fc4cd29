/** Checks what scripts load, whether they are files or part of a page. */
import { type Bytes, toText } from '../../web/byte-strings.ts'
import { scanScript } from '../../web/documents/scripts.ts'
import { makeLineCounter } from '../../web/page/line-counter.ts'
import { PLACEHOLDER_URL } from '../../web/resolve-address.ts'
import type { AddressChecker } from '../addresses/address-checker.ts'
import { makeLineSpot } from '../collector/occurrences.ts'
import { WHY_TOO_LARGE } from './unread-reasons.ts'

/**
 * Reports the external addresses that a script seems to load. `firstLine`: the line on which the
 * script starts.
 */
export function checkScript(
  checker: AddressChecker,
  fileName: Bytes,
  code: Bytes,
  firstLine: number,
): void {
  const countLineEndsBefore = makeLineCounter(code)
  try {
    scanScript(code, (address, offset) => {
      const { host } = URL.parse(toText(address), PLACEHOLDER_URL) ?? {}
      if (host === undefined || host === checker.domain) return
      const spot = makeLineSpot(fileName, firstLine + countLineEndsBefore(offset))
      checker.collector.report('external-load/script', { key: address, spot })
    })
  } catch (error) {
    // Strings with millions of escapes exceed the limits of the tokenizer's regular expressions.
    if (!(error instanceof RangeError)) throw error
    checker.reportUnreadPart(makeLineSpot(fileName, firstLine), 'a script', WHY_TOO_LARGE)
  }
}
