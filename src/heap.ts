import { getHeapStatistics, setFlagsFromString } from 'node:v8'

/** V8's options (`node --v8-options`): each as it is while archives pass through, and its default. */
const OPTIONS = [
  // What is short-lived is cleared away early instead of in a space that grows to three times 16 MiB.
  ['--semi-space-growth-factor=1', '--semi-space-growth-factor=2'],
  // What lives longer may grow by a fifth before the next full collection, and not to several times its size.
  ['--heap-growing-percent=20', '--heap-growing-percent=0'],
  // Buffers that pass through count as growth, and each would start another marking beside the work; a small heap is
  // marked in a few ms when it has to be.
  ['--no-incremental-marking', '--incremental-marking'],
  // What TurboFan makes would be ready when the work is done; Maglev, which is quicker, stays.
  ['--no-turbofan', '--turbofan'],
] as const

/**
 * Keeps the process small from now on while archives pass through it, at no cost in time. To be called before there is
 * much to clear away. Returns what ends it, for work that takes more memory and needs it.
 */
export function keepHeapSmall(): () => void {
  for (const [small] of OPTIONS) setFlagsFromString(small)
  return () => {
    for (const [, usual] of OPTIONS) setFlagsFromString(usual)
  }
}

/** V8 counts three semi-spaces of 64 MiB as part of its limit; what lives longer finds no room in them. In bytes. */
const YOUNG_SPACE = 3 * 64 * 1024 * 1024

/** Returns about how much may live in the heap before Node gives up, in bytes. */
export function heapLimit(): number {
  const limit = getHeapStatistics().heap_size_limit
  return Math.max(limit - YOUNG_SPACE, limit / 4)
}
