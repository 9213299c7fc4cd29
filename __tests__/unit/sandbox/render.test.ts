import { expect, test } from '@jest/globals'
import { renderSite } from '../../../sandbox/render.ts'
import { UnusableSource } from '../../../sandbox/site.ts'

const render = (texts: Readonly<Record<string, string>>, others: Readonly<Record<string, string>> = {}) => {
  const site = renderSite(
    { texts: new Map(Object.entries(texts)), others: new Map(Object.entries(others)) },
    'docs.example.com',
  )
  const content = (path: string) => {
    const file = site.files.find((each) => each.path === path)
    return file !== undefined && 'content' in file ? file.content : undefined
  }
  return { ...site, paths: site.files.map(({ path }) => path), content }
}

/** The rendered text of one page among others that links can point to. */
const body = (markdown: string) =>
  render(
    {
      'README.md': '# Home\n## Usage\n',
      'guide/README.md': '# Guide\n',
      'guide/a b.md': `${markdown}\n\n## Here\n`,
    },
    { 'guide/shot.png': '/disk/shot.png', LICENSE: '/disk/LICENSE' },
  )
    .content('guide/a b.html')
    ?.match(/<main>\n(.*?)\n?<h2 id="here">/s)?.[1]

test.each([
  ['to a page', '[x](../README.md)', '<a href="../index.html">x</a>'],
  ['to a heading of a page', '[x](../README.md#usage)', '<a href="../index.html#usage">x</a>'],
  ['to a heading that does not exist', '[x](../README.md#nowhere)', '<a href="../index.html">x</a>'],
  ['to a folder with a page', '[x](../guide/)', '<a href="../guide.html">x</a>'],
  ['from the top', '[x](/guide/README.md)', '<a href="../guide.html">x</a>'],
  ['without extension', '[x](../guide)', '<a href="../guide.html">x</a>'],
  ['with a query', '[x](../README.md?plain=1#usage)', '<a href="../index.html#usage">x</a>'],
  ['to a heading of its own', '[x](#here)', '<a href="#here">x</a>'],
  ['to the outside', '[x](https://example.com/a.md#b)', '<a href="https://example.com/a.md#b">x</a>'],
  ['to a heading of its own that does not exist', '[x](#nowhere)', 'x'],
  ['to a file that is not exported', '[**x**](../LICENSE)', '<strong>x</strong>'],
  ['out of the folder', '[x](../../issues)', 'x'],
  ['that are file names, not hosts', 'README.md', 'README.md'],
  ['to an image', '![a shot](shot.png)', '<img src="shot.png" alt="a shot">'],
  ['to an image that does not exist', '![a *shot*](no.png)', 'a shot'],
])('links: %s', (_, markdown, html) => expect(body(markdown)).toBe(`<p>${html}</p>`))

test.each([
  ['is shown', '<script>alert(1)</script>', '&lt;script&gt;alert(1)&lt;/script&gt;'],
  ['is shown inside a line', 'a <b onclick="x">', '<p>a &lt;b onclick=&quot;x&quot;&gt;</p>'],
  ['that is a comment is left out', 'a <!-- b --> c', '<p>a  c</p>'],
  [
    'that is an image becomes its description',
    '<picture>\n  <source srcset="dark.png">\n  <img alt="a <b> shot" src="light.png">\n</picture>',
    '<p>a &lt;b&gt; shot</p>',
  ],
])('raw HTML %s', (_, markdown, html) => expect(body(markdown)).toBe(html))

test('a site below a path has it in every address that does not depend on the page', () => {
  const { files } = renderSite(
    { texts: new Map([['README.md', '# Home']]), others: new Map() },
    'd.example',
    '/docs',
  )
  const contents = files.map((file) => [file.path, 'content' in file ? file.content : ''])
  const { 'index.html': home, '404.html': notFound, 'sitemap.xml': map } = Object.fromEntries(contents)
  expect(home).toContain('<link rel="canonical" href="https://d.example/docs/">')
  expect(map).toContain('<loc>https://d.example/docs/</loc>')
  expect(notFound).toContain('<a href="/docs/">Go to the home page</a>')
  expect(notFound).toContain('href="/docs/assets/style.css"')
})

test('headings get the ids that GitHub gives them', () => {
  const page = render({ 'README.md': '# `--port` & more\n# Same\n# Same\n# Größe *x* [y](z)\n' })
  const ids = page.content('index.html')?.match(/(?<=<h1 id=")[^"]*/g)
  expect(ids).toEqual(['--port--more', 'same', 'same-1', 'größe-x-y'])
})

test('puts pages next to their folders, with everything else that a site needs', () => {
  const site = render(
    { 'README.md': '# Home', 'guide/README.md': '# Guide\n![](a.png)', 'guide/x.md': '# X', 'Notes.MD': '' },
    { 'guide/a.png': '/disk/a.png', 'guide/unused.png': '/disk/unused.png' },
  )
  const paths =
    '404.html Notes.html assets/style.css guide.html guide/a.png guide/x.html index.html sitemap.xml'
  expect(site.paths.sort()).toEqual(paths.split(' '))
  expect(site.pages).toBe(4)
  expect(site.content('guide/x.html')).toContain(
    '<link rel="canonical" href="https://docs.example.com/guide/x">',
  )
  expect(site.content('index.html')).toContain('<link rel="canonical" href="https://docs.example.com/">')
  expect(site.content('sitemap.xml')?.match(/(?<=<loc>)[^<]*/g)).toEqual([
    'https://docs.example.com/',
    'https://docs.example.com/Notes',
    'https://docs.example.com/guide',
    'https://docs.example.com/guide/x',
  ])
})

test.each([
  ['guide.html', { 'guide.md': '', 'guide/README.md': '' }],
  ['index.html', { 'README.md': '', 'index.md': '' }],
  ['404.html', { '404.md': '' }],
])('refuses two files for one %s', (path, texts: Readonly<Record<string, string>>) => {
  const error = new UnusableSource(`two files of the documentation would both become ${path}`)
  expect(() => render(texts)).toThrow(error)
})
