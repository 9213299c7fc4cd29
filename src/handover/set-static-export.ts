/**
 * Sets three keys of `staticExport` in a YAML text and keeps every other character. Text is
 * inserted or replaced only at positions that the parser reports. The result is parsed again and
 * compared, so an edit with any other effect is refused.
 */
import { isDeepStrictEqual } from 'node:util'
import {
  type Document,
  isAlias,
  isMap,
  isNode,
  isScalar,
  isSeq,
  type Pair,
  type YAMLMap,
} from 'yaml'
import { isObject, type JsonObject } from '../common/json.ts'
import { StepError } from '../errors/step-error.ts'
import { safe } from '../text/clean.ts'
import {
  type Entries,
  printFlowMap,
  printFlowPair,
  printJsonPairs,
  printNestedLines,
  printScalar,
  printYamlPairs,
} from './print-yaml.ts'
import {
  addLines,
  addToFlow,
  applyEdits,
  DEFAULT_INDENT,
  findColumn,
  findEnd,
  findIndent,
  findLineAfter,
  findStart,
  type TextEdit,
} from './text-edit.ts'
import {
  describePath,
  findSection,
  type KeyPath,
  listSections,
  rejectWrongPath,
  SECTION,
} from './values-path.ts'
import { readYaml, type ValuesText, type YamlDocument } from './yaml-document.ts'

/** The values that a self-hosted deployment needs to serve the export. */
export interface StaticExportSettings {
  /** The URL from which the deployment downloads the bundle. */
  readonly bundleUrl: string
  /** Pins the deployment to an export; if undefined, the version in the file stays as it is. */
  readonly version?: string | undefined
  /** Where `staticExport` is in the file; in the root if undefined. */
  readonly valuesPath?: KeyPath | undefined
}

/** The section to write: where it is, and its entries. */
interface WantedSection {
  /** The keys that point to `staticExport`, including that key. */
  readonly path: KeyPath
  readonly entries: Entries
}

/**
 * Returns the text with `staticExport.enabled`, `.bundleUrl`, and, if given, `.version` set, and
 * every other character unchanged. The text may be empty. Missing keys are added at the top of
 * their map or after its last merge, and those of the root at the end of the file.
 * @throws StepError (`values-file-…`) if the text is not a single YAML document with a map, or if
 * setting the keys would have no effect or change other values
 */
export function setStaticExport(file: ValuesText, settings: StaticExportSettings): string {
  const { bundleUrl, version, valuesPath = [] } = settings
  const entries: [string, string | boolean][] = [
    ['enabled', true],
    ['bundleUrl', bundleUrl],
  ]
  if (version !== undefined) entries.push(['version', version])
  const [bom = ''] = /^\uFEFF?/.exec(file.text) ?? []
  const source = readYaml({ ...file, text: file.text.slice(bom.length) })
  rejectWrongPath(source, valuesPath)
  const wanted = { path: [...valuesPath, SECTION], entries }
  const edited = applyEdits(source.text, planEdits(source, wanted))
  if (hasOnlyWantedChanges(edited, source, wanted)) return bom + edited
  if (source.hasAliases) throw makeSharedError(source, wanted.path.join('.'))
  throw makeUnsupportedError(source)
}

/**
 * Returns notes about effects of the edit that the file's owner may not expect. `file` is the file
 * before the edit.
 * @throws StepError (`values-file-syntax`, `values-file-documents`)
 */
export function listNotes(file: ValuesText, { version, valuesPath = [] }: StaticExportSettings) {
  const { content } = readYaml(file)
  const section = findSection(content, valuesPath)
  if (section === undefined) {
    const [other] = listSections(content)
    const warning = other && describeOtherSection(other, valuesPath, file.name)
    return { note: undefined, warning }
  }

  let oldVersion: unknown
  if (version === undefined && isObject(section)) oldVersion = section.version
  if (!oldVersion || isObject(oldVersion)) return { note: undefined, warning: undefined }
  const note = safe`the version in ${file.name} remains “${oldVersion}”, because export-version is not set`
  return { note, warning: undefined }
}

