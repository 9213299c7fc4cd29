import {
  Composer,
  Document,
  isAlias,
  isMap,
  isScalar,
  isSeq,
  LineCounter,
  type Pair,
  Parser,
  visit,
  type YAMLMap,
} from 'yaml'
import { StepError } from '../errors.ts'
import {
  addLines,
  addToBlock,
  addToFlow,
  addToRoot,
  columnOf,
  emptyValueOf,
  itemsOf,
  lineAfter,
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

/** A values file: its text, and the name by which errors speak of it. */
export interface ValuesText {
  readonly text: string
  readonly name: string
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
  const source = parse({ ...file, text: file.text.slice(bom.length) })
  const edited = spliced(source.text, changes(source, settings))
  if (!says({ ...file, text: edited }, settings)) throw unclear(source)
  return bom + edited
}

interface Source extends ValuesText {
  readonly doc: Document
  /** What the document says, merges carried out. */
  readonly values: unknown
  /** Where the document ends: its `...`, or the end of the text. */
  readonly end: number
}

function parse({ text, name }: ValuesText): Source {
  const lines = new LineCounter()
  const tokens = [...new Parser(lines.addNewLine).parse(text)]
  // `merge`, because the readers of values files know `<<`, though YAML 1.2 does not.
  // `logLevel`, because its warnings would go to stderr as they come.
  const composer = new Composer({
    keepSourceTokens: true,
    merge: true,
    prettyErrors: false,
    logLevel: 'error',
  })
  const [parsed, ...others] = composer.compose(tokens)
  const doc: Document = parsed ?? new Document(null)
  if (others.length > 0)
    throw new StepError('values-file-documents', { file: name, count: others.length + 1 })

  const [error] = doc.errors
  if (error) {
    const { line, col } = lines.linePos(error.pos[0])
    throw new StepError('values-file-syntax', { file: name, why: wordsOf(error), line, column: col }, error)
  }
  const end = tokens.find(({ type }) => type === 'doc-end')?.offset ?? text.length
  return { text, name, doc, end, values: valuesOf(doc, name) }
}

function valuesOf(doc: Document, name: string): unknown {
  try {
    // What is shared stays shared: without the limit nothing grows.
    return doc.toJS({ maxAliasCount: -1 })
  } catch (error) {
    throw new StepError(
      'values-file-syntax',
      { file: name, why: wordsOf(error as Error), line: undefined, column: undefined },
      error,
    )
  }
}

/** The parser ends some messages with a piece of the file, which may hold secrets. */
function wordsOf(error: Error): string {
  return error.message.replace(/(?<=\S): .*/s, '')
}

function changes(source: Source, settings: StaticExport): Splice[] {
  const { text, doc, end } = source
  const root = doc.contents
  if (isEmpty(root)) return [addLines(text, end, '', sectionLines(settings, USUAL_INDENT))]
  if (!isMap(root)) throw new StepError('values-file-shape', { file: source.name, what: 'its content' })
  refuseShared(source, root, 'its content')

  const section = find(source, root, SECTION)
  if (section && isMap(section.value)) return changesInSection(source, root, section.value, settings)
  if (section) return fillSection(source, root, section, settings)
  if (mergedIn(source, SECTION))
    throw new StepError('values-file-shared', { file: source.name, what: SECTION })
  return [
    root.flow
      ? addToFlow(text, root, [`"${SECTION}": ${flowSection(settings)}`])
      : addToRoot(text, root, end, sectionLines(settings, indentIn(text, root))),
  ]
}

function changesInSection(source: Source, root: YAMLMap, section: YAMLMap, settings: StaticExport): Splice[] {
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
function fillSection(source: Source, root: YAMLMap, section: Pair, settings: StaticExport): Splice[] {
  const { text, name } = source
  const { value, srcToken } = section
  refuseShared(source, value, SECTION)
  const isNull = value === null || (isScalar(value) && value.value === null)
  if (!isNull) throw new StepError('values-file-shape', { file: name, what: SECTION })
  if (root.flow) return [valueSplice(source, section, flowSection(settings))]

  const at = srcToken && emptyValueOf(srcToken)
  if (!srcToken || at === undefined) throw unclear(source)
  const nullEnd = isEmpty(value) ? at : (value?.range?.[1] ?? at)
  const indent = ' '.repeat(columnOf(text, startOf(srcToken)))
  const lines = blockLines(settings, indentIn(text, root))
  return [{ from: at, to: nullEnd, text: '' }, addLines(text, lineAfter(text, nullEnd), indent, lines)]
}

function replaceValue(source: Source, pair: Pair, what: string, text: string): Splice {
  refuseShared(source, pair.value, what)
  if (isMap(pair.value) || isSeq(pair.value))
    throw new StepError('values-file-shape', { file: source.name, what })
  return valueSplice(source, pair, text)
}

/** Returns the splice that makes `text` the value of a key that has a plain value, or none. */
function valueSplice(source: Source, { key, value, srcToken }: Pair, text: string): Splice {
  if (isScalar(value) && value.range && !isEmpty(value)) {
    const [from, to] = value.range
    // A block scalar ends behind its line end, which is still needed.
    return { from, to: from + source.text.slice(from, to).trimEnd().length, text }
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

function find({ doc }: Source, map: YAMLMap, name: string): Pair | undefined {
  return map.items.find(({ key }) => {
    const node = isAlias(key) ? key.resolve(doc) : key
    return isScalar(node) && node.value === name
  })
}

function mergedIn({ values }: Source, name: string): boolean {
  return typeof values === 'object' && values !== null && name in values
}

/** An alias, or the anchor of one, would carry a change to other places. */
function refuseShared({ doc, name }: Source, node: unknown, what: string): void {
  const anchor = isMap(node) || isScalar(node) ? node.anchor : undefined
  let isShared = isAlias(node)
  if (anchor !== undefined) {
    visit(doc, {
      Alias(_, alias) {
        isShared ||= alias.source === anchor
      },
    })
  }
  if (isShared) throw new StepError('values-file-shared', { file: name, what })
}

function unclear({ name }: Source): StepError {
  return new StepError('values-file-unclear', { file: name })
}

/** Returns whether the text, read anew, says what it should. */
function says(file: ValuesText, settings: StaticExport): boolean {
  try {
    const { doc } = parse(file)
    return (
      doc.getIn([SECTION, 'enabled']) === true &&
      doc.getIn([SECTION, 'bundleUrl']) === settings.bundleUrl &&
      (settings.version === undefined || doc.getIn([SECTION, 'version']) === settings.version)
    )
  } catch (error) {
    if (error instanceof StepError) return false
    throw error
  }
}

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
    /[\u007F-\u009F\u2028\u2029\uFEFF\uFFFE\uFFFF]|\p{Cs}/gu,
    (char) => `\\u${char.charCodeAt(0).toString(16).padStart(4, '0')}`,
  )
}
