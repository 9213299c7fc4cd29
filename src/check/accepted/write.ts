import type { Finding } from '../rules/findings.ts'
import { escapeGlob } from './glob.ts'
import type { JudgedFinding } from './judge.ts'

/** Returns the findings for which a file of accepted findings would need new entries: errors and warnings. */
export function acceptable(findings: readonly JudgedFinding[]): Finding[] {
  return findings.filter(
    ({ severity, accepted, isRest }) => severity !== 'notice' && accepted === undefined && !isRest,
  )
}

/**
 * Returns the entries of a file that accepts just these findings, wherever they occur, as text of three lines each.
 * `now`: in ms since the epoch.
 */
export function acceptedEntries(findings: readonly Finding[], now: number): string[] {
  const day = new Date(now).toISOString().slice(0, 10)
  const targets = new Map(
    findings.map(({ code, target, address }) => {
      // The address in full stays the same when another page spells it differently.
      const pattern = escapeGlob(address ?? target)
      return [`${code} ${pattern}`, { code, pattern }]
    }),
  )
  return [...targets.values()].map(
    ({ code, pattern }) =>
      `- code: ${code}\n  target: ${scalar(pattern)}\n  reason: accepted on ${day} by --accept; say why`,
  )
}

/** Returns text as YAML that every reader takes for the same text, and no terminal or runner for a command. */
function scalar(text: string): string {
  if (/^\/[\w./~%+=&@-]*$/.test(text)) return text
  const escaped = JSON.stringify(text)
    .replaceAll('##[', '#\\x23[')
    .replace(/[\p{Cc}\p{Cf}\p{Co}\p{Zl}\p{Zp}\p{Cn}]/gu, (sign) => {
      const digits = (sign.codePointAt(0) ?? 0).toString(16)
      return digits.length > 4 ? `\\U${digits.padStart(8, '0')}` : `\\u${digits.padStart(4, '0')}`
    })
  return escaped
}
