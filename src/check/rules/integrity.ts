import { readFileSync } from 'node:fs'
import { orIfDiskFails } from '../../common/file-errors.ts'
import type { Base } from '../../web/address.ts'
import { type Integrity, readIntegrity, sumOf } from '../../web/page/integrity.ts'
import { pathOf } from '../../web/tree.ts'
import { type AddressChecker, withoutFragment } from './address-checker.ts'
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
  const address = checker.read(withoutFragment(value), base)
  if (address.to !== 'site') return
  const file = checker.served.answer(address.path, address.query)
  const sum = typeof file === 'number' ? sumOfFile(checker, file, demanded.algorithm) : undefined
  if (sum === undefined || demanded.sums.has(sum)) return
  checker.counter.count('broken-asset/integrity', checker.inFull(address.path), where, value)
}

/** Undefined if the file cannot be read. */
function sumOfFile(
  { served, fileSums }: AddressChecker,
  file: number,
  algorithm: Integrity['algorithm'],
): string | undefined {
  const key = `${algorithm} ${file}`
  if (fileSums.has(key)) return fileSums.get(key)
  const path = pathOf(served.site.root, served.site.names[file] ?? '')
  const sum = orIfDiskFails(() => sumOf(readFileSync(path), algorithm), undefined)
  fileSums.set(key, sum)
  return sum
}