function describeOtherSection(other: KeyPath, valuesPath: KeyPath, name: string) {
  const what = safe`${name} has a staticExport ${describePath(other)}, which was not changed`
  const where = safe`the new one is ${describePath(valuesPath)}`
  let advice = safe`set \`values-path\` to ${other.join('.')}`
  if (other.length === 0) advice = safe`leave \`values-path\` out`
  return safe`${what}: ${where}. If the deployment reads the old one, ${advice}`
}

/**
 * Returns whether an edited text has the source's content and comments, except for the keys that
 * were set, and has the same content to Helm.
 */
function hasOnlyWantedChanges(
  edited: string,
  source: YamlDocument,
  { path, entries }: WantedSection,
): boolean {
  const wanted = setEntries(source.content, path, entries)
  try {
    const { doc, content, comments } = readYaml({ text: edited, name: source.name })
    if (isOverridden(doc, path, entries)) return false
    return isDeepStrictEqual(content, wanted) && isDeepStrictEqual(comments, source.comments)
  } catch (error) {
    if (error instanceof StepError) return false
    throw error
  }
}

/** Returns the content with the entries set at the end of a path. */
function setEntries(content: unknown, [name, ...rest]: KeyPath, entries: Entries): object {
  let map: JsonObject = {}
  if (isObject(content)) map = content
  if (name === undefined) return { ...map, ...Object.fromEntries(entries) }
  let inner: unknown
  if (Object.hasOwn(map, name)) inner = map[name]
  return { ...map, [name]: setEntries(inner, rest, entries) }
}

/** Returns whether a merge after a key of the path, or after a key to set, overrides it in Helm. */
function isOverridden(doc: Document, path: KeyPath, entries: Entries): boolean {
  let map: unknown = doc.contents
  for (const name of path) {
    if (!isMap(map)) return false
    if (isMergedOver(doc, map, [name])) return true
    map = findPair(map, name)?.value
  }
  const names = entries.map(([key]) => key)
  return isMap(map) && isMergedOver(doc, map, names)
}

/**
 * Returns whether a pair is a merge: its key is an unquoted `<<`, which the library turns into a
 * symbol.
 */
const isMerge = ({ key }: Pair): boolean => isScalar(key) && typeof key.value === 'symbol'

/**
 * Returns whether a merge comes after one of the keys of a map and also contains that key. Helm and
 * kubectl read YAML with sigs.k8s.io/yaml (1.6.0), which treats a merge like any other assignment.
 * By https://yaml.org/type/merge.html, the map's own keys would win.
 */
function isMergedOver(doc: Document, map: YAMLMap, keys: readonly string[]): boolean {
  return keys.some((name) => {
    const at = map.items.findIndex(({ key }) => isScalar(key) && key.value === name)
    if (at < 0) return false
    const laterMerges = map.items.slice(at).flatMap((pair) => readMerge(doc, pair))
    return laterMerges.some((merged) => Object.hasOwn(merged, name))
  })
}

/** Returns the maps that a pair merges into its map; empty if it is not a merge. */
function readMerge(doc: Document, pair: Pair): readonly object[] {
  if (!isMerge(pair) || !isNode(pair.value)) return []
  return [pair.value.toJS(doc)].flat()
}

function planEdits(source: YamlDocument, wanted: WantedSection): TextEdit[] {
  const { text, doc } = source
  const { path, entries } = wanted
  const root = doc.contents
  if (root === null || isEmpty(root)) {
    const lines = printNestedLines(path, entries, DEFAULT_INDENT)
    return [addLines(text, findEndOfDocument(text), 0, lines)]
  }
  if (!isMap(root)) {
    const advice = 'check `values-file`'
    throw makeShapeError(source, { what: 'the content', node: root, advice })
  }

  let enclosingMap: MapInFile = { root, parentPair: undefined, map: root }
  for (const [depth, name] of path.entries()) {
    const pair = findPair(enclosingMap.map, name)
    if (pair === undefined) return [addToMap(text, enclosingMap, path.slice(depth), entries)]
    // The tag of `!!null` would stay in front of the map, where most parsers reject it.
    if (isNode(pair.value) && pair.value.tag !== undefined) throw makeUnsupportedError(source)
    if (!isMap(pair.value)) return fillPair(source, enclosingMap, pair, depth + 1, wanted)
    enclosingMap = { root, parentPair: pair, map: pair.value }
  }
  return planSectionEdits(source, enclosingMap, wanted)
}

