/**
 * Loaded into a process that runs from source, and into its threads, before everything else:
 * rewords all sentences of findings, diagnoses, and comparisons. Values in a sentence stay as they
 * are.
 */
import { registerHooks } from 'node:module'
import jsTokens, { type Token } from 'js-tokens'

const REWORDED = /\/src\/(?:check|findings|live|changes)\/(?!findings\/report-page\/)[^?]*\.ts$/
/** Three words that are in no name and no address. */
const SENTENCE = /[A-Za-z’,]+ [a-z’,]+ [a-z’,]+/
const PLACEHOLDER_OR_WORD = /\{\w+\}|`[^`]*`|[A-Za-z]+/g

registerHooks({
  load(url, context, next) {
    const loaded = next(url, context)
    if (!REWORDED.test(url) || loaded.source == null) return loaded
    const source = Array.from(jsTokens(String(loaded.source)), reworded).join('')
    return { ...loaded, source }
  },
})

const TEXTS: ReadonlySet<string> = new Set([
  'StringLiteral',
  'NoSubstitutionTemplate',
  'TemplateHead',
  'TemplateMiddle',
  'TemplateTail',
] satisfies Token['type'][])

function reworded({ type, value }: Token): string {
  const isSentence = TEXTS.has(type) && SENTENCE.test(value) && !value.includes('<')
  if (!isSentence) return value
  return value.replaceAll(PLACEHOLDER_OR_WORD, (part) => (/^\w/.test(part) ? 'lorem' : part))
}
