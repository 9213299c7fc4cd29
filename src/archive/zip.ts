/**
 * Zip archives (APPNOTE.TXT, https://pkware.cachefly.net/webdocs/casestudies/APPNOTE.TXT), parsed
 * by yauzl.
 */
import { isUtf8 } from 'node:buffer'
import {
  fromRandomAccessReaderPromise,
  getFileNameLowLevel,
  type Entry as YauzlEntry,
  type ZipFile,
} from 'yauzl'
import { iterateWithPauses } from '../common/event-loop.ts'
import { explainDamage, makeDamageError } from './damage.ts'
import type { EntryHeader, EntrySink } from './entry-sink.ts'
import { checkUnpackedSize, type Limits } from './unpack-limits.ts'
import { WindowReader } from './window-reader.ts'
import { readContent, type ZipEntry } from './zip-content.ts'

/**
 * Passes the entries of the archive at `path` to `sink`, in the order of its directory.
 * @throws StepError (`archive-too-large`) by what the directory says; (`archive-damaged`); what
 * `sink` throws; the reason of `signal`
 */
export async function readZip(
  path: string,
  limits: Limits,
  signal: AbortSignal,
  sink: EntrySink,
): Promise<void> {
  // Content has a window of its own, so that both are read from beginning to end.
  const [directory, content] = [new WindowReader(path), new WindowReader(path)]
  try {
    const { directoryStart, entries, size } = await readDirectory(directory, limits, signal)
    sink.expect?.(size)
    const [items, contents] = [await openZip(directory), await openZip(content)]
    const [starts, ends] = [new Float64Array(entries), new Float64Array(entries)]
    let count = 0
    for await (const item of iterateWithPauses(items.eachEntry(), signal)) {
      const entry = makeZipEntry(item)
      sink.begin(entry)
      const start = await findContentStart(item, entry, contents)
      const end = start + entry.packedSize
      if (end > directoryStart) throw makeDamageError('its bytes overlap the directory', entry.name)
      starts[count] = item.relativeOffsetOfLocalHeader
      ends[count++] = end
      if (entry.kind === 'folder') continue
      await readContent(entry, start, { reader: content, signal }, sink)
      sink.end()
    }
    // Each sorted on its own, they alternate if no two entries share bytes.
    ends.sort()
    if (starts.sort().some((start, i) => start < (ends[i - 1] ?? 0)))
      throw makeDamageError('two of its entries overlap')
  } finally {
    for (const reader of [directory, content]) reader.release()
  }
}

/**
 * Reads the directory, and returns where it starts, how many entries it has, and what they unpack
 * to, in bytes. None of it is kept, as there may be hundreds of thousands of entries.
 * @throws StepError (`archive-too-large`) by what it says; (`archive-damaged`) if there is no
 * complete directory
 */
async function readDirectory(directory: WindowReader, limits: Limits, signal: AbortSignal) {
  try {
    const zip = await openZip(directory)
    const directoryStart = Number(zip.readEntryCursor)
    let [entries, size] = [0, 0]
    for await (const { uncompressedSize } of iterateWithPauses(zip.eachEntry(), signal)) {
      entries += 1
      size += uncompressedSize
      // An endless directory costs nothing: the policy refuses the first entry beyond the limit.
      if (entries > limits.entries) break
    }
    if (entries <= limits.entries) checkDirectoryEnd(zip, directory)
    // This precedes the check for free disk space.
    checkUnpackedSize(size, limits)
    return { directoryStart, entries, size }
  } catch (error) {
    if (signal.aborted) throw signal.reason
    throw explainDamage(error)
  }
}

/** Names are decoded here because yauzl decodes every name without the UTF-8 flag as CP437. */
function openZip(reader: WindowReader): Promise<ZipFile> {
  const options = { autoClose: false, decodeStrings: false, validateEntrySizes: false }
  return fromRandomAccessReaderPromise(reader, reader.size, options)
}

/** How the locator of the end record of zip64 begins (APPNOTE 4.3.15). */
const LOCATOR = 'PK\x06\x07'

