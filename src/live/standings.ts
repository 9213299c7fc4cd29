import { isCounted } from '../findings/finding.ts'
import { type Expected, evenly } from './expectations.ts'
import { hasError, type LiveFinding } from './verdict.ts'

/** How many of the addresses that never differed are asked for in a second look. */
const MAX_STEADY = 4_000

/**
 * A second look begins with so many requests for what differed before. If one of several servers was never updated, it
 * answers some of them.
 */
const FIRST_REQUESTS = 64

/**
 * What is known of each address, by its index: the newest verdict, whether it ever differed, and whether it agreed again
 * when it was asked for once more.
 */
export class Standings {
  readonly #expected: readonly Expected[]
  readonly #changedFiles: ReadonlySet<number>
  /** Undefined while it was not asked for. */
  readonly #found: (readonly LiveFinding[] | undefined)[]
  readonly #everAgreed = new Set<number>()
  readonly #everDiffered = new Set<number>()
  /** What differed after it had agreed. */
  readonly #turned = new Set<number>()
  /** What has not agreed again, and what differs, since the second look began; undefined before that. */
  #look: { readonly left: Set<number>; readonly turned: Set<number> } | undefined

  /** `changedFiles`: the indices of the files that are known to differ from what the host had before. */
  constructor(expected: readonly Expected[], changedFiles: ReadonlySet<number> = new Set()) {
    this.#expected = expected
    this.#changedFiles = changedFiles
    this.#found = expected.map(() => undefined)
  }

  /** Notes a verdict; `isPassing`: whether it may only be a failure of the moment, such as a broken connection. */
  take(index: number, found: readonly LiveFinding[], isPassing: boolean): void {
    // What differs in a second look does not agree because it is asked for several times.
    if (this.#look?.turned.has(index)) return
    this.#found[index] = found
    if (!hasError(found)) {
      if (found.every(isCounted)) this.#everAgreed.add(index)
      this.#look?.left.delete(index)
    } else if (!isPassing) {
      this.#everDiffered.add(index)
      if (!this.#everAgreed.has(index)) return
      this.#turned.add(index)
      this.#look?.turned.add(index)
    }
  }

  /** The newest verdicts, in the order of the addresses; undefined for what was not asked for. */
  get verdicts(): readonly (readonly LiveFinding[] | undefined)[] {
    return this.#found
  }

  /** Returns what was not asked for, or differs. */
  open(): number[] {
    return this.#indices((found) => found === undefined || hasError(found))
  }

  /** Returns what has nothing but warnings and notices. */
  warned(): number[] {
    return this.#indices((found) => found !== undefined && found.length > 0 && !hasError(found))
  }

  /** Returns what agreed, and differs now. */
  turned(): number[] {
    return [...this.#turned].filter((index) => hasError(this.#found[index] ?? []))
  }

  /** Whether a second look has begun, and nothing differed in it. */
  get isLooking(): boolean {
    return this.#look !== undefined
  }

  /** Returns what has not agreed in the second look. */
  left(): number[] {
    return [...(this.#look?.left ?? [])]
  }

  /** Whether everything agreed, and did so again. */
  get isSettled(): boolean {
    return this.#look?.left.size === 0 && this.open().length === 0
  }

  /**
   * Begins the second look, once everything has agreed. Returns what is asked for first, some of it several times, and
   * everything, each once. What never differed is sampled if there is much of it; what differed, has other findings, is a
   * file that is known to have changed, or is no file is never left out.
   */
  lookAgain(): { readonly first: readonly number[]; readonly all: readonly number[] } {
    const hasChanged = (index: number) => {
      const expected = this.#expected[index]
      return (
        this.#everDiffered.has(index) || (expected?.is === 'file' && this.#changedFiles.has(expected.file))
      )
    }
    const indices = [...this.#expected.keys()]
    const changed = indices.filter(hasChanged)
    const isSteady = (index: number) =>
      this.#expected[index]?.is === 'file' && this.#found[index]?.length === 0 && !hasChanged(index)
    const steady = new Set(evenly(indices.filter(isSteady), MAX_STEADY))
    const all = indices.filter((index) => !isSteady(index) || steady.has(index))
    this.#look = { left: new Set(all), turned: new Set() }
    return { first: backAndForth(evenly(changed.length === 0 ? all : changed, FIRST_REQUESTS)), all }
  }

  /** Ends the second look if something differs in it. */
  endLookIfTurned(): void {
    if (this.#look !== undefined && this.#look.turned.size > 0) this.#look = undefined
  }

  #indices(isMeant: (found: readonly LiveFinding[] | undefined) => boolean): number[] {
    return this.#found.flatMap((found, index) => (isMeant(found) ? [index] : []))
  }
}

/**
 * Returns the items again and again, each time in the opposite order, the last one first: two servers that answer in turn
 * are then both asked for each.
 */
function backAndForth<T>(items: readonly T[]): T[] {
  const times = Math.ceil(FIRST_REQUESTS / Math.max(1, items.length))
  return Array.from({ length: times }, (_, i) => (i % 2 === 0 ? items.toReversed() : items)).flat()
}
