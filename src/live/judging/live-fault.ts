import type { LiveKind, LiveValues } from '../../findings/live-kinds.ts'

/** A fault of a response: its kind, and the values for the kind's sentence. */
export type LiveFault = {
  [Kind in LiveKind]: { readonly kind: Kind } & LiveValues<Kind>
}[LiveKind]
