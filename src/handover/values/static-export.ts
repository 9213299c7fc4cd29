import { isAlias, isMap, isScalar, isSeq, type Pair, type YAMLMap } from 'yaml'
import { StepError } from '../../errors.ts'
import { keyOf, mergesOf, readYaml, sourcesOf, type ValuesText, type YamlDocument } from './yaml-document.ts'
import { isSameBesides } from './yaml-facts.ts'
import {
  addLines,
  addToBlock,
  addToFlow,
  addToRoot,
  blockComment,
  columnOf,
  emptyValueOf,
  itemsOf,
  lineAfter,
  lineEndOf,
  type Splice,
  spliced,
  startOf,
} from './yaml-layout.ts'

/** What a self-hosted deployment is told about the export that it serves. */
export interface StaticExport {
  /** The presigned link to the bundle. */
  readonly bundleUrl: string
  /** Pins an export; if it is not given, what the file says about it stays. */
  readonly version?: string | undefined
}

const SECTION = 'staticExport'
const USUAL_INDENT = 2

/**
 * Returns the text with `staticExport.enabled`, `.bundleUrl` and, if given, `.version` set in it, and every other
 * character as it was. An empty text is fine.
 * @throws StepError (`values-file-…`) if it is not one YAML document with a map in it, or if setting these keys
 *   would also change what it says elsewhere
 */
export function withStaticExport(file: ValuesText, settings: StaticExport): string {
  const bom = file.text.startsWith('\uFEFF') ? '\uFEFF' : ''
  const source = readYaml({ ...file, text: file.text.slice(bom.length) })
  const edited = spliced(source.text, changes(source, settings))
  const after = readAgain(edited, source)
  const keys = { section: SECTION, names: entries(settings).map(([name]) => name) }
  if (!says(after, settings) || !isSameBesides(keys, after, source)) throw unclear(source)
  return bom + edited
}

/** Reads what was made of a document. */
function readAgain(text: string, source: YamlDocument): YamlDocument {
  try {
    return readYaml({ text, name: source.name })
  } catch (error) {
    if (error instanceof StepError) throw unclear(source)
    throw error
  }
}

function changes(source: YamlDocument, settings: StaticExport): Splice[] {
  const { text, doc, end } = source
  const root = doc.contents
  if (isEmpty(root)) return [addLines(text, end, '', sectionLines(settings, USUAL_INDENT))]
  if (!isMap(root)) throw new StepError('values-file-shape', { file: source.name, what: 'its content' })
  refuseShared(source, root, 'its content')

  const section = find(source, root, SECTION)
  if (section && isMap(section.value)) return changesInSection(source, root, section.value, settings)
  if (section) return fillSection(source, root, section, settings)
  if (isMergedIn(source, root, SECTION))
    throw new StepError('values-file-shared', { file: source.name, what: SECTION })
  return [
    root.flow
      ? addToFlow(text, root, [`"${SECTION}": ${flowSection(settings)}`])
      : addToRoot(text, root, end, sectionLines(settings, indentIn(text, root))),
  ]
}

function changesInSection(
  source: YamlDocument,
  root: YAMLMap,
  section: YAMLMap,
  settings: StaticExport,
): Splice[] {
  refuseShared(source, section, SECTION)
  const splices: Splice[] = []
  const missing: string[] = []
  for (const [key, value] of entries(settings)) {
    const pair = find(source, section, key)
    if (pair) splices.push(replaceValue(source, pair, `${SECTION}.${key}`, value))
    else missing.push(root.flow ? `"${key}": ${value}` : `${key}: ${value}`)
  }
  if (missing.length === 0) return splices
  return [...splices, (section.flow ? addToFlow : addToBlock)(source.text, section, missing)]
}

