import { getHeapStatistics, setFlagsFromString } from 'node:v8'

/** An option of V8 (`node --v8-options`) as it is for a while, and its default. */
type Option = readonly [meanwhile: string, usual: string]

/** Short-lived objects are collected early, instead of in a space that grows to three times 16 MiB or more. */
const SMALL_YOUNG_SPACE: Option = ['--semi-space-growth-factor=1', '--semi-space-growth-factor=2']

/** Marking happens when the heap is full, all at once, and not bit by bit in other threads before that. */
const NO_INCREMENTAL_MARKING: Option = ['--no-incremental-marking', '--incremental-marking']

const SMALL_HEAP: readonly Option[] = [
  SMALL_YOUNG_SPACE,
  // The old generation may grow by a tenth before the next full collection, and not to several times its size.
  ['--heap-growing-percent=10', '--heap-growing-percent=0'],
  // Temporary buffers count as growth, and would keep starting concurrent marking; a small heap is
  // marked in a few ms when it has to be.
  NO_INCREMENTAL_MARKING,
  // TurboFan's code would be ready only when the work is done; Maglev, which compiles faster, stays on.
  ['--no-turbofan', '--turbofan'],
]

/**
 * Keeps the heap small from now on, while archives are processed, at no cost in time. To be called before there is much
 * garbage. Returns a function that ends this, for work that needs more memory, unless somebody else still wants it.
 */
export function keepHeapSmall(): () => void {
  return withOptions(SMALL_HEAP)
}

/**
 * Keeps the space for short-lived objects as small as it is, in all threads, at no cost in time: while code is loaded or
 * pages are read, hardly any object lives long. Returns a function that ends this, unless somebody else still wants it.
 */
export function keepYoungSpaceSmall(): () => void {
  return withOptions([SMALL_YOUNG_SPACE])
}

const FOR_READING: readonly Option[] = [
  SMALL_YOUNG_SPACE,
  // In MiB, for threads that start meanwhile. With the 1 MiB that they would have, they collect garbage five times as
  // often, which costs 3 to 8 % of the time; more than 4 gain nothing.
  ['--min-semi-space-size=4', '--min-semi-space-size=0'],
  // All processors are busy reading: what others mark meanwhile costs 4 to 11 % of the time.
  NO_INCREMENTAL_MARKING,
]

/**
 * Prepares the heaps of all threads for reading pages: hardly any object lives long. To be called before the threads
 * start. Returns a function that ends this, unless somebody else still wants it.
 */
export function prepareHeapForReading(): () => void {
  return withOptions(FOR_READING)
}

/** How many callers want each option at the moment. */
const wanted = new Map<Option, number>()

/** Sets options until the last caller that wanted them has called the function that its call returned. */
function withOptions(options: readonly Option[]): () => void {
  for (const option of options) {
    const [meanwhile] = option
    setFlagsFromString(meanwhile)
    wanted.set(option, (wanted.get(option) ?? 0) + 1)
  }
  let isOver = false
  return () => {
    if (isOver) return
    isOver = true
    for (const option of options) {
      const [, usual] = option
      const left = (wanted.get(option) ?? 0) - 1
      wanted.set(option, left)
      if (left === 0) setFlagsFromString(usual)
    }
  }
}

/** V8 counts three semi-spaces of 64 MiB as part of its limit, which long-lived objects cannot use. In bytes. */
const YOUNG_SPACE = 3 * 64 * 1024 * 1024

/** Returns about how much the heap can hold before Node runs out of memory, in bytes. */
export function heapLimit(): number {
  const limit = getHeapStatistics().heap_size_limit
  return Math.max(limit - YOUNG_SPACE, limit / 4)
}
