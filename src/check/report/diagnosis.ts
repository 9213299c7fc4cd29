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
  for (const [cause, { length }] of causes) {
    if (cause === undefined) continue
    // A link to the home page of the other base path has no near miss.
    const homes = causes.get(undefined)?.filter((finding) => cause.includes(`“${pathOf(finding)}”`)) ?? []
    const alike = length + homes.length
    if (alike < broken.length * NEARLY_ALL) continue
    const all = count(broken.length, 'address', 'addresses')
    const found = alike === broken.length ? `All ${all}` : `${alike.toLocaleString('en')} of ${all}`
    return `${found} that are not found exist ${cause}.`
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
function causeOf(finding: Finding, basePath: string): string | undefined {
  const { nearMiss } = finding
  switch (nearMiss?.kind) {
    case 'elsewhere':
    case 'base-path': {
      const broken = pathOf(finding)
      const path = nearMiss.address.slice(basePath.length)
      const builtFor = broken.slice(0, broken.length - path.length)
      return broken.endsWith(`/${path}`)
        ? `below ${basePath}: the site seems to be built for “${builtFor}”, but \`base-path\` is “${basePath}”`
        : undefined
    }
    case 'ending':
      return 'with another ending: is `host` the one that the site was built for?'
    case 'case':
      return 'in another case: were files renamed by a system that does not tell upper and lower case apart?'
    default:
      return undefined
  }
}

const pathOf = ({ address, target }: Finding): string => (address ?? target).split(/[?#]/, 1)[0] ?? ''
