import { join } from 'node:path'
import { expect, test } from '@jest/globals'
import { PADDING, verify, writeFiles } from '../../support/check.ts'
import { scratchWith } from '../../support/scratch.ts'

const REPOSITORY = 'https://github.com/acme/docs'
const page = (content: string, source?: string) =>
  `<!doctype html><meta charset="utf-8"><title>x</title>\n${content}\n` +
  (source === undefined
    ? ''
    : `<a class="e" href="${REPOSITORY}/edit/main/${source}"><i></i>Edit</a>`)

/** Checks a site whose sources are in a workspace, and returns where each target is written. */
async function writtenAt(
  site: Readonly<Record<string, string>>,
  sources: Readonly<Record<string, string>>,
): Promise<Readonly<Record<string, readonly string[]>>> {
  const folder = scratchWith(sources)
  const root = join(folder, 'site')
  writeFiles(root, { 'index.html': page(''), '404.html': page(''), ...site })
  const { findings } = await verify(root, {
    workspace: { folder, repository: REPOSITORY, refs: [] },
  })
  const shown = findings.map(({ target, spots }) => [
    target,
    spots.map(
      ({ page, line, source }) =>
        `${page}:${line} ${source && `${source.path}:${source.line} ${source.url}`}`,
    ),
  ])
  return Object.fromEntries(shown)
}

test.each([
  ['in one thread', {}],
  ['in several', PADDING],
])('a finding shows the source of its page, and the line in it (%s)', async (_, padding) => {
  const link = '<a href="gone.html#x">x</a>'
  const found = await writtenAt(
    {
      ...padding,
      'guide/a.html': page(`${link}<a href="made.html">`, 'docs/a.md'),
      'guide/b.html': page(link, 'docs/b.md'),
      'guide/c.html': page(link, 'docs/away.md'),
      'guide/d.html': page(
        `${link}<iframe srcdoc='<a href="${REPOSITORY}/edit/main/x.md">Edit</a>'></iframe>`,
      ),
    },
    {
      'docs/a.md': '# A\n\n[x](gone.md#x)\n```\n[x](gone.md#x)\n```\n',
      'docs/b.md': '[x](gone.md#x)\r\n[x](gone.md#x)\n',
    },
  )
  expect(found).toEqual({
    'gone.html#x': [
      `guide/a.html:2 docs/a.md:3 ${REPOSITORY}/edit/main/docs/a.md`,
      `guide/b.html:2 docs/b.md:undefined ${REPOSITORY}/edit/main/docs/b.md`,
      // It does not exist, so its content is unknown.
      'guide/c.html:2 undefined',
      'guide/d.html:2 undefined',
    ],
    // It is in the layout, not in the document.
    'made.html': ['guide/a.html:2 undefined'],
  })
})

test('a file that four pages link to is not the source of any of them', async () => {
  const pages = [...'abcd'].map((name) => [
    `${name}.html`,
    page('<a href="gone.html">', 'docs/x.md'),
  ])
  const found = await writtenAt(Object.fromEntries(pages), { 'docs/x.md': '[x](gone.md)' })
  expect(found['gone.html']).toEqual([...'abcd'].map((name) => `${name}.html:2 undefined`))
})

test('each page is looked up by its own spelling of an address', async () => {
  const found = await writtenAt(
    {
      'a.html': page('<a href="gone.html">', 'a.md'),
      'x/b.html': page('<a href="../gone.html">', 'x/b.md'),
    },
    { 'a.md': '[x](gone.md)', 'x/b.md': 'y\n\n[x](../gone.md)' },
  )
  expect(found['gone.html']).toEqual([
    `a.html:2 a.md:1 ${REPOSITORY}/edit/main/a.md`,
    `x/b.html:2 x/b.md:3 ${REPOSITORY}/edit/main/x/b.md`,
  ])
})

test('versions of one page have one source', async () => {
  const names = ['v1', 'v2', 'v3', 'v4'].map((version) => `${version}/faq/index.html`)
  const pages = names.map((name) => [name, page('<a href="/gone.html">', 'docs/faq.md')])
  const found = await writtenAt(Object.fromEntries(pages), { 'docs/faq.md': 'x\n[x](/gone.md)' })
  const written = `docs/faq.md:2 ${REPOSITORY}/edit/main/docs/faq.md`
  expect(found['/gone.html']).toEqual(names.map((name) => `${name}:2 ${written}`))
})

test('a source may be linked in the head, and its path may follow a branch with slashes', async () => {
  const address = `${REPOSITORY}/blob/release/1.x/docs/a.md`
  const found = await writtenAt(
    { 'a.html': page(`<link rel="edit" href="${address}"><a href="gone.html">`) },
    { 'docs/a.md': '[x](gone.md)' },
  )
  expect(found['gone.html']).toEqual([`a.html:2 docs/a.md:1 ${address}`])
})

test('the source of a page may be known from a copy of it', async () => {
  const found = await writtenAt(
    {
      'guide/a.html': page('<a href="gone.html"></a><a href="../_sources/guide/a.rst.txt">x</a>'),
      '_sources/guide/a.rst.txt': 'x',
    },
    { 'docs/guide/a.rst': '`x <gone.html>`_' },
  )
  expect(found['gone.html']).toEqual(['guide/a.html:2 docs/guide/a.rst:1 undefined'])
})

test.each<[string, Readonly<Record<string, string>>, string | undefined, string, boolean]>([
  ['is missing', {}, REPOSITORY, 'gone', true],
  ['exists', { '.git/HEAD': '' }, REPOSITORY, 'gone', false],
  ['exists without Git', { 'a.md': '[x](gone)' }, REPOSITORY, 'gone', false],
  ['is of another repository', {}, `${REPOSITORY}-2`, 'gone', false],
  ['is not known', {}, undefined, 'gone', false],
  ['is not needed', {}, REPOSITORY, '/', false],
])(
  'whether the log says that the checkout is missing: it %s',
  async (_, sources, repository, href, isLogged) => {
    const folder = scratchWith({
      ...sources,
      'site/index.html': page(`x<a href="${href}">x</a>`, 'a.md'),
      'site/404.html': page('x'),
    })
    const logged: string[] = []
    await verify(join(folder, 'site'), {
      workspace: { folder, repository, refs: [] },
      info: (line) => logged.push(String(line)),
    })
    expect(logged.some((line) => line.includes('check out the repository'))).toBe(isLogged)
  },
)
