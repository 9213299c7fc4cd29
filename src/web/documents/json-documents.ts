/** Documents in JSON that name addresses: which of their strings do. */
import { gunzipSync } from 'node:zlib'
import { decodeFirst } from 'cborg'
import { walkJson } from './json.ts'
import type { FoundReference, Reference, Role } from './reference.ts'

/** A string in a document. */
interface Text {
  readonly value: string
  readonly at: number
  /** The keys and the positions in lists that lead to it. */
  readonly path: readonly string[]
  /** The keys alone, joined by spaces. */
  readonly place: string
}

/** Returns the addresses among the strings of a document, in their order; undefined if it is none of its kind. */
type Finder = (texts: readonly Text[]) => readonly Reference[] | undefined

/** Returns a function that calls `found` for each address in a text, and returns whether that is JSON of the kind. */
function reads(finder: Finder): (text: string, found: FoundReference) => boolean {
  return (text, found) => {
    const texts: Text[] = []
    const outcome = walkJson(text, (path, at, value) => {
      if (value === undefined) return
      const place = path.filter((key) => !/^\d+$/.test(key)).join(' ')
      texts.push({ value, at, path: [...path], place })
    })
    const references = outcome === 'no JSON' ? undefined : finder(texts)
    for (const reference of references ?? []) found(reference)
    return references !== undefined
  }
}

function named(texts: readonly Text[], roleOf: (text: Text) => Role | undefined): Reference[] {
  return texts.flatMap((text) => {
    const role = roleOf(text)
    return role === undefined ? [] : [{ role, address: text.value, at: text.at }]
  })
}

/** https://www.w3.org/TR/appmanifest/ */
const MANIFEST: ReadonlyMap<string, Role> = new Map([
  ['start_url', 'app-page'],
  ['icons src', 'app-picture'],
  ['screenshots src', 'app-picture'],
  ['shortcuts url', 'app-page'],
  ['shortcuts icons src', 'app-picture'],
])
/** Calls `found` for the pages and pictures of an installed app. Returns false if the text is no JSON; so do the others. */
export const scanWebManifest = reads((texts) =>
  named(texts, ({ place, value }) => (value === '' ? undefined : MANIFEST.get(place))),
)

/** Properties of https://schema.org whose values are pages and pictures; all others are names, or templates of addresses. */
const STRUCTURED =
  /(?:^| )(?:contentUrl|image|item|logo|mainEntityOfPage|thumbnailUrl|url)$|(?:^| )(?:item|mainEntityOfPage) @id$/
/** Not what might be text, and no templates. */
const ROOTED = /^(?:https?:\/)?\/[^\s{}]*$/i
/** https://www.w3.org/TR/json-ld11/. An `@id` is only a name, except where it stands for the address of some properties. */
export const scanJsonLd = reads((texts) =>
  named(texts, ({ place, path, value }) => {
    const isAddress = STRUCTURED.test(place) && ROOTED.test(value)
    return isAddress && !path.includes('@context') ? 'structured' : undefined
  }),
)

/** Anything else is a bare name, which leads nowhere: https://html.spec.whatwg.org/#resolving-a-url-like-module-specifier. */
const MODULE = /^(?:\.{0,2}\/|[a-z][a-z\d+.-]*:)/i
/** https://html.spec.whatwg.org/#import-maps. What browsers ignore is left out, such as a file for the name of a folder. */
export const scanImportMap = reads((texts) =>
  named(texts, ({ path, value }) => {
    const depth = path[0] === 'imports' ? 2 : path[0] === 'scopes' ? 3 : 0
    if (path.length !== depth || !MODULE.test(value)) return undefined
    return path.at(-1)?.endsWith('/') && !value.endsWith('/') ? undefined : 'import'
  }),
)

/*
 * The index of Pagefind (https://pagefind.app), a search that runs in the browser: which files it loads. Read in `pagefind.js` of
 * the npm package, 1.0.4 to 1.6.0, in 2026-11; another major version may have others, so it is not checked.
 */

const KNOWN_PAGEFIND = /^1\./
/** What a file is named after: the language and a hash. */
const PAGEFIND_NAME = /^[\w-]{1,100}$/
/** The names of the files that list all others, as the entry names them. */
export const PAGEFIND_META = /^pagefind\.[\w-]+\.pf_meta$/

/** `pagefind-entry.json` names the files of each language. One without a module of its own uses that for all. */
export const scanPagefindEntry = reads((texts) => {
  const version = texts.find(({ place }) => place === 'version')?.value ?? ''
  if (!KNOWN_PAGEFIND.test(version)) return []
  const valuesOf = (name: string) =>
    texts.filter(
      ({ path: [first, , key], value }) => first === 'languages' && key === name && PAGEFIND_NAME.test(value),
    )
  const modules = new Set(valuesOf('wasm').map(({ path }) => path[1]))
  const files = [
    ...valuesOf('hash').map(({ value, at }) => ({ address: `pagefind.${value}.pf_meta`, at })),
    ...valuesOf('wasm').map(({ value, at }) => ({ address: `wasm.${value}.pagefind`, at })),
    ...valuesOf('hash')
      .filter(({ path }) => !modules.has(path[1]))
      .map(({ at }) => ({ address: 'wasm.unknown.pagefind', at })),
  ]
  return files.sort((a, b) => a.at - b.at).map((file) => ({ role: 'search', ...file }))
})

/** What stands before the CBOR, so that browsers know whether the server has decompressed it. */
const SIGNATURE = Buffer.from('pagefind_dcd')
/** A larger list, in bytes, is not read. */
const MAX_META = 64 << 20
/** The files of an index: their folder and ending, where they are in the list, and which parts of an entry there name one. */
const PAGEFIND_FILES = [
  { folder: 'fragment', ending: 'pf_fragment', list: 1, names: [2, 0] },
  { folder: 'index', ending: 'pf_index', list: 2, names: [2] },
  { folder: 'filter', ending: 'pf_filter', list: 3, names: [1] },
] as const

/**
 * Calls `found` for each file that the index of one language consists of, as its `.pf_meta` lists them: pages, or groups
 * of them, words, and filters. Returns false if it is damaged.
 */
export function scanPagefindMeta(bytes: Buffer, found: FoundReference): boolean {
  const content = pagefindMeta(bytes)
  const [version] = listIn(content)
  if (typeof version !== 'string') return false
  if (!KNOWN_PAGEFIND.test(version)) return true
  for (const { folder, ending, list, names } of PAGEFIND_FILES) {
    const hashes = listIn(listIn(content)[list]).map((entry) =>
      names.map((index) => listIn(entry)[index]).find((hash) => hash),
    )
    for (const hash of new Set(hashes))
      if (typeof hash === 'string' && PAGEFIND_NAME.test(hash))
        found({ role: 'search', address: `${folder}/${hash}.${ending}`, at: 0 })
  }
  return true
}

/** Undefined if it is damaged, whatever the libraries say of it: browsers cannot read it either. */
function pagefindMeta(bytes: Buffer): unknown {
  try {
    const isPlain = bytes.subarray(0, SIGNATURE.length).equals(SIGNATURE)
    const meta = isPlain ? bytes : gunzipSync(bytes, { maxOutputLength: MAX_META })
    if (!meta.subarray(0, SIGNATURE.length).equals(SIGNATURE)) return undefined
    return decodeFirst(meta.subarray(SIGNATURE.length))[0]
  } catch {
    return undefined
  }
}

function listIn(value: unknown): readonly unknown[] {
  return Array.isArray(value) ? value : []
}
