import { type Bytes, toBytes, toText } from '../byte-strings.ts'
import { makeAddressReader } from '../page/address-reader.ts'
import { chooseSyntax, type Use } from '../page/vocabulary.ts'
import { scanStyle } from './css.ts'

/**
 * Called with an address of a page as written. `line` returns its line, starting at 1; call it only
 * during the call.
 */
type FoundInPage = (use: Use, address: Bytes, line: () => number) => void

/** Calls `found` for each address that a page links to or loads, including those in its styles. */
export function scanPage(name: string, text: Bytes, found: FoundInPage): void {
  const reader = makeAddressReader((kind, value, offset) => {
    switch (kind) {
      case 'link':
      case 'download':
      case 'load':
      case 'media':
      case 'frame':
      case 'symbol':
        found(kind, value, () => reader.findLine(offset))
        break
      case 'declarations':
      case 'style':
        scanStyle(toText(value), kind === 'declarations', (address) =>
          found(address.use, toBytes(address.value), () => reader.findLine(offset) + address.line),
        )
    }
  }, chooseSyntax(name))
  reader.read(text)
}
