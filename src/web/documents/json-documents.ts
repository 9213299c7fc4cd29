/** Finds the strings of JSON documents that are addresses. */
import { makeLineCounter } from '../page/line-counter.ts'
import type { FoundReference, Outcome, Reference, Role } from './reference.ts'
import { walkJson } from './walk-json.ts'

/** A string in a document. */
interface Text {
  readonly value: string
  /** Starts at 0. */
  readonly line: number
  /** The path of keys and array indexes. */
  readonly path: readonly string[]
  /** The keys of the path, joined by spaces. */
  readonly place: string
}

/** Returns the address that a string of a document is or stands for; undefined if it is none. */
type Finder = (text: Text) => Reference | undefined

type Scan = (text: string, found: FoundReference) => Outcome

/**
 * Returns a function that calls `found` for each address in a text. `where`: where such texts have
 * addresses.
 */
function makeScan(where: 'near the root' | 'anywhere', findAddress: Finder): Scan {
  return (text, found) => {
    const lineAt = makeLineCounter(text)
    const outcome = walkJson(text, (path, at, value) => {
      if (value === undefined) return
      const place = path.filter((key) => !/^\d+$/.test(key)).join(' ')
      const reference = findAddress({ value, line: lineAt(at), path, place })
      if (reference !== undefined) found(reference)
    })
    // Then what is nested too deep has none.
    if (outcome === 'read in part' && where === 'near the root') return 'read'
    return outcome
  }
}

function findByRole(chooseRole: (text: Text) => Role | undefined): Finder {
  return (text) => {
    const role = chooseRole(text)
    if (role === undefined) return undefined
    return { role, address: text.value, line: text.line }
  }
}

/** https://www.w3.org/TR/appmanifest/ */
const MANIFEST: ReadonlyMap<string, Role> = new Map([
  ['start_url', 'app-page'],
  ['icons src', 'app-picture'],
  ['screenshots src', 'app-picture'],
  ['shortcuts url', 'app-page'],
  ['shortcuts icons src', 'app-picture'],
])
/** Calls `found` for the pages and pictures of an installed app. */
export const scanWebManifest = makeScan(
  'near the root',
  findByRole(({ place, value }) => (value === '' ? undefined : MANIFEST.get(place))),
)

/**
 * Properties of https://schema.org whose values are pages and pictures. Other values are names, or
 * templates of addresses.
 */
const STRUCTURED = new RegExp(
  '(?:^| )(?:' +
    '(?:contentUrl|image|item|logo|mainEntityOfPage|thumbnailUrl|url)' +
    '|(?:item|mainEntityOfPage) @id' +
    ')$',
)
/** Excludes values that may be text or templates. */
const ROOTED = /^(?:https?:\/)?\/[^\s{}]*$/i
/**
 * https://www.w3.org/TR/json-ld11/. An `@id` is only a name, except in some properties, where it is
 * an address.
 */
export const scanJsonLd = makeScan(
  'anywhere',
  findByRole(({ place, path, value }) => {
    const isAddress = STRUCTURED.test(place) && ROOTED.test(value)
    if (isAddress && !path.includes('@context')) return 'structured'
    return undefined
  }),
)

/**
 * Anything else is a bare specifier, which has no address:
 * https://html.spec.whatwg.org/#resolving-a-url-like-module-specifier.
 */
const MODULE = /^(?:\.{0,2}\/|[a-z][a-z\d+.-]*:)/i
/**
 * https://html.spec.whatwg.org/#import-maps. Entries that browsers ignore are left out, such as a
 * file for a key that ends with a slash.
 */
export const scanImportMap = makeScan('near the root', findImport)

/** The depth of addresses, by the first key of their path. */
const DEPTHS: ReadonlyMap<string | undefined, number> = new Map([
  ['imports', 2],
  ['scopes', 3],
])

function findImport({ path, value, line }: Text): Reference | undefined {
  const key = path.at(-1) ?? ''
  const isIntegrity = path[0] === 'integrity' && path.length === 2
  if (isIntegrity && MODULE.test(key))
    return { role: 'compared', address: key, line, integrity: value }
  if (path.length !== DEPTHS.get(path[0]) || !MODULE.test(value)) return undefined
  if (key.endsWith('/') && !value.endsWith('/')) return undefined
  return { role: 'import', address: value, line }
}
