import { ENDED_BY, INLINE, VOID } from './content-model.ts'

/** Browsers do not nest deeper either. */
const MAX_DEPTH = 512

/** Keeps track of whether an element is open that has to be told apart from what comes after it, whether its end has a tag or not. */
export class HiddenElement {
  /** The element itself first, then those that are open in it. */
  readonly #open: string[] = []

  get isOpen(): boolean {
    return this.#open.length > 0
  }

  /** It begins. */
  begin(tag: string): void {
    if (!VOID.has(tag)) this.#open.push(tag)
  }

  /** Another element begins, in it or after it. */
  open(tag: string): void {
    if (!this.isOpen) return
    let end = this.#open.length
    for (let at = end - 1; at >= 0; at--) {
      const around = this.#open[at] ?? ''
      if (ENDED_BY.get(around)?.has(tag)) end = at
      else if (!INLINE.has(around) && !ENDED_BY.has(around)) break
    }
    this.#open.length = end
    if (end > 0 && end < MAX_DEPTH && !VOID.has(tag)) this.#open.push(tag)
  }

  /** An element ends: it, one in it, or one around it. */
  close(tag: string): void {
    const at = this.#open.lastIndexOf(tag)
    if (at !== -1) this.#open.length = at
    else if (ENDED_BY.has(this.#open[0] ?? '') && !INLINE.has(tag)) this.#open.length = 0
  }
}
