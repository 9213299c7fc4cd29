import type { LiveKind, LiveValues } from '../../findings/live-kinds.ts'

/** What is wrong with a response: its kind, with the values of the kind's sentence. */
export type LiveFault = {
  [Kind in LiveKind]: { readonly kind: Kind } & LiveValues<Kind>
}[LiveKind]
