/** Zip archives (APPNOTE.TXT, https://pkware.cachefly.net/webdocs/casestudies/APPNOTE.TXT), parsed by yauzl. */
import { fromRandomAccessReaderPromise, type ZipFile } from 'yauzl'
import { interruptible } from '../../event-loop.ts'
import { asDamage, damaged } from '../damage.ts'
import type { EntrySink } from '../entry-sink.ts'
import type { Limits } from '../limits.ts'
import { readContent } from './content.ts'
import { readDirectory, type ZipEntry } from './directory.ts'
import { endOfDirectory } from './end-records.ts'
import { contentStart, descriptorSize } from './local-header.ts'
import { WindowReader } from './window-reader.ts'

export interface ZipArchive {
  /** What the archive unpacks to, according to the directory, in bytes. */
  readonly declaredSize: number
  /** Passes the entries to `sink`, in the order of their bytes. @throws StepError (`archive-damaged`) */
  unpack(sink: EntrySink): Promise<void>
  close(): void
}

/**
 * Opens the archive at `path` and reads its directory. Entries beyond the allowed number are not read, so that an
 * endless directory costs nothing: only one more is read, for the policy to refuse.
 * @throws StepError (`archive-too-large`) for paths of absurd length; (`archive-damaged`) if there is no
 * complete directory
 */
export async function openZip(path: string, limits: Limits, signal: AbortSignal): Promise<ZipArchive> {
  const reader = new WindowReader(path)
  try {
    // Names are decoded here, because yauzl takes every name without the UTF-8 flag for CP437.
    const options = { autoClose: false, decodeStrings: false, validateEntrySizes: false }
    const zip = await fromRandomAccessReaderPromise(reader, reader.size, options)
    const directoryStart = Number(zip.readEntryCursor)
    const directoryEnd = endOfDirectory(reader, zip.comment as unknown as Buffer)
    const entries = await readDirectory(zip, directoryEnd, limits, signal)
    entries.sort((a, b) => a.offset - b.offset)
    return {
      declaredSize: entries.reduce((sum, entry) => sum + entry.size, 0),
      unpack: (sink) => unpack(entries, { zip, reader, directoryStart, signal }, sink),
      close: () => reader.release(),
    }
  } catch (error) {
    reader.release()
    if (signal.aborted) throw signal.reason
    throw asDamage(error)
  }
}

interface OpenZip {
  readonly zip: ZipFile
  readonly reader: WindowReader
  readonly directoryStart: number
  readonly signal: AbortSignal
}

async function unpack(entries: readonly ZipEntry[], archive: OpenZip, sink: EntrySink): Promise<void> {
  const { reader, signal } = archive
  for await (const { entry, start } of interruptible(located(entries, archive), signal)) {
    sink.begin(entry)
    if (entry.kind === 'folder') continue
    await readContent(entry, start, { reader, signal }, sink)
    sink.end()
    await sink.room()
  }
}

interface Located {
  readonly entry: ZipEntry
  /** Where its content begins in the archive. */
  readonly start: number
}

/** Yields the entries with the position of their content: no two overlap, and none overlaps the directory. */
async function* located(
  entries: readonly ZipEntry[],
  { zip, reader, directoryStart }: OpenZip,
): AsyncGenerator<Located> {
  let previousEnd = 0
  for (const entry of entries) {
    const start = await contentStart(entry, zip)
    const end = start + entry.packedSize + descriptorSize(entry, start, reader)
    if (entry.offset < previousEnd) throw damaged('its bytes overlap another entry', entry.name)
    if (end > directoryStart) throw damaged('its bytes overlap the directory', entry.name)
    previousEnd = end
    yield { entry, start }
  }
}
