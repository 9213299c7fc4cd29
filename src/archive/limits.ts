/** `max-unpacked-size`, in bytes, and `max-unpacked-files`. */
export interface Limits {
  readonly bytes: number
  readonly entries: number
}

/**
 * A tar has a header and padding for each entry (512 and up to 511 bytes); two headers and names in a zip take no more.
 */
const OVERHEAD_PER_ENTRY = 1024

/** What a format adds once: the end of a tar, and the frames around content that cannot be compressed. */
const OVERHEAD = 1024 * 1024

/** Returns how large an archive within `limits` can be, in bytes. */
export function maxArchiveSize({ bytes, entries }: Limits): number {
  return bytes + entries * OVERHEAD_PER_ENTRY + OVERHEAD
}
