import { expect, test } from '@jest/globals'
import { type Finding, makeFinding } from '../../../src/findings/finding.ts'
import { listNonErrors, matchesFailOn } from '../../../src/findings/quality-gate.ts'
import { SITE_KINDS } from '../../../src/findings/site-kinds.ts'
import { parseFailOn } from '../../../src/option-parsers/fail-on.ts'

const ERROR = makeFinding(SITE_KINDS['broken-link'], {}, {})
const ANCHOR: Finding = { ...ERROR, code: 'broken-anchor', severity: 'warning' }
const METADATA: Finding = { ...ERROR, code: 'metadata', severity: 'notice' }
const NO_404_PAGE: Finding = { ...ERROR, code: 'no-404-page', severity: 'notice' }
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

test.each<[string, Finding[], boolean, readonly string[]]>([
  ['errors', [ERROR], true, []],
  ['broken-anchor', [ANCHOR, ERROR, ANCHOR], true, ['2 new broken anchors']],
  ['broken-anchor', [ANCHOR], false, ['1 broken anchor']],
  ['no-404-page', [NO_404_PAGE], false, ['1 finding with the code no-404-page']],
  ['warnings', [ANCHOR, ANCHOR], true, ['2 new warnings']],
  [
    'broken-anchor, metadata',
    [ANCHOR, METADATA],
    true,
    ['1 new broken anchor', '1 new finding with the code metadata'],
  ],
  [
    'warnings, metadata',
    [METADATA, ANCHOR, METADATA],
    false,
    ['2 findings with the code metadata', '1 warning'],
  ],
])('what fails the step with fail-on: %s in words: %#', (text, failing, areNew, words) => {
  expect(listNonErrors(failing, parseFailOn(text), areNew)).toEqual(words)
})
