import { mkdirSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, test } from '@jest/globals'
import fc from 'fast-check'
import type { Comparison, Move } from '../../../src/changes/comparison.ts'
import { toBytes } from '../../../src/web/byte-strings.ts'
import type { HostId } from '../../../src/web/host/all-hosts.ts'
import { listTree } from '../../../src/web/list-tree.ts'
import type { Tree } from '../../../src/web/tree.ts'
import { runChild } from '../../support/child.ts'
import { compareTrees } from '../../support/compare-trees.ts'
import { type Files, writeFiles } from '../../support/files.ts'
import { scratch, scratchWith } from '../../support/scratch.ts'

const NEVER = new AbortController().signal

async function compared(before: Files, after: Files, host?: HostId): Promise<Comparison> {
  const { earlier, later } = await listed(before, after)
  return compareTrees({ earlier, later, host, signal: NEVER })
}

async function listed(
  before: Files,
  after: Files,
  gone: Readonly<Record<string, readonly string[]>> = {},
) {
  const folder = scratch()
  const trees: Tree[] = []
  for (const [side, files] of Object.entries({ earlier: before, later: after })) {
    const root = join(folder, side)
    mkdirSync(root)
    writeFiles(root, files)
    trees.push(await listTree(root, NEVER))
    // The superuser can read everything else.
    for (const name of gone[side] ?? []) rmSync(join(root, name))
  }
  const [earlier, later] = trees as [Tree, Tree]
  return { earlier, later }
}

const page = (body: string, menu = '') =>
  `<!doctype html><title>${body}</title><nav>${menu}</nav><main><h1>${body}</h1><p>This page says ${body} at some length.</main>`

/** A line for everything that is in a list. */
function found({ added, removed, moved, changed, navigation, files }: Comparison): string[] {
  const place = ({ from, to }: Move) => `${from} → ${to}`
  const lists = {
    added,
    removed,
    moved: moved.map(place),
    changed: changed.map((change) => `${change.page}: ${change.aspects.join(', ')}`),
    navigation,
    'added file': files.added,
    'removed file': files.removed,
    'moved file': files.moved.map(place),
    'changed file': files.changed,
  }
  return Object.entries(lists).flatMap(([what, list]) => list.map((name) => `${what} ${name}`))
}

const leadingTo = (to: string) => `<meta http-equiv="refresh" content="0; url=${to}">`

const HOME = { 'index.html': page('home') }
const heading = (heading: string) => ({
  'index.html': `${page('home')}<p><a href="x">x</a>${heading}<p>more <img src="y.png" alt="y">`,
})
const guides = (link: string) => ({
  'index.html': `${page('home')}<a href="${link}">guide</a>`,
  'guide.html': page('guide'),
  'guide/index.html': page('a folder'),
})

const RELINKED = ['changed index.html: links']
const ODD = [`changed ${toBytes('ünï.html')}: title, headings, text`]

test.each<[string, Files, Files, HostId | undefined, readonly string[]]>([
  [
    'a copy with its file',
    { ...HOME, 'a.js': '1', 'a.js.gz': '1' },
    HOME,
    undefined,
    ['removed file a.js'],
  ],
  [
    'a heading',
    heading(''),
    heading('<h2>New</h2>'),
    undefined,
    ['changed index.html: headings, text'],
  ],
  ['two pages with the same name', guides('/guide'), guides('/guide/'), undefined, RELINKED],
  ['two pages with the same name', guides('/guide'), guides('/guide/'), 'nginx', RELINKED],
  [
    'no ASCII',
    { ...HOME, 'ünï.html': page('1') },
    { ...HOME, 'ünï.html': page('2') },
    undefined,
    ODD,
  ],
  ['what is one page', guides('/guide'), guides('/guide/'), 'vercel', []],
])('%s: %#', async (_, before, after, host, expected) => {
  expect(found(await compared(before, after, host))).toEqual(expected)
})

const linked = (folder: string, ...links: readonly string[]) => ({
  'index.html': `${page('home')}${links.map((link) => `<a href="${link}">x</a>`).join('')}`,
  [`${folder}/a.html`]: `${page('guide')}${links.map((link) => `<a href="${link.replace(/^(?=\w)/, '/')}">x</a>`).join('')}`,
})
const MOVED_WITH_FOLDER = 'moved guide/a.html → manual/a.html'

