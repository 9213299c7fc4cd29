/** The limits of a live check. */
export interface LiveLimits {
  /** How long to wait until all addresses match, in ms. */
  readonly timeoutMs: number
  /** The longest pause between two rounds, in ms. */
  readonly pollIntervalMs: number
  /** The longest time without any data from the host during a request, in ms. */
  readonly requestTimeoutMs: number
}
