import { describe, expect, test } from '@jest/globals'
import { PathBudget } from '../../../src/archive/path-budget.ts'

describe('the paths that are remembered while an archive is read', () => {
  const MIB = 2 ** 20
  test('may take three quarters of the heap', () => {
    const heap = 3_440
    const paths = new PathBudget({ bytes: 1, entries: 100 }, heap)
    for (let i = 0; i < 3; i++) paths.add('x'.repeat(80))
    expect(() => paths.add('')).toThrow(/3\.4 KiB/)
  })

  test.each<[string, number, number, number, string | undefined]>([
    ['as long as they may be on average', 100, 256, 4_000 * MIB, undefined],
    ['longer than that', 100, 257, 4_000 * MIB, 'archive-too-large'],
    ['a few long ones', 6, 4_000, 4_000 * MIB, undefined],
    ['as many as a small heap holds', 50_000, 80, 96 * MIB, undefined],
    ['more than a small heap holds', 100_000, 80, 96 * MIB, 'out-of-memory'],
  ])('%s', (_, count, length, heap, code) => {
    const paths = new PathBudget({ bytes: 1, entries: Math.max(count, 100) }, heap)
    const addAll = () => {
      for (let i = 0; i < count; i++) paths.add('x'.repeat(length))
    }
    if (code === undefined) expect(addAll).not.toThrow()
    else expect(addAll).toThrow(expect.objectContaining({ code, outcome: 'bundle-failed' }))
  })

  test.each([
    [1, '1 entry with paths of 256 characters'],
    [5_000, '5,000 entries with paths of 256 characters'],
  ])(
    'may have 256 characters on average for a limit of %d, which the error shows in words',
    (entries, limit) => {
      const paths = new PathBudget({ bytes: 1, entries })
      expect(() => paths.add('x'.repeat(256 * entries + 1))).toThrow(`more than ${limit}`)
    },
  )
})
