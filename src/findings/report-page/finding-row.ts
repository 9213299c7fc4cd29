/** Renders a finding in report.html: the problem, a suggestion, and its spots. */
import { formatCount, formatNumber } from '../../common/units.ts'
import { safe } from '../../text/clean.ts'
import {
  html,
  type Markup,
  renderCode,
  renderLink,
  renderSentences,
  renderTrustedLink,
  trustMarkup,
} from '../../text/markup.ts'
import { percentEncode, toBytes } from '../../web/byte-strings.ts'
import { describeAcceptance, findSuggestedAddress } from '../describe-finding.ts'
import { type Finding, isInRepository, type SourceSpot } from '../finding.ts'
import type { SimilarFindings } from '../prioritize.ts'

/** How many similar findings a row shows, unless the page is filtered. */
const MAX_OTHERS = 100

/** The addresses that pages and sources link to. */
export interface LinkTargets {
  /**
   * The prefix of links to pages: the address at which this build can be viewed, or its folder
   * relative to the report, with a slash at the end. Without it, pages are not links.
   */
  readonly linkPrefix: string | undefined
  /** The address of the workflow's repository: sources are links to it. */
  readonly repository?: string | undefined
}

/** Returns an attribute without a value, if it is set. */
export function renderBooleanAttribute(name: string, isSet: boolean): Markup | undefined {
  if (isSet) return trustMarkup(` ${name}`)
  return undefined
}

/** Returns the row of a finding and its similar ones. */
export function renderFindingRow({ first, others }: SimilarFindings, targets: LinkTargets): Markup {
  return html`<li class="finding">
<div>${renderFinding(first, others)}</div>
<div class="where">${renderOccurrences(first, targets)}</div>
</li>
`
}

/** Returns the problem and the suggestion. Text that similar findings share has its own class. */
function renderFinding(first: Finding, others: readonly Finding[]): Markup {
  const { message, target, address, accepted } = first
  const isShared = others.every((other) => other.message === message)
  const suggestion = findSuggestedAddress(first)
  const name = target === '' ? undefined : html`<b>${renderCode(target)}</b>`
  const suggested = suggestion && html`<b>${renderCode(suggestion.suggestedAddress)}</b>`

  const parts: Markup[] = []
  if (suggestion?.saysOnlyNotFound) {
    parts.push(html`<p class="own">${name} was not found: did you mean ${suggested}?</p>`)
  } else {
    const sentence = html`<span class="${isShared ? 'shared' : 'own'}">${renderSentences(safe`${message}`)}</span>`
    const before = name && html`<span class="own">${name}: </span>`
    const after = suggestion && html`<span class="own"> Similar: ${suggested}.</span>`
    parts.push(html`<p>${before}${sentence}${after}</p>`)
  }

  // A target with the full address needs no second line.
  if (address !== undefined && !target.endsWith(address))
    parts.push(html`<p class="address own">${address}</p>`)
  if (accepted !== undefined)
    parts.push(html`<p class="reason">${describeAcceptance(accepted)}</p>`)
  return html`${parts}${renderOthers(others, isShared)}`
}

function renderOccurrences(finding: Finding, targets: LinkTargets): Markup {
  const { occurrences, pages, spots } = finding
  const parts = [renderSpots(finding, targets)]
  if (pages > spots.length)
    parts.push(html`<p>and ${formatCount(pages - spots.length, 'more page')}</p>`)
  if (occurrences > Math.max(pages, 1))
    parts.push(html`<p>${formatNumber(occurrences)} times in all</p>`)
  return html`${parts}`
}

function renderSpots({ code, spots, standsForUnlisted }: Finding, targets: LinkTargets): Markup {
  if (spots.length === 0) return standsForUnlisted ? html`other addresses` : html`–`
  const links = code === 'leaked-file' ? NO_LINKS : targets
  return html`<ul>${spots.map((spot) => renderSpot(spot, links))}</ul>`
}

/**
 * Returns the similar findings. All of them are in the page, because the script filters them by
 * page.
 */
function renderOthers(others: readonly Finding[], isShared: boolean): Markup | undefined {
  if (others.length === 0) return undefined
  const items = others.map((other, i) => {
    const hidden = renderBooleanAttribute('hidden', i >= MAX_OTHERS)
    const message = isShared ? undefined : html` ${renderSentences(safe`${other.message}`)}`
    return html`<li${hidden}>${other.target}${message}${renderPagesOf(other)}</li>\n`
  })
  const summary = formatCount(others.length, 'similar address', 'similar addresses')
  return html`<details class="others"><summary>${summary}</summary><ul>
${items}</ul>${renderHiddenCount(others.length - MAX_OTHERS)}</details>`
}

function renderHiddenCount(count: number): Markup | undefined {
  if (count <= 0) return undefined
  return html`<p>… and ${formatNumber(count)} more in report.json</p>`
}

/**
 * Returns the first pages of a similar finding. They are hidden if the finding is about the page
 * itself, but the script needs them.
 */
function renderPagesOf({ target, spots }: Finding): Markup | undefined {
  if (spots.length === 0) return undefined
  const pages = spots.map(({ page }, i) => {
    const comma = i === 0 ? '' : ', '
    return html`${comma}<span data-page="${page}">${page}</span>`
  })
  const isItself = spots.every(({ page }) => page === target)
  return html` <small${renderBooleanAttribute('hidden', isItself)}>in ${pages}</small>`
}

/** No links to the public address of a secret. */
const NO_LINKS = { linkPrefix: undefined, repository: undefined }

function renderSpot(
  { page, line, source }: Finding['spots'][number],
  { linkPrefix, repository }: LinkTargets,
): Markup {
  // A name that is not valid UTF-8 cannot be written in an address.
  const isLink = linkPrefix !== undefined && !page.includes('\uFFFD')
  const address = isLink ? `${linkPrefix}${percentEncode(toBytes(page))}` : undefined
  const built = html`${renderTrustedLink(html`${page}`, address)}${renderLine({ line })}`
  if (source === undefined) return html`<li data-page="${page}">${built}</li>`
  const written = html`${renderSource(source, repository)}${renderLine(source)}`
  return html`<li data-page="${page}">${written}<br><small>${built}</small></li>`
}

function renderLine({ line }: Pick<SourceSpot, 'line'>): Markup | undefined {
  if (line === undefined) return undefined
  return html`<span class="line">:${line}</span>`
}

/** Returns the source of a page, as a link if it is in the workflow's repository. */
function renderSource(source: SourceSpot, repository: string | undefined): Markup {
  const isOwn = repository !== undefined && isInRepository(source, repository)
  return renderLink(html`${source.path}`, isOwn ? source.url : undefined)
}
