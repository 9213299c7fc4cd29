/** One sentence about the site as a whole, where most findings have one cause. */
import { count } from '../../common/units.ts'
import { toText } from '../../web/byte-strings.ts'
import { isPage } from '../../web/page-names.ts'
import type { Code } from '../rules/finding-kinds.ts'
import type { Finding } from '../rules/findings.ts'
import { isCounted } from './summary.ts'

/** Fewer findings have a cause each. */
const MIN_FINDINGS = 3
/** How many of them have to have the same cause. */
const NEARLY_ALL = 0.9

/** The codes of findings about addresses that nothing answers. */
const OF_ADDRESSES: ReadonlySet<Code> = new Set(['broken-link', 'broken-asset', 'outside-base-path'])

/**
 * Returns what is probably wrong with a site as a whole: ordinary text, foreign names included; undefined if nothing is.
 * `names` are those of its files, sorted, as strings of bytes; `folder` what it is called.
 */
export function diagnosisOf(
  { names, basePath, folder }: { names: readonly string[]; basePath: string; folder: string },
  findings: readonly Finding[],
): string | undefined {
  if (!names.some(isPage))
    return `There is not one .html file in ${folder}: is that the folder to which the generator writes the site?`
  if (!names.includes('index.html')) {
    const home = onlyHomePage(names)
    if (home !== undefined)
      return `${toText(home)} exists: is the site in the folder ${folder}/${toText(home.slice(0, -'/index.html'.length))}?`
  }
  const broken = findings.filter(
    (finding) => OF_ADDRESSES.has(finding.code) && isCounted(finding) && finding.severity !== 'notice',
  )
  if (broken.length < MIN_FINDINGS) return undefined
  const causes = Map.groupBy(broken, (finding) => causeOf(finding, basePath))
  for (const [cause, { length }] of causes)
    if (cause !== undefined && length >= broken.length * NEARLY_ALL) {
      const all = count(broken.length, 'address', 'addresses')
      return `${length === broken.length ? `All ${all}` : `${length.toLocaleString('en')} of ${all}`} that are not found exist ${cause}.`
    }
  return undefined
}

/** Returns the only `index.html` of those in the highest folders that have one. */
function onlyHomePage(names: readonly string[]): string | undefined {
  const homes = names.filter((name) => name.endsWith('/index.html'))
  const depthOf = (name: string) => name.split('/').length
  const least = Math.min(...homes.map(depthOf))
  const highest = homes.filter((name) => depthOf(name) === least)
  return highest.length === 1 ? highest[0] : undefined
}

/** Returns how a broken address differs from what exists, as the end of a sentence; undefined if that says nothing about others. */
function causeOf({ address, target, nearMiss }: Finding, basePath: string): string | undefined {
  if (nearMiss === undefined) return undefined
  const broken = (address ?? target).split(/[?#]/, 1)[0] ?? ''
  const near = nearMiss.address
  switch (nearMiss.kind) {
    case 'elsewhere':
    case 'base-path': {
      const path = near.slice(basePath.length)
      if (!broken.endsWith(`/${path}`)) return undefined
      const builtFor = broken.slice(0, broken.length - path.length)
      return builtFor.startsWith(basePath) && basePath !== '/'
        ? `without ${builtFor.slice(basePath.length)} behind the base path: the pages seem to be written for another base path than ${basePath}`
        : `below ${basePath}: the site seems to be built for “${builtFor}”, and \`base-path\` is “${basePath}”`
    }
    case 'ending': {
      const shared = sharedLength(broken, near)
      const [old, fresh] = [broken.slice(shared), near.slice(shared)]
      const how =
        old === ''
          ? `with “${fresh}”`
          : fresh === ''
            ? `without “${old}”`
            : `with “${fresh}” instead of “${old}”`
      return `${how} at the end: is \`host\` the one that the site was built for?`
    }
    case 'case':
      return 'in another case: were files renamed by a system that does not tell upper and lower case apart?'
    default:
      return undefined
  }
}

/** Returns how many characters both begin with, without a full stop at the end of them. */
function sharedLength(a: string, b: string): number {
  let length = 0
  while (length < a.length && a[length] === b[length]) length++
  return a[length - 1] === '.' ? length - 1 : length
}
