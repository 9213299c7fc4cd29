import { expect, test } from '@jest/globals'
import { countVanished } from '../../../../src/changes/vanished/count.ts'
import { FindingCounter } from '../../../../src/check/rules/finding-counter.ts'
import { findingsOf } from '../../../../src/check/rules/findings.ts'
import { siteOf } from './sites.ts'

test.each([
  [0, 0, undefined],
  [1, 0, 'addresses of 1 page of the earlier site'],
  [3_000, 0, 'addresses of 3,000 pages of the earlier site'],
  [0, 2, '2 addresses in its redirect file'],
  [3_000, 1, 'addresses of 3,000 pages of the earlier site, and 1 address in its redirect file'],
])(
  'addresses that were not tried are one notice: %i pages, %i addresses of rules',
  async (pages, rules, words) => {
    const counter = new FindingCounter()
    const vanished = { pages: [], untriedPages: pages, untriedInRules: rules }
    countVanished(vanished, siteOf('netlify', ['index.html']), counter)
    const findings = await findingsOf(counter.rows(), 'netlify', new AbortController().signal)
    expect(findings.map(({ code, severity }) => [code, severity])).toEqual(
      words === undefined ? [] : [['vanished-page', 'notice']],
    )
    for (const { message } of findings) expect(message).toContain(words)
  },
)
