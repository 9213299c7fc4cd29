/**
 * What a page demands of the content of a file before browsers use it:
 * https://www.w3.org/TR/sri-2/, read 2026-11.
 */
import { createHash } from 'node:crypto'

/** The hash functions that browsers know, the strongest first. */
const ALGORITHMS = ['sha512', 'sha384', 'sha256'] as const

/** The sums of which one has to be that of the content: in Base64, without padding. */
export interface Integrity {
  readonly algorithm: (typeof ALGORITHMS)[number]
  readonly sums: ReadonlySet<string>
}

/**
 * Returns what `integrity` demands: of several hash functions, the strongest counts alone.
 * Undefined if it demands nothing that browsers know.
 */
export function readIntegrity(metadata: string): Integrity | undefined {
  const sums = new Map<string, Set<string>>()
  for (const item of metadata.split(/[ \t\n\f\r]+/)) {
    const [expression = ''] = item.split('?', 1)
    const [, name = '', sum = ''] = /^([^-]+)-(.*)$/.exec(expression) ?? []
    const algorithm = name.toLowerCase()
    sums.set(algorithm, (sums.get(algorithm) ?? new Set()).add(withoutPadding(sum)))
  }
  for (const algorithm of ALGORITHMS) {
    const demanded = sums.get(algorithm)
    if (demanded !== undefined) return { algorithm, sums: demanded }
  }
  return undefined
}

/** Returns the sum of a content, as `Integrity` has it. */
export function computeSum(content: Buffer, algorithm: Integrity['algorithm']): string {
  return withoutPadding(createHash(algorithm).update(content).digest('base64'))
}

/** Browsers also take the letters of Base64 that are safe in addresses. */
function withoutPadding(base64: string): string {
  return base64.replace(/=+$/, '').replaceAll('-', '+').replaceAll('_', '/')
}
