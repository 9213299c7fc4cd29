import type { Host } from '../site/rules/hosts.ts'
import { type InputReader, type Invalid, ifValid } from './reader.ts'

/** How a site is checked. */
export interface GateInputs {
  readonly verify: 'off' | 'report' | 'strict'
  /** The host whose rules apply. */
  readonly host: Host | undefined
  /** With a slash at both ends. */
  readonly basePath: string
}

/** Returns the inputs of the modes that check a site. */
export function readGate(read: InputReader): GateInputs | Invalid {
  return ifValid({
    verify: read.withDefault('verify'),
    host: read.optional('host'),
    basePath: read.withDefault('base-path'),
  })
}
