/**
 * Reads zip archives (APPNOTE.TXT, https://pkware.cachefly.net/webdocs/casestudies/APPNOTE.TXT),
 * with yauzl.
 */
import { isUtf8 } from 'node:buffer'
import {
  fromRandomAccessReaderPromise,
  getFileNameLowLevel,
  type Entry as YauzlEntry,
  type ZipFile,
} from 'yauzl'
import { makePause } from '../common/event-loop.ts'
import { convertToDamageError, makeDamageError } from './damage-error.ts'
import type { EntryHeader, EntrySink } from './entry-sink.ts'
import { ensureUnpackedSize, type UnpackLimits } from './unpack-limits.ts'
import { WindowReader } from './window-reader.ts'
import { readContent, type ZipEntry } from './zip-content.ts'

/**
 * Passes the entries of the archive at `path` to `sink`, in the order of its directory.
 * @throws StepError (`archive-too-large`) if the size in the directory exceeds the limit,
 * (`archive-damaged`); any error of `sink`; the reason of `signal`
 */
export async function readZip(
  path: string,
  limits: UnpackLimits,
  signal: AbortSignal,
  sink: EntrySink,
): Promise<void> {
  // The directory and the content each have a window, so that both are read from beginning to end.
  const directory = new WindowReader(path)
  const content = new WindowReader(path)
  try {
    const { directoryStart, entries, size } = await readDirectory(directory, limits, signal)
    sink.expectSize?.(size)

    const zip = await openZip(directory)
    const contentZip = await openZip(content)
    const ranges = new EntryRanges(entries)
    const pause = makePause(signal)
    for await (const item of zip.eachEntry()) {
      await pause()
      const entry = makeZipEntry(item)
      sink.begin(entry)
      const start = await findContentStart(item, entry, contentZip)
      const end = start + entry.packedSize
      if (end > directoryStart) throw makeDamageError('its bytes overlap the directory', entry.name)
      ranges.add(item.relativeOffsetOfLocalHeader, end)
      if (entry.kind === 'folder') continue
      await readContent(entry, start, { reader: content, signal }, sink)
      sink.end()
    }
    if (ranges.haveOverlap()) throw makeDamageError('two of its entries overlap')
  } finally {
    directory.release()
    content.release()
  }
}

/** The bytes that each entry takes up, from its own header to the end of its content. */
class EntryRanges {
  readonly #starts: Float64Array
  readonly #ends: Float64Array
  #count = 0

  constructor(entries: number) {
    this.#starts = new Float64Array(entries)
    this.#ends = new Float64Array(entries)
  }

  add(start: number, end: number): void {
    this.#starts[this.#count] = start
    this.#ends[this.#count] = end
    this.#count += 1
  }

  /** Returns whether two entries share bytes. Must be called only once, at the end. */
  haveOverlap(): boolean {
    // If no two entries share bytes, the starts and ends alternate after each list is sorted.
    const starts = this.#starts.sort()
    const ends = this.#ends.sort()
    return starts.some((start, i) => start < (ends[i - 1] ?? 0))
  }
}

/**
 * Reads the directory, and returns its offset, the number of its entries, and their unpacked size
 * in bytes. The entries are not kept, because there may be hundreds of thousands.
 * @throws StepError (`archive-too-large`) if the size in it exceeds the limit, (`archive-damaged`)
 * if there is no complete directory
 */
async function readDirectory(directory: WindowReader, limits: UnpackLimits, signal: AbortSignal) {
  try {
    const zip = await openZip(directory)
    const directoryStart = Number(zip.readEntryCursor)
    const pause = makePause(signal)
    let entries = 0
    let size = 0
    for await (const { uncompressedSize } of zip.eachEntry()) {
      await pause()
      entries += 1
      size += uncompressedSize
      // The rest need not be read: the policy refuses the first entry beyond the limit.
      if (entries > limits.entries) break
    }
    if (entries <= limits.entries) ensureDirectoryEnd(zip, directory)
    // This comes before `sink.expectSize` checks the free disk space.
    ensureUnpackedSize(size, limits)
    return { directoryStart, entries, size }
  } catch (error) {
    if (signal.aborted) throw signal.reason
    throw convertToDamageError(error)
  }
}

/** Names are decoded here because yauzl decodes every name without the UTF-8 flag as CP437. */
function openZip(reader: WindowReader): Promise<ZipFile> {
  const options = { autoClose: false, decodeStrings: false, validateEntrySizes: false }
  return fromRandomAccessReaderPromise(reader, reader.size, options)
}

