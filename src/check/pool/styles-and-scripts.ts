/** Checks addresses in style sheets and scripts, whether they are files or part of a page. */
import { type Base, SOME_PAGE } from '../../web/address.ts'
import { type Bytes, toBytes, toText } from '../../web/byte-strings.ts'
import type { StyleAddress } from '../../web/documents/css.ts'
import { scanScript } from '../../web/documents/scripts.ts'
import { makeLineCounter } from '../../web/page/line-counter.ts'
import type { AddressChecker } from '../rules/address-checker.ts'
import { type Occurrence, pointAtLine } from '../rules/occurrences.ts'

/** The reason why a part of a file is not read, as the end of a sentence. */
export const TOO_LARGE = 'it is too large'

/** Checks an address that a style sheet loads. `isSecure`: see `AddressChecker.check`. */
export function checkStyleAddress(
  checker: AddressChecker,
  address: StyleAddress,
  base: Base,
  where: Occurrence,
  isSecure?: boolean,
): void {
  const value = toBytes(address.value)
  if (address.modern === undefined) checker.check(address.use, value, base, where, isSecure)
  else checker.checkOldFont(value, address.modern, base, where)
}

/**
 * Counts the external addresses that a script seems to load. `firstLine`: the line on which the
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
      const where = pointAtLine(page, firstLine + lineAt(offset))
      checker.counter.count('external-load/script', address, where)
    })
  } catch (error) {
    // Strings with millions of escapes exceed the limits of the tokenizer's regular expressions.
    if (!(error instanceof RangeError)) throw error
    checker.countUnreadPart(pointAtLine(page, firstLine), 'a script', TOO_LARGE)
  }
}
