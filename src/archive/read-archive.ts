import { statSync } from 'node:fs'
import { readStartOfFile } from '../disk/read-start-of-file.ts'
import { StepError } from '../errors/step-error.ts'
import { COMPRESSIONS } from './compression.ts'
import {
  adviseOnContent,
  describeContent,
  detectFormat,
  type Format,
  HEAD_SIZE,
} from './detect-format.ts'
import type { EntrySink } from './entry-sink.ts'
import { readTar } from './tar.ts'
import type { UnpackLimits } from './unpack-limits.ts'
import { readZip } from './zip.ts'

/**
 * Passes every entry of the archive at `path` to `sink` once. The format is recognized by the first
 * bytes.
 * @throws StepError (`archive-…`, `not-an-archive`) as soon as the file proves not to be a complete
 * archive; any error of `sink`; the reason of `signal` soon after it is aborted
 */
export async function readArchive(
  path: string,
  limits: UnpackLimits,
  signal: AbortSignal,
  sink: EntrySink,
): Promise<void> {
  const format = identifyArchive(path)
  if (format === 'zip') return readZip(path, limits, signal, sink)
  sink.expectSize?.(statSync(path).size)
  const { wrapperPhrase, open } = COMPRESSIONS[format]
  return readTar({ source: open(path), wrapperPhrase, signal }, sink)
}

/**
 * Returns the format of the archive at `path`, recognized by its first bytes.
 * @throws StepError (`not-an-archive`, `archive-empty`)
 */
export function identifyArchive(path: string): Format {
  const head = readStartOfFile(path, HEAD_SIZE)
  if (head.length === 0) throw new StepError('archive-empty', { why: 'it has 0 bytes' })
  const format = detectFormat(head)
  if (format === undefined) {
    const kind = describeContent(head)
    throw new StepError('not-an-archive', { kind, advice: adviseOnContent(head) })
  }
  return format
}
