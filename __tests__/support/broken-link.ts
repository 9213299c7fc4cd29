import type { Finding } from '../../src/findings/finding.ts'

/**
 * Returns an error about a link, unless specified otherwise, with its keys in the order of the
 * report.
 */
export const brokenLink = (over: Partial<Finding> = {}): Finding => ({
  ...{
    code: 'broken-link',
    severity: 'error',
    target: 'x',
    address: undefined,
    message: 'Broken.',
  },
  ...{ suggestion: undefined, occurrences: 1, pages: 1, spots: [] },
  ...{ standsForUnlisted: false, accepted: undefined, isNew: undefined, ...over },
})
