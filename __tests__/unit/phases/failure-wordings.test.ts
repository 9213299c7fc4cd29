import { expect, test } from '@jest/globals'
import type { Finding } from '../../../src/findings/finding.ts'
import {
  describeFirstFinding,
  introduceFirstFinding,
} from '../../../src/phases/failure-wordings.ts'
import { brokenLink } from '../../support/broken-link.ts'

const SOURCE = { path: 'docs/a.md', line: 2, url: undefined }
/** Returns a finding about a target, which was found in a.html if there is a spot. */
function finding(target: string, spot?: Partial<Finding['spots'][number]>) {
  if (spot === undefined) return brokenLink({ target })
  return brokenLink({ target, spots: [{ page: 'a.html', line: undefined, ...spot }] })
}

test.each([
  ['nothing', undefined, undefined],
  ['a site', finding(''), 'Broken.'],
  ['an address without a spot', finding('/x'), '/x: Broken.'],
  ['a file', finding('a.html', {}), 'a.html: Broken.'],
  ['a line of a file', finding('a.html', { line: 3 }), 'a.html, line 3: Broken.'],
  [
    'a line of a file with a source',
    finding('a.html', { line: 3, source: SOURCE }),
    'a.html, line 3: Broken.',
  ],
  ['an address in a file', finding('/x', {}), '/x in a.html: Broken.'],
  ['an address in a line', finding('/x', { line: 3 }), '/x in a.html, line 3: Broken.'],
  [
    'an address in a source',
    finding('/x', { line: 3, source: SOURCE }),
    '/x in docs/a.md, line 2: Broken.',
  ],
])('the first finding, about %s, in words', (_, first, expected) => {
  const findings = first === undefined ? [] : [first, finding('/y')]
  expect(describeFirstFinding(findings)?.text).toBe(expected)
})

test.each([
  [[], undefined],
  [[finding('/x')], '/x: Broken.'],
  [[finding('/x'), finding('/y')], 'The first finding is /x: Broken.'],
  [[finding(''), finding('/y')], 'The first finding: Broken.'],
])('%j: the first finding is introduced if there are several', (findings, expected) => {
  expect(introduceFirstFinding(findings)?.text).toBe(expected)
})