/**
 * Sizes of the end record without its comment, of the locator, and of the end record of zip64, in
 * bytes.
 */
const [END, LOCATOR_SIZE, END_64] = [22, 20, 56]

/**
 * Checks that the directory, which was read, ends where the end record begins: of two archives that
 * are glued together, other readers take the second one. No checksum covers the count of entries
 * either.
 * @throws StepError (`archive-damaged`)
 */
function checkDirectoryEnd(zip: ZipFile, reader: WindowReader): void {
  const readTo = Number(zip.readEntryCursor)
  const end = reader.size - END - zip.comment.length
  const locator = Buffer.from(reader.view(Math.max(0, end - LOCATOR_SIZE), LOCATOR_SIZE))
  const isZip64 = locator.toString('latin1', 0, 4) === LOCATOR
  const record = isZip64 ? end - LOCATOR_SIZE - END_64 : end
  if (readTo !== record || (isZip64 && Number(locator.readBigUInt64LE(8)) !== record))
    throw makeDamageError('there is data between the entries of its directory and its end')
}

function makeZipEntry(entry: YauzlEntry): ZipEntry {
  const raw = entry.fileNameRaw
  // Many archivers write UTF-8 without saying so; CP437 text that happens to be valid UTF-8 is next
  // to impossible.
  let flags = entry.generalPurposeBitFlag
  if (isUtf8(raw)) flags |= UTF8_FLAG
  const rawName = raw.toString('latin1')
  // In CP437, control characters are symbols, to yauzl at least.
  let name = rawName
  if (!CONTROLS.test(rawName)) name = getFileNameLowLevel(flags, raw, entry.extraFields, true)
  return {
    name,
    rawName: rawName === name ? name : rawName,
    kind: chooseKind(name, entry.externalFileAttributes),
    size: entry.uncompressedSize,
    obstacle: findObstacle(entry),
    method: entry.compressionMethod,
    crc32: entry.crc32,
    packedSize: entry.compressedSize,
  }
}

const CONTROLS = /[\x00-\x1f\x7f]/

/** A general purpose bit (APPNOTE 4.4.4). */
const UTF8_FLAG = 0x800

/**
 * What is neither file nor folder, by the uppermost four bits of the external attributes: a Unix
 * file type (POSIX stat.h).
 */
const KINDS: ReadonlyMap<number, EntryHeader['kind']> = new Map([
  [0x1, 'FIFO'],
  [0x2, 'device'],
  [0x6, 'device'],
  [0xa, 'symbolic link'],
  [0xc, 'socket'],
])
/**
 * The file types none, folder and file: the name decides whether the entry is a folder or a file.
 */
const USUAL_TYPES: ReadonlySet<number> = new Set([0x0, 0x4, 0x8])

/**
 * The system that made the archive is ignored: a link does not become a file because the archive
 * claims to come from DOS.
 */
function chooseKind(name: string, attributes: number): EntryHeader['kind'] {
  const type = attributes >>> 28
  if (!USUAL_TYPES.has(type)) return KINDS.get(type) ?? 'special entry'
  if (name.endsWith('/')) return 'folder'
  return 'file'
}

function findObstacle(entry: YauzlEntry): string | undefined {
  if (entry.isEncrypted()) return 'encrypted'
  if (entry.canDecodeFileData()) return undefined
  // The numbers are in APPNOTE 4.4.5.
  return `compressed with method ${entry.compressionMethod}, which is not supported`
}

/**
 * Returns where the content of an entry begins, which only its own header says.
 * @throws StepError (`archive-damaged`)
 */
async function findContentStart(
  item: YauzlEntry,
  { name, rawName }: ZipEntry,
  zip: ZipFile,
): Promise<number> {
  const header = await zip.readLocalFileHeaderPromise(item).catch((error: unknown) => {
    throw explainDamage(error, name)
  })
  // No checksum covers names. They are written twice, so that what was changed by accident is
  // noticed.
  if (header.fileName.toString('latin1') !== rawName)
    throw makeDamageError('its name in the directory differs from the one in its own header', name)
  return header.fileDataStart
}
