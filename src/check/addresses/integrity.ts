import { stripFragment } from '../../web/fragments.ts'
import { readIntegrity } from '../../web/page/integrity-metadata.ts'
import type { AddressChecker } from './address-checker.ts'
import { makeFullPath } from './full-path.ts'
import type { WrittenAddress } from './written-address.ts'

/** Reports a file of the site whose content does not match `metadata`, the value of `integrity`. */
export function checkIntegrity(
  checker: AddressChecker,
  metadata: string,
  { written, base, spot }: Omit<WrittenAddress, 'use'>,
): void {
  const expected = readIntegrity(metadata)
  if (expected === undefined) return
  const address = checker.addressResolver.resolve(stripFragment(written), base)
  checker.record.noteIfExternal(address)
  if (address.kind !== 'site') return
  const file = checker.servedSite.findServedFile(address.path, address.query)
  if (file === undefined) return
  const digest = checker.fileDigests.getDigest(file, expected.algorithm)
  if (digest === undefined || expected.digests.has(digest)) return
  const key = makeFullPath(address.path, checker.servedSite)
  checker.collector.report('broken-asset/integrity', { key, spot, target: written })
}
