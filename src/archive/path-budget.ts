import { StepError } from '../errors.ts'
import { heapLimit } from '../heap.ts'
import { count, showSize } from '../units.ts'
import type { Limits } from './limits.ts'

/**
 * How long paths may be on average if there are as many entries as allowed: far more than any site needs. In
 * characters.
 */
const AVERAGE_PATH = 256

/** About what a remembered path takes beside its characters, and what each of these takes, in bytes. */
const BYTES_PER_PATH = 700
const BYTES_PER_CHARACTER = 2

/** The share of the heap that remembered paths may take: the rest is for content, and for the phases that follow. */
const HEAP_SHARE = 0.75

/**
 * Counts the paths that have to be remembered while an archive is read. A small archive may have very many and very
 * long ones, and Node dies when its heap is full.
 */
export class PathBudget {
  readonly #limits: Limits
  readonly #heap: number
  #paths = 0
  #characters = 0

  /** `heap` is how large the heap may become, in bytes. */
  constructor(limits: Limits, heap = heapLimit()) {
    this.#limits = limits
    this.#heap = heap
  }

  /**
   * Counts one more.
   * @throws StepError (`archive-too-large`, `out-of-memory`) if that is more than there is room for
   */
  add(path: string): void {
    this.#paths += 1
    this.#characters += path.length
    const { entries } = this.#limits
    if (this.#characters > entries * AVERAGE_PATH) {
      const limit = `${count(entries, 'entry', 'entries')} with paths of ${AVERAGE_PATH} characters`
      throw new StepError('archive-too-large', { limit, input: 'max-unpacked-files' })
    }
    const bytes = this.#paths * BYTES_PER_PATH + this.#characters * BYTES_PER_CHARACTER
    if (bytes > this.#heap * HEAP_SHARE) throw new StepError('out-of-memory', { heap: showSize(this.#heap) })
  }
}
