import { readFileSync } from 'node:fs'
import { orIfDiskFails } from '../../common/file-errors.ts'
import type { Base } from '../../web/address.ts'
import type { Site } from '../../web/host/site.ts'
import { type Integrity, readIntegrity, sumOf } from '../../web/page/integrity.ts'
import { pathOf } from '../../web/tree.ts'
import type { AddressChecker } from './address-checker.ts'
import { withoutFragment } from './destinations.ts'
import type { Occurrence } from './finding-counter.ts'

/** Counts a file of the site whose content is not what `metadata`, the value of `integrity`, demands. */
export function checkIntegrity(
  checker: AddressChecker,
  metadata: string,
  value: string,
  base: Base,
  where: Occurrence,
): void {
  const demanded = readIntegrity(metadata)
  if (demanded === undefined) return
  const address = checker.destinations.resolve(withoutFragment(value), base)
  if (address.kind !== 'site') return
  const file = checker.served.answer(address.path, address.query)
  if (typeof file !== 'number') return
  const sum = checker.fileSums.find(file, demanded.algorithm)
  if (sum === undefined || demanded.sums.has(sum)) return
  checker.counter.count('broken-asset/integrity', checker.inFull(address.path), where, value)
}

/** The sums of files that pages demand: most such files are loaded by every page. */
export class FileSums {
  readonly #site: Site
  /** By algorithm and index. */
  readonly #known = new Map<string, string | undefined>()

  constructor(site: Site) {
    this.#site = site
  }

  /** Returns the sum of a file, by its index; undefined if the file cannot be read. */
  find(file: number, algorithm: Integrity['algorithm']): string | undefined {
    const key = `${algorithm} ${file}`
    if (this.#known.has(key)) return this.#known.get(key)
    const { root, names } = this.#site
    const path = pathOf(root, names[file] ?? '')
    const sum = orIfDiskFails(() => sumOf(readFileSync(path), algorithm), undefined)
    this.#known.set(key, sum)
    return sum
  }
}
