import { expect, test } from '@jest/globals'
import type { Comparison, PageChange } from '../../../src/changes/comparison.ts'
import { printComparison } from '../../../src/command-line/print-changes.ts'
import { asBytes } from '../../../src/web/byte-strings.ts'

const name = asBytes
const NO_FILES = { added: [], removed: [], moved: [], changed: [] }
const NONE: Comparison = {
  ...{ added: [], removed: [], moved: [], changed: [], navigation: [], lostAnchors: [] },
  files: NO_FILES,
  bytesOnly: { pages: 0, files: 0 },
  unreadable: new Map(),
  earlier: { pages: 4, files: 0 },
  later: { pages: 4, files: 0 },
}

/** Returns the lines that are printed about a comparison, after the line that sums it up. */
function print(changes: Partial<Comparison>, path = ''): string[] {
  const lines: string[] = []
  const comparison = { ...NONE, ...changes }
  printComparison({ comparison, path }, (line) => lines.push(line.text))
  return lines.slice(1)
}

test('each kind of change has its line', () => {
  const move = { from: name('a'), to: name('b') }
  const changed: PageChange = {
    page: name('e.html'),
    title: '',
    aspects: ['title', 'text'],
    sections: [],
  }
  const lines = print({
    added: [name('c.html')],
    removed: [name('d.html')],
    moved: [move],
    changed: [changed],
    navigation: [name('f.html')],
    files: {
      added: [name('g.css')],
      removed: [name('h.css')],
      moved: [{ from: name('i'), to: name('j') }],
      changed: [name('k.css')],
    },
  })
  expect(lines).toEqual([
    'changed e.html: title, text',
    'added c.html',
    'removed d.html',
    'moved a to b',
    'changed f.html: navigation',
    'changed k.css',
    'added g.css',
    'removed h.css',
    'moved i to j',
  ])
})

test.each([
  [20, 20, 'added 19.html'],
  [21, 21, '… and 1 more change'],
  [40, 21, '… and 20 more changes'],
])('of %s changes, %s lines are printed', (count, lineCount, last) => {
  const lines = print({ added: Array.from({ length: count }, (_, i) => name(`${i}.html`)) })
  expect([lines.length, lines.at(-1)]).toEqual([lineCount, last])
})

test('the folder of the report comes last, and what looks like another site first', () => {
  const added = ['x.html', 'y.html', 'z.html'].map(name)
  const removed = ['a.html', 'b.html', 'c.html'].map(name)
  const lines = print({ added, removed }, 'out/changes')
  expect(lines[0]).toMatch(/^Note: Only 1 of the 4 pages of the earlier site is in the later one/)
  expect(lines.at(-1)).toBe('Changes: out/changes')
})