/**
 * A map of the document, and the pair whose value it is; `parentPair` is undefined for the root.
 */
interface MapInFile {
  readonly root: YAMLMap
  readonly parentPair: Pair | undefined
  readonly map: YAMLMap
}

function findEndOfDocument(text: string): number {
  const marker = text.search(/^\.\.\.(?=\s|$)/m)
  if (marker < 0) return text.length
  return marker
}

/**
 * Returns the edit that adds `names` to a map, each nested in the one before it, and the keys to
 * the last one.
 */
function addToMap(
  text: string,
  { root, parentPair, map }: MapInFile,
  names: KeyPath,
  entries: Entries,
): TextEdit {
  const merge = parentPair && findLastMerge(map)
  if (map.flow) return addToFlow(text, map, [printFlowPair(names, entries)], merge)
  const column = findColumn(text, findStart(map))
  const lines = printNestedLines(names, entries, findIndent(text, root))
  if (parentPair) return addLines(text, findInsertionLine(text, parentPair, merge), column, lines)
  // The missing line end would become part of the text block, so the new keys go to the top.
  const isOpen = !text.endsWith('\n') && endsInTextBlock(map)
  if (isOpen) return addLines(text, findStart(map) - column, column, lines)
  return addLines(text, findEndOfDocument(text), column, lines)
}

/** Returns the start of the line after the key of a map, or after a merge in it. */
function findInsertionLine(text: string, { key }: Pair, merge: unknown): number {
  if (merge) return findLineAfter(text, findEnd(text, merge))
  return findLineAfter(text, findStart(key))
}

function findLastMerge(map: YAMLMap): unknown {
  return map.items.findLast(isMerge)?.value
}

function endsInTextBlock(node: unknown): boolean {
  if (isMap(node)) return endsInTextBlock(node.items.at(-1)?.value)
  if (isSeq(node)) return endsInTextBlock(node.items.at(-1))
  return isScalar(node) && node.type?.startsWith('BLOCK_') === true
}

function planSectionEdits(
  source: YamlDocument,
  section: MapInFile,
  { path, entries }: WantedSection,
): TextEdit[] {
  const { text } = source
  const { root, parentPair, map } = section
  const edits: TextEdit[] = []
  const missing: [string, string | boolean][] = []
  for (const [name, value] of entries) {
    const pair = findPair(map, name)
    if (pair) edits.push(replaceValue(source, pair, [...path, name].join('.'), printScalar(value)))
    else missing.push([name, value])
  }
  if (missing.length === 0 || parentPair === undefined) return edits
  const merge = findLastMerge(map)
  if (map.flow) {
    let pairs = printYamlPairs(missing)
    if (root.flow) pairs = printJsonPairs(missing)
    return [...edits, addToFlow(text, map, pairs, merge)]
  }
  const at = findInsertionLine(text, parentPair, merge)
  const column = findColumn(text, findStart(map))
  return [...edits, addLines(text, at, column, printYamlPairs(missing))]
}

/**
 * Returns the edits that fill the `depth`-th pair of the path, which has no value yet:
 * `staticExport:`, with or without an explicit `null`.
 */
function fillPair(
  source: YamlDocument,
  { root, map }: MapInFile,
  pair: Pair,
  depth: number,
  { path, entries }: WantedSection,
): TextEdit[] {
  const { text, name } = source
  const { key, value } = pair
  const names = path.slice(depth)
  const what = path.slice(0, depth).join('.')
  if (isAlias(value)) throw makeSharedError(source, what)
  if (names.length > 0 && isTextBlock(value))
    throw new StepError('values-file-text', { file: name, what, advice: MAP_ADVICE })
  const isNull = value === null || (isScalar(value) && value.value === null)
  if (!isNull) {
    const advice = adviseOnShape(path.slice(0, depth))
    throw makeShapeError(source, { what: `\`${what}\``, node: value, key, advice })
  }
  if (map.flow) return [replaceValue(source, pair, what, printFlowMap(names, entries))]
  const indent = findIndent(text, root)
  const column = findColumn(text, findStart(key)) + indent
  const lines = printNestedLines(names, entries, indent)
  const added = addLines(text, findLineAfter(text, findStart(key)), column, lines)
  if (isEmpty(value)) return [added]
  return [replaceValue(source, pair, what, ''), added]
}