/** The section stands there without keys: `staticExport:`, or with an outspoken `null`. */
function fillSection(source: YamlDocument, root: YAMLMap, section: Pair, settings: StaticExport): Splice[] {
  const { text, name } = source
  const { value, srcToken } = section
  refuseShared(source, value, SECTION)
  const isNull = value === null || (isScalar(value) && value.value === null)
  if (!isNull) throw new StepError('values-file-shape', { file: name, what: SECTION })
  // It would stay in front of the map, where most readers do not take it.
  if (isScalar(value) && value.tag !== undefined) throw unclear(source)
  if (root.flow) return [valueSplice(source, section, flowSection(settings))]

  const at = srcToken && emptyValueOf(srcToken)
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

function replaceValue(source: YamlDocument, pair: Pair, what: string, text: string): Splice {
  refuseShared(source, pair.value, what)
  if (isMap(pair.value) || isSeq(pair.value))
    throw new StepError('values-file-shape', { file: source.name, what })
  return valueSplice(source, pair, text)
}

/** Returns the splice that makes `text` the value of a key that has a plain value, or none. */
function valueSplice(source: YamlDocument, { key, value, srcToken }: Pair, text: string): Splice {
  if (isScalar(value) && value.range && !isEmpty(value)) {
    const [from, to] = value.range
    // Behind a comment that is indented less, the library takes the next key or item for a part of a plain value.
    if (value.type === 'PLAIN' && /\n\s*[?:-]\s/.test(source.text.slice(from, to))) throw unclear(source)
    // A block scalar ends behind its line end, which is still needed.
    const end = from + source.text.slice(from, to).trimEnd().length
    return { from, to: end, text: text + blockComment(source.text, value) }
  }
  const at = srcToken && emptyValueOf(srcToken)
  if (at !== undefined) return { from: at, to: at, text: ` ${text}` }
  // In a flow map a key may stand without its colon.
  const keyEnd = isScalar(key) ? key.range?.[1] : undefined
  if (keyEnd === undefined) throw unclear(source)
  return { from: keyEnd, to: keyEnd, text: `: ${text}` }
}

/** Returns whether nothing is written where this node stands. */
function isEmpty(node: unknown): boolean {
  return node === null || (isScalar(node) && node.range?.[0] === node.range?.[1])
}

function find({ targets }: YamlDocument, map: YAMLMap, name: string): Pair | undefined {
  return map.items.find((pair) => keyOf(pair, targets) === name)
}

/** Returns whether a map has a key only because another map with that key is merged into it. */
function isMergedIn(source: YamlDocument, map: YAMLMap, name: string): boolean {
  const seen = new Set<unknown>()
  const hasMerged = (into: YAMLMap): boolean =>
    mergesOf(into)
      .flatMap((merge) => sourcesOf(merge, source.targets))
      .some((merged) => {
        if (!isMap(merged) || seen.has(merged)) return false
        seen.add(merged)
        return find(source, merged, name) !== undefined || hasMerged(merged)
      })
  return hasMerged(map)
}

/** An alias, or the anchor of one, would carry a change to other places. */
function refuseShared({ targets, name }: YamlDocument, node: unknown, what: string): void {
  const isShared = isAlias(node) || [...targets.values()].some((target) => target === node)
  if (isShared) throw new StepError('values-file-shared', { file: name, what })
}

function unclear({ name }: YamlDocument): StepError {
  return new StepError('values-file-unclear', { file: name })
}

/** Returns whether a document says what it should, to every reader: some believe a tag, and some the text. */
function says({ doc }: YamlDocument, { bundleUrl, version }: StaticExport): boolean {
  const has = (key: string, value: string | boolean) => {
    const node = doc.getIn([SECTION, key], true)
    if (!isScalar(node) || node.value !== value) return false
    return node.tag === undefined || node.tag === (value === true ? TAG_OF_BOOLEANS : TAG_OF_STRINGS)
  }
  return (
    has('enabled', true) && has('bundleUrl', bundleUrl) && (version === undefined || has('version', version))
  )
}

const TAG_OF_BOOLEANS = 'tag:yaml.org,2002:bool'
const TAG_OF_STRINGS = 'tag:yaml.org,2002:str'

/** Returns how far this file indents a map in its root map. */
function indentIn(text: string, root: YAMLMap): number {
  for (const { key, value, srcToken } of root.items) {
    if (!isMap(value) || value.flow || !isScalar(key) || !srcToken) continue
    const [child] = itemsOf(value)
    if (child) return columnOf(text, startOf(child)) - columnOf(text, startOf(srcToken))
  }
  return USUAL_INDENT
}

function entries({ bundleUrl, version }: StaticExport): [key: string, value: string][] {
  return [
    ['enabled', 'true'],
    ['bundleUrl', quoted(bundleUrl)],
    ...(version === undefined ? [] : [['version', quoted(version)] as [string, string]]),
  ]
}

function sectionLines(settings: StaticExport, indent: number): string[] {
  return [`${SECTION}:`, ...blockLines(settings, indent)]
}

function blockLines(settings: StaticExport, indent: number): string[] {
  return entries(settings).map(([key, value]) => `${' '.repeat(indent)}${key}: ${value}`)
}

/** JSON, because a values file whose root is a flow map most likely is. */
function flowSection(settings: StaticExport): string {
  return `{${entries(settings)
    .map(([key, value]) => `"${key}": ${value}`)
    .join(', ')}}`
}

/**
 * Returns a scalar that readers of YAML 1.1, YAML 1.2 and JSON take for the same string: double-quoted, with every
 * character escaped that any of them does not let stand (https://yaml.org/spec/1.1/#nb-char, 1.2.2 section 5.1).
 */
function quoted(value: string): string {
  return JSON.stringify(value).replace(
    /[\u007F-\u009F\u2028\u2029\uFEFF\uFFFE\uFFFF]/gu,
    (char) => `\\u${char.charCodeAt(0).toString(16).padStart(4, '0')}`,
  )
}