test.each<[string, string, string, readonly string[]]>([
  ['a dead link', 'guide/gone', 'manual/gone', []],
  ['an unresolved reference', '#ROOT:guide/gone.adoc', '#ROOT:manual/gone.adoc', []],
  ['another dead link', 'guide/gone', 'manual/lost', ['changed']],
  ['another reference', '#guide/gone.adoc', '#manual/lost.adoc', ['changed']],
  ['another folder', 'guide/gone', 'other/gone', ['changed']],
])('a folder was renamed: %s', async (_, before, after, expected) => {
  const comparison = await compared(linked('guide', before), linked('manual', after))
  const changed = ['index.html: links', 'manual/a.html: links'].flatMap((each) =>
    expected.map((word) => `${word} ${each}`),
  )
  expect(found(comparison)).toEqual([MOVED_WITH_FOLDER, ...changed])
})

test('a page that only moved to another folder does not affect dead links into the folder', async () => {
  const others = { 'guide/b.html': page('another') }
  const before = { ...linked('guide', 'guide/gone'), ...others }
  const after = { ...linked('manual', 'manual/gone'), ...others }
  expect(found(await compared(before, after))).toContain('changed index.html: links')
})

test('for large files and pages, only the bytes count, to the end and in both sites', async () => {
  const film = Buffer.alloc(17 << 20, 'a film ')
  const cut = Buffer.concat([film.subarray(0, -1), Buffer.from('!')])
  const padded = `${page('home')}<!--${' '.repeat(17 << 20)}-->`
  const before = {
    'index.html': padded,
    'shorter.html': padded,
    'longer.html': page('home'),
    'same.html': padded,
    film,
    'same-film': film,
  }
  const after = {
    ...before,
    'index.html': padded.replace('-->', '!-->'),
    'shorter.html': page('home'),
    'longer.html': padded,
    film: cut,
  }
  const changes = found(await compared(before, after)).map((line) => line.replace(/:.*/, ''))
  expect(changes.sort()).toEqual([
    'changed file film',
    'changed index.html',
    'changed longer.html',
    'changed shorter.html',
  ])
})

test('a page that moved is not one that differs only in bytes', async () => {
  const after = { ...HOME, 'b.html': `${page('guide')}<!-- 2 -->` }
  const moved = await compared({ ...HOME, 'a.html': page('guide') }, after)
  expect([found(moved), moved.bytesOnly.pages]).toEqual([['moved a.html → b.html'], 0])
})

test('a page that moved along with its images, and a page that shows one of them', async () => {
  const shown = (picture: string) => `${page('guide')}<img src="${picture}">`
  const before = {
    ...HOME,
    'a/p.html': shown('x.png'),
    'a/x.png': 'x',
    'q.html': `${page('q')}<img src="a/x.png">`,
  }
  const after = {
    ...HOME,
    'b/p.html': shown('x.png'),
    'b/x.png': 'x',
    'q.html': `${page('q')}<img src="b/x.png">`,
  }
  expect(found(await compared(before, after))).toEqual([
    'moved a/p.html → b/p.html',
    'moved file a/x.png → b/x.png',
  ])
  const other = { ...after, 'b/x.png': 'y' }
  expect(found(await compared(before, other))).toContain('changed q.html: images')
})

const SITE = {
  'index.html': page('home', '<a href="guide/a.html">a</a>'),
  'guide/a.html': `${page('a')}<a href="b.html">b</a> <img src="/img/logo.0a1b2c3d.svg">`,
  'guide/b.html': `${page('b')}<a href="a.html">a</a> <a href="./">up</a>`,
  'guide/index.html': `${page('guide')}<a href="/guide/a">a</a>`,
  'img/logo.0a1b2c3d.svg': '<svg><!-- logo --></svg>',
  'app-0a1b2c3d.js': 'import "./chunk-4e5f6a7b.js"',
  'style.css': 'body { color: red }',
  'void.txt': '',
}

