/**
 * The index of Pagefind (https://pagefind.app), a search that runs in the browser: which files it loads. Read in
 * `pagefind.js` of the npm package, 1.0.4 to 1.6.0, in 2026-11; another major version may have others, so it is not checked.
 */
import { gunzipSync } from 'node:zlib'
import { type Cbor, readCbor } from './cbor.ts'
import { visitStrings } from './json.ts'
import type { FoundReference, Reference } from './reference.ts'

const IS_KNOWN = /^1\./
/** What a file is named after: the language and a hash. */
const IS_NAME = /^[\w-]{1,100}$/
/** The names of the files that list all others, as the entry names them. */
export const PAGEFIND_META = /^pagefind\.[\w-]+\.pf_meta$/

/** Calls `found` for the files of each language that `pagefind-entry.json` names. Returns false if it is not JSON. */
export function scanPagefindEntry(text: string, found: FoundReference): boolean {
  let version = ''
  const references: Reference[] = []
  const modules = new Set<string>()
  const languages = new Map<string, number>()
  const isJson = visitStrings(text, ([first = '', language = '', key], value, at) => {
    const isOfLanguage = first === 'languages' && IS_NAME.test(value)
    if (first === 'version') version = value
    else if (isOfLanguage && key === 'hash') {
      languages.set(language, at)
      references.push({ role: 'search', address: `pagefind.${value}.pf_meta`, at })
    } else if (isOfLanguage && key === 'wasm') {
      modules.add(language)
      references.push({ role: 'search', address: `wasm.${value}.pagefind`, at })
    }
  })
  if (!IS_KNOWN.test(version)) return isJson
  for (const [language, at] of languages)
    if (!modules.has(language)) references.push({ role: 'search', address: 'wasm.unknown.pagefind', at })
  for (const reference of references.sort((a, b) => a.at - b.at)) found(reference)
  return isJson
}

/** What stands before the CBOR, so that browsers know whether the server has decompressed it. */
const SIGNATURE = Buffer.from('pagefind_dcd')
/** A larger list, in bytes, is not read. */
const MAX_META = 64 << 20

/**
 * Calls `found` for each file that the index of one language consists of, as its `.pf_meta` lists them: pages, or groups
 * of them, words, and filters. Returns false if it is damaged.
 */
export function scanPagefindMeta(bytes: Buffer, found: FoundReference): boolean {
  const meta = decompressed(bytes)
  if (meta === undefined || !meta.subarray(0, SIGNATURE.length).equals(SIGNATURE)) return false
  const content = readCbor(meta.subarray(SIGNATURE.length))
  if (!isList(content)) return false
  const [version, pages, words, filters] = content
  if (typeof version !== 'string') return false
  if (!IS_KNOWN.test(version)) return true
  const files = (folder: string, ending: string, names: readonly Cbor[]) => {
    for (const name of new Set(names))
      if (typeof name === 'string' && IS_NAME.test(name))
        found({ role: 'search', address: `${folder}/${name}.${ending}`, at: 0 })
  }
  files(
    'fragment',
    'pf_fragment',
    eachOf(pages, ([hash = null, , group]) => group || hash),
  )
  files(
    'index',
    'pf_index',
    eachOf(words, ([, , hash = null]) => hash),
  )
  files(
    'filter',
    'pf_filter',
    eachOf(filters, ([, hash = null]) => hash),
  )
  return true
}

function decompressed(bytes: Buffer): Buffer | undefined {
  if (bytes.subarray(0, SIGNATURE.length).equals(SIGNATURE)) return bytes
  try {
    return gunzipSync(bytes, { maxOutputLength: MAX_META })
  } catch {
    // Whatever zlib says, browsers cannot read it either.
    return undefined
  }
}

function isList(value: Cbor | undefined): value is readonly Cbor[] {
  return Array.isArray(value)
}

function eachOf(list: Cbor | undefined, pick: (entry: readonly Cbor[]) => Cbor): Cbor[] {
  return isList(list) ? list.flatMap((entry) => (isList(entry) ? [pick(entry)] : [])) : []
}
