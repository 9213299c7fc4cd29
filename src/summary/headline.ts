import { countsInWords } from '../check/report/summary.ts'
import type { Outcome } from '../messages.ts'
import { type SafeText, safe } from '../report/clean.ts'
import { html, type Markup, sentences } from '../report/markup.ts'
import { pageNumber } from '../report/progress.ts'
import type { Facts, LiveFacts } from '../step.ts'
import { count } from '../units.ts'
import { rulesOf } from '../web/host/hosts.ts'
import type { EndedStep } from './ended-step.ts'

/** The first line: a mark, what it was about, how it ended, and the numbers that matter. */
export function headline({ step: { facts }, outcome }: EndedStep): Markup {
  return html`<h3>${markOf(facts, outcome)} ${sentences(safe`${facts.subject}`)}: ${sentences(endingInWords(facts, outcome))}</h3>`
}

/** Returns how the step ended in words: `verify-failed, 242 pages, 2 errors and 1 warning for nginx`. */
export function endingInWords({ check, pageCount, live }: Facts, outcome: Outcome): SafeText {
  if (outcome === 'live-failed' && live !== undefined) return safe`${outcome}, ${differing(live)}`
  // What the check of the folder found says nothing about a host that was not reached.
  if (outcome === 'unreachable') return safe`${outcome}`
  const pages = check?.pages ?? pageNumber(pageCount)
  const parts = [
    outcome,
    ...(pages === undefined ? [] : [count(pages, 'page')]),
    ...(check === undefined ? [] : [countsInWords(check)]),
  ]
  const host = check?.host === undefined ? '' : safe` for ${rulesOf(check.host).title}`
  return safe`${parts.join(', ')}${host}`
}

function differing({ differing: addresses, found }: LiveFacts): string {
  if (addresses === 0) return found
  return `${count(addresses, 'address', 'addresses')} ${addresses === 1 ? 'differs' : 'differ'}`
}

function markOf({ check, checkFailure }: Facts, outcome: Outcome): string {
  switch (outcome) {
    case 'succeeded':
      return checkFailure !== undefined || (check !== undefined && check.errors > 0) ? '⚠️' : '✅'
    case 'pending':
      return '⏳'
    case 'cancelled':
      return '⏹️'
    default:
      return '❌'
  }
}
