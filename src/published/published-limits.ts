import type { Limits } from '../archive/unpack-limits.ts'

/**
 * The limits on what a published site unpacks to. The step that published it had limits of its own,
 * which a workflow may have raised: a roll-back must not fail because of them. These limits keep a
 * malicious archive from filling the disk of a self-hosted runner.
 */
export const LIMITS: Limits = { bytes: 64 * 1024 ** 3, entries: 2_000_000 }
