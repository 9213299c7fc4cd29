/**
 * Sets three keys in a YAML text and keeps every other character: nothing is rewritten, text is put in at places that the parser
 * names. What comes out is read again and compared, so an edit that did anything else is refused, and no layout can be damaged.
 */
import { isDeepStrictEqual } from 'node:util'
import { type Document, isAlias, isMap, isNode, isScalar, isSeq, type Pair, type YAMLMap } from 'yaml'
import { isObject } from '../../common/json.ts'
import { StepError } from '../../errors/errors.ts'
import { safe } from '../../text/clean.ts'
import { readYaml, type ValuesText, type YamlDocument } from './yaml-document.ts'

/** What a self-hosted deployment needs to know about the export that it serves. */
export interface StaticExportSettings {
  /** Where the deployment downloads the bundle. */
  readonly bundleUrl: string
  /** Pins the deployment to an export; if not given, the version in the file stays as it is. */
  readonly version?: string | undefined
}

const SECTION = 'staticExport'
/** In spaces. */
const DEFAULT_INDENT = 2

/** Replaces the text from `from` up to, not including, `to`; offsets are in UTF-16 units. */
interface TextEdit {
  readonly from: number
  readonly to: number
  readonly text: string
}

/** The keys in the order in which new ones are written. */
type Keys = readonly (readonly [key: string, value: string | boolean])[]

/**
 * Returns the text with `staticExport.enabled`, `.bundleUrl` and, if given, `.version` set, and every other character
 * unchanged. The text may be empty. Keys that were not there yet are added at the top of `staticExport`, or behind the last merge
 * in it, and that at the end of the file.
 * @throws StepError (`values-file-…`) if it is not a single YAML document with a map at its root, or if setting these
 *   keys would change other values, too
 */
export function setStaticExport(file: ValuesText, { bundleUrl, version }: StaticExportSettings): string {
  const keys: Keys = [
    ['enabled', true],
    ['bundleUrl', bundleUrl],
    ...(version === undefined ? [] : [['version', version] as const]),
  ]
  const bom = file.text.startsWith('\uFEFF') ? '\uFEFF' : ''
  const source = readYaml({ ...file, text: file.text.slice(bom.length) })
  const edited = applyEdits(source.text, editsFor(source, keys))
  if (isAsWanted(edited, source, keys)) return bom + edited
  throw source.hasAliases ? shared(source, SECTION) : unclear(source)
}

/** Returns what the owner of a file may not expect although the keys can be set in it. It is as `setStaticExport` takes it. */
export function remarksOn(file: ValuesText, { version }: StaticExportSettings) {
  const { content } = readYaml(file)
  const values = isObject(content) ? content : {}
  const own = values[SECTION]
  const old = isObject(own) && version === undefined && !isObject(own.version) && own.version
  const [chart] = Object.entries(values).find(([, inner]) => isObject(inner) && SECTION in inner) ?? []
  const where = safe`${file.name} has a staticExport in ${chart}, which stays as it is: the new one is at its top. If ${chart} is a chart below this one, name a file with its values alone`
  return {
    note: old && safe`the version in ${file.name} stays “${old}”, because export-version is not given`,
    warning: own === undefined && chart !== undefined && where,
  }
}

/**
 * Returns whether an edited text says what the source says, its comments included, but for the keys that were set, and says so
 * to Helm, too.
 */
function isAsWanted(edited: string, source: YamlDocument, keys: Keys): boolean {
  const before = (source.content ?? {}) as Readonly<Record<string, object>>
  const wanted = { ...before, [SECTION]: { ...before[SECTION], ...Object.fromEntries(keys) } }
  try {
    const { doc, content, comments } = readYaml({ text: edited, name: source.name })
    const section = isMap(doc.contents) ? findPair(doc.contents, SECTION)?.value : undefined
    const isLast =
      isMergedOver(doc, doc.contents, [SECTION]) ||
      isMergedOver(
        doc,
        section,
        keys.map(([key]) => key),
      )
    return !isLast && isDeepStrictEqual(content, wanted) && isDeepStrictEqual(comments, source.comments)
  } catch (error) {
    if (error instanceof StepError) return false
    throw error
  }
}

/** Is this the key of a merge, `<<` without quotes? The library makes a symbol of it. */
const isMerge = ({ key }: Pair): boolean => isScalar(key) && typeof key.value === 'symbol'

/**
 * Returns whether a merge comes behind one of the keys of a map and has it, too. Helm and kubectl read YAML with sigs.k8s.io/yaml
 * (1.6.0), for which a merge is an assignment like any other, though https://yaml.org/type/merge.html says that keys of the map win.
 */
