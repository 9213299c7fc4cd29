import type { AcceptedEntry } from '../check/accepted/read.ts'
import { safe } from '../report/clean.ts'
import type { Host } from '../web/host/hosts.ts'
import { INVALID, type InputReader, type Invalid, ifValid } from './reader.ts'

/** How a site is checked. */
export interface CheckSettings {
  readonly verify: 'off' | 'report' | 'strict'
  /** The host whose rules apply. */
  readonly host: Host | undefined
  /** With a slash at both ends. */
  readonly basePath: string
  /** The findings that do not count. */
  readonly accepted: readonly AcceptedEntry[]
}

/** Returns the inputs of the modes that check a site. */
export function readCheckSettings(read: InputReader): CheckSettings | Invalid {
  return ifValid({
    verify: read.withDefault('verify'),
    host: read.optional('host'),
    basePath: read.withDefault('base-path'),
    accepted: readAccepted(read),
  })
}

function readAccepted(read: InputReader): readonly AcceptedEntry[] | Invalid {
  const name = read.optional('accepted-findings')
  if (name === INVALID) return INVALID
  const { entries, errors } = read.acceptedFindings
  read.report(...errors.map((error) => safe`accepted-findings “${name}”: ${error}`))
  return entries
}
