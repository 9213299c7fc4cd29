import {
  type Alias,
  Composer,
  CST,
  Document,
  isAlias,
  isCollection,
  isMap,
  isPair,
  isScalar,
  isSeq,
  Lexer,
  LineCounter,
  type Node,
  type Pair,
  Parser,
  type YAMLMap,
} from 'yaml'
import { StepError } from '../../errors.ts'

/** A values file: its text, and the name by which errors speak of it. */
export interface ValuesText {
  readonly text: string
  readonly name: string
}

/** The one YAML document in a text. */
export interface YamlDocument extends ValuesText {
  readonly doc: Document
  /** Where the document ends: its `...`, or the end of the text. */
  readonly end: number
  /** Every comment as it is written, in order. */
  readonly comments: readonly string[]
  /** What each alias stands for. */
  readonly targets: ReadonlyMap<Alias, Node>
}

/**
 * Reads a text that holds one YAML document, or nothing. Takes time in proportion to its length, whatever is in it.
 * @throws StepError (`values-file-syntax`, `values-file-documents`)
 */
export function readYaml({ text, name }: ValuesText): YamlDocument {
  const lines = new LineCounter()
  const { tokens, comments } = tokenize(text, lines)
  const composer = new Composer({
    keepSourceTokens: true,
    // The readers of values files know `<<`, though YAML 1.2 does not.
    merge: true,
    prettyErrors: false,
    // Warnings would go to stderr as they come.
    logLevel: 'error',
    // The library compares every key with every other: `survey` looks for duplicates instead.
    uniqueKeys: false,
  })
  const [parsed, ...others] = composer.compose(tokens)
  const doc: Document = parsed ?? new Document(null)
  if (others.length > 0)
    throw new StepError('values-file-documents', { file: name, count: others.length + 1 })

  const [error] = doc.errors
  if (error) throw syntaxError(name, wordsOf(error), lines.linePos(error.pos[0]), error)
  const { targets, fault } = survey(doc)
  if (fault) throw syntaxError(name, fault.why, lines.linePos(fault.at))
  const end = tokens.find(({ type }) => type === 'doc-end')?.offset ?? text.length
  return { text, name, doc, end, comments, targets }
}

/** What `Parser.parse` does, and the comments besides. */
function tokenize(text: string, lines: LineCounter): { tokens: CST.Token[]; comments: string[] } {
  const parser = new Parser(lines.addNewLine)
  const tokens: CST.Token[] = []
  const comments: string[] = []
  lines.addNewLine(0)
  let previous = ''
  for (const lexeme of new Lexer().lex(text)) {
    // Behind the mark of a scalar stands its text, which may look like a comment.
    if (lexeme.startsWith('#') && previous !== CST.SCALAR) comments.push(lexeme)
    previous = lexeme
    tokens.push(...parser.next(lexeme))
  }
  tokens.push(...parser.end())
  return { tokens, comments }
}

function syntaxError(
  file: string,
  why: string,
  { line, col }: { readonly line: number; readonly col: number },
  cause?: unknown,
): StepError {
  return new StepError('values-file-syntax', { file, why, line, column: col }, cause)
}

/** The parser ends some messages with a piece of the file, which may hold secrets. */
function wordsOf(error: Error): string {
  if (/call stack/.test(error.message)) return 'It is nested too deeply'
  return error.message.replace(/(?<=\S): .*/s, '')
}

interface Fault {
  readonly why: string
  /** In UTF-16 units from the start of the text. */
  readonly at: number
}

interface Survey {
  readonly targets: ReadonlyMap<Alias, Node>
  readonly fault?: Fault
}

/**
 * Walks through the document once, in the order in which it is written: finds out what each alias stands for, and
 * what the library would notice only while it expands aliases and merges, which can take for ever.
 */
function survey(doc: Document): Survey {
  const anchors = new Map<string, Node>()
  const targets = new Map<Alias, Node>()
  const open = new Set<unknown>()
  const faults: Fault[] = []

  const walk = (node: unknown): void => {
    if (isPair(node)) {
      walk(node.key)
      walk(node.value)
    } else if (isAlias(node)) {
      const target = anchors.get(node.source)
      if (target) targets.set(node, target)
      else
        faults.push({ why: 'Unresolved alias (the anchor must be set before the alias)', at: startOf(node) })
    } else if (isScalar(node)) {
      if (node.anchor) anchors.set(node.anchor, node)
    } else if (isCollection(node)) {
      if (node.anchor) anchors.set(node.anchor, node)
      open.add(node)
      for (const item of node.items) walk(item)
      if (isMap(node)) faults.push(...duplicateKeys(node), ...badMerges(node))
      open.delete(node)
    }
  }
  const badMerges = (map: YAMLMap): Fault[] =>
    mergesOf(map).flatMap((merge) => {
      const why = sourcesOf(merge, targets).map((source) => {
        if (!isMap(source)) return 'Merge sources must be maps or map aliases'
        return open.has(source) ? 'A map cannot be merged into itself' : undefined
      })
      return why.flatMap((why) => (why ? [{ why, at: startOf(merge.key) }] : []))
    })

  walk(doc.contents)
  const [fault] = faults.toSorted((a, b) => a.at - b.at)
  return { targets, ...(fault && { fault }) }
}

function duplicateKeys(map: YAMLMap): Fault[] {
  const seen = new Set<unknown>()
  return map.items.flatMap(({ key }) => {
    if (!isScalar(key)) return []
    if (seen.has(key.value)) return [{ why: 'Map keys must be unique', at: startOf(key) }]
    seen.add(key.value)
    return []
  })
}

/** Returns the value of a key that is a scalar, or an alias of one; undefined for any other. */
export function keyOf({ key }: Pair, targets: YamlDocument['targets']): unknown {
  const node = isAlias(key) ? targets.get(key) : key
  return isScalar(node) ? node.value : undefined
}

/** Returns the `<<` of a map, which the library gives a symbol of its own each. */
export function mergesOf(map: YAMLMap): Pair[] {
  return map.items.filter(({ key }) => isScalar(key) && typeof key.value === 'symbol')
}

/** Returns what is merged by a `<<`: maps, if it is well formed. */
export function sourcesOf({ value }: Pair, targets: YamlDocument['targets']): unknown[] {
  const resolved = (node: unknown) => (isAlias(node) ? targets.get(node) : node)
  const source = resolved(value)
  return isSeq(source) ? source.items.map(resolved) : [source]
}

function startOf(node: unknown): number {
  return (isAlias(node) || isScalar(node) ? node.range?.[0] : undefined) ?? 0
}
