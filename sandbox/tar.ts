/** The parts of a tar (POSIX ustar, with a pax header for a name that is long or not ASCII). */

export interface TarEntry {
  /** The name of a folder ends with a slash. */
  readonly name: string
  /** In bytes. */
  readonly size: number
  readonly mode?: number
  readonly mtime?: Date
  /** Where a symbolic link points. */
  readonly linkname?: string | undefined
}

/** The end of an archive. */
export const TAR_END: Buffer = Buffer.alloc(1024)

/** Returns the headers of an entry. */
export function tarHeader(entry: TarEntry): Buffer {
  const own = header(entry, typeOf(entry))
  if (/^[\x20-\x7e]{1,100}$/.test(entry.name)) return own
  const record = paxRecord('path', entry.name)
  const extended = header({ name: 'PaxHeader', size: record.length }, 'x')
  return Buffer.concat([extended, record, tarPadding(record.length), own])
}

function typeOf({ name, linkname }: TarEntry): string {
  if (linkname !== undefined) return '2'
  return name.endsWith('/') ? '5' : '0'
}

/** Returns the padding that must follow content of this size, in bytes. */
export function tarPadding(size: number): Buffer {
  return Buffer.alloc(-size & 511)
}

function header(
  { name, size, mode = 0o644, mtime = new Date(0), linkname = '' }: TarEntry,
  type: string,
): Buffer {
  const block = Buffer.alloc(512)
  block.write(name, 0, 100)
  block.write(octal(mode & 0o7777, 8), 100)
  block.write(octal(size, 12), 124)
  block.write(octal(Math.floor(mtime.getTime() / 1000), 12), 136)
  block.write('        ', 148)
  block.write(type, 156)
  block.write(linkname, 157, 100)
  block.write('ustar\u000000', 257)
  const sum = block.reduce((total, byte) => total + byte, 0)
  block.write(octal(sum, 7), 148)
  return block
}

/** Returns the digits of a field of this length, which end with a NUL. */
function octal(number: number, length: number): string {
  return `${number.toString(8).padStart(length - 1, '0')}\0`
}

/** The length of a record counts its own digits. */
function paxRecord(keyword: string, value: string): Buffer {
  const rest = ` ${keyword}=${value}\n`
  const base = Buffer.byteLength(rest)
  const length = base + String(base + String(base).length).length
  return Buffer.from(`${length}${rest}`)
}
