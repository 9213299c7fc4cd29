import { expect, test } from '@jest/globals'
import { SITE_KINDS } from '../../../src/findings/site-kinds.ts'

test('errors about what the host would not find become warnings if a rule may serve it', () => {
  const errors = Object.entries(SITE_KINDS).filter(([, { severity }]) => severity === 'error')
  const said = errors.filter(([, { sentence }]) => sentence.includes('{notFound}'))
  const marked = errors.filter(([, { dependsOnUnreadRules }]) => dependsOnUnreadRules)
  expect(said.length).toBeGreaterThan(0)
  expect(marked.map(([kind]) => kind)).toEqual(said.map(([kind]) => kind))
})