/** Returns whether a value is text of several lines, which may look like YAML. */
function isTextBlock(value: unknown): boolean {
  return isScalar(value) && typeof value.value === 'string' && value.value.includes('\n')
}

/** Returns what to do about a value at `path`, at or above `staticExport`, that is not a map. */
function adviseOnShape(path: KeyPath): string {
  if (path.at(-1) === SECTION)
    return 'write the settings below that key, indented, or remove the key: this step then adds it again'
  const advice = 'set `values-path` to the map that contains `staticExport`'
  if (path.length === 1) return advice
  return `${advice}, such as ${path.slice(0, -1).join('.')}`
}

const MAP_ADVICE = 'write the values as a map or use a file that contains only the values'

/** Returns the edit that makes `text` the value of a key whose value is a scalar or missing. */
function replaceValue(source: YamlDocument, pair: Pair, what: string, text: string): TextEdit {
  const { key, value } = pair
  if (isAlias(value)) throw makeSharedError(source, what)
  if (isMap(value) || isSeq(value)) {
    const advice = 'remove that key: this step then adds it again'
    const expected = 'text, a number, true, or false'
    throw makeShapeError(source, { what: `\`${what}\``, node: value, key, advice, expected })
  }
  // Some parsers go by the tag, and some by the text.
  if (!isScalar(value) || !value.range || value.tag !== undefined)
    throw makeUnsupportedError(source)
  const [from, to] = value.range
  const old = source.text.slice(from, to).trimEnd()
  // After a comment that is indented less, the library takes the next key or item as part of the
  // plain value.
  if (value.type === 'PLAIN' && /\n\s*[?:-]\s/.test(old)) throw makeUnsupportedError(source)
  if (old !== '') return { from, to: from + old.length, text }
  const at = source.text.slice(0, from).trimEnd().length
  return { from: at, to: at, text: ` ${text}` }
}

function findPair(map: YAMLMap, name: string): Pair | undefined {
  return map.items.find(({ key }) => isScalar(key) && key.value === name)
}

/** Returns whether a node takes up no characters. */
function isEmpty(node: unknown): boolean {
  if (node === null) return true
  if (!isScalar(node)) return false
  const [start, end] = node.range ?? []
  return start === end
}

/** A value of the wrong type. */
interface WrongShape {
  readonly what: string
  readonly node: unknown
  /** The key that has the value, if any. */
  readonly key?: unknown
  readonly expected?: string
  readonly advice: string
}

function makeShapeError({ name, text }: YamlDocument, shape: WrongShape): StepError {
  const { what, node, key, expected = 'a map (`key: value`)', advice } = shape
  let line: number | undefined
  if (key !== undefined) line = text.slice(0, findStart(key)).split('\n').length
  const found = describeNode(node)
  return new StepError('values-file-shape', { file: name, what, line, found, expected, advice })
}

/** Returns what a node is, in words. Its content is not shown, because it may be a secret. */
function describeNode(node: unknown): string {
  if (isMap(node)) return 'a map'
  if (isSeq(node)) return 'a list'
  if (!isScalar(node)) return 'an alias'
  switch (typeof node.value) {
    case 'boolean':
      return `\`${node.value}\``
    case 'number':
      return 'a number'
    default:
      return 'text'
  }
}

/** Through an alias, or the anchor that one refers to, an edit would also change other places. */
function makeSharedError({ name }: YamlDocument, what: string): StepError {
  return new StepError('values-file-shared', { file: name, what })
}

function makeUnsupportedError({ name }: YamlDocument): StepError {
  return new StepError('values-file-unsupported', { file: name })
}
