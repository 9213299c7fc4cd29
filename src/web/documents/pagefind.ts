/**
 * The index of Pagefind (https://pagefind.app), a search that runs in the browser: which files it loads. Read in `pagefind.js` of
 * the npm package, 1.0.4 to 1.6.0, in 2026-11; another major version may have others, so it is not checked.
 */
import { gunzipSync } from 'node:zlib'
import { decodeFirst } from 'cborg'
import { reads } from './json-documents.ts'
import type { FoundReference } from './reference.ts'

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
      ({ path: [first, , key], value }) =>
        first === 'languages' && key === name && PAGEFIND_NAME.test(value),
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
