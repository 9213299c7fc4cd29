/**
 * Recognizes pages that a proxy or host has transformed, so that their bytes differ. The changes
 * are taken from the documentation of hosts, and from pages that they served, 2026-11.
 */
import { type Bytes, NO_BYTES, readBytes, trimBytes } from '../../web/byte-strings.ts'
import { isInjectedByHosts, undoTransforms } from '../../web/host/all-hosts.ts'
import { type PagePart, VisibleContentReader } from '../../web/page/visible-content-reader.ts'
import { chooseSyntax, type Syntax } from '../../web/page/vocabulary.ts'
import type { LocalSite, PageBase } from '../site/local-site.ts'
import { listPageLoads, type PageLoad } from './list-page-loads.ts'

/** Compares the addresses in pages of a site. */
type AddressComparer = Pick<LocalSite, 'haveSameDestination'>

/**
 * How received content compares with the page in a file. `transformed`: a reader would notice no
 * difference.
 */
export type PageComparison =
  | {
      readonly result: 'transformed'
      /** The address of an added script that hosts are known to inject. */
      readonly injectedScript: Bytes | undefined
    }
  | {
      readonly result: 'other'
      /** The address of an added script, if only scripts were added. */
      readonly onlyAddedScript?: Bytes | undefined
      /** Text that was added at one place, if nothing else differs. */
      readonly onlyAddedText?: Bytes | undefined
      /** The title of the received page, if the page in the file has another one or none. */
      readonly otherTitle?: Bytes | undefined
    }

/**
 * Compares received content with the page in the file. For `transformed`, scripts and style sheets
 * must have the same addresses and conditions, and inline scripts must contain the same addresses.
 * Scripts that hosts are known to add are ignored. `name` is the name of the file, and `content`
 * its content.
 */
export function compareTransformedPage(
  name: Bytes,
  content: Buffer,
  receivedContent: Buffer,
  site: AddressComparer,
): PageComparison {
  const expected = listParts(name, content)
  const received = listParts(name, receivedContent)
  const baseElement = expected.parts.find(({ kind }) => kind === 'base')
  const pageBase = { page: name, base: baseElement?.value ?? NO_BYTES }
  const isSame = (part: ComparedPart, receivedPart: ComparedPart | undefined) =>
    isSamePart(part, receivedPart, pageBase, site)
  const matchesExpected = (parts: readonly ComparedPart[]) =>
    parts.length === expected.parts.length &&
    expected.parts.every((part, i) => isSame(part, parts[i]))

  if (matchesExpected(received.parts)) {
    const injectedScript = received.injected.find((each) => !expected.injected.includes(each))
    return { result: 'transformed', injectedScript }
  }
  const addedScripts = listAddedScripts(expected.parts, received.parts)
  const otherParts = received.parts.filter((part) => !addedScripts.has(part))
  if (!matchesExpected(otherParts))
    return {
      result: 'other',
      onlyAddedText: findAddedText(expected.parts, received.parts, isSame),
      otherTitle: findOtherTitle(expected.parts, received.parts),
    }
  const [firstAdded] = addedScripts
  return { result: 'other', onlyAddedScript: firstAdded?.value }
}

/** Returns the title of the received page if the expected page has another one or none. */
function findOtherTitle(
  expectedParts: readonly ComparedPart[],
  receivedParts: readonly ComparedPart[],
): Bytes | undefined {
  const isTitle = ({ kind }: ComparedPart) => kind === 'title'
  const title = receivedParts.find(isTitle)?.value
  return title === expectedParts.find(isTitle)?.value ? undefined : title
}

/**
 * Returns the text that was added at one place of the received page; undefined if anything else
 * differs.
 */
function findAddedText(
  expectedParts: readonly ComparedPart[],
  receivedParts: readonly ComparedPart[],
  isSame: (part: ComparedPart, receivedPart: ComparedPart | undefined) => boolean,
): Bytes | undefined {
  if (receivedParts.length !== expectedParts.length) return undefined
  const differing = [...expectedParts.entries()].filter(
    ([i, part]) => !isSame(part, receivedParts[i]),
  )
  const [first, ...others] = differing
  if (first === undefined || others.length > 0) return undefined
  const [i, before] = first
  const after = receivedParts[i]
  if (before.kind !== 'text' || after?.kind !== 'text') return undefined
  return subtractText(after.value, before.value)
}

