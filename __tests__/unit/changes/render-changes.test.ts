import { describe, expect, test } from '@jest/globals'
import { makeChangesReport } from '../../../src/changes/changes-report.ts'
import type { Comparison, PageChange } from '../../../src/changes/comparison.ts'
import { describeChanges, hasNoticeableChanges } from '../../../src/changes/count-changes.ts'
import { makeChangesSection, renderChangesPage } from '../../../src/changes/render-changes.ts'
import { asBytes, toBytes } from '../../../src/web/byte-strings.ts'

const FILES = { added: [], removed: [], moved: [], changed: [] }
const PAGES = { ...FILES, navigation: [] }
const NONE: Comparison = {
  ...PAGES,
  files: FILES,
  bytesOnly: { pages: 0, files: 0 },
  lostAnchors: [],
  unreadable: new Map(),
  earlier: { pages: 2, files: 3 },
  later: { pages: 2, files: 3 },
}

const section = (heading: string, is: 'added' | 'changed') => ({ heading, change: is })
const change = (page: string, over: Partial<PageChange> = {}): PageChange => ({
  page: toBytes(page),
  title: 'A title',
  aspects: ['text'],
  sections: [section('A heading', 'changed')],
  ...over,
})

const SOME: Comparison = {
  ...NONE,
  added: [asBytes('a.html'), toBytes('ä.html')],
  removed: [asBytes('gone.html')],
  moved: [{ from: asBytes('b.html'), to: asBytes('c.html') }],
  changed: [
    change('d.html'),
    change('e.html', {
      from: asBytes('f.html'),
      title: '',
      aspects: ['headings', 'links'],
      sections: [section('', 'changed'), section('New', 'added')],
    }),
  ],
  navigation: [asBytes('g.html')],
  files: {
    added: [asBytes('a.png')],
    removed: [asBytes('b.png')],
    moved: [{ from: asBytes('c.png'), to: asBytes('d.png') }],
    changed: [asBytes('e.css')],
  },
  bytesOnly: { pages: 1, files: 12 },
  unreadable: new Map([asBytes('h.png'), toBytes('ö/')].map((name) => [name, 'why'])),
}

const A = asBytes('a')

test.each<[string, Partial<Comparison>, boolean]>([
  ['only bytes', { bytesOnly: { pages: 3, files: 4 }, unreadable: new Map([[A, 'why']]) }, false],
  ['a page more', { added: [A] }, true],
  ['a page less', { removed: [A] }, true],
  ['a page elsewhere', { moved: SOME.moved }, true],
  ['a changed page', { changed: SOME.changed }, true],
  ['a changed menu', { navigation: [A] }, true],
  ['a file more', { files: { ...NONE.files, added: [A] } }, true],
  ['a file less', { files: { ...NONE.files, removed: [A] } }, true],
  ['a file elsewhere', { files: { ...NONE.files, moved: SOME.moved } }, true],
  ['a changed file', { files: { ...NONE.files, changed: [A] } }, true],
])('what a reader would notice: %s', (_, over, expected) => {
  expect(hasNoticeableChanges({ ...NONE, ...over })).toBe(expected)
})

test.each<[Comparison, string]>([
  [NONE, 'nothing that a reader would notice'],
  [
    SOME,
    '2 pages added, 1 page removed, 1 page moved, 2 pages changed, 1 page changed only in navigation, 1 other file added, 1 other file removed, 1 other file moved, 1 other file changed',
  ],
])('in words: %#', (comparison, words) => expect(describeChanges(comparison)).toBe(words))

