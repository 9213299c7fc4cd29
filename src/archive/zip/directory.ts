/** The directory of a zip, read by yauzl; names and kinds are decided here. */
import { isUtf8 } from 'node:buffer'
import { crc32 } from 'node:zlib'
import { getFileNameLowLevel, type Entry as YauzlEntry, type ZipFile } from 'yauzl'
import { interruptible } from '../../event-loop.ts'
import { damaged } from '../damage.ts'
import type { EntryHeader } from '../entry-sink.ts'
import { checkPathLengths, type Limits } from '../limits.ts'

/** An entry as the directory has it. Nothing else is kept in memory, because there may be hundreds of thousands. */
export interface ZipEntry extends EntryHeader {
  /** The name's bytes as one Latin-1 character each; the same string as `name` if that is ASCII. */
  readonly rawName: string
  /** General purpose bits. */
  readonly flags: number
  readonly method: number
  readonly crc32: number
  readonly packedSize: number
  readonly offset: number
}

/**
 * Returns the entries of the directory, no more than one beyond those that `limits` allow.
 * @throws StepError (`archive-damaged`, `archive-too-large`); Error of yauzl; the reason of the signal
 */
export async function readDirectory(
  zip: ZipFile,
  directoryEnd: number,
  limits: Limits,
  signal: AbortSignal,
): Promise<ZipEntry[]> {
  const entries: ZipEntry[] = []
  let characters = 0
  for await (const entry of interruptible(zip.eachEntry(), signal)) {
    const item = zipEntryOf(entry)
    entries.push(item)
    if (entries.length > limits.entries) return entries
    characters += item.name.length
    checkPathLengths(characters, limits)
  }
  // The count in the end record is covered by no checksum: with a smaller one, entries would be missing silently.
  if (Number(zip.readEntryCursor) !== directoryEnd)
    throw damaged('its directory has more entries than it says')
  return entries
}

function zipEntryOf(entry: YauzlEntry): ZipEntry {
  const raw = entry.fileNameRaw
  const name = nameOf(entry)
  const rawName = raw.toString('latin1')
  return {
    name,
    rawName: rawName === name ? name : rawName,
    kind: kindOf(name, entry.externalFileAttributes),
    size: entry.uncompressedSize,
    obstacle: obstacleOf(entry),
    flags: entry.generalPurposeBitFlag,
    method: entry.compressionMethod,
    crc32: entry.crc32,
    packedSize: entry.compressedSize,
    offset: entry.relativeOffsetOfLocalHeader,
  }
}

/** General purpose bits (APPNOTE 4.4.4). */
export const FLAGS = {
  encrypted: 0x1,
  descriptor: 0x8,
  patch: 0x20,
  strongEncryption: 0x40,
  utf8: 0x800,
  masked: 0x2000,
}

/** Extra fields by their ids (APPNOTE 4.5.2). */
export const ZIP64_FIELD = 0x0001
export const UNICODE_PATH_FIELD = 0x7075

function nameOf({ fileNameRaw: raw, generalPurposeBitFlag, extraFields }: YauzlEntry): string {
  // Many archivers write UTF-8 without saying so; CP437 text that happens to be valid UTF-8 is next to impossible.
  const flags = generalPurposeBitFlag | (isUtf8(raw) ? FLAGS.utf8 : 0)
  // In CP437, control characters are symbols, to yauzl at least.
  const hasControls = raw.some((byte) => byte < 0x20 || byte === 0x7f)
  const name = hasControls ? raw.toString('latin1') : getFileNameLowLevel(flags, raw, [], true)
  const ids = extraFields.map(({ id }) => id)
  for (const id of [ZIP64_FIELD, UNICODE_PATH_FIELD])
    if (ids.indexOf(id) !== ids.lastIndexOf(id)) throw damaged('it has two extra fields of a kind', name)
  const unicode = extraFields.find(({ id }) => id === UNICODE_PATH_FIELD)?.data
  if (unicode === undefined) return name
  // Some readers honour this field, others do not: it must not say anything but what the name says.
  const isForName = unicode.length > 5 && unicode[0] === 1 && unicode.readUInt32LE(1) === crc32(raw)
  if (!isForName) throw damaged('it has two names', name)
  const path = unicode.toString('utf8', 5)
  const isSame =
    (flags & FLAGS.utf8) !== 0
      ? path === name
      : withoutNonAscii(path) === withoutNonAscii(raw.toString('latin1'))
  if (!isSame) throw damaged('it has two names', name)
  return path
}

/** Returns a path with `?` in place of each of its parts that is not ASCII: code pages do not agree on those. */
export function withoutNonAscii(path: string): string {
  const parts = path.split('/').map((part) => (/[^\x00-\x7f]/.test(part) ? '?' : part))
  return parts.join('/')
}

/** Attributes of MS-DOS: not a file, but the name of a whole disk; a folder. */
const VOLUME_LABEL = 0x08
const FOLDER_ATTRIBUTE = 0x10

/** Unix file types (POSIX stat.h): the uppermost four bits of the external attributes. */
const NO_TYPE = 0x0
const FOLDER_TYPE = 0x4
const FILE_TYPE = 0x8
const KINDS: ReadonlyMap<number, EntryHeader['kind']> = new Map([
  [0x1, 'FIFO'],
  [0x2, 'device'],
  [0x6, 'device'],
  [0xa, 'symbolic link'],
  [0xc, 'socket'],
])

/** Whatever system it says it was made on: a link is no file because the archive claims to come from DOS. */
function kindOf(name: string, attributes: number): EntryHeader['kind'] {
  const type = attributes >>> 28
  const isFolder = name.endsWith('/')
  const isFolderToDos = (attributes & FOLDER_ATTRIBUTE) !== 0
  if (type === (isFolder ? FILE_TYPE : FOLDER_TYPE) || (isFolderToDos && !isFolder))
    throw damaged('its name and its mode do not agree on whether it is a folder', name)
  const isKnown = type === NO_TYPE || type === FOLDER_TYPE || type === FILE_TYPE
  if (!isKnown || (attributes & VOLUME_LABEL) !== 0) return KINDS.get(type) ?? 'special entry'
  return isFolder ? 'folder' : 'file'
}

/** APPNOTE 6.3 is the last that changed how archives are read; as many times ten (APPNOTE 4.4.3). */
const NEWEST_VERSION = 63

function obstacleOf(entry: YauzlEntry): string | undefined {
  // Its upper byte is the system that it is for to some readers.
  const version = entry.versionNeededToExtract
  if (version > NEWEST_VERSION) return `made for readers of a later version (${version / 10})`
  if (entry.isEncrypted() || (entry.generalPurposeBitFlag & FLAGS.masked) !== 0) return 'encrypted'
  if ((entry.generalPurposeBitFlag & FLAGS.patch) !== 0) return 'a patch for another file'
  if (entry.canDecodeFileData()) return undefined
  return METHODS[entry.compressionMethod] ?? `compressed with the unknown method ${entry.compressionMethod}`
}

/** Other methods by their numbers in APPNOTE 4.4.5, for the refusal. */
const METHODS: Readonly<Record<number, string>> = {
  1: 'shrunk',
  6: 'imploded',
  9: 'compressed with Deflate64',
  12: 'compressed with bzip2',
  14: 'compressed with LZMA',
  93: 'compressed with Zstandard',
  95: 'compressed with xz',
  98: 'compressed with PPMd',
}