/** How the locator of the end record of zip64 begins (APPNOTE 4.3.15). */
const LOCATOR_SIGNATURE = 'PK\x06\x07'

/**
 * Sizes of the end record without its comment, of the locator, and of the end record of zip64, in
 * bytes.
 */
const END_SIZE = 22
const LOCATOR_SIZE = 20
const END_64_SIZE = 56

/**
 * Checks that the directory, as read, ends where the end record begins. If two archives are
 * concatenated, other tools read the second one. Also, no checksum covers the number of entries.
 * @throws StepError (`archive-damaged`)
 */
function ensureDirectoryEnd(zip: ZipFile, reader: WindowReader): void {
  const readTo = Number(zip.readEntryCursor)
  const end = reader.size - END_SIZE - zip.comment.length
  const locator = Buffer.from(reader.view(Math.max(0, end - LOCATOR_SIZE), LOCATOR_SIZE))
  const isZip64 = locator.toString('latin1', 0, 4) === LOCATOR_SIGNATURE
  let directoryEnds = [end]
  if (isZip64) {
    const statedEnd = Number(locator.readBigUInt64LE(8))
    directoryEnds = [end - LOCATOR_SIZE - END_64_SIZE, statedEnd]
  }
  if (directoryEnds.some((directoryEnd) => directoryEnd !== readTo))
    throw makeDamageError(
      'there is data between the last entry in its directory and the end of the directory',
    )
}

function makeZipEntry(entry: YauzlEntry): ZipEntry {
  const raw = entry.fileNameRaw
  // Many archivers write UTF-8 without setting the flag; CP437 text that happens to be valid UTF-8
  // is next to impossible.
  let flags = entry.generalPurposeBitFlag
  if (isUtf8(raw)) flags |= UTF8_FLAG
  const rawName = raw.toString('latin1')
  // yauzl would decode control characters as the symbols of CP437.
  let name = rawName
  if (!CONTROL_CHARACTERS.test(rawName))
    name = getFileNameLowLevel(flags, raw, entry.extraFields, true)
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

const CONTROL_CHARACTERS = /[\x00-\x1f\x7f]/

/** A general purpose bit (APPNOTE 4.4.4). */
const UTF8_FLAG = 0x800

/**
 * The kinds other than file and folder, by the top four bits of the external attributes: the Unix
 * file type (POSIX stat.h).
 */
const KINDS_BY_FILE_TYPE: ReadonlyMap<number, EntryHeader['kind']> = new Map([
  [0x1, 'FIFO'],
  [0x2, 'device'],
  [0x6, 'device'],
  [0xa, 'symbolic link'],
  [0xc, 'socket'],
])
/**
 * The file types unspecified, folder, and file: for these, the name decides whether the entry is a
 * folder.
 */
const USUAL_TYPES: ReadonlySet<number> = new Set([0x0, 0x4, 0x8])

/**
 * The system that made the archive is ignored: a link does not become a file because the archive
 * claims to come from DOS.
 */
function chooseKind(name: string, attributes: number): EntryHeader['kind'] {
  const type = attributes >>> 28
  if (!USUAL_TYPES.has(type)) return KINDS_BY_FILE_TYPE.get(type) ?? 'special entry'
  if (name.endsWith('/')) return 'folder'
  return 'file'
}

function findObstacle(entry: YauzlEntry): string | undefined {
  if (entry.isEncrypted()) return 'encrypted'
  if (entry.canDecodeFileData()) return undefined
  const name = METHOD_NAMES.get(entry.compressionMethod) ?? 'unknown'
  return `compressed with method ${entry.compressionMethod} (${name}), but only stored entries and those compressed with Deflate can be read`
}

/** The names of the compression methods in use (APPNOTE 4.4.5). */
const METHOD_NAMES: ReadonlyMap<number, string> = new Map([
  [9, 'Deflate64'],
  [12, 'bzip2'],
  [14, 'LZMA'],
  [93, 'Zstandard'],
  [95, 'XZ'],
  [98, 'PPMd'],
])

/**
 * Returns the offset of an entry's content, which only the entry's own header shows.
 * @throws StepError (`archive-damaged`)
 */
async function findContentStart(
  item: YauzlEntry,
  { name, rawName }: ZipEntry,
  zip: ZipFile,
): Promise<number> {
  const header = await zip.readLocalFileHeaderPromise(item).catch((error: unknown) => {
    throw convertToDamageError(error, name)
  })
  // No checksum covers names. Each is stored twice, so a difference reveals accidental damage.
  if (header.fileName.toString('latin1') !== rawName)
    throw makeDamageError('its name in the directory differs from the one in its own header', name)
  return header.fileDataStart
}