describe('changes.json', () => {
  const COUNTS = [
    ...['pagesAdded', 'pagesRemoved', 'pagesMoved', 'pagesChanged', 'navigationChanged'],
    ...['filesAdded', 'filesRemoved', 'filesMoved', 'filesChanged'],
  ]

  test('always has the same keys', () => {
    expect(makeChangesReport(NONE)).toEqual({
      format: 1,
      changed: false,
      earlier: NONE.earlier,
      later: NONE.later,
      counts: Object.fromEntries(COUNTS.map((name) => [name, 0])),
      bytesOnly: { pages: 0, files: 0 },
      pages: PAGES,
      files: FILES,
      unreadable: [],
    })
  })

  test('names everything that changed, as ordinary text', () => {
    const { pages, files, unreadable } = makeChangesReport(SOME)
    expect(unreadable).toEqual(['h.png', 'ö/'])
    expect(pages).toEqual({
      added: ['a.html', 'ä.html'],
      removed: SOME.removed,
      moved: SOME.moved,
      changed: [
        {
          page: 'd.html',
          from: null,
          title: 'A title',
          what: ['text'],
          sections: [{ heading: 'A heading', is: 'changed' }],
        },
        {
          page: 'e.html',
          from: 'f.html',
          title: '',
          what: ['headings', 'links'],
          sections: [
            { heading: '', is: 'changed' },
            { heading: 'New', is: 'added' },
          ],
        },
      ],
      navigation: SOME.navigation,
    })
    expect(files).toEqual(SOME.files)
  })
})

