import { describe, test } from '@jest/globals'
import { missing } from './builds.ts'
import type { Generator } from './generator.ts'
import { GENERATORS } from './table.ts'

/**
 * Defines tests for each generator. One that is not available on this machine is skipped, and
 * stderr says why.
 */
export function describeGenerators(define: (name: string, generator: Generator) => void): void {
  for (const [name, generator] of Object.entries(GENERATORS)) {
    const why = missing(generator)
    if (why === undefined) describe(name, () => define(name, generator))
    else skip(name, why)
  }
}

function skip(name: string, why: string): void {
  process.stderr.write(`skipped: ${name}: ${why}\n`)
  test.skip(`${name}: ${why}`, () => {})
}