describe('two builds of a site', () => {
  test('the same', async () => {
    expect(await compared(SITE, SITE)).toMatchObject({
      bytesOnly: { pages: 0, files: 0 },
      earlier: { pages: 4, files: 4 },
      later: { pages: 4, files: 4 },
    })
    expect(found(await compared(SITE, SITE))).toEqual([])
  })

  test('generated again', async () => {
    const built = Object.entries(SITE).map(([name, text]) => [
      name.replace('0a1b2c3d', '9f8e7d6c'),
      text
        .replaceAll(/0a1b2c3d|4e5f6a7b/g, '9f8e7d6c')
        .replace('<title', '<meta name=build><title'),
    ])
    const comparison = await compared(SITE, {
      ...Object.fromEntries(built),
      'app-9f8e7d6c.js.map': '{}',
    })
    expect(found(comparison)).toEqual([])
    expect(comparison.bytesOnly).toEqual({ pages: 4, files: 3 })
  })

  const { 'guide/a.html': a, 'guide/b.html': b } = SITE
  const app = 'app-0a1b2c3d.js'
  const great = (name: keyof typeof SITE) => ({ [name]: SITE[name].replace('some', 'great') })
  /** The second page at another address, to which the first one redirects. */
  const moved = (name: string, text: string, link: string) => ({
    ...{ 'guide/a.html': a.replace('b.html', link), 'guide/b.html': undefined },
    [name]: text,
  })
  // Undefined entries are removed.
  test.each<[string, Readonly<Record<string, string | undefined>>, readonly string[]]>([
    ['a word', great('guide/b.html'), ['changed guide/b.html: text']],
    [
      'a page elsewhere, to which links were updated',
      moved(
        'manual/b.html',
        b.replace('a.html', '/guide/a.html').replace('./', '../guide/'),
        '../manual/b.html',
      ),
      ['moved guide/b.html → manual/b.html'],
    ],
    [
      'a page elsewhere with another link in it',
      moved('guide/c.html', b.replace('a.html', 'https://a.test/'), 'c.html'),
      ['moved guide/b.html → guide/c.html', 'changed guide/c.html: links'],
    ],
    [
      'a page elsewhere with the same bytes, whose links point to other addresses from there',
      { ...moved('copy/b.html', b, '../copy/b.html'), ...great('index.html') },
      [
        'moved guide/b.html → copy/b.html',
        'changed copy/b.html: links',
        'changed index.html: text',
      ],
    ],
    [
      'an empty file elsewhere',
      { 'void.txt': undefined, 'blank.txt': '' },
      ['added file blank.txt', 'removed file void.txt'],
    ],
    [
      'a page elsewhere that left a redirect, and other pages were generated again',
      {
        'guide/a.html': `${a}<!-- x -->`,
        'guide/index.html': `${SITE['guide/index.html']}<a href="c.html">c</a>`,
        'guide/b.html': leadingTo('c.html'),
        'guide/c.html': b,
      },
      ['moved guide/b.html → guide/c.html', 'changed guide/index.html: text, links'],
    ],
    [
      'a page elsewhere that left a redirect without quotes',
      {
        'guide/a.html': a.replace('b.html', 'c.html'),
        'guide/b.html': leadingTo('c.html').replace('"refresh"', 'refresh'),
        'guide/c.html': b,
      },
      ['moved guide/b.html → guide/c.html'],
    ],
    ['a menu link', { 'index.html': page('home', '<a href=b>b</a>') }, ['navigation index.html']],
    [
      'an image under a new hash',
      {
        'img/logo.0a1b2c3d.svg': undefined,
        'img/logo.9f8e7d6c.svg': '<svg><!-- another logo --></svg>',
        'guide/a.html': a.replace('0a1b2c3d', '9f8e7d6c'),
      },
      ['changed file img/logo.9f8e7d6c.svg'],
    ],
    [`another ${app}`, { [app]: 'import "./other-4e5f6a7b.js"' }, [`changed file ${app}`]],
  ])('%s', async (_, changes, expected) => {
    const later = Object.entries({ ...SITE, ...changes }).filter(([, text]) => text !== undefined)
    expect(found(await compared(SITE, Object.fromEntries(later) as Files))).toEqual(expected)
  })

  test('a folder elsewhere, with all its pages', async () => {
    const later = Object.entries(SITE).map(([name, text]) => [
      name.replace('guide/', 'docs/'),
      text.replace('/guide/a', '/docs/a').replace('guide/a.html', 'docs/a.html'),
    ])
    expect(found(await compared(SITE, Object.fromEntries(later)))).toEqual(
      ['a', 'b', 'index'].map((name) => `moved guide/${name}.html → docs/${name}.html`),
    )
  })
})

