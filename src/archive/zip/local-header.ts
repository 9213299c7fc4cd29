/** The headers before and after an entry's content, which have to agree with the directory. */
import { type LocalFileHeader, parseExtraFields, Entry as YauzlEntry, type ZipFile } from 'yauzl'
import { asDamage, damaged } from '../damage.ts'
import { FLAGS, UNICODE_PATH_FIELD, ZIP64_FIELD, type ZipEntry } from './directory.ts'
import type { WindowReader } from './window-reader.ts'

/** Returns where the content of an entry begins, which only its local header says. */
export async function contentStart(entry: ZipEntry, zip: ZipFile): Promise<number> {
  const place = Object.assign(new YauzlEntry(), {
    relativeOffsetOfLocalHeader: entry.offset,
    compressedSize: entry.packedSize,
  })
  const header = await zip.readLocalFileHeaderPromise(place).catch((error: unknown) => {
    throw asDamage(error, entry.name)
  })
  const extraFields = localFieldsOf(header, entry)
  // No checksum covers the headers. They are written twice, so that what was changed by accident is noticed at least;
  // and some readers go by one of them, and some by the other.
  if (header.fileName.toString('latin1') !== entry.rawName) {
    throw damaged('its name in the directory differs from the one in its own header', entry.name)
  }
  if (!saysTheSame(header, extraFields, entry)) {
    throw damaged('the directory contradicts its own header', entry.name)
  }
  return header.fileDataStart
}

/** What changes how an entry is read. */
const MEANINGFUL_FLAGS = Object.values(FLAGS).reduce((all, flag) => all | flag)

function localFieldsOf({ extraField }: LocalFileHeader, entry: ZipEntry): ExtraFields {
  if (extraField.length === 0) return []
  try {
    return parseExtraFields(extraField)
  } catch (error) {
    throw asDamage(error, entry.name)
  }
}

type ExtraFields = ReturnType<typeof parseExtraFields>

function saysTheSame(header: LocalFileHeader, extraFields: ExtraFields, entry: ZipEntry): boolean {
  const zip64 = extraFields.find(({ id }) => id === ZIP64_FIELD)?.data
  const unicode = extraFields.find(({ id }) => id === UNICODE_PATH_FIELD)?.data
  const size = sizeIn(header.uncompressedSize, zip64, 0)
  const packedSize = sizeIn(header.compressedSize, zip64, 8)
  const isLeftToDescriptor = (entry.flags & FLAGS.descriptor) !== 0
  const fits = (said: number | undefined, value: number) =>
    said === value || (isLeftToDescriptor && said === 0)
  return (
    ((header.generalPurposeBitFlag ^ entry.flags) & MEANINGFUL_FLAGS) === 0 &&
    header.compressionMethod === entry.method &&
    fits(header.crc32, entry.crc32) &&
    fits(packedSize, entry.packedSize) &&
    fits(size, entry.size) &&
    (header.uncompressedSize === WIDE) === (header.compressedSize === WIDE) &&
    (unicode === undefined || unicode.toString('utf8', 5) === entry.name)
  )
}

/** The value of a size field whose size is in the zip64 field. */
const WIDE = 0xffffffff

/** A size in a local header; where one of them is in the field of zip64, both are (APPNOTE 4.5.3). */
function sizeIn(value: number, zip64: Buffer | undefined, at: number): number | undefined {
  if (value !== WIDE) return value
  return zip64 && zip64.length >= at + 8 ? Number(zip64.readBigUInt64LE(at)) : undefined
}

/**
 * Returns how long the descriptor behind the content is, in bytes; 0 if the entry has none. It may begin with a
 * signature, and its sizes have 4 bytes or 8 (APPNOTE 4.3.9).
 */
export function descriptorSize(entry: ZipEntry, start: number, reader: WindowReader): number {
  if ((entry.flags & FLAGS.descriptor) === 0) return 0
  const bytes = reader.view(start + entry.packedSize, 24)
  for (const signature of ['PK\x07\x08', '']) {
    if (!bytes.toString('latin1').startsWith(signature)) continue
    for (const wide of [false, true]) {
      const size = signature.length + (wide ? 20 : 12)
      if (bytes.length >= size && isDescriptor(bytes.subarray(signature.length), wide, entry)) return size
    }
  }
  throw damaged('its data descriptor contradicts the directory', entry.name)
}

function isDescriptor(bytes: Buffer, wide: boolean, { crc32, packedSize, size }: ZipEntry): boolean {
  const sizes = wide
    ? [bytes.readBigUInt64LE(4), bytes.readBigUInt64LE(12)].map(Number)
    : [bytes.readUInt32LE(4), bytes.readUInt32LE(8)]
  return bytes.readUInt32LE(0) === crc32 && sizes[0] === packedSize && sizes[1] === size
}
