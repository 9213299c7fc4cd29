/** The records at the end of a zip, which say where its directory is (APPNOTE 4.3.14 to 4.3.16). */
import { damaged } from '../damage.ts'
import type { WindowReader } from './window-reader.ts'

/**
 * Returns where the directory has to end according to the records at the end of the archive. Some readers start at the
 * directory's offset, others go back from its end by its size, and what is in between is part of the archive to some
 * and not to others: so there must be nothing, and all numbers must agree.
 * @throws StepError (`archive-damaged`)
 */
export function endOfDirectory(reader: WindowReader, comment: Buffer): number {
  const endAt = reader.size - END_SIZE - comment.length
  const end = Buffer.from(reader.view(endAt, END_SIZE))
  if (comment.includes(END_SIGNATURE)) throw unclearEnd()
  const locatorAt = endAt - LOCATOR_SIZE
  const hasLocator = locatorAt >= 0 && reader.view(locatorAt, 4).equals(LOCATOR_SIGNATURE)
  const records = hasLocator ? [zip64End(reader, locatorAt), smallEnd(end)] : [smallEnd(end)]
  const [{ disks, entriesHere, entries, size, offset, at }] = records as [EndRecord, ...EndRecord[]]
  const agree = records.every(
    (record) =>
      isOrIsElsewhere(record.entriesHere, entries, 0xffff) &&
      isOrIsElsewhere(record.entries, entries, 0xffff) &&
      isOrIsElsewhere(record.size, size, 0xffffffff) &&
      isOrIsElsewhere(record.offset, offset, 0xffffffff) &&
      record.disks.every((disk) => disk === 0 || (hasLocator && disk === 0xffff)),
  )
  const isClear = agree && disks.every((disk) => disk === 0) && entriesHere === entries
  if (!isClear || offset + size !== (at ?? endAt)) throw unclearEnd()
  return offset + size
}

const END_SIZE = 22
const LOCATOR_SIZE = 20
const ZIP64_END_SIZE = 56
const END_SIGNATURE = Buffer.from('PK\x05\x06', 'latin1')
const LOCATOR_SIGNATURE = Buffer.from('PK\x06\x07', 'latin1')

interface EndRecord {
  readonly disks: readonly number[]
  readonly entriesHere: number
  readonly entries: number
  /** Of the directory, in bytes. */
  readonly size: number
  readonly offset: number
  /** Where a zip64 record itself begins. */
  readonly at?: number
}

/** A field of the old record that is too small has all bits set, and the one of zip64 applies. */
const isOrIsElsewhere = (value: number, held: number, elsewhere: number) =>
  value === held || value === elsewhere

function smallEnd(end: Buffer): EndRecord {
  return {
    disks: [end.readUInt16LE(4), end.readUInt16LE(6)],
    entriesHere: end.readUInt16LE(8),
    entries: end.readUInt16LE(10),
    size: end.readUInt32LE(12),
    offset: end.readUInt32LE(16),
  }
}

/** yauzl found the record where the locator at `locatorAt` says. */
function zip64End(reader: WindowReader, locatorAt: number): EndRecord {
  const locator = reader.view(locatorAt, LOCATOR_SIZE)
  const disk = locator.readUInt32LE(4)
  const disks = locator.readUInt32LE(16)
  const at = Number(locator.readBigUInt64LE(8))
  const record = reader.view(at, ZIP64_END_SIZE)
  const ends = at + 12 + Number(record.readBigUInt64LE(4))
  if (ends !== locatorAt || disks !== 1) throw unclearEnd()
  return {
    disks: [disk, record.readUInt32LE(16), record.readUInt32LE(20)],
    entriesHere: Number(record.readBigUInt64LE(24)),
    entries: Number(record.readBigUInt64LE(32)),
    size: Number(record.readBigUInt64LE(40)),
    offset: Number(record.readBigUInt64LE(48)),
    at,
  }
}

const unclearEnd = () => damaged('it is unclear where its directory begins and ends')
