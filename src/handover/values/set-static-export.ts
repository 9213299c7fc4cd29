import { isAlias, isMap, isScalar, isSeq, type Pair, type YAMLMap } from 'yaml'
import { StepError } from '../../errors.ts'
import { isSameExcept } from './yaml-comparison.ts'
import { keyOf, mergesOf, readYaml, sourcesOf, type ValuesText, type YamlDocument } from './yaml-document.ts'
import {
  addLines,
  addToBlock,
  addToFlow,
  addToRoot,
  applyEdits,
  blockScalarComment,
  columnOf,
  itemsOf,
  lineAfter,
  lineEndOf,
  startOf,
  type TextEdit,
  valueOffset,
} from './yaml-layout.ts'

/** What a self-hosted deployment needs to know about the export that it serves. */
export interface StaticExportSettings {
  /** The presigned link to the bundle. */
  readonly bundleUrl: string
  /** Pins the deployment to an export; if not given, the version in the file stays as it is. */
  readonly version?: string | undefined
}

const SECTION = 'staticExport'
/** In spaces. */
const DEFAULT_INDENT = 2

/**
 * Returns the text with `staticExport.enabled`, `.bundleUrl` and, if given, `.version` set, and every other character
 * unchanged. The text may be empty.
 * @throws StepError (`values-file-…`) if it is not a single YAML document with a map at its root, or if setting these
 *   keys would change other values, too
 */
export function setStaticExport(file: ValuesText, settings: StaticExportSettings): string {
  const bom = file.text.startsWith('\uFEFF') ? '\uFEFF' : ''
  const source = readYaml({ ...file, text: file.text.slice(bom.length) })
  const edited = applyEdits(source.text, editsFor(source, settings))
  const after = reread(edited, source)
  const keys = { section: SECTION, names: keysToSet(settings).map(([name]) => name) }
  if (!hasSettings(after, settings) || !isSameExcept(keys, after, source)) throw unclear(source)
  return bom + edited
}

/** Reads the edited text; if that fails, the edit went wrong, not the file. */
function reread(text: string, source: YamlDocument): YamlDocument {
  try {
    return readYaml({ text, name: source.name })
  } catch (error) {
    if (error instanceof StepError) throw unclear(source)
    throw error
  }
}

function editsFor(source: YamlDocument, settings: StaticExportSettings): TextEdit[] {
  const { text, doc, end } = source
  const root = doc.contents
  if (isEmpty(root)) return [addLines(text, end, '', sectionLines(settings, DEFAULT_INDENT))]
  if (!isMap(root)) throw new StepError('values-file-shape', { file: source.name, what: 'its content' })
  rejectShared(source, root, 'its content')

  const section = findPair(source, root, SECTION)
  if (section && isMap(section.value)) return editsInSection(source, root, section.value, settings)
  if (section) return fillSection(source, root, section, settings)
  if (isMergedIn(source, root, SECTION))
    throw new StepError('values-file-shared', { file: source.name, what: SECTION })
  return [
    root.flow
      ? addToFlow(text, root, [`"${SECTION}": ${flowSection(settings)}`])
      : addToRoot(text, root, end, sectionLines(settings, indentIn(text, root))),
  ]
}

function editsInSection(
  source: YamlDocument,
  root: YAMLMap,
  section: YAMLMap,
  settings: StaticExportSettings,
): TextEdit[] {
  rejectShared(source, section, SECTION)
  const edits: TextEdit[] = []
  const missing: string[] = []
  for (const [key, value] of keysToSet(settings)) {
    const pair = findPair(source, section, key)
    if (pair) edits.push(replaceValue(source, pair, `${SECTION}.${key}`, value))
    else missing.push(root.flow ? `"${key}": ${value}` : `${key}: ${value}`)
  }
  if (missing.length === 0) return edits
  return [...edits, (section.flow ? addToFlow : addToBlock)(source.text, section, missing)]
}

/** Gives the section its keys if it has none yet: `staticExport:`, with or without an explicit `null`. */
function fillSection(
  source: YamlDocument,
  root: YAMLMap,
  section: Pair,
  settings: StaticExportSettings,
): TextEdit[] {
  const { text, name } = source
  const { value, srcToken } = section
  rejectShared(source, value, SECTION)
  const isNull = value === null || (isScalar(value) && value.value === null)
  if (!isNull) throw new StepError('values-file-shape', { file: name, what: SECTION })
  // The tag would stay in front of the map, where most YAML parsers reject it.
  if (isScalar(value) && value.tag !== undefined) throw unclear(source)
  if (root.flow) return [valueEdit(source, section, flowSection(settings))]

  const at = srcToken && valueOffset(srcToken)
  if (!srcToken || at === undefined) throw unclear(source)
  const [from, to] = isEmpty(value) ? [at, at] : (value?.range ?? [at, at])
  if (text.slice(at, from).includes('\n')) {
    const indent = ' '.repeat(columnOf(text, from))
    return [{ from, to, text: blockLines(settings, 0).join(lineEndOf(text) + indent) }]
  }
  const indent = ' '.repeat(columnOf(text, startOf(srcToken)))
  const lines = blockLines(settings, indentIn(text, root))
  return [{ from: at, to, text: '' }, addLines(text, lineAfter(text, to), indent, lines)]
}

