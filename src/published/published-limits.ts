import type { Limits } from '../archive/unpack-limits.ts'

/**
 * What a published site may unpack to. The step that has published it had limits of its own, which
 * a workflow may have raised: a roll-back must not fail for them. These keep an archive that lies
 * from filling the disk of a runner of one's own.
 */
export const LIMITS: Limits = { bytes: 64 * 1024 ** 3, entries: 2_000_000 }
