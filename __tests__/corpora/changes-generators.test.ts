/**
 * Two builds of one source by the generators that people use: nothing changed. With one word changed, exactly that page
 * did. Installs the generators as check-generators.test.ts does.
 */
import { describe, expect, test } from '@jest/globals'
import { type Comparison, isNoticeable } from '../../src/changes/site-change.ts'
import { listTree } from '../../src/web/tree.ts'
import { compareTrees } from '../support/compare-trees.ts'
import { REBUILT, rebuildsOf } from '../support/rebuilds.ts'

const { signal } = new AbortController()

async function compared(earlier: string, later: string): Promise<Comparison> {
  return compareTrees({
    earlier: await listTree(earlier, signal),
    later: await listTree(later, signal),
    signal,
  })
}

describe.each(REBUILT)('%s', (name) => {
  test('two builds of one source are the same', async () => {
    const { first, second } = rebuildsOf(name)
    const comparison = await compared(first, second)
    const { earlier, bytesOnly, later, ...lists } = comparison
    expect(lists).toEqual({
      added: [],
      removed: [],
      moved: [],
      changed: [],
      navigation: [],
      files: { added: [], removed: [], moved: [], changed: [] },
      unreadable: [],
    })
    expect(isNoticeable(comparison)).toBe(false)
    expect(earlier.pages).toBeGreaterThan(4)
    expect(later).toEqual(earlier)
    // Next names each build in its pages, the others are repeatable.
    expect(bytesOnly.pages > 0).toBe(name.startsWith('Next'))
  }, 900_000)

  test('one word changed in one page', async () => {
    const { first, edited, page } = rebuildsOf(name)
    const { added, removed, moved, changed, navigation, files } = await compared(first, edited)
    expect({ added, removed, moved, navigation }).toEqual({
      added: [],
      removed: [],
      moved: [],
      navigation: [],
    })
    expect(changed.map((change) => change.page)).toEqual([page])
    expect(changed[0]?.sections.length).toBeGreaterThan(0)
    // Its data goes along.
    expect(files).toMatchObject({ added: [], removed: [], moved: [] })
  }, 900_000)
})
