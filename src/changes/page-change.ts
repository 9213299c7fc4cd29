import { baseIn, pageTextOf } from '../web/page/page-text.ts'
import { syntaxOf } from '../web/page/vocabulary.ts'
import type { PagePair } from './compare.ts'
import { differenceOfStates } from './page/difference.ts'
import { differenceOf, shown } from './page/sections.ts'
import type { PageTargets, Targets } from './page/targets.ts'
import { editsOf } from './page/text-edits.ts'
import type { Side } from './side.ts'
import type { PageChange } from './site-change.ts'

/** Two sites, and what the addresses in their pages lead to. */
export interface PageSides {
  readonly before: Side
  readonly after: Side
  readonly earlierTargets: Targets
  readonly laterTargets: Targets
  /** Whether every address leads to the same in both. */
  readonly haveSameTargets: boolean
}

/**
 * Reads both states of a page, and returns what a reader would notice: nothing, perhaps. Returns undefined if it has the same
 * bytes at the same place.
 */
export async function changeOf({ from, page }: PagePair, sides: PageSides): Promise<PageChange | undefined> {
  const { before, after, earlierTargets, laterTargets } = sides
  if (from === page) {
    const both = await before.pageOnBoth(page, after)
    const quick = both && quickChange(page, ...both, sides)
    if (quick !== undefined) return quick === 'none' ? undefined : quick
    if (!(await before.differs(page, after))) return undefined
  }
  const [earlier, later] = [await before.parts(from, earlierTargets), await after.parts(page, laterTargets)]
  const origin = from === page ? undefined : from
  return { page, from: origin, title: shown(later.title), ...differenceOf(earlier, later) }
}

function quickChange(page: string, before: Buffer, after: Buffer, sides: PageSides): PageChange | 'none' {
  if (before.equals(after)) return 'none'
  const syntax = syntaxOf(page)
  const [was, is] = [pageTextOf(before, syntax), pageTextOf(after, syntax)]
  const { title, ...difference } = differenceOfStates({
    before: { text: was, targets: whenNeeded(() => sides.earlierTargets.of(page, baseIn([was], syntax))) },
    after: { text: is, targets: whenNeeded(() => sides.laterTargets.of(page, baseIn([is], syntax))) },
    edits: editsOf(was, is),
    syntax,
    haveSameTargets: sides.haveSameTargets,
  })
  return { page, title: shown(title), ...difference }
}

/** Finds the base of a page no earlier than an address is resolved: in most edits there is none. */
function whenNeeded(targetsOfPage: () => PageTargets): PageTargets {
  let targets: PageTargets | undefined
  const all = () => {
    targets ??= targetsOfPage()
    return targets
  }
  return { link: (target) => all().link(target), image: (target) => all().image(target) }
}
