import { showDay } from '../../common/units.ts'
import type { Finding } from '../finding.ts'
import { escapeGlob } from './glob.ts'

/**
 * Returns the entries of a file that accepts just the errors and warnings among these findings that
 * count, wherever they occur, as text of three lines each. `now`: in ms since the epoch.
 */
export function writeAcceptedEntries(findings: readonly Finding[], now: number): string[] {
  const found = findings.filter(
    ({ severity, accepted, isRest }) => severity !== 'notice' && accepted === undefined && !isRest,
  )
  // The address in full stays the same when another page spells it differently.
  const entries = found.map(
    ({ code, target, address }) =>
      `- code: ${code}\n  target: ${scalar(escapeGlob(address ?? target))}\n  reason: accepted on ${showDay(now)} by --accept; say why`,
  )
  return [...new Set(entries)]
}

/**
 * Returns text as YAML that every reader takes for the same text, and no terminal or runner for a
 * command.
 */
function scalar(text: string): string {
  if (/^\/[\w./~%+=&@-]*$/.test(text)) return text
  return JSON.stringify(text)
    .replaceAll('##[', '#\\x23[')
    .replace(/[\p{Cc}\p{Cf}\p{Co}\p{Zl}\p{Zp}\p{Cn}]/gu, (sign) => {
      const digits = (sign.codePointAt(0) ?? 0).toString(16)
      if (digits.length > 4) return `\\U${digits.padStart(8, '0')}`
      return `\\u${digits.padStart(4, '0')}`
    })
}
