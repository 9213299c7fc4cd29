import { type Bytes, detach, toBytes, toText } from '../../web/byte-strings.ts'
import { type StyleKind, scanStyle } from '../../web/documents/css.ts'
import type { Use } from '../../web/page/vocabulary.ts'
import type { Base } from '../../web/resolve-address.ts'
import type { AddressChecker } from '../addresses/address-checker.ts'
import { checkIntegrity } from '../addresses/integrity.ts'
import { type LazySpot, makeLineSpot } from '../collector/occurrences.ts'
import type { PageBases } from './page-bases.ts'
import { checkStyleAddress, reportTooLargeStyle } from './style-addresses.ts'

/** A spot in a page. Its line can be found only until the reader continues. */
export interface PageSpot extends LazySpot {
  findLine(): number
}

/** A file that a page loads. */
interface Load {
  readonly use: Use
  readonly written: Bytes
  readonly spot: LazySpot
}

/** Checks the files that a page loads, which may depend on what comes later in the page. */
export class PageLoads {
  readonly #addressChecker: AddressChecker
  readonly #bases: PageBases
  /** Is the `<base>` still to come? False without one. */
  #isBeforeBaseElement: boolean
  #isHttps: boolean
  /** Loads over http, which are not checked until the end of the page. */
  readonly #loadedOverHttp: Load[] = []

  constructor(addressChecker: AddressChecker, bases: PageBases, isHttps: boolean) {
    this.#addressChecker = addressChecker
    this.#bases = bases
    this.#isBeforeBaseElement = bases.hasBaseElement
    this.#isHttps = isHttps
  }

  /** Is the page known, so far, to be served over https? */
  get isHttps(): boolean {
    return this.#isHttps
  }

  /** Notes that the page is served over https. */
  noteHttps(): void {
    this.#isHttps = true
  }

  /** The base that browsers apply at the current place in the page. */
  get currentBase(): Base {
    if (this.#isBeforeBaseElement) return this.#bases.withoutBaseElement
    return this.#bases.withBaseElement
  }

  /** Notes that the `<base>` is at the current place in the page. */
  noteBaseElement(): void {
    this.#isBeforeBaseElement = false
  }

  /** Checks a file that an element loads. `integrity`: the attribute of the element. */
  check({ use, written, spot }: Load, integrity: string | undefined): void {
    const base = this.#bases.withBaseElement
    if (integrity !== undefined)
      checkIntegrity(this.#addressChecker, integrity, { written, base, spot })
    if (this.#mayBeMixedContent(written)) {
      // At the end of the page, the line could no longer be found.
      const lastingSpot = makeLineSpot(spot.fileName, spot.findLine())
      this.#loadedOverHttp.push({ use, written: detach(written), spot: lastingSpot })
    } else this.#checkAddress({ use, written, spot })
  }

  /** Checks the files that a style sheet or an attribute loads. `start`: the spot of its start. */
  checkStyle(kind: StyleKind, style: Bytes, start: PageSpot): void {
    const outcome = scanStyle(kind, toText(style), (found) => {
      const written = toBytes(found.value)
      const spot = makeLineSpot(start.fileName, start.findLine() + found.line)
      if (this.#mayBeMixedContent(written)) {
        this.#loadedOverHttp.push({ use: found.use, written, spot })
      } else if (!this.#worksBeforeBaseElement(written)) {
        const context = { base: this.#bases.withBaseElement, spot, isHttps: this.#isHttps }
        checkStyleAddress(this.#addressChecker, found, context)
      }
    })
    if (outcome === 'too-large') reportTooLargeStyle(this.#addressChecker, start)
  }

  /** Checks the loads that had to wait for the end of the page. */
  checkDeferred(): void {
    for (const load of this.#loadedOverHttp) this.#checkAddress(load)
  }

  /**
   * Is this an error if the page turns out to be served over https? Its canonical address may come
   * later.
   */
  #mayBeMixedContent(written: Bytes): boolean {
    return !this.#isHttps && /^http:/i.test(written)
  }

  #checkAddress({ use, written, spot }: Load): void {
    if (this.#worksBeforeBaseElement(written)) return
    const base = this.#bases.withBaseElement
    this.#addressChecker.check({ use, written, base, spot, isHttps: this.#isHttps })
  }

  /**
   * Does an address before the `<base>` work as if there were none? Whether browsers apply the
   * `<base>` depends on the kind of element and on timing, so either base is fine.
   */
  #worksBeforeBaseElement(written: Bytes): boolean {
    if (!this.#isBeforeBaseElement) return false
    const { destinationFinder } = this.#addressChecker
    return destinationFinder.isServedBySiteOrInline(written, this.#bases.withoutBaseElement)
  }
}
