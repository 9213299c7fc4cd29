import { describe, expect, test } from '@jest/globals'
import {
  groupByCategory,
  groupSimilar,
  pickGroups,
  pickUngrouped,
  sortByImportance,
} from '../../../src/findings/prioritize.ts'
import { brokenLink as found } from '../../support/broken-link.ts'

const accepted = { reason: 'r', until: undefined }

describe('the order in which findings matter', () => {
  test('is: what explains others, leaks, the first of each code, and then the others', () => {
    const findings = [
      found({ target: 'a' }),
      found({ target: 'b', accepted }),
      found({ target: 'c' }),
      found({ code: 'broken-asset', target: 'd' }),
      found({ code: 'not-served', target: 'functions/' }),
      found({ code: 'leaked-file', target: '.env' }),
      found({ code: 'no-index', target: '' }),
      found({ code: 'sitemap', severity: 'warning', target: 'e' }),
      found({ code: 'leaked-file', severity: 'warning', target: 'f' }),
      found({ severity: 'warning', target: 'g' }),
      found({ severity: 'warning', target: 'h' }),
      found({ code: 'feed', severity: 'warning', target: 'i' }),
      found({ code: 'portable-name', severity: 'notice', target: 'j' }),
    ]
    expect(sortByImportance(findings).map(({ target }) => target)).toEqual([
      ...['', '.env', 'functions/', 'a', 'd', 'c'],
      ...['f', 'e', 'g', 'i', 'h'],
      'j',
      'b',
    ])
  })

  test('has all leaks before files that are not served', () => {
    const findings = [
      found({ code: 'not-served', target: 'functions/' }),
      found({ code: 'leaked-file', target: '.env' }),
      found({ code: 'leaked-file', target: '.npmrc' }),
    ]
    expect(sortByImportance(findings).map(({ target }) => target)).toEqual([
      '.env',
      '.npmrc',
      'functions/',
    ])
  })

  test('begins with new findings', () => {
    const findings = [
      found({ target: 'a', isNew: false }),
      found({ target: 'b', isNew: true }),
      found({ target: 'c', isNew: true, accepted }),
      found({ target: 'd', isNew: false, severity: 'warning' }),
      found({ target: 'e', isNew: true, severity: 'warning' }),
      found({ target: 'f', severity: 'warning' }),
    ]
    expect(sortByImportance(findings).map(({ target }) => target)).toEqual([
      'b',
      'e',
      'f',
      'a',
      'd',
      'c',
    ])
  })
})

test('groups are in the order of importance, and then of size', () => {
  const findings = [
    found({ code: 'sitemap', severity: 'warning' }),
    found({ code: 'feed', severity: 'warning' }),
    found({ code: 'feed', severity: 'warning' }),
    found({ accepted }),
    found({ code: 'leaked-file', severity: 'warning' }),
    found({}),
  ]
  const groups = groupByCategory(findings).map((group) => {
    const [first] = group
    return `${group.length} ${first?.severity} ${first?.code}`
  })
  expect(groups).toEqual([
    '1 error broken-link',
    '1 warning leaked-file',
    '2 warning feed',
    '1 warning sitemap',
    '1 error broken-link',
  ])
})

test('findings that differ only in numbers are grouped with the first of them', () => {
  const numbered = [1, 2, 10].map((n) => found({ target: `v${n}/x`, message: `In ${n}.` }))
  const others = [
    found({ target: 'v3/y' }),
    found({ target: 'v3/x', message: 'In 3.', accepted }),
    found({ target: 'v4/x', message: 'In 4.', address: '/b/v4/x' }),
    found({ target: 'x' }),
    found({ target: 'x' }),
    found({ target: 'v5/x', message: 'In 5.', standsForUnlisted: true }),
    found({ target: 'v6/x', message: 'In 6.', isNew: true }),
  ]
  const [first, ...rest] = groupSimilar([...numbered, ...others])
  expect(first).toEqual({ first: numbered[0], others: numbered.slice(1) })
  expect(rest).toEqual(others.map((each) => ({ first: each, others: [] })))
})

test.each([
  ['aaaaaa', 4, [0, 1, 2, 3]],
  ['aaaaabcb', 4, [0, 1, 2, 5]],
  ['aaaaabcb', 6, [0, 1, 2, 5, 6, 7]],
  ['aaaaabcb', 7, [0, 1, 2, 3, 5, 6, 7]],
])('of the findings %s, the first %d have at most three of one code', (codes, most, expected) => {
  const kinds = { a: 'broken-link', b: 'broken-asset', c: 'feed' } as const
  const all = [...codes].map((code, i) =>
    found({ code: kinds[code as 'a'], target: '-'.repeat(i) }),
  )
  expect(pickGroups(groupSimilar(all), most).map(({ first }) => first.target.length)).toEqual(
    expected,
  )
})

test.each([
  [9, ['v1', 'v2', 'v3', 'w1', 'w2', 'x']],
  [6, ['v1', 'v2', 'v3', 'w1', 'w2', 'x']],
  [5, ['v1', 'v2', 'v3', 'w1 and 1', 'x']],
  [4, ['v1 and 2', 'w1', 'w2', 'x']],
  [3, ['v1 and 2', 'w1 and 1', 'x']],
  [2, ['v1 and 2', 'w1 and 1']],
  [0, []],
])('of groups, %d are shown, with their findings ungrouped if there is room', (most, expected) => {
  const all = ['v1', 'w1', 'v2', 'x', 'v3', 'w2'].map((target) => found({ target }))
  const shown = pickUngrouped(groupSimilar(all), most).map(({ first, others }) =>
    others.length === 0 ? first.target : `${first.target} and ${others.length}`,
  )
  expect(shown).toEqual(expected)
})
