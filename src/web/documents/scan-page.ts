import { type Bytes, toBytes, toText } from '../byte-strings.ts'
import { makeAddressReader } from '../page/address-reader.ts'
import { chooseSyntax, type Use } from '../page/vocabulary.ts'
import { scanStyle } from './css.ts'

/**
 * Called with an address of a page as written. `line` returns its line, starting at 1; call it only
 * during the call.
 */
type OnPageAddress = (use: Use, address: Bytes, line: () => number) => void

/**
 * Calls `onAddress` for each address that a page links to or loads, including those in its styles.
 */
export function scanPage(name: string, text: Bytes, onAddress: OnPageAddress): void {
  const reader = makeAddressReader((kind, value, offset) => {
    switch (kind) {
      case 'link':
      case 'download':
      case 'load':
      case 'media':
      case 'frame':
      case 'symbol':
        onAddress(kind, value, () => reader.findLine(offset))
        break
      case 'declarations':
      case 'style':
        scanStyle(kind, toText(value), (address) =>
          onAddress(
            address.use,
            toBytes(address.value),
            () => reader.findLine(offset) + address.line,
          ),
        )
    }
  }, chooseSyntax(name))
  reader.read(text)
}
