/** Placeholders in the targets of rules that hosts do not replace. */
import { findCorrection } from '../../../text/did-you-mean.ts'
import { quote } from './parse-problems.ts'
import type { Rule } from './rule.ts'

const PLACEHOLDER = /:([A-Za-z]\w*)/g

/** Returns the names of the values that the path and the query of a rule capture. */
export function listCapturedNames({ matcher, query }: Rule): readonly string[] {
  const namesInPath = matcher.kind === 'pattern' ? matcher.pattern.groupNames : []
  const valuesInQuery = [...(query?.values() ?? [])]
  const namesInQuery = valuesInQuery
    .filter((value) => value.startsWith(':'))
    .map((value) => value.slice(1))
  return [...namesInPath, ...namesInQuery]
}

/**
 * Returns a sentence about the part of a rule’s target that was probably meant as a placeholder;
 * undefined if there is none. Netlify and Cloudflare replace only what the rule captures:
 * `netlify-redirector` 0.5, run 2026-11, and `replacer` of `@cloudflare/workers-shared` 0.17, read
 * 2026-11.
 */
export function explainLiteralTarget(rule: Rule): string | undefined {
  const capturedNames = listCapturedNames(rule)
  if (capturedNames.includes('splat') && rule.to.includes('*'))
    return 'In a target, write `:splat` for what `*` matched.'
  const isReplaced = (name: string) => capturedNames.some((captured) => name.startsWith(captured))
  const namesInTarget = [...rule.to.matchAll(PLACEHOLDER)].map(([, name = '']) => name)
  const literalName = namesInTarget.find((name) => !isReplaced(name))
  if (literalName === undefined) return undefined
  const placeholder = quote(`:${literalName}`)
  const fact = `The first part of this rule has no ${placeholder}, so the host leaves ${placeholder} in the target as it is`
  const correction = findCorrection(literalName, capturedNames)
  if (correction === undefined) return `${fact}.`
  return `${fact}; did you mean \`:${correction}\`?`
}