describe('changes.md', () => {
  test('shows what changed', () => {
    const text = renderChangesPage(SOME, 'docs.example.com')
    for (const part of [
      '<h3>What changes in <code>docs.example.com</code></h3>',
      '<p>2 pages added, 1 page removed,',
      '<code>ä.html</code>',
      '<code>b.html</code> → <code>c.html</code>',
      '<code>d.html</code><br><code>A title</code>',
      'moved from <code>f.html</code>',
      'headings, links',
      'before the first heading<br><code>New</code> (added)',
      '<summary>Other files changed (1)</summary>',
      'Different bytes, but no change that a reader would notice: 1 page and 12 other files.',
    ])
      expect(text).toContain(part)
  })

  test('links the pages of the later site to where it can be viewed', () => {
    const text = renderChangesPage(SOME, 'docs.example.com', 'https://pull-7.example/docs/')
    const links = text.matchAll(
      /<a href="https:\/\/pull-7\.example\/docs\/(.*?)"><code>(.*?)<\/code><\/a>/g,
    )
    const names = ['d.html', 'e.html', 'a.html', 'ä.html', 'c.html', 'g.html']
    expect([...links].map(([, to, name]) => [to, name])).toEqual(
      names.map((name) => [encodeURI(name), name]),
    )
  })

  test('says how much there is no room for', () => {
    const many = Array(9).fill('"'.repeat(900))
    const full = renderChangesPage({ ...NONE, added: many, removed: many, navigation: many }, 'x')
    expect(full.match(/… and \d more/g)).toEqual(['… and 6 more', '… and 8 more', '… and 8 more'])
    const sections = Array.from({ length: 6 }, (_, i) => section(`${i}`, 'changed'))
    const text = renderChangesPage({ ...NONE, changed: [change('a.html', { sections })] }, 'x')
    expect(text).toContain('<code>4</code><br>… and 1 more section<')
    expect(text).not.toContain(' more.')
  })

  test('says that nothing changed', () => {
    expect(renderChangesPage(NONE, 'x')).toContain('<p>Nothing that a reader would notice.</p>')
  })

  test('makes names, titles, and headings safe', () => {
    const hostile =
      '</code><script>alert(1)</script>\n\n# heading\n::error::x\n@someone #1 [a](http://b) |'
    const sections = [{ heading: hostile, change: 'added' }] as const
    const name = asBytes(hostile)
    const everywhere = {
      added: [name],
      moved: [{ from: name, to: name }],
      changed: [change(hostile, { title: hostile, sections })],
      files: { ...NONE.files, changed: [name] },
    }
    const text = renderChangesPage({ ...NONE, ...everywhere }, hostile)
    expect(text).not.toContain('<script')
    expect(text).not.toMatch(/\n\s*\n/)
    expect(text).not.toMatch(/^\s*(::|#)/m)
    // Within code, GitHub creates no mention, no reference, and no link.
    expect(text.replace(/<code>.*?<\/code>/g, '')).not.toMatch(/someone|\(http/)
  })

  const headings = Array(20).fill({ heading: '<'.repeat(200), change: 'added' })
  const full = change('a.html', { title: '&'.repeat(200), sections: headings })
  test.each<[string, Partial<Comparison>]>([
    [
      'many pages',
      { added: Array.from({ length: 50_000 }, (_, i) => asBytes(`a-folder/page-${i}.html`)) },
    ],
    [
      'long names',
      { added: Array.from({ length: 300 }, (_, i) => asBytes(`${'x'.repeat(4_000)}${i}`)) },
    ],
    [
      'characters that become longer',
      { removed: Array.from({ length: 300 }, () => asBytes('"'.repeat(900))) },
    ],
    ['many changes in each page', { changed: Array(500).fill(full) }],
    [
      'everything',
      { added: Array(200).fill('a'.repeat(500)), removed: Array(200).fill('b'.repeat(500)) },
    ],
  ])('fits into a comment: %s', (_, over) => {
    const text = renderChangesPage({ ...NONE, ...over }, 'x'.repeat(10_000))
    expect(text.length).toBeLessThanOrEqual(45_000)
    expect(text.length).toBeGreaterThan(1_000)
    for (const tag of ['table', 'details'])
      expect(text.split(`<${tag}>`)).toHaveLength(text.split(`</${tag}>`).length)
  })
})

describe('in the summary', () => {
  test('no changes are one sentence', () => {
    const { heading, content, commentUse } = makeChangesSection(NONE)
    expect(heading).toBe('Compared with the earlier site: nothing that a reader would notice')
    expect([content.text, commentUse]).toEqual(['', undefined])
  })

  test('everything is listed, and long lists are collapsed', () => {
    const added = Array.from({ length: 102 }, (_, i) => `n${i}.html`)
    const removed = Array.from({ length: 5 }, (_, i) => `r${i}.html`)
    const { content, commentUse } = makeChangesSection({
      ...SOME,
      added: added.map(asBytes),
      removed: removed.map(asBytes),
    })
    expect(commentUse).toBe('begins')
    expect(content.text.match(/<details( open)?><summary>.*?(?=<)/g)).toEqual([
      '<details open><summary>Pages changed (2)',
      '<details><summary>Pages added (102)',
      '<details open><summary>Pages removed (5)',
      '<details open><summary>Pages moved (1)',
      '<details open><summary>Pages changed only in navigation (1)',
      ...['changed', 'added', 'removed', 'moved'].map(
        (how) => `<details open><summary>Other files ${how} (1)`,
      ),
      '<details open><summary>Could not be read (2)',
    ])
    expect(content.text).toMatch(/n99\.html<\/code><\/li>\n<\/ul>\n<p>… and 2 more\.<\/p>/)
  })
})

test.each([
  [{ pages: 0, files: 2 }, 'notice: 2 other files.'],
  [{ pages: 3, files: 0 }, 'notice: 3 pages.'],
  [{ pages: 1, files: 1 }, 'notice: 1 page and 1 other file.'],
])('of what differs only in bytes, only what exists is mentioned: %o', (bytesOnly, expected) =>
  expect(renderChangesPage({ ...NONE, bytesOnly }, 'docs')).toContain(expected),
)

test('nothing is reported about things that a changed page does not have', () => {
  expect(renderChangesPage(NONE, 'docs')).not.toContain('Different bytes')
  const shown = renderChangesPage(SOME, 'docs')
  expect(shown.match(/moved from/g)).toHaveLength(1)
  expect(shown).not.toMatch(/<code><\/code>|<td><br>|more section/)
})
