/** Pages that readers see in another folder than their file: their addresses are judged from there, too. */
import type { Base } from '../../web/address.ts'
import { scanPage } from '../../web/documents/page.ts'
import { baseIn } from '../../web/page/page-text.ts'
import { syntaxOf } from '../../web/page/vocabulary.ts'
import type { AddressChecker } from '../rules/address-checker.ts'

/** Counts the addresses of a page that only lead somewhere from the folder of its file. `text` is a string of bytes. */
export function checkElsewhere(checker: AddressChecker, name: string, text: string): void {
  const base = baseWithin(checker, name, baseIn(text, syntaxOf(name)))
  scanPage(name, text, (use, value, line) => checker.checkElsewhere(use, value, base, { page: name, line }))
}

/** Returns the base of a page elsewhere, by the `href` of its `<base>` if it has one. */
function baseWithin(checker: AddressChecker, name: string, href: string | undefined): Base {
  const base = checker.baseElsewhere(name)
  const { shown } = base
  if (href === undefined || shown === undefined) return base
  const ofFile = checker.addresses.baseOfElement(href, shown.ofFile)
  return { ...checker.addresses.baseOfElement(href, base), shown: { ...shown, ofFile } }
}
