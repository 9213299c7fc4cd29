/** `max-unpacked-size`, in bytes, and `max-unpacked-files`. */
export interface Limits {
  readonly bytes: number
  readonly entries: number
}

/** A tar spends a header and padding on each entry (512 and up to 511 bytes), a zip no more on two headers and names. */
const OVERHEAD_PER_ENTRY = 1024

/** What a format takes for itself: the end of a tar, the frames of a compression around what does not shrink. */
const OVERHEAD = 1024 * 1024

/** Returns how large an archive within `limits` can be, in bytes. */
export function maxArchiveSize({ bytes, entries }: Limits): number {
  return bytes + entries * OVERHEAD_PER_ENTRY + OVERHEAD
}
