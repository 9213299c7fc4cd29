import { expect, test } from '@jest/globals'
import type { Comparison } from '../../../src/changes/site-change.ts'
import { changesSection } from '../../../src/summary/changes.ts'

const NONE: Comparison = {
  added: [],
  removed: [],
  moved: [],
  changed: [],
  navigation: [],
  files: { added: [], removed: [], moved: [], changed: [] },
  bytesOnly: { pages: 3, files: 0 },
  unreadable: [],
  earlier: { pages: 2, files: 3 },
  later: { pages: 2, files: 3 },
}

test('nothing that changed is one sentence', () => {
  const { heading, content } = changesSection(NONE)
  expect(heading).toBe('Compared with the earlier site: nothing that a reader would notice')
  expect(content.text).toBe('')
})

test('pages are named, each list folded', () => {
  const many = Array.from({ length: 22 }, (_, i) => `n${i}.html`)
  const { content } = changesSection({
    ...NONE,
    added: many,
    removed: ['gone.html'],
    moved: [{ from: 'b.html', to: 'c.html' }],
    changed: [{ page: 'd.html', title: 'D', what: ['text'], sections: [] }],
  })
  const titles = [...content.text.matchAll(/<details><summary>(.*?)<\/summary>/g)].map(([, title]) => title)
  expect(titles).toEqual(['Pages changed (1)', 'Pages added (22)', 'Pages removed (1)', 'Pages moved (1)'])
  expect(content.text).toContain('<li><code>n19.html</code></li>')
  expect(content.text).not.toContain('n20.html')
  expect(content.text).toContain('<p>… and 2 more.</p>')
  expect(content.text).toContain('<li><code>gone.html</code></li>')
  expect(content.text).toContain('<li><code>b.html</code> → <code>c.html</code></li>')
  expect(content.text).toContain('<td><code>d.html</code><br><code>D</code></td>')
})
