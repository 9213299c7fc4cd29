/** What there is to say of the lines of a redirect file. */
import { ROOT } from '../../byte-strings.ts'
import { isAbout, matchAllBelow, SAMPLE, type Source } from './patterns.ts'

/** Something in a redirect file that does not do what it seems to. */
export interface Problem {
  /**
   * `invalid`: the host refuses the whole file, or the deployment. `ignored`: the host leaves this
   * rule out. `over-limit`: it is left out, or refused, because there is too much. `unread`: the
   * host understands it, the check does not.
   */
  readonly kind: 'invalid' | 'ignored' | 'over-limit' | 'unread'
  /**
   * From 1 on. None for the file as a whole, or as long as only the reader of the file knows it.
   */
  readonly line?: number
  /** One sentence. It may quote the file. */
  readonly message: string
  /** Of what is unread: the addresses that it may be about, if so much could be read. */
  readonly source?: Source
}

/** Returns whether what was read is a problem. */
export function isProblem(read: object): read is Problem {
  return 'kind' in read
}

const problem =
  (kind: Problem['kind']) =>
  (message: string, source?: Source): Problem => {
    if (source === undefined) return { kind, message }
    return { kind, message, source }
  }

/**
 * Each returns a problem of its kind; with `source`, what is unread is about none but these
 * addresses.
 */
export const ignored = problem('ignored')
export const invalid = problem('invalid')
export const overLimit = problem('over-limit')
export const unread = problem('unread')

/**
 * Returns what a host understands of a redirect file, and the check does not. A rule that fits an
 * address that nobody has thought of is about any.
 */
export function collectUnread(problems: readonly Problem[]) {
  const all = problems.filter(({ kind }) => kind === 'unread')
  const sources: Source[] = []
  const anywhere: Problem[] = []
  for (const one of all) {
    const isSome = one.source !== undefined && !isAbout(one.source, ROOT.concat(SAMPLE))
    if (isSome) sources.push(one.source)
    else anywhere.push(one)
  }
  return {
    /** Where rules may answer that are about some addresses alone. */
    sources,
    /** The first rule that may be about any address. */
    anywhere: anywhere[0],
  }
}

/** With more, a path of usual length takes too long to try. */
const MAX_DEGREE = 4

/**
 * Returns what there is to say of a rule whose pattern may take minutes to try, as written in
 * `from`.
 */
export function findCostlyPattern(source: Source, from: string): Problem | undefined {
  if ('exact' in source || source.pattern.degree <= MAX_DEGREE) return undefined
  const message = `The check does not try the pattern ${quote(from)}, which could take minutes.`
  return unread(message, matchAllBelow(source.pattern.prefix))
}

/**
 * Returns a line or a name of a foreign file as a message quotes it: not longer than a reader
 * wants.
 */
export function quote(text: string): string {
  return `\`${text.length > 120 ? `${text.slice(0, 119)}…` : text}\``
}
