/**
 * One thing that is wrong, with a site or with the host that serves it: the same for all checks and
 * reports.
 */
import { fill, type Value } from '../text/clean.ts'
import type { Code } from './codes.ts'
import type { Severity } from './severity.ts'
import type { Suggestion } from './suggestion.ts'

/** Where a finding occurs: a file of the site, and a line from 1 on if it is in the file's text. */
interface Location {
  readonly page: string
  readonly line: number | undefined
}

/** A place in a page, with what the page was written as, if that is certain. */
interface Spot extends Location {
  readonly source?: WrittenAt | undefined
}

/** Where something is written that stands in a page. Foreign text. */
export interface WrittenAt {
  /** The path of the file in its repository. */
  readonly path: string
  /** From 1 on; undefined if it is not certain. */
  readonly line: number | undefined
  /** Where the repository shows or edits the file; undefined if the page does not say. */
  readonly url: string | undefined
}

/** Returns whether a file belongs to the repository with this address. */
export function isInRepository({ url }: Pick<WrittenAt, 'url'>, repository: string): boolean {
  return url?.toLowerCase().startsWith(`${repository.toLowerCase()}/`) === true
}

/** Why a finding does not count. */
interface Acceptance {
  /** Foreign text. */
  readonly reason: string
  /** The last day (UTC) on which it does not, as YYYY-MM-DD. */
  readonly until: string | undefined
}

/**
 * The same error, however often it occurs. Text as found: clean it before it is shown.
 */
export interface Finding {
  readonly code: Code
  readonly severity: Severity
  /**
   * The target as it is written where it first occurs, the file that it is about, or the address
   * that the host was asked for; empty for what is about the site itself or about many addresses.
   */
  readonly target: string
  /** The target in full, where that says more than `target`. */
  readonly address: string | undefined
  readonly message: string
  /** What exists instead of a broken address, if something was found that was probably meant. */
  readonly suggestion: Suggestion | undefined
  /** How often it occurs, and in how many files; none for the site itself. */
  readonly count: number
  readonly pages: number
  /**
   * The first few of them; for an address that the host was asked for, the file that belongs there.
   */
  readonly spots: readonly Spot[]
  /** Whether it counts all findings of its kind beyond those that are listed. */
  readonly isRest: boolean
  /** Undefined if it counts. */
  readonly accepted: Acceptance | undefined
  /** Whether the earlier site does not have it; undefined if there is none to compare with. */
  readonly isNew: boolean | undefined
}

const UNJUDGED = { accepted: undefined, isNew: undefined }

/** Returns a finding of a kind. `values`: those of its sentence; `facts`: what else is known. */
export function makeFinding(
  { code, severity, sentence }: Pick<Finding, 'code' | 'severity'> & { readonly sentence: string },
  values: Readonly<Record<string, Value>>,
  facts: Partial<Finding>,
): Finding {
  const message = fill(sentence, values).text
  const about = { code, severity, target: '', address: undefined, message, suggestion: undefined }
  return { ...about, count: 1, pages: 0, spots: [], isRest: false, ...UNJUDGED, ...facts }
}

/** Returns a finding as `report.json` has it: stable, also where a name in here is another. */
export function makeReportEntry(finding: Finding) {
  const { code, severity, target, address, message, suggestion, ...rest } = finding
  return { code, severity, target, address, message, nearMiss: suggestion, ...rest }
}

/** Returns whether a finding counts as what it is: it is not accepted. */
export function isCounted({ accepted }: Finding): boolean {
  return accepted === undefined
}

/** Returns whether a finding is an error that counts. */
export function isError(finding: Finding): boolean {
  return finding.severity === 'error' && isCounted(finding)
}