/** Returns the text that must be removed from `after` to get `before`; undefined without one. */
function subtractText(after: Bytes, before: Bytes): Bytes | undefined {
  let start = 0
  while (start < before.length && after[start] === before[start]) start++
  const end = after.length - (before.length - start)
  if (after.slice(end) !== before.slice(start)) return undefined
  const added = trimBytes(after.slice(start, end))
  return added === '' ? undefined : added
}

/** Returns the scripts, and the addresses in scripts, that only the received page has. */
function listAddedScripts(
  expectedParts: readonly ComparedPart[],
  receivedParts: readonly ComparedPart[],
): ReadonlySet<ComparedPart> {
  const knownAddresses = new Set(expectedParts.filter(isScript).map(({ value }) => value))
  const scripts = receivedParts.filter(isScript)
  return new Set(scripts.filter(({ value }) => !knownAddresses.has(value)))
}

function isScript({ kind }: ComparedPart): boolean {
  return kind === 'script' || kind === 'in-script'
}

function isSamePart(
  expected: ComparedPart,
  received: ComparedPart | undefined,
  pageBase: PageBase,
  site: AddressComparer,
): boolean {
  if (received === undefined) return false
  if (expected.kind !== received.kind || expected.usageKey !== received.usageKey) return false
  if (expected.value === received.value) return true
  if (expected.kind === 'text') return false
  if (isUpgradedToHttps(expected.value, received.value)) return true
  if (expected.kind !== 'link') return false
  return site.haveSameDestination(pageBase, expected.value, received.value)
}

/** A part of a page that readers notice or that is loaded. Adjacent text is one part. */
interface ComparedPart {
  readonly kind: PagePart | PageLoad['kind']
  readonly value: Bytes
  readonly usageKey?: string
}

/** What is compared of a page. */
interface ListedParts {
  /** What readers notice, in order, and then what is loaded, in order. */
  readonly parts: readonly ComparedPart[]
  /** The addresses of scripts that hosts are known to inject. They are not among the parts. */
  readonly injected: readonly Bytes[]
}

function listParts(name: Bytes, content: Buffer): ListedParts {
  const page = undoTransforms(readBytes(content))
  const syntax = chooseSyntax(name)
  const parts = listVisibleParts(page, syntax)
  // The code of a script is not compared, because it may have been minified.
  const injected: Bytes[] = []
  for (const load of listPageLoads(page, syntax)) {
    const part = makeLoadPart(load)
    if (isInjectedByHosts(part.value)) injected.push(part.value)
    else parts.push(part)
  }
  return { parts, injected }
}

/**
 * Returns what readers notice in a page, in order. A text, which may be empty, is before each other
 * part and at the end, so that equal pages have the same part at each position.
 */
function listVisibleParts(page: Bytes, syntax: Syntax): ComparedPart[] {
  const parts: ComparedPart[] = []
  let pendingText = NO_BYTES
  const reader = new VisibleContentReader((kind, value) => {
    // Readers do not see whether a link is part of a menu.
    if (kind === 'region') return
    if (kind === 'text') {
      pendingText = pendingText.concat(value)
      return
    }
    parts.push({ kind: 'text', value: pendingText }, { kind, value })
    pendingText = NO_BYTES
  }, syntax)
  reader.read(page)
  parts.push({ kind: 'text', value: pendingText })
  return parts
}

function makeLoadPart(load: PageLoad): ComparedPart {
  switch (load.kind) {
    case 'base':
      return { kind: load.kind, value: load.href }
    case 'policy':
      return { kind: load.kind, value: load.policy }
    default:
      return { kind: load.kind, value: load.href, usageKey: load.usageKey }
  }
}

/**
 * Returns whether an address was changed from `http:` to `https:`, as Cloudflare does with
 * Automatic HTTPS Rewrites:
 * https://developers.cloudflare.com/ssl/edge-certificates/additional-options/automatic-https-rewrites/
 */
function isUpgradedToHttps(before: string, after: string): boolean {
  const isSecured = /^http:\/\//i.test(before) && /^https:\/\//i.test(after)
  return isSecured && before.slice('http'.length) === after.slice('https'.length)
}
