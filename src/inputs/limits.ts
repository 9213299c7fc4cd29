import type { Limits } from '../archive/limits.ts'
import { type InputReader, type Invalid, ifValid } from './reader.ts'

/** Returns what an archive may unpack to. */
export function readLimits(read: InputReader): Limits | Invalid {
  return ifValid({
    bytes: read.withDefault('max-unpacked-size'),
    entries: read.withDefault('max-unpacked-files'),
  })
}
