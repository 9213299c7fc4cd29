import {
  type Alias,
  Document,
  isAlias,
  isCollection,
  isMap,
  isScalar,
  Lexer,
  LineCounter,
  parseAllDocuments,
  type Scalar,
  visit,
  type YAMLMap,
} from 'yaml'
import { StepError } from '../../errors/errors.ts'

/** The text of a values file, and the name that error messages use for it. */
export interface ValuesText {
  readonly text: string
  readonly name: string
}

/** The only YAML document in a text. */
export interface YamlDocument extends ValuesText {
  readonly doc: Document
  /** Its content as plain data: aliases and merges are resolved. */
  readonly content: unknown
  /** Every comment as written, in order. */
  readonly comments: readonly string[]
  readonly hasAliases: boolean
}

const OPTIONS = {
  // Programs that read values files know `<<`, though YAML 1.2 does not.
  merge: true,
  // The library compares each key with all others, in quadratic time: `problemIn` does not.
  uniqueKeys: false,
  prettyErrors: false,
  // Warnings would go to stderr.
  logLevel: 'error',
} as const

/** How often an anchor may be used, times the same for those inside it. The library’s own limit, 100, is too low for real files. */
const MAX_ALIAS_COUNT = 10_000

/**
 * Reads a text that holds one YAML document, or nothing.
 * @throws StepError (`values-file-syntax`, `values-file-documents`)
 */
export function readYaml({ text, name }: ValuesText): YamlDocument {
  keepLibrarySilent()
  const lexemes = [...new Lexer().lex(text)]
  const lineCounter = new LineCounter()
  const documents: Document[] = parseAllDocuments(text, { ...OPTIONS, lineCounter })
  const template = templateIn(lexemes)
  if (template !== undefined) {
    const why = 'it is a template, with “{{” outside quotes; name the file with the values themselves'
    throw syntaxError(name, why, lineCounter.linePos(template))
  }
  if (documents.length > 1)
    throw new StepError('values-file-documents', { file: name, count: documents.length })
  const doc = documents[0] ?? new Document(null)
  const [error] = doc.errors
  if (error) throw syntaxError(name, withoutExcerpt(error), lineCounter.linePos(error.pos[0]), error)
  const problem = problemIn(doc)
  if (problem) throw syntaxError(name, problem.why, lineCounter.linePos(problem.offset))
  // In a map, a text that looks like a comment begins with its indentation or a quote.
  const comments = lexemes.filter((lexeme) => lexeme.startsWith('#'))
  const hasAliases = lexemes.some((lexeme) => lexeme.startsWith('*'))
  return { text, name, doc, content: contentOf(doc, name), comments, hasAliases }
}

/** Two variables of the environment make the library print what it reads, and that may hold secrets. */
function keepLibrarySilent(): void {
  for (const variable of ['LOG_STREAM', 'LOG_TOKENS']) delete process.env[variable]
}

/** Returns the offset of the first `{{` that is YAML: `a: {{ .Values.b }}` is a map in a map, which nobody means. */
function templateIn(lexemes: readonly string[]): number | undefined {
  const at = lexemes.findIndex((lexeme, i) => lexeme === '{' && lexemes[i + 1] === '{')
  // Marks of the lexer, such as the beginning of a scalar, are not part of the text.
  return at < 0
    ? undefined
    : lexemes
        .slice(0, at)
        .join('')
        .replaceAll(/[\x02\x18\x1f]/g, '').length
}

interface YamlProblem {
  readonly why: string
  /** In UTF-16 units from the start of the text. */
  readonly offset: number
}

/** Returns the first alias of nothing, or key that its map has already: what the library finds late, or slowly. */
function problemIn(doc: Document): YamlProblem | undefined {
  const anchors = new Set<string>()
  let problem: YamlProblem | undefined
  visit(doc, (_, node) => {
    if (isAlias(node) && !anchors.has(node.source))
      problem = { why: 'Unresolved alias (the anchor must be set before the alias)', offset: offsetOf(node) }
    if ((isScalar(node) || isCollection(node)) && node.anchor) anchors.add(node.anchor)
    const second = isMap(node) ? secondOfTwoKeys(node) : undefined
    if (second !== undefined) problem = { why: 'Map keys must be unique', offset: offsetOf(second) }
    return problem && visit.BREAK
  })
  return problem
}

function secondOfTwoKeys({ items }: YAMLMap): Scalar | undefined {
  const seen = new Set<unknown>()
  return items
    .map(({ key }) => key)
    .filter(isScalar)
    .find(({ value }) => seen.size === seen.add(value).size)
}

function offsetOf({ range }: Alias | Scalar): number {
  return range?.[0] ?? 0
}

function contentOf(doc: Document, name: string): unknown {
  try {
    return doc.toJS({ maxAliasCount: MAX_ALIAS_COUNT })
  } catch (error) {
    throw syntaxError(name, withoutExcerpt(error as Error), {}, error)
  }
}

function syntaxError(
  file: string,
  why: string,
  { line, col }: { readonly line?: number; readonly col?: number },
  cause?: unknown,
): StepError {
  return new StepError('values-file-syntax', { file, why, line, column: col }, cause)
}

/** Some of the parser’s messages end with an excerpt of the file, which may hold secrets. */
function withoutExcerpt(error: Error): string {
  if (/call stack/.test(error.message)) return 'It is nested too deeply'
  if (error.message.startsWith('Nested mappings')) return 'a value that contains “: ” needs quotes'
  return error.message.replace(/(?<=\S): .*/s, '')
}
