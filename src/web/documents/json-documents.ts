/** Finds the strings of JSON documents that are addresses. */
import { makeLineCounter } from '../page/line-counter.ts'
import type { Reference, Role, Scan } from './reference.ts'
import { walkJson } from './walk-json.ts'

/** A string in a document. */
interface JsonString {
  readonly value: string
  /** Starts at 0. */
  readonly line: number
  /** The path of keys and array indexes. */
  readonly path: readonly string[]
  /** The keys of the path, joined by spaces. */
  readonly keyPath: string
}

/** Returns the address that a string of a document is or stands for; undefined if it is neither. */
type ReferenceFinder = (text: JsonString) => Reference | undefined

/**
 * Returns a function that calls `onReference` for each address in JSON. `depth`: where such JSON
 * has addresses.
 */
function makeJsonScan(depth: 'near the root' | 'anywhere', findAddress: ReferenceFinder): Scan {
  return (text, onReference) => {
    const countLineEndsBefore = makeLineCounter(text)
    const outcome = walkJson(text, (path, at, value) => {
      if (value === undefined) return
      const keyPath = path.filter((key) => !/^\d+$/.test(key)).join(' ')
      const reference = findAddress({ value, line: countLineEndsBefore(at), path, keyPath })
      if (reference !== undefined) onReference(reference)
    })
    // In that case, parts that are nested too deeply have no addresses.
    if (outcome === 'too-deep' && depth === 'near the root') return 'read'
    return outcome
  }
}

function findByRole(chooseRole: (text: JsonString) => Role | undefined): ReferenceFinder {
  return (text) => {
    const role = chooseRole(text)
    if (role === undefined) return undefined
    return { role, address: text.value, line: text.line }
  }
}

/** https://www.w3.org/TR/appmanifest/ */
const MANIFEST_ROLES: ReadonlyMap<string, Role> = new Map([
  ['start_url', 'app-page'],
  ['icons src', 'app-image'],
  ['screenshots src', 'app-image'],
  ['shortcuts url', 'app-page'],
  ['shortcuts icons src', 'app-image'],
])
/** Calls `onReference` for the pages and images of an installed app. */
export const scanWebManifest = makeJsonScan(
  'near the root',
  findByRole(({ keyPath, value }) => (value === '' ? undefined : MANIFEST_ROLES.get(keyPath))),
)

/**
 * Properties of https://schema.org whose values are pages and images. Other values are names, or
 * address templates.
 */
const ADDRESS_PROPERTY = new RegExp(
  '(?:^| )(?:' +
    '(?:contentUrl|image|item|logo|mainEntityOfPage|thumbnailUrl|url)' +
    '|(?:item|mainEntityOfPage) @id' +
    ')$',
)
/** Excludes values that may be text or templates. */
const UNTEMPLATED_ADDRESS = /^(?:https?:\/)?\/[^\s{}]*$/i
/**
 * https://www.w3.org/TR/json-ld11/. An `@id` is only a name, except in some properties, where it is
 * an address.
 */
export const scanJsonLd = makeJsonScan(
  'anywhere',
  findByRole(({ keyPath, path, value }) => {
    const isAddress = ADDRESS_PROPERTY.test(keyPath) && UNTEMPLATED_ADDRESS.test(value)
    if (isAddress && !path.includes('@context')) return 'structured'
    return undefined
  }),
)

/**
 * Anything else is a bare specifier, which has no address:
 * https://html.spec.whatwg.org/#resolving-a-url-like-module-specifier.
 */
const URL_LIKE_SPECIFIER = /^(?:\.{0,2}\/|[a-z][a-z\d+.-]*:)/i
/**
 * https://html.spec.whatwg.org/#import-maps. Entries that browsers ignore are left out, such as a
 * file for a key that ends with a slash.
 */
export const scanImportMap = makeJsonScan('near the root', findImportReference)

/** The depth of addresses, by the first key of their path. */
const ADDRESS_DEPTHS: ReadonlyMap<string | undefined, number> = new Map([
  ['imports', 2],
  ['scopes', 3],
])

function findImportReference({ path, value, line }: JsonString): Reference | undefined {
  const key = path.at(-1) ?? ''
  const isIntegrity = path[0] === 'integrity' && path.length === 2
  if (isIntegrity && URL_LIKE_SPECIFIER.test(key))
    return { role: 'integrity', address: key, line, integrity: value }
  if (path.length !== ADDRESS_DEPTHS.get(path[0]) || !URL_LIKE_SPECIFIER.test(value))
    return undefined
  if (key.endsWith('/') && !value.endsWith('/')) return undefined
  return { role: 'import', address: value, line }
}
