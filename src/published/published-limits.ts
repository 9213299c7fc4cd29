import type { UnpackLimits } from '../archive/unpack-limits.ts'

/**
 * The limits for unpacking a published site. They are high because the workflow that published it
 * may have raised its own limits, and a rollback must not fail. They still keep a malicious archive
 * from filling the disk of a self-hosted runner.
 */
export const PUBLISHED_LIMITS: UnpackLimits = { bytes: 64 * 1024 ** 3, entries: 2_000_000 }
