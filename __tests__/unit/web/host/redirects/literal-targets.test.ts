import { expect, test } from '@jest/globals'
import { explainLiteralTarget } from '../../../../../src/web/host/redirects/literal-targets.ts'
import { servedWith } from './answers.ts'

test.each<readonly [string, string | undefined]>([
  ['/old/:page /docs/:page', undefined],
  ['/old/:page /docs/:pages', undefined],
  ['/store id=:id /docs/:id', undefined],
  ['/old /nothing', undefined],
  [
    '/old/:page /docs/:pgae',
    'The first part of this rule has no `:pgae`, so the host leaves `:pgae` in the target as it is; did you mean `:page`?',
  ],
  [
    '/old /docs/:page',
    'The first part of this rule has no `:page`, so the host leaves `:page` in the target as it is.',
  ],
  ['/old/* /docs/*', 'In a target, write `:splat` for what `*` matched.'],
  // Without a `*` before it, it may be meant as it is.
  ['/old/:page /docs/*', undefined],
])('%s: %s', (line, expected) => {
  const { rules } = servedWith('netlify', line).ruleSet
  expect(rules.map(explainLiteralTarget)).toEqual([expected])
})