function isMergedOver(doc: Document, map: unknown, keys: readonly string[]): boolean {
  if (!isMap(map)) return false
  const merged = map.items.map((pair) =>
    isMerge(pair) && isNode(pair.value) ? [pair.value.toJS(doc)].flat() : [],
  )
  return keys.some((name) => {
    const at = map.items.findIndex(({ key }) => isScalar(key) && key.value === name)
    return (
      at >= 0 &&
      merged
        .slice(at)
        .flat()
        .some((source) => Object.hasOwn(source, name))
    )
  })
}

function editsFor(source: YamlDocument, keys: Keys): TextEdit[] {
  const { text, doc } = source
  const root = doc.contents
  const marker = text.search(/^\.\.\.(?=\s|$)/m)
  const end = marker < 0 ? text.length : marker
  if (root === null || isEmpty(root)) return [addLines(text, end, 0, sectionLines(keys, DEFAULT_INDENT))]
  if (!isMap(root)) throw badShape(source, 'its content')

  const section = findPair(root, SECTION)
  // The tag of `!!null` would stay in front of the map, where most parsers reject it.
  if (isNode(section?.value) && section.value.tag !== undefined) throw unclear(source)
  if (section && isMap(section.value)) return editsInSection(source, root, section, section.value, keys)
  if (section) return fillSection(source, root, section, keys)
  if (root.flow) return [addToFlow(text, root, [`"${SECTION}": ${flowMap(keys)}`])]
  const column = columnOf(text, startOf(root))
  // The line end that is missing there would become part of that block: then the new keys go to the top.
  const isOpen = !text.endsWith('\n') && endsInTextBlock(root)
  const at = isOpen ? startOf(root) - column : end
  return [addLines(text, at, column, sectionLines(keys, indentIn(text, root)))]
}

function endsInTextBlock(node: unknown): boolean {
  if (isMap(node)) return endsInTextBlock(node.items.at(-1)?.value)
  if (isSeq(node)) return endsInTextBlock(node.items.at(-1))
  return isScalar(node) && node.type?.startsWith('BLOCK_') === true
}

function editsInSection(
  source: YamlDocument,
  root: YAMLMap,
  { key }: Pair,
  section: YAMLMap,
  keys: Keys,
): TextEdit[] {
  const { text } = source
  const edits: TextEdit[] = []
  const missing: [string, string | boolean][] = []
  for (const [name, wanted] of keys) {
    const pair = findPair(section, name)
    if (pair) edits.push(replaceValue(source, pair, `${SECTION}.${name}`, scalar(wanted)))
    else missing.push([name, wanted])
  }
  if (missing.length === 0) return edits
  const merge = section.items.findLast(isMerge)?.value
  const added = section.flow
    ? addToFlow(text, section, root.flow ? jsonPairs(missing) : yamlPairs(missing), merge)
    : addLines(
        text,
        lineAfter(text, merge ? endOf(text, merge) : startOf(key)),
        columnOf(text, startOf(section)),
        yamlPairs(missing),
      )
  return [...edits, added]
}

/** Gives the section its keys if it has none yet: `staticExport:`, with or without an explicit `null`. */
function fillSection(source: YamlDocument, root: YAMLMap, section: Pair, keys: Keys): TextEdit[] {
  const { text } = source
  const { key, value } = section
  if (isAlias(value)) throw shared(source, SECTION)
  if (value !== null && !(isScalar(value) && value.value === null)) throw badShape(source, SECTION)
  if (root.flow) return [replaceValue(source, section, SECTION, flowMap(keys))]
  const column = columnOf(text, startOf(key)) + indentIn(text, root)
  const added = addLines(text, lineAfter(text, startOf(key)), column, yamlPairs(keys))
  return isEmpty(value) ? [added] : [replaceValue(source, section, SECTION, ''), added]
}

/** Returns the edit that makes `text` the value of a key whose value is a scalar or missing. */
function replaceValue(source: YamlDocument, { value }: Pair, what: string, text: string): TextEdit {
  if (isAlias(value)) throw shared(source, what)
  if (isMap(value) || isSeq(value)) throw badShape(source, what)
  // Some parsers go by the tag, and some by the text.
  if (!isScalar(value) || !value.range || value.tag !== undefined) throw unclear(source)
  const [from, to] = value.range
  const old = source.text.slice(from, to).trimEnd()
  // After a comment that is indented less, the library takes the next key or item as part of the plain value.
  if (value.type === 'PLAIN' && /\n\s*[?:-]\s/.test(old)) throw unclear(source)
  if (old !== '') return { from, to: from + old.length, text }
  const at = source.text.slice(0, from).trimEnd().length
  return { from: at, to: at, text: ` ${text}` }
}

