import type { Finding } from '../../findings/finding.ts'
import { percentDecode, toBytes } from '../../web/byte-strings.ts'
import { asHostPath, type HostPath } from '../../web/paths.ts'

/** Returns the path of a broken address. */
export function decodeTargetPath({ address, target }: Finding): HostPath {
  const [path = ''] = (address ?? target).split(/[?#]/, 1)
  return asHostPath(percentDecode(toBytes(path)) ?? toBytes(path))
}
