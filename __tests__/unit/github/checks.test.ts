import { expect, test } from '@jest/globals'

import { type Check, standingOf } from '../../../src/github/checks.ts'

const check = (name: string, end?: Check['end']): Check => ({
  name,
  source: 'app 1',
  state: end ?? 'queued',
  end,
  at: 0,
  id: 1,
  details: undefined,
})
const [built, failed, queued] = [check('Docs', 'well'), check('Docs', 'badly'), check('Docs')]

test.each([
  ['no check at all', 'Docs', [], { is: 'absent' }],
  ['other checks', 'Docs', [check('docs', 'well'), check('Docs build', 'badly')], { is: 'absent' }],
  ['one that ended well', 'Docs', [built, check('Tests', 'badly')], { is: 'well' }],
  ['one that ended badly', 'Docs', [failed], { is: 'badly', check: failed }],
  ['one that has not ended', 'Docs', [queued], { is: 'unfinished', check: queued }],
  ['none that begins like it', 'Docs*', [check('Tests', 'well')], { is: 'absent' }],
  ['all that begin like it', 'Docs*', [built, check('Docs (de)', 'well')], { is: 'well' }],
  ['one of several open', 'Docs*', [check('Docs (de)', 'well'), queued], { is: 'unfinished', check: queued }],
  ['one of several bad', 'Docs*', [queued, check('Docs (de)', 'badly')], { is: 'badly' }],
  ['a star elsewhere', 'D*cs', [built], { is: 'absent' }],
])('%s', (_, name, checks, standing) => expect(standingOf(name, checks)).toMatchObject(standing))
