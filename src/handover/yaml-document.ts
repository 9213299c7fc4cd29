import {
  Document,
  isMap,
  isScalar,
  Lexer,
  LineCounter,
  parseAllDocuments,
  visit,
  type YAMLMap,
} from 'yaml'
import { StepError } from '../errors/step-error.ts'

/** The text of a values file, and the name that error messages use for it. */
export interface ValuesText {
  readonly text: string
  readonly name: string
}

/** The only YAML document in a values file. */
export interface YamlDocument extends ValuesText {
  readonly doc: Document
  /** Its content as plain data: aliases and merges are resolved. */
  readonly content: unknown
  /** Every comment as written, in order. */
  readonly comments: readonly string[]
  readonly hasAliases: boolean
}

const OPTIONS = {
  // Programs that read values files support `<<`, though YAML 1.2 does not.
  merge: true,
  // The library compares each key with every earlier one, which is slow.
  uniqueKeys: false,
  prettyErrors: false,
  // Warnings would go to stderr.
  logLevel: 'error',
} as const

/** Says that a key is repeated. It does not contain the key, which may be a secret. */
const REPEATED_KEY_MESSAGE = 'this key occurs twice in the same map'

/**
 * The maximum number of times that an anchor may be used, multiplied by that of the anchors inside
 * it. The library's own limit, 100, is too low for real files.
 */
const MAX_ALIAS_COUNT = 10_000

/**
 * Parses text that contains one YAML document or nothing, and returns the document.
 * @throws StepError (`values-file-syntax`, `values-file-documents`)
 */
export function readYaml({ text, name }: ValuesText): YamlDocument {
  keepLibrarySilent()
  const lexemes = [...new Lexer().lex(text)]
  const lineCounter = new LineCounter()
  const documents: Document[] = parseAllDocuments(text, { ...OPTIONS, lineCounter })
  const doc = documents[0] ?? new Document(null)
  const parsed = { text, name, doc, lineCounter }
  rejectTemplate(parsed)
  if (documents.length > 1)
    throw new StepError('values-file-documents', { file: name, count: documents.length })
  rejectSyntaxError(parsed)
  rejectRepeatedKey(parsed)

  // In a map, text that looks like a comment begins with its indentation or a quote.
  const comments = lexemes.filter((lexeme) => lexeme.startsWith('#'))
  const hasAliases = lexemes.some((lexeme) => lexeme.startsWith('*'))
  return { text, name, doc, content: readContent(doc, name), comments, hasAliases }
}

/** A document before it is checked; `lineCounter` knows where its lines begin. */
interface ParsedText extends ValuesText {
  readonly doc: Document
  readonly lineCounter: LineCounter
}

/** @throws StepError (`values-file-syntax`) for a template, which is not YAML yet */
function rejectTemplate({ name, doc, lineCounter }: ParsedText): void {
  const offset = findInMaps(doc, findTemplate)
  if (offset === undefined) return
  const why = 'use the file with the values themselves, not a template with “{{” outside quotes'
  throw makeSyntaxError(name, why, lineCounter.linePos(offset))
}

/** @throws StepError (`values-file-syntax`) for the first error that the parser reports */
function rejectSyntaxError({ text, name, doc, lineCounter }: ParsedText): void {
  const [error] = doc.errors
  if (error === undefined) return
  const conflict = text.search(/^<{7} /m)
  if (conflict >= 0) {
    const why = 'the file contains merge conflict markers'
    throw makeSyntaxError(name, why, lineCounter.linePos(conflict), error)
  }
  throw makeSyntaxError(name, removeExcerpt(error), lineCounter.linePos(error.pos[0]), error)
}

/** @throws StepError (`values-file-syntax`) if a map has a key twice */
function rejectRepeatedKey({ text, name, doc, lineCounter }: ParsedText): void {
  const offset = findInMaps(doc, findRepeatedKey)
  if (offset === undefined) return
  let why = REPEATED_KEY_MESSAGE
  if (text.startsWith('staticExport:', offset)) why = 'staticExport occurs twice'
  throw makeSyntaxError(name, why, lineCounter.linePos(offset))
}

/**
 * Two environment variables make the library print the text that it reads, which may contain
 * secrets.
 */
function keepLibrarySilent(): void {
  for (const variable of ['LOG_STREAM', 'LOG_TOKENS']) delete process.env[variable]
}

/** Returns the first offset that `look` returns for a map of the document. */
function findInMaps(doc: Document, look: (map: YAMLMap) => number | undefined): number | undefined {
  let offset: number | undefined
  visit(doc, {
    Map(_, map) {
      offset = look(map)
      return offset === undefined ? undefined : visit.BREAK
    },
  })
  return offset
}

/**
 * Returns the offset of a `{{` that is YAML: `a: {{ .Values.b }}` is a map in a map, which nobody
 * intends.
 */
function findTemplate({ flow, items, range }: YAMLMap): number | undefined {
  const [first] = items
  if (!flow || !isMap(first?.key)) return undefined
  return range?.[0]
}

/** Returns the offset of the first repeated key in a map. */
function findRepeatedKey({ items }: YAMLMap): number | undefined {
  const keys = new Set()
  for (const { key } of items) {
    if (!isScalar(key)) continue
    if (keys.has(key.value)) return key.range?.[0]
    keys.add(key.value)
  }
  return undefined
}

function readContent(doc: Document, name: string): unknown {
  try {
    return doc.toJS({ maxAliasCount: MAX_ALIAS_COUNT })
  } catch (error) {
    throw makeSyntaxError(name, removeExcerpt(error as Error), {}, error)
  }
}

function makeSyntaxError(
  file: string,
  why: string,
  { line, col }: { readonly line?: number; readonly col?: number },
  cause?: unknown,
): StepError {
  return new StepError('values-file-syntax', { file, why, line, column: col }, cause)
}

/** Some of the parser's messages end with an excerpt of the file, which may contain secrets. */
function removeExcerpt(error: Error): string {
  if (/call stack/.test(error.message)) return 'it is nested too deeply'
  if (error.message.startsWith('Nested mappings')) return 'a value that contains “: ” needs quotes'
  const [first = '', ...rest] = error.message.replace(/(?<=\S): .*/s, '')
  return first.toLowerCase() + rest.join('')
}