test('any set of edits to a site is found, and nothing else', async () => {
  const edit = fc.constantFrom('none', 'bytes', 'change', 'remove', 'move')
  await fc.assert(
    fc.asyncProperty(
      fc.array(edit, { minLength: 1, maxLength: 12 }),
      fc.nat({ max: 3 }),
      async (edits, more) => {
        const name = (i: number) => `${i % 2 ? 'x' : 'y/z'}/${i}.html`
        const of = (wanted: string) => edits.flatMap((what, i) => (what === wanted ? [i] : []))
        const earlier = edits.map((_, i) => [name(i), page(`page ${i}`)] as const)
        const later: (readonly [string, string])[] = [
          ...of('none').map((i) => [name(i), page(`page ${i}`)] as const),
          ...of('bytes').map((i) => [name(i), `${page(`page ${i}`)}<!-- x -->`] as const),
          ...of('change').map(
            (i) => [name(i), page(`page ${i}`).replace('some', 'great')] as const,
          ),
          ...of('move').map((i) => [`moved/${i}.html`, page(`page ${i}`)] as const),
          ...Array.from({ length: more }, (_, i) => [`new/${i}.html`, page(`new ${i}`)] as const),
        ]
        const comparison = await compared(
          Object.fromEntries(earlier),
          Object.fromEntries(later.toReversed()),
        )
        expect(comparison).toMatchObject({
          added: Array.from({ length: more }, (_, i) => `new/${i}.html`),
          removed: of('remove').map(name).sort(),
          moved: of('move')
            .map((i) => ({ from: name(i), to: `moved/${i}.html` }))
            .sort((a, b) => (a.from < b.from ? -1 : 1)),
          changed: of('change')
            .map(name)
            .sort()
            .map((at) => ({ page: at, aspects: ['text'] })),
          navigation: [],
          bytesOnly: { pages: of('bytes').length, files: 0 },
        })
      },
    ),
    { numRuns: 40 },
  )
})

test.each([['earlier', 'later'], ['earlier'], ['later']])(
  'unreadable files are listed, and count as changed: %s',
  async (...where) => {
    const names = ['guide/b.html', 'style.css']
    const trees = await listed(SITE, SITE, Object.fromEntries(where.map((side) => [side, names])))
    const { changed, files, unreadable, bytesOnly } = await compareTrees({
      ...trees,
      signal: NEVER,
    })
    expect(changed).toMatchObject([{ page: 'guide/b.html', sections: [] }])
    const why = `${where[0]} site, ENOENT`
    expect([...unreadable]).toEqual(names.map((name) => [name, why]))
    expect([files.changed, bytesOnly]).toEqual([['style.css'], { pages: 0, files: 0 }])
  },
)

describe('threads', () => {
  /** Two builds with everything that can change in one of them. */
  const [EARLIER, LATER] = [0, 1].map((build): Files => {
    const pages = Array.from({ length: 40 }, (_, i): [string, string][] => {
      const isMoved = build === 1 && i % 7 === 0
      const menu = build === 1 && i % 5 === 0 ? '<a href="/new.html">new</a>' : ''
      const more = build === 1 && i % 3 === 0 ? '<h2>More</h2><p>And more than that.' : ''
      const body = `${page(`page ${i}`, menu)}${more}<img src="/img/x.${build}a1b2c3d.svg"><a href="../p/${i + 1}.html">next</a>`
      if (isMoved && i % 2 === 0)
        return [
          [`q/${i}.html`, body],
          [`p/${i}.html`, leadingTo(`../q/${i}.html`)],
        ]
      return [[`${isMoved ? 'q' : 'p'}/${i}.html`, body]]
    }).flat()
    const files = Array.from({ length: 40 }, (_, i) => [
      `f/${i}.js`,
      `let x = ${i % 4 === 0 ? build : i}`,
    ])
    return {
      ...SITE,
      ...Object.fromEntries([...pages, ...files]),
      [`img/x.${build}a1b2c3d.svg`]: '<svg><!-- x --></svg>',
      [build === 0 ? 'old.html' : 'new.html']: page(build === 0 ? 'old' : 'new'),
    }
  }) as [Files, Files]

  const trees = () =>
    listed(EARLIER, LATER, { earlier: ['p/8.html', 'f/3.js'], later: ['guide/a.html'] })

  test('change nothing', async () => {
    const { earlier, later } = await trees()
    const alone = await compareTrees({ earlier, later, signal: NEVER })
    expect([...alone.unreadable.keys()]).toEqual(['f/3.js', 'guide/a.html', 'p/8.html'])
    expect(alone.moved).toHaveLength(4)
    expect(alone.navigation).toHaveLength(4)
    expect(alone.changed.length).toBeGreaterThan(10)
    expect(alone.files.changed).toHaveLength(11)
    expect(await compareTrees({ earlier, later, signal: NEVER, inThreads: true })).toEqual(alone)
  })

  test('can be canceled', async () => {
    const { earlier, later } = await trees()
    const stop = new AbortController()
    const comparing = compareTrees({ earlier, later, signal: stop.signal, inThreads: true })
    setImmediate(() => stop.abort(new Error('enough')))
    await expect(comparing).rejects.toThrow('enough')
  })

  test('that are lost are an error', async () => {
    const folder = scratchWith(LATER)
    expect(await runChild('lose-comparer-thread', folder)).toMatch(
      /^the thread ended with code \d$/,
    )
  })
})
