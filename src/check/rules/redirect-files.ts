/** Counts what is wrong with a host's own redirect file, in the root of the site. */

import { makeInterruptible } from '../../common/event-loop.ts'
import { showPath } from '../../web/address.ts'
import { asBytes, type Bytes, toBytes, toText, trimBytes } from '../../web/byte-strings.ts'
import { MAX_REDIRECT_FILE, type UnreadFile } from '../../web/host/published-files.ts'
import { findRuleFaults, type RuleFault } from '../../web/host/redirects/rule-faults.ts'
import type { Site } from '../../web/host/site.ts'
import { getFileName } from '../../web/tree.ts'
import type { FindingCounter } from './finding-counter.ts'
import { pointAtFile, pointAtLine } from './occurrences.ts'
import type { RuleContext } from './rule-context.ts'

/** How many addresses of a circle are named. */
const MAX_NAMED = 5

/** Counts a file of the host's own that was not read. */
export function countUnreadFile(
  { name: text, why, isRedirectFile }: UnreadFile,
  counter: FindingCounter,
): void {
  const name = toBytes(text)
  const where = pointAtFile(name)
  if (isRedirectFile && why === 'too large') {
    const limit = `${MAX_REDIRECT_FILE >> 20} MiB that the check reads`
    const problem = `The file is larger than the ${limit}, so its rules are not known.`
    counter.countWithValues('redirect-invalid/unread', { problem }, name, where)
  } else counter.countWithValues('unreadable-file', { why }, name, where)
}

/**
 * Counts what is wrong with the rules of a site's redirect file.
 * @throws the reason of `signal` soon after it is aborted
 */
export async function checkRedirects({ served, counter, signal }: RuleContext): Promise<void> {
  const { redirects, rules, findFile, site } = served
  const file = toBytes(rules.redirectFile?.name ?? '')
  for await (const [i, { kind, line, message }] of makeInterruptible(
    redirects.problems.entries(),
    signal,
  )) {
    // Two may be about the file as a whole.
    const ofFile = i === 0 ? file : `${file} (${i + 1})`
    const key = line === undefined ? ofFile : `${file}:${line}`
    counter.countWithValues(
      KIND_OF_PROBLEM[kind],
      { problem: message },
      asBytes(key),
      pointAtLine(file, line),
      file,
    )
  }
  for await (const fault of makeInterruptible(findRuleFaults(redirects, findFile), signal))
    if (fault !== undefined && isKnown(fault, site)) countFault(fault, file, site, counter)
}

const KIND_OF_PROBLEM = {
  invalid: 'redirect-invalid',
  ignored: 'redirect-invalid/ignored',
  'over-limit': 'redirect-invalid/ignored',
  unread: 'redirect-invalid/unread',
} as const

/** The content of a folder that could not be read is not known. */
function isKnown(fault: RuleFault, { unreadable }: Site): boolean {
  return (
    fault.kind !== 'dead-target' ||
    !unreadable.some((folder) => fault.path.slice(1).startsWith(folder))
  )
}

function countFault(fault: RuleFault, file: Bytes, site: Site, counter: FindingCounter): void {
  const { rule } = fault
  const from = toBytes(rule.from)
  const key = trimBytes(from.concat(' ', toBytes(rule.to)))
  const at = [key, pointAtLine(file, rule.line), from] as const
  if (fault.kind === 'loop')
    counter.countWithValues('redirect-loop', { way: wayOf(fault.paths) }, ...at)
  else if (fault.kind === 'hidden')
    counter.countWithValues('redirect-hidden', { line: String(fault.by.line) }, ...at)
  else if (fault.kind === 'shadowed')
    counter.countWithValues(
      'redirect-shadowed',
      { file: toText(getFileName(site, fault.file)) },
      ...at,
    )
  else if (fault.kind === 'catch-all') {
    const kind = rule.isForced ? 'redirect-catch-all/forced' : 'redirect-catch-all'
    counter.countWithValues(kind, { to: toText(fault.path) }, ...at)
  } else {
    const kind = rule.action === 'status' ? 'redirect-target/error-page' : 'redirect-target'
    counter.countWithValues(kind, { to: toText(showPath(fault.path)) }, ...at)
  }
}

function wayOf(paths: readonly Bytes[]): string {
  const named = paths.slice(0, MAX_NAMED).map(toText)
  const isWhole = paths.length <= MAX_NAMED
  return [...named, isWhole ? (named[0] ?? '') : '…'].join(' → ')
}
