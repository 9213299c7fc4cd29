import { type SafeText, safe } from '../../report/clean.ts'
import { count } from '../../units.ts'
import type { WrittenRepair } from './write.ts'

/** Returns what to say of redirects that were written below `folder`; `note` is for the summary, if they redirect anything. */
export function describeRepairs(
  repairs: readonly WrittenRepair[],
  folder: string,
): { readonly line: SafeText; readonly note: string | undefined } {
  const [only] = repairs.length === 1 ? repairs : []
  const most = repairs.reduce((sum, { addresses }) => Math.max(sum, addresses), 0)
  if (most === 0)
    return {
      line: safe`No redirects were written: what had to be left out is listed in ${folder}`,
      note: undefined,
    }
  // Values of a template lose spaces at their ends.
  const addresses = count(most, 'address', 'addresses')
  const what =
    only === undefined ? safe`up to ${addresses} of the earlier site` : safe`${addresses} of the earlier site`
  const isWhole = repairs.every(({ leftOut }) => leftOut === 0)
  const but = isWhole ? '' : '; what had to be left out is listed beside them'
  return {
    line: safe`Redirects for ${what} are in ${only?.folder ?? folder}${but}`,
    note: `for ${what.text}${but}`,
  }
}
