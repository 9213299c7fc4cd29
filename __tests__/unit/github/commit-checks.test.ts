import { expect, test } from '@jest/globals'
import { type CommitCheck, findDecisiveCheck } from '../../../src/github/commit-checks.ts'

const check = (name: string, end?: CommitCheck['end'], endedAt?: number): CommitCheck => ({
  name,
  source: 'app 1',
  state: end ?? 'queued',
  end,
  id: 1,
  endedAt,
  details: undefined,
})
const [built, failed, queued, other] = [
  check('Docs', 'well'),
  check('Docs', 'badly'),
  check('Docs'),
  check('Docs (de)', 'badly'),
]
const [early, late] = [check('Docs', 'well', 1), check('Docs', 'well', 2)]

test.each([
  ['no check at all', 'Docs', [], undefined],
  ['other checks', 'Docs', [check('docs', 'well'), check('Docs build', 'badly')], undefined],
  ['one that succeeded', 'Docs', [built, check('Tests', 'badly')], built],
  ['one that has not ended beside one that succeeded', 'Docs', [built, queued], queued],
  ['one that has not ended beside one that ended badly', 'Docs', [failed, queued], queued],
  ['one that ended badly beside one that succeeded later', 'Docs', [failed, late], failed],
  ['of those that succeeded the one that ended last', 'Docs', [built, late, early], late],
  ['none that begins like it', 'Docs*', [check('Tests', 'well')], undefined],
  ['one of several open', 'Docs*', [check('Docs (de)', 'well'), queued], queued],
  ['one of several bad', 'Docs*', [built, other], other],
  ['one of several bad while another is open', 'Docs*', [other, queued], queued],
  ['a star elsewhere', 'D*cs', [built], undefined],
])('%s', (_, name, checks, decisive) => expect(findDecisiveCheck(name, checks)).toBe(decisive))
