/** CRC-32C (RFC 3720, appendix B.4): Google's storage knows no other sum of an object composed of others. */

const POLYNOMIAL = 0x82f63b78

const TABLE = Int32Array.from({ length: 256 }, (_, byte) => {
  let sum = byte
  for (let bit = 0; bit < 8; bit += 1) sum = sum & 1 ? (sum >>> 1) ^ POLYNOMIAL : sum >>> 1
  return sum
})

/** Returns the sum of `data`, or of what had the sum `before` followed by `data`. */
export function crc32c(data: Uint8Array, before = 0): number {
  let sum = ~before
  for (const byte of data) sum = (TABLE[(sum ^ byte) & 0xff] ?? 0) ^ (sum >>> 8)
  return ~sum >>> 0
}
