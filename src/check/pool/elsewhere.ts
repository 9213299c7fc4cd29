/** Pages that readers see in another folder than their file: their addresses are judged from there, too. */
import type { Base } from '../../web/address.ts'
import { toBytes, toText } from '../../web/byte-strings.ts'
import { scanStyle } from '../../web/documents/css.ts'
import { addressReader } from '../../web/page/addresses.ts'
import { baseIn } from '../../web/page/page-text.ts'
import { syntaxOf } from '../../web/page/vocabulary.ts'
import type { AddressChecker } from '../rules/address-checker.ts'
import { atLine } from '../rules/finding-counter.ts'
import { useOf } from './styles-and-scripts.ts'

/** Counts the addresses of a page that only lead somewhere from the folder of its file. `text` is a string of bytes. */
export function checkElsewhere(checker: AddressChecker, name: string, text: string): void {
  const syntax = syntaxOf(name)
  const base = baseWithin(checker, name, baseIn(text, syntax))
  const reader = addressReader((fact, value, at) => {
    switch (fact) {
      case 'link':
      case 'load':
      case 'media':
      case 'document':
      case 'symbol':
        checker.checkElsewhere(fact, value, base, { page: name, line: () => reader.line(at) })
        break
      case 'declarations':
      case 'style':
        scanStyle(toText(value), fact === 'declarations', (found) =>
          checker.checkElsewhere(
            useOf(found),
            toBytes(found.value),
            base,
            atLine(name, reader.line(at) + found.line),
          ),
        )
    }
  }, syntax)
  reader.read(text)
}

/** Returns the base of a page elsewhere, by the `href` of its `<base>` if it has one. */
function baseWithin(checker: AddressChecker, name: string, href: string | undefined): Base {
  const base = checker.baseElsewhere(name)
  const { shown } = base
  if (href === undefined || shown === undefined) return base
  const ofFile = checker.addresses.baseOfElement(href, shown.ofFile)
  return { ...checker.addresses.baseOfElement(href, base), shown: { ...shown, ofFile } }
}
