/** The type of findings about a site or its host, for all checks and reports. */
import { fill, type TemplateValue } from '../text/clean.ts'
import type { Code } from './codes.ts'
import type { Severity } from './severity.ts'
import type { Suggestion } from './suggestion.ts'

/** A page or another file, and the line in it at which a finding occurs. */
interface Spot {
  readonly page: string
  /** Starts at 1; undefined if the finding is not in the text of the file. */
  readonly line: number | undefined
  /** Undefined if it is not certain. */
  readonly source?: SourceSpot | undefined
}

/** The spot in the source of a page. Untrusted text. */
export interface SourceSpot {
  /** The path of the file in its repository. */
  readonly path: string
  /** Starts at 1; undefined if it is not certain. */
  readonly line: number | undefined
  /**
   * The address at which the repository shows or edits the file; undefined if the page has no link
   * to it.
   */
  readonly url: string | undefined
}

/** Returns whether a file belongs to the repository with this address. */
export function isInRepository({ url }: Pick<SourceSpot, 'url'>, repository: string): boolean {
  return url?.toLowerCase().startsWith(`${repository.toLowerCase()}/`) === true
}

/** Why a finding does not count. */
interface Acceptance {
  /** Untrusted text. */
  readonly reason: string
  /** The last day (UTC) on which it does not count, as YYYY-MM-DD. */
  readonly until: string | undefined
}

/** One problem, however often it occurs. Its text is untrusted: clean it before you show it. */
export interface Finding {
  readonly code: Code
  readonly severity: Severity
  /**
   * The target as written at its first occurrence, the file that the finding is about, or the
   * requested address. Empty for findings about the site itself or about many addresses.
   */
  readonly target: string
  /** The full target, if it differs from `target`. */
  readonly address: string | undefined
  readonly message: string
  /** The existing address that was probably meant instead of a broken one. */
  readonly suggestion: Suggestion | undefined
  /** How many times it occurs. */
  readonly occurrences: number
  /** In how many files it occurs; 0 if it is about the site itself. */
  readonly pages: number
  /** The first few spots; for a requested address, the expected file. */
  readonly spots: readonly Spot[]
  /** Whether it stands for all unlisted findings of its kind. */
  readonly standsForUnlisted: boolean
  /** Undefined if it counts. */
  readonly accepted: Acceptance | undefined
  /** Whether the earlier site does not have it; undefined without an earlier site. */
  readonly isNew: boolean | undefined
}

/** Returns a finding of a kind. `values` fill in its sentence. `fields` are its other fields. */
export function makeFinding(
  { code, severity, sentence }: Pick<Finding, 'code' | 'severity'> & { readonly sentence: string },
  values: Readonly<Record<string, TemplateValue>>,
  fields: Partial<Finding>,
): Finding {
  return {
    code,
    severity,
    target: '',
    address: undefined,
    message: fill(sentence, values).text,
    suggestion: undefined,
    occurrences: 1,
    pages: 0,
    spots: [],
    standsForUnlisted: false,
    accepted: undefined,
    isNew: undefined,
    ...fields,
  }
}

/**
 * Returns a finding as in `report.json`, whose field names are stable even if the code renames
 * them.
 */
export function makeReportEntry(finding: Finding) {
  const { code, severity, target, address, message, suggestion, occurrences } = finding
  const { pages, spots, standsForUnlisted, accepted, isNew } = finding
  return {
    code,
    severity,
    target,
    address,
    message,
    nearMiss: suggestion,
    count: occurrences,
    pages,
    spots,
    isRest: standsForUnlisted,
    accepted,
    isNew,
  }
}

/** Returns whether a finding is accepted, so that it does not count. */
export function isAccepted({ accepted }: Finding): boolean {
  return accepted !== undefined
}

/** Returns whether a finding is an error that counts. */
export function isError(finding: Finding): boolean {
  return finding.severity === 'error' && !isAccepted(finding)
}
