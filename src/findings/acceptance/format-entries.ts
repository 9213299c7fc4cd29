import { formatDay } from '../../common/units.ts'
import { type Finding, isAccepted } from '../finding.ts'
import { escapeGlob } from './glob.ts'

/**
 * Returns entries that accept exactly the counted errors and warnings among these findings, on any
 * page. Each entry is text of three lines. `nowMs` is since the epoch.
 */
export function formatAcceptanceEntries(findings: readonly Finding[], nowMs: number): string[] {
  const acceptable = findings.filter(isAcceptable)
  const reason = `accepted on ${formatDay(nowMs)} by --accept; say why`
  const entries = acceptable.map(({ code, target, address }) => {
    // The full address stays the same if another page spells it differently.
    const pattern = quoteScalar(escapeGlob(address ?? target))
    return `- code: ${code}\n  target: ${pattern}\n  reason: ${reason}`
  })
  return [...new Set(entries)]
}

function isAcceptable(finding: Finding): boolean {
  return finding.severity !== 'notice' && !isAccepted(finding) && !finding.standsForUnlisted
}

/**
 * Returns text as a YAML scalar that every parser reads as this text, and that no terminal or
 * runner interprets as a command.
 */
function quoteScalar(text: string): string {
  if (/^\/[\w./~%+=&@-]*$/.test(text)) return text
  return JSON.stringify(text)
    .replaceAll('##[', '#\\x23[')
    .replace(/[\p{Cc}\p{Cf}\p{Co}\p{Zl}\p{Zp}\p{Cn}]/gu, (sign) => {
      const digits = (sign.codePointAt(0) ?? 0).toString(16)
      if (digits.length > 4) return `\\U${digits.padStart(8, '0')}`
      return `\\u${digits.padStart(4, '0')}`
    })
}
