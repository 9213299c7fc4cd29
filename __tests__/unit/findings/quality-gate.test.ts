import { expect, test } from '@jest/globals'
import { type Finding, makeFinding } from '../../../src/findings/finding.ts'
import { describeNonErrors, matchesFailOn } from '../../../src/findings/quality-gate.ts'
import { SITE_KINDS } from '../../../src/findings/site-kinds.ts'
import { parseFailOn } from '../../../src/option-parsers/fail-on.ts'

const ERROR = makeFinding(SITE_KINDS['broken-link'], {}, {})
const ANCHOR: Finding = { ...ERROR, code: 'broken-anchor', severity: 'warning' }
const METADATA: Finding = { ...ERROR, code: 'metadata', severity: 'notice' }
const accepted = (finding: Finding): Finding => ({
  ...finding,
  accepted: { reason: 'r', until: undefined },
})

test.each<[string, string, Finding, boolean]>([
  ['an error', 'errors', ERROR, true],
  ['an error', 'broken-anchor', ERROR, true],
  ['a warning', 'errors', ANCHOR, false],
  ['a warning', 'warnings', ANCHOR, true],
  ['a warning of the code', 'broken-anchor', ANCHOR, true],
  ['a warning of another code', 'metadata', ANCHOR, false],
  ['a notice', 'warnings', METADATA, false],
  ['a notice of the code', 'metadata', METADATA, true],
  ['an accepted error', 'warnings', accepted(ERROR), false],
  ['an accepted warning of the code', 'broken-anchor, warnings', accepted(ANCHOR), false],
])('%s fails the step with fail-on: %s', (_, text, finding, isExpected) => {
  expect(matchesFailOn(finding, parseFailOn(text))).toBe(isExpected)
})

test.each<[string, Finding[], boolean, string | undefined]>([
  ['errors', [ERROR], true, undefined],
  ['broken-anchor', [ANCHOR, ERROR, ANCHOR], true, '2 new broken anchors'],
  ['broken-anchor', [ANCHOR], false, '1 broken anchor'],
  ['warnings', [ANCHOR, ANCHOR], true, '2 new warnings'],
  [
    'broken-anchor, metadata',
    [ANCHOR, METADATA],
    true,
    '1 new broken anchor and 1 new finding with the code metadata',
  ],
  [
    'warnings, metadata',
    [METADATA, ANCHOR, METADATA],
    false,
    '2 findings with the code metadata and 1 warning',
  ],
])('what fails the step with fail-on: %s in words: %#', (text, failing, areNew, words) => {
  expect(describeNonErrors(failing, parseFailOn(text), areNew)).toBe(words)
})
