import type { JudgedFinding } from '../check/accepted/judge.ts'
import { acceptanceInWords, placeOf } from '../check/report/summary.ts'
import { safe } from '../report/clean.ts'
import type { Severity } from '../report/kind.ts'
import { code, folded, html, link, type Markup, sentences, table } from '../report/markup.ts'
import { count } from '../units.ts'
import { docsAddress } from './docs-address.ts'
import type { EndedStep } from './ended-step.ts'

/** The marks of findings. */
export const MARKS: Readonly<Record<Severity | 'accepted', string>> = {
  error: '❌ error',
  warning: '⚠️ warning',
  notice: 'ℹ️ notice',
  accepted: '☑️ accepted',
}

/** The worst findings, errors first, with what is there instead. */
export function findings({ step: { env, facts } }: EndedStep): Markup | undefined {
  const { check } = facts
  if (check === undefined || check.findings === 0) return undefined
  const more = check.findings - check.worst.length
  const items = check.worst.map((finding) => html`<li>${findingItem(finding, env)}</li>\n`)
  const least = check.isComplete ? '' : 'at least '
  const words = `${least}${count(more, 'more finding')}`
  const beyond = more === 0 ? undefined : html`<p>… and ${words}.${noticesAmong(check.notices)}</p>\n`
  return html`<h4>Findings of the check</h4>\n<ol>\n${items}</ol>\n${beyond}`
}

/** The first line of the summary counts errors and warnings alone. */
function noticesAmong(notices: number): Markup | undefined {
  if (notices === 0) return undefined
  return notices === 1
    ? html` 1 of the findings is a notice, which counts neither as an error nor as a warning.`
    : html` ${notices.toLocaleString('en')} of the findings are notices, which count neither as errors nor as warnings.`
}

function findingItem(finding: JudgedFinding, env: NodeJS.ProcessEnv): Markup {
  const { code: name, severity, target, address, message, nearMiss, accepted } = finding
  const rule = link(html`${name}`, docsAddress(env, 'docs/check.md', name))
  const what = target === '' ? undefined : html` ${code(target)}`
  const inFull = address === undefined ? undefined : html` (${code(address)})`
  const near = nearMiss === undefined ? undefined : html` <b>${nearInWords(nearMiss)}</b>`
  const reason =
    accepted === undefined ? undefined : html` ${sentences(safe`${acceptanceInWords(accepted)}`)}`
  const place = placeOf(finding)
  const where = place === undefined ? undefined : html`<br>In ${code(place.page)}${place.further}.`
  return html`${MARKS[accepted === undefined ? severity : 'accepted']} ${rule}${what}${inFull}: ${sentences(safe`${message}`)}${near}${reason}${where}`
}

function nearInWords({ address, message }: NonNullable<JudgedFinding['nearMiss']>): Markup {
  return message.startsWith(address)
    ? html`${code(address)} ${sentences(safe`${message.slice(address.length)}`)}`
    : sentences(safe`${message}`)
}

/** How many findings there are of each code, and how often they occur. */
export function findingsByCode({ step: { facts } }: EndedStep): Markup | undefined {
  const { byCode = [] } = facts.check ?? {}
  if (byCode.length === 0) return undefined
  const rows = byCode.map((of) => {
    const findings = `${of.isComplete ? '' : 'at least '}${of.findings.toLocaleString('en')}`
    return [of.code, of.severity, findings, of.occurrences.toLocaleString('en')].map((cell) => html`${cell}`)
  })
  return folded('Findings by code', table(['Code', 'Severity', 'Findings', 'Occurrences'], rows))
}

/** The pages that most findings are on. */
export function findingsByPage({ step: { facts } }: EndedStep): Markup | undefined {
  const { worstPages = [] } = facts.check ?? {}
  if (worstPages.length === 0) return undefined
  const rows = worstPages.map(({ page, findings }) => [code(page), html`${findings}`])
  return folded('Pages with the most findings', table(['Page', 'Findings'], rows))
}
