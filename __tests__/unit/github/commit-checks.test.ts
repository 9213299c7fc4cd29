import { expect, test } from '@jest/globals'
import {
  type CommitCheck,
  findDecisiveCheck,
  makeCommitCheckError,
} from '../../../src/github/commit-checks.ts'
import type { GitHubFailure } from '../../../src/github/request-failure.ts'
import { safe } from '../../../src/text/clean.ts'

const check = (
  name: string,
  conclusion?: CommitCheck['conclusion'],
  endedAt?: number,
): CommitCheck => ({
  name,
  source: 'app 1',
  state: conclusion ?? 'queued',
  conclusion,
  id: 1,
  endedAt,
  details: undefined,
})
const [built, failed, queued, other] = [
  check('Docs', 'success'),
  check('Docs', 'failure'),
  check('Docs'),
  check('Docs (de)', 'failure'),
]
const [early, late] = [check('Docs', 'success', 1), check('Docs', 'success', 2)]

test.each([
  ['no check at all', 'Docs', [], undefined],
  ['other checks', 'Docs', [check('docs', 'success'), check('Docs build', 'failure')], undefined],
  ['one that succeeded', 'Docs', [built, check('Tests', 'failure')], built],
  ['one that has not ended next to one that succeeded', 'Docs', [built, queued], queued],
  ['one that has not ended next to one that failed', 'Docs', [failed, queued], queued],
  ['one that failed next to one that succeeded later', 'Docs', [failed, late], failed],
  ['of those that succeeded the one that ended last', 'Docs', [built, late, early], late],
  ['none that only begins with the name', 'Docs*', [check('Tests', 'success')], undefined],
  ['one of several open', 'Docs*', [check('Docs (de)', 'success'), queued], queued],
  ['one of several that failed', 'Docs*', [built, other], other],
  ['one of several that failed while another is open', 'Docs*', [other, queued], queued],
  ['a star elsewhere', 'D*cs', [built], undefined],
])('%s', (_, name, checks, decisive) => expect(findDecisiveCheck(name, checks)).toBe(decisive))

const failure = (kind: GitHubFailure['kind'], status?: number): GitHubFailure => ({
  operation: 'read the check runs',
  kind,
  status,
  why: safe`why`,
  serverMessage: '',
  until: undefined,
  attempts: '1 attempt',
  server: 'api.github.com',
  statusPage: undefined,
})

test.each<readonly [number, string, boolean, boolean]>([
  [401, 'github-token-refused', false, false],
  [403, 'check-refused', true, false],
  [404, 'check-refused', true, true],
  [422, 'check-refused', false, true],
])('refused with %i, the error is %s', (status, code, showsPermission, mayLackCommit) => {
  const error = makeCommitCheckError(failure('refused', status), undefined)
  expect(error.code).toBe(code)
  expect(error.message.includes('checks: read')).toBe(showsPermission)
  expect(error.message.includes('a force push removes commits')).toBe(mayLackCommit)
})