function replaceValue(source: YamlDocument, pair: Pair, what: string, text: string): TextEdit {
  rejectShared(source, pair.value, what)
  if (isMap(pair.value) || isSeq(pair.value))
    throw new StepError('values-file-shape', { file: source.name, what })
  return valueEdit(source, pair, text)
}

/** Returns the edit that makes `text` the value of a key whose value is a scalar or missing. */
function valueEdit(source: YamlDocument, { key, value, srcToken }: Pair, text: string): TextEdit {
  if (isScalar(value) && value.range && !isEmpty(value)) {
    const [from, to] = value.range
    // After a comment that is indented less, the library takes the next key or item as part of the plain value.
    if (value.type === 'PLAIN' && /\n\s*[?:-]\s/.test(source.text.slice(from, to))) throw unclear(source)
    // A block scalar includes its final line end, which has to stay.
    const end = from + source.text.slice(from, to).trimEnd().length
    return { from, to: end, text: text + blockScalarComment(source.text, value) }
  }
  const at = srcToken && valueOffset(srcToken)
  if (at !== undefined) return { from: at, to: at, text: ` ${text}` }
  // In a flow map, a key may have no colon.
  const keyEnd = isScalar(key) ? key.range?.[1] : undefined
  if (keyEnd === undefined) throw unclear(source)
  return { from: keyEnd, to: keyEnd, text: `: ${text}` }
}

/** Returns whether a node takes up no characters. */
function isEmpty(node: unknown): boolean {
  return node === null || (isScalar(node) && node.range?.[0] === node.range?.[1])
}

function findPair({ aliasTargets }: YamlDocument, map: YAMLMap, name: string): Pair | undefined {
  return map.items.find((pair) => keyOf(pair, aliasTargets) === name)
}

/** Returns whether a map has a key only because another map with that key is merged into it. */
function isMergedIn(source: YamlDocument, map: YAMLMap, name: string): boolean {
  const seen = new Set<unknown>()
  const hasMergedKey = (into: YAMLMap): boolean =>
    mergesOf(into)
      .flatMap((merge) => sourcesOf(merge, source.aliasTargets))
      .some((merged) => {
        if (!isMap(merged) || seen.has(merged)) return false
        seen.add(merged)
        return findPair(source, merged, name) !== undefined || hasMergedKey(merged)
      })
  return hasMergedKey(map)
}

/** Through an alias, or the anchor that one refers to, an edit would change other places, too. */
function rejectShared({ aliasTargets, name }: YamlDocument, node: unknown, what: string): void {
  const isShared = isAlias(node) || [...aliasTargets.values()].some((target) => target === node)
  if (isShared) throw new StepError('values-file-shared', { file: name, what })
}

function unclear({ name }: YamlDocument): StepError {
  return new StepError('values-file-unsupported', { file: name })
}

/** Returns whether every parser reads the settings from a document: some go by the tag, and some by the text. */
function hasSettings({ doc }: YamlDocument, { bundleUrl, version }: StaticExportSettings): boolean {
  const has = (key: string, value: string | boolean) => {
    const node = doc.getIn([SECTION, key], true)
    if (!isScalar(node) || node.value !== value) return false
    return node.tag === undefined || node.tag === (value === true ? BOOLEAN_TAG : STRING_TAG)
  }
  return (
    has('enabled', true) && has('bundleUrl', bundleUrl) && (version === undefined || has('version', version))
  )
}

const BOOLEAN_TAG = 'tag:yaml.org,2002:bool'
const STRING_TAG = 'tag:yaml.org,2002:str'

/** Returns by how many columns this file indents a map in its root map. */
function indentIn(text: string, root: YAMLMap): number {
  for (const { key, value, srcToken } of root.items) {
    if (!isMap(value) || value.flow || !isScalar(key) || !srcToken) continue
    const [child] = itemsOf(value)
    if (child) return columnOf(text, startOf(child)) - columnOf(text, startOf(srcToken))
  }
  return DEFAULT_INDENT
}

/** Returns the keys in the order in which new ones are written, each with its value as YAML. */
function keysToSet({ bundleUrl, version }: StaticExportSettings): [key: string, value: string][] {
  return [
    ['enabled', 'true'],
    ['bundleUrl', quoted(bundleUrl)],
    ...(version === undefined ? [] : [['version', quoted(version)] as [string, string]]),
  ]
}

function sectionLines(settings: StaticExportSettings, indent: number): string[] {
  return [`${SECTION}:`, ...blockLines(settings, indent)]
}

function blockLines(settings: StaticExportSettings, indent: number): string[] {
  return keysToSet(settings).map(([key, value]) => `${' '.repeat(indent)}${key}: ${value}`)
}

/** Returns JSON, because a values file whose root is a flow map most likely is JSON. */
function flowSection(settings: StaticExportSettings): string {
  return `{${keysToSet(settings)
    .map(([key, value]) => `"${key}": ${value}`)
    .join(', ')}}`
}

/**
 * Returns a scalar that parsers of YAML 1.1, YAML 1.2 and JSON read as the same string: double-quoted, with every
 * character escaped that one of them does not allow as it is (https://yaml.org/spec/1.1/#nb-char, 1.2.2 section 5.1).
 */
function quoted(value: string): string {
  return JSON.stringify(value).replace(
    /[\u007F-\u009F\u2028\u2029\uFEFF\uFFFE\uFFFF]/gu,
    (char) => `\\u${char.charCodeAt(0).toString(16).padStart(4, '0')}`,
  )
}
