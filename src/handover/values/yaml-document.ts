import {
  type Alias,
  Composer,
  type CST,
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

/** The text of a values file, and the name that error messages use for it. */
export interface ValuesText {
  readonly text: string
  readonly name: string
}

/** The only YAML document in a text. */
export interface YamlDocument extends ValuesText {
  readonly doc: Document
  /** Offset of the document's end: its `...`, or the end of the text. */
  readonly end: number
  /** Every comment as written, in order. */
  readonly comments: readonly string[]
  /** The node that each alias refers to. */
  readonly aliasTargets: ReadonlyMap<Alias, Node>
}

/**
 * Reads a text that holds one YAML document, or nothing. Takes time linear in its length, whatever is in it.
 * @throws StepError (`values-file-syntax`, `values-file-documents`)
 */
export function readYaml({ text, name }: ValuesText): YamlDocument {
  const lines = new LineCounter()
  const { tokens, comments } = tokenize(text, lines)
  const composer = new Composer({
    keepSourceTokens: true,
    // Programs that read values files know `<<`, though YAML 1.2 does not.
    merge: true,
    prettyErrors: false,
    // Warnings would go to stderr.
    logLevel: 'error',
    // The library compares each key with all others, in quadratic time: `inspect` finds duplicates instead.
    uniqueKeys: false,
  })
  const [parsed, ...others] = composer.compose(tokens)
  const doc: Document = parsed ?? new Document(null)
  if (others.length > 0)
    throw new StepError('values-file-documents', { file: name, count: others.length + 1 })

  const [error] = doc.errors
  if (error) throw syntaxError(name, withoutExcerpt(error), lines.linePos(error.pos[0]), error)
  const { aliasTargets, problem } = inspect(doc)
  if (problem) throw syntaxError(name, problem.why, lines.linePos(problem.offset))
  const end = tokens.find(({ type }) => type === 'doc-end')?.offset ?? text.length
  return { text, name, doc, end, comments, aliasTargets }
}

/** Does what `Parser.parse` does, and collects the comments. */
function tokenize(text: string, lines: LineCounter): { tokens: CST.Token[]; comments: string[] } {
  const parser = new Parser(lines.addNewLine)
  const tokens: CST.Token[] = []
  const comments: string[] = []
  lines.addNewLine(0)
  for (const lexeme of new Lexer().lex(text)) {
    // In a map, a text that looks like a comment begins with its indentation or a quote.
    if (lexeme.startsWith('#')) comments.push(lexeme)
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

/** Some of the parser's messages end with an excerpt of the file, which may hold secrets. */
function withoutExcerpt(error: Error): string {
  if (/call stack/.test(error.message)) return 'It is nested too deeply'
  return error.message.replace(/(?<=\S): .*/s, '')
}

interface YamlProblem {
  readonly why: string
  /** In UTF-16 units from the start of the text. */
  readonly offset: number
}

interface Inspection {
  readonly aliasTargets: ReadonlyMap<Alias, Node>
  /** The first in the text. */
  readonly problem?: YamlProblem
}

/**
 * Walks through the document once, in the order in which it is written: resolves aliases, and finds what the library
 * would notice only while it expands aliases and merges, which can take forever.
 */
function inspect(doc: Document): Inspection {
  const anchors = new Map<string, Node>()
  const aliasTargets = new Map<Alias, Node>()
  const open = new Set<unknown>()
  const problems: YamlProblem[] = []

  const walk = (node: unknown): void => {
    if (isPair(node)) {
      walk(node.key)
      walk(node.value)
    } else if (isAlias(node)) {
      const target = anchors.get(node.source)
      if (target) aliasTargets.set(node, target)
      else
        problems.push({
          why: 'Unresolved alias (the anchor must be set before the alias)',
          offset: offsetOf(node),
        })
    } else if (isScalar(node)) {
      if (node.anchor) anchors.set(node.anchor, node)
    } else if (isCollection(node)) {
      if (node.anchor) anchors.set(node.anchor, node)
      open.add(node)
      for (const item of node.items) walk(item)
      if (isMap(node)) problems.push(...duplicateKeys(node), ...badMerges(node))
      open.delete(node)
    }
  }
  const badMerges = (map: YAMLMap): YamlProblem[] =>
    mergesOf(map).flatMap((merge) => {
      const why = sourcesOf(merge, aliasTargets).map((source) => {
        if (!isMap(source)) return 'Merge sources must be maps or map aliases'
        return open.has(source) ? 'A map cannot be merged into itself' : undefined
      })
      return why.flatMap((why) => (why ? [{ why, offset: offsetOf(merge.key) }] : []))
    })

  walk(doc.contents)
  const [problem] = problems.toSorted((a, b) => a.offset - b.offset)
  return { aliasTargets, ...(problem && { problem }) }
}

function duplicateKeys(map: YAMLMap): YamlProblem[] {
  const seen = new Set<unknown>()
  return map.items.flatMap(({ key }) => {
    if (!isScalar(key)) return []
    if (seen.has(key.value)) return [{ why: 'Map keys must be unique', offset: offsetOf(key) }]
    seen.add(key.value)
    return []
  })
}

/** Returns the value of a key that is a scalar or an alias of one; undefined for any other. */
export function keyOf({ key }: Pair, aliasTargets: YamlDocument['aliasTargets']): unknown {
  const node = isAlias(key) ? aliasTargets.get(key) : key
  return isScalar(node) ? node.value : undefined
}

/** Returns the `<<` keys of a map: the library makes each a unique symbol. */
export function mergesOf(map: YAMLMap): Pair[] {
  return map.items.filter(({ key }) => isScalar(key) && typeof key.value === 'symbol')
}

/** Returns what a `<<` merges: maps, if it is well formed. */
export function sourcesOf({ value }: Pair, aliasTargets: YamlDocument['aliasTargets']): unknown[] {
  const resolved = (node: unknown) => (isAlias(node) ? aliasTargets.get(node) : node)
  const source = resolved(value)
  return isSeq(source) ? source.items.map(resolved) : [source]
}

function offsetOf(node: unknown): number {
  return (isAlias(node) || isScalar(node) ? node.range?.[0] : undefined) ?? 0
}
