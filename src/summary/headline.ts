import type { Outcome } from '../messages.ts'
import { type SafeText, safe } from '../report/clean.ts'
import { html, type Markup, sentences } from '../report/markup.ts'
import { pageNumber } from '../report/progress.ts'
import { countsInWords } from '../site/report/summary.ts'
import { rulesOf } from '../site/rules/hosts.ts'
import type { Facts } from '../step.ts'
import { count } from '../units.ts'
import type { EndedStep } from './ended-step.ts'

/** The first line: a mark, what it was about, how it ended, and the numbers that matter. */
export function headline({ step: { facts }, outcome }: EndedStep): Markup {
  return html`<h3>${markOf(facts, outcome)} ${sentences(safe`${facts.subject}: ${endingInWords(facts, outcome)}`)}</h3>`
}

/** Returns how the step ended in words: `verify-failed, 242 pages, 2 errors and 1 warning for nginx`. */
export function endingInWords({ check, pageCount }: Facts, outcome: Outcome): SafeText {
  const pages = check?.pages ?? pageNumber(pageCount)
  const parts = [
    outcome,
    ...(pages === undefined ? [] : [count(pages, 'page')]),
    ...(check === undefined ? [] : [countsInWords(check)]),
  ]
  const host = check?.host === undefined ? '' : safe` for ${rulesOf(check.host).title}`
  return safe`${parts.join(', ')}${host}`
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
