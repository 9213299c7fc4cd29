/** Removes numbers that webpack generates in each build. */

/** The beginning of a chunk, which adds modules to the existing ones. */
const CHUNK_START = /\bwebpack(?:Chunk|Jsonp)[^;]{0,300}?\.push\(\[\[/

/** A module in a chunk: its number, and a function. */
const MODULE_NUMBER = /(?<=[{,]\s*)\d{1,6}(?=\([\w$,]*\)\{|:\([\w$,]*\)=>|:[\w$]+=>|:function\b)/g

/** A reference to a module of another chunk: `n(1234)`, `n.t.bind(n,1234,23)`, `n.s=1234`. */
const MODULE_REFERENCE =
  /(?<=(?:(?<![\w$.])[\w$]{1,2}\(|\.bind\([\w$]{1,2},\s*|\.t\(|(?<![\w$.])[\w$]{1,2}\.s=))\d{2,6}(?=[),\s])/g

/** Any number that stands alone. */
const STANDALONE_NUMBER = /(?<![\w$.])\d{1,6}(?![\w$.])/g

/**
 * A module in the data that Next.js sends to the browser: https://github.com/facebook/react,
 * `ReactFlightClient.js`, read 2026-11.
 */
const FLIGHT_MODULE_NUMBER = /(?<=^[\da-f]{0,8}:I\[)\d{1,6}(?=,)/gm

/** How much of a file is read to tell whether it is a chunk, in characters. */
const MAX_BEGINNING_CHARS = 2_000

/**
 * Returns the text of a script or data with `placeholder` in place of the numbers of modules, and
 * with the parts of a chunk sorted. Webpack derives the numbers from paths on the disk, so they
 * differ between builds in two folders, and it may sort modules by them:
 * https://webpack.js.org/configuration/optimization/#optimizationmoduleids, read 2026-11.
 */
export function replaceModuleNumbers(text: string, placeholder: string): string {
  if (!CHUNK_START.test(text.slice(0, MAX_BEGINNING_CHARS)))
    return text.replace(FLIGHT_MODULE_NUMBER, placeholder)
  const defined = text.match(MODULE_NUMBER) ?? []
  const referenced = text.match(MODULE_REFERENCE) ?? []
  const modules = new Set([...defined, ...referenced])
  const replaceNumber = (number: string) => (modules.has(number) ? placeholder : number)
  const parts = splitChunk(text.trimEnd()).map((part) =>
    part.replace(STANDALONE_NUMBER, replaceNumber),
  )
  return parts.sort().join('\n')
}

/** The text after the last module: the end of the chunk, optionally after its startup code. */
const CHUNK_END =
  /\}(?:,(?:\(?[\w$]+\)?=>|function\([\w$]+\))\{[\w$]+\.O\(0,[\s\S]*|\]\)[;,]?(?:\n\/\/.*)?)$/

/**
 * Splits a chunk into the text before the modules, the modules, and the text after them. Returns
 * the whole chunk if its end is not recognized.
 */
function splitChunk(chunk: string): string[] {
  const moduleOffsets = [...chunk.matchAll(MODULE_NUMBER)].map(({ index }) => index)
  const firstOffset = moduleOffsets.at(0)
  const lastOffset = moduleOffsets.at(-1)
  if (firstOffset === undefined || lastOffset === undefined) return [chunk]
  const lastModuleLength = chunk.slice(lastOffset).search(CHUNK_END)
  if (lastModuleLength === -1) return [chunk]

  const endOffset = lastOffset + lastModuleLength
  const modules = moduleOffsets.map((offset, i) =>
    chunk.slice(offset, moduleOffsets[i + 1] ?? endOffset),
  )
  return [
    chunk.slice(0, firstOffset),
    ...modules.map((code) => code.replace(/,\s*$/, '')),
    chunk.slice(endOffset),
  ]
}