function findPair(map: YAMLMap, name: string): Pair | undefined {
  return map.items.find(({ key }) => isScalar(key) && key.value === name)
}

/** Returns whether a node takes up no characters. */
function isEmpty(node: unknown): boolean {
  return node === null || (isScalar(node) && node.range?.[0] === node.range?.[1])
}

/** Returns `text` with all edits made. They must not overlap; insertions at one offset keep their order. */
function applyEdits(text: string, edits: readonly TextEdit[]): string {
  let result = ''
  let offset = 0
  for (const edit of edits.toSorted((a, b) => a.from - b.from)) {
    result += text.slice(offset, edit.from) + edit.text
    offset = edit.to
  }
  return result + text.slice(offset)
}

/** Returns the edit that adds whole lines at offset `at`, the start of a line or the end of the text. */
function addLines(text: string, at: number, column: number, lines: readonly string[]): TextEdit {
  const eol = /\r?\n/.exec(text)?.[0] ?? '\n'
  const added = lines.map((line) => ' '.repeat(column) + line).join(eol)
  const isUnfinished = at > 0 && text[at - 1] !== '\n'
  return { from: at, to: at, text: isUnfinished ? eol + added : added + eol }
}

/** Returns the edit that adds keys, each with its value, at the start of a flow map, or behind a value in it. */
function addToFlow(text: string, map: YAMLMap, pairs: readonly string[], behind?: unknown): TextEdit {
  if (behind) {
    const at = endOf(text, behind)
    return { from: at, to: at, text: `, ${pairs.join(', ')}` }
  }
  const at = startOf(map) + 1
  const comma = /\s/.test(text.charAt(at)) ? ',' : ', '
  return { from: at, to: at, text: pairs.join(', ') + (map.items.length > 0 ? comma : '') }
}

function startOf(node: unknown): number {
  return (isMap(node) || isScalar(node) ? node.range?.[0] : undefined) ?? 0
}

/** Returns where a value ends, without the white space behind it. */
function endOf(text: string, node: unknown): number {
  return text.slice(0, isNode(node) ? node.range?.[1] : 0).trimEnd().length
}

/** Returns how far `offset` is from the start of its line. */
function columnOf(text: string, offset: number): number {
  return offset - (text.lastIndexOf('\n', offset - 1) + 1)
}

/** Returns the start of the line after that of an offset; the length of the text on its last line. */
function lineAfter(text: string, offset: number): number {
  const end = text.indexOf('\n', offset)
  return end < 0 ? text.length : end + 1
}

/** Returns by how many columns this file indents a map in its root map. */
function indentIn(text: string, root: YAMLMap): number {
  const inner = root.items.map(({ value }) => value).find((value) => isMap(value) && !value.flow)
  return inner ? columnOf(text, startOf(inner)) - columnOf(text, startOf(root)) : DEFAULT_INDENT
}

function sectionLines(keys: Keys, indent: number): string[] {
  return [`${SECTION}:`, ...yamlPairs(keys).map((line) => ' '.repeat(indent) + line)]
}

function yamlPairs(keys: Keys): string[] {
  return keys.map(([key, value]) => `${key}: ${scalar(value)}`)
}

function jsonPairs(keys: Keys): string[] {
  return keys.map(([key, value]) => `"${key}": ${scalar(value)}`)
}

/** Returns JSON, because a values file whose root is a flow map most likely is JSON. */
function flowMap(keys: Keys): string {
  return `{${jsonPairs(keys).join(', ')}}`
}

/**
 * Returns a scalar that parsers of YAML 1.1, YAML 1.2 and JSON read as the same value: texts are double-quoted, with every
 * character escaped that one of them does not allow as it is (https://yaml.org/spec/1.1/#nb-char, 1.2.2 section 5.1).
 */
function scalar(value: string | boolean): string {
  return JSON.stringify(value).replace(
    /[\u007F-\u009F\u2028\u2029\uFEFF\uFFFE\uFFFF]/gu,
    (char) => `\\u${char.charCodeAt(0).toString(16).padStart(4, '0')}`,
  )
}

function badShape({ name }: YamlDocument, what: string): StepError {
  return new StepError('values-file-shape', { file: name, what })
}

/** Through an alias, or the anchor that one refers to, an edit would change other places, too. */
function shared({ name }: YamlDocument, what: string): StepError {
  return new StepError('values-file-shared', { file: name, what })
}

function unclear({ name }: YamlDocument): StepError {
  return new StepError('values-file-unsupported', { file: name })
}
