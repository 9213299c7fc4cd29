/**
 * Reads the hashes that browsers verify before they use a file: https://www.w3.org/TR/sri-2/, read
 * 2026-11.
 */
import { createHash } from 'node:crypto'

/** The hash functions that browsers support, strongest first. */
const ALGORITHMS = ['sha512', 'sha384', 'sha256'] as const

/** The accepted hashes of a file's content, in Base64 without padding. */
export interface Integrity {
  readonly algorithm: (typeof ALGORITHMS)[number]
  readonly digests: ReadonlySet<string>
}

/**
 * Returns the hashes in an `integrity` attribute. Only the strongest hash function is used.
 * Undefined if browsers support none of them.
 */
export function readIntegrity(metadata: string): Integrity | undefined {
  const digestsByAlgorithm = new Map<string, Set<string>>()
  for (const item of metadata.split(/[ \t\n\f\r]+/)) {
    const [expression = ''] = item.split('?', 1)
    const [, name = '', digest = ''] = /^([^-]+)-(.*)$/.exec(expression) ?? []
    const algorithm = name.toLowerCase()
    const digests = digestsByAlgorithm.get(algorithm) ?? new Set()
    digestsByAlgorithm.set(algorithm, digests.add(normalizeBase64(digest)))
  }

  for (const algorithm of ALGORITHMS) {
    const digests = digestsByAlgorithm.get(algorithm)
    if (digests !== undefined) return { algorithm, digests }
  }
  return undefined
}

/** Returns the hash of content in the form of `Integrity`. */
export function computeDigest(content: Buffer, algorithm: Integrity['algorithm']): string {
  return normalizeBase64(createHash(algorithm).update(content).digest('base64'))
}

/**
 * Returns Base64 without padding. Browsers also accept the URL-safe alphabet, which is converted.
 */
function normalizeBase64(base64: string): string {
  return base64.replace(/=+$/, '').replaceAll('-', '+').replaceAll('_', '/')
}
