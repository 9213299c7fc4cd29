import { describe, expect, test } from '@jest/globals'
import type { SourceLocation } from '../../../../src/check/sources/source-location.ts'
import { SourceSpotFinder } from '../../../../src/check/sources/source-spot-finder.ts'
import { scratchWith } from '../../../support/scratch.ts'

/** What is written where, and what the site has. */
interface Case {
  readonly page?: string
  readonly basePath?: string
  /** The name of the source. */
  readonly name?: string
  /** The paths that the host serves. */
  readonly answered?: readonly string[]
  /** The full addresses that have findings. */
  readonly reported?: readonly string[]
  readonly documentsProgram?: boolean
  /** Whether the page has the address as given. */
  readonly isWritten?: boolean
}

/**
 * Returns the line of a source in which an address occurs, `named` if only the source is known, or
 * undefined.
 */
function lineOf(target: string, text: string, given: Case = {}): number | 'named' | undefined {
  const { page = 'guide/p.html', basePath = '/', name = 'docs/guide/p.md' } = given
  const { answered = [], reported = [] } = given
  const folder = scratchWith({ [name]: text })
  const source: SourceLocation = {
    kind: 'exact',
    path: name,
    url: 'https://github.com/acme/docs/edit/main/x',
    repository: 'https://github.com/acme/docs',
    documentsProgram: given.documentsProgram ?? false,
  }
  const sources = new SourceSpotFinder({
    basePath,
    domain: 'docs.acme.dev',
    sourcesByPage: new Map([[page, source]]),
    workspace: { folder, repository: source.repository, refs: [] },
    isServed: (path) => answered.includes(path),
    isReported: (address) => reported.includes(address),
  })
  const found = sources.find(page, { address: target, isAsWritten: given.isWritten ?? true })
  expect(found?.path ?? name).toBe(name)
  return found && (found.line ?? 'named')
}

test.each([
  ['deploy.html', '[x](deploy.html)', 'as it is in the page'],
  ['deploy.html', '[x](deploy.md "t")', 'with the ending of its source'],
  ['deploy.html', '[x](deploy)', 'without its ending'],
  ['deploy', '[x](deploy.mdx)', 'with an ending that the page lacks'],
  ['deploy/', '[x]: deploy.md', 'of a folder, defined below'],
  ['../a/deploy.html#set-up', 'xref:../a/deploy.adoc#set-up[x]', 'in AsciiDoc'],
  ['deploy.html', ':doc:`deploy`', 'as a role'],
  ['deploy.html', '`x <deploy.html>`_', 'in reStructuredText'],
  ['none.png', '.. image:: none.png', 'as a picture of reStructuredText'],
  ['gone.html', '.. _the ref: gone.html', 'as a target of reStructuredText'],
  ['/docs/deploy', '<Link to="/docs/deploy">', 'in JSX'],
  ['./deploy.html', '[x](deploy.md)', 'without ./'],
  ['deploy.html', '[x](./deploy.md)', 'with ./'],
  ['/docs/deploy', 'link: /docs/deploy', 'in YAML'],
  ['/docs/deploy', '  "link": "/docs/deploy",', 'in JSON'],
  ['#set-up', '[x](#set-up)', 'an anchor'],
  ['a%20(b).html', '[x](<a (b).md>)', 'with signs that mean something in patterns'],
  ['logo.png', '![](logo.png)', 'a picture'],
  ['https://docs.acme.dev/a?b=1', '<https://docs.acme.dev/a?b=1>', 'in full'],
  ['http://[::1', '[x](http://[::1)', 'an address that is none'],
  ['/a.html', 'See https://docs.acme.dev/a.html.', 'in full, as text'],
  ['a.html?b=1&c=2', '[x](a.md?b=1&amp;c=2)', 'with a character reference'],
  ['#gone.md', '[x](gone.md)', 'as a fragment, not resolved'],
])('%s is found in %s (%s)', (target, text) => {
  const lines = text.split('\n').length
  const isRestructured = /^(?::|`|\.\.)/.test(text)
  const isAsciiDoc = text.startsWith('xref:')
  const name = `p.${(isRestructured && 'rst') || (isAsciiDoc && 'adoc') || 'md'}`
  expect(
    lineOf(target, `x\n\n${text}\n\n\`the ref\`_ [x] deploys it, as deploying goes`, { name }),
  ).toBe(2 + lines)
})

describe('what an address may mean', () => {
  const inFolder = { page: 'guide/p/index.html' }
  const below = { basePath: '/site/', page: 'docs/guide/p/index.html' }
  const belowEncoded = { ...below, basePath: '/d%C3%B3cs/' }
  test.each<[what: string, target: string, text: string, given: Case]>([
    ['a path below the base path', '/site/docs/guide/x.md', '[x](x.md)', below],
    ['one from the root of the site', '/site/docs/x', '[x](/docs/x)', below],
    ['one from the root of the host', '/docs/x', '[x](/docs/x)', below],
    ['an anchor of another page', '/site/docs/guide/x#y', '[x](./x.md#y)', below],
    ['relative to the source', '../x/', '[x](x.md)', inFolder],
    ['relative to the page', '../x/', '[x](../x/)', inFolder],
    [
      'relative to the source of a folder',
      'x/',
      '[x](x.md)',
      { ...inFolder, name: 'guide/p/index.md' },
    ],
    ['the page itself', '#y', '[x](p.md#y)', {}],
    ['in a language', '/site/es/x', '[x](/x)', { ...below, page: 'es/docs/p/index.html' }],
    ['encoded in one place', 'a b.html', '[x](a%20b.md)', {}],
    ['encoded in the other', '%C3%BC.html', '[x](ü.md)', {}],
    ['without an accent', '#descricao', '[x](#descrição)', {}],
    [
      'without an accent on another page',
      '/guide/x#descricao',
      '[x](x.md#descri%C3%A7%C3%A3o)',
      {},
    ],
    ['in letters of two parts', '#ハ\u309a', '[x](#パ)', {}],
    ['after a template', '/site/x.html', '[x]({{ site.baseurl }}/x.html)', below],
    ['after a tag of Pelican', 'https://docs.acme.dev/guide/x.html#y', '[x]({filename}x.md#y)', {}],
    ['after one from the root', '/site/x.png', '![]({static}/x.png)', below],
    ['in a tag of Jekyll', '/site/x.html', '[x]({% link x.md %})', below],
    ['in one from the root', '/site/x.html', '[x]({% link /x.md %})', below],
    ['in one with an anchor', '/site/a/x/#y', '[x]({%- link a/x.md -%}#y)', below],
    ['in one in HTML', '/site/a/x/#y', '<a href="{% link a/x.md %}#y">x</a>', below],
    ['an image from the root', 'guide/x.png', '.. image:: x.png', { name: 'docs/guide/p.rst' }],
    ['an image with the root in front', '/site/x.svg', '![](x.svg)', below],
    ['one with a space', '/x%20y.svg', '![](<x y.svg>)', {}],
    ['a document above', '/docs/other#y', '[x](other.md#y)', { page: 'docs/guide/p/index.html' }],
    ['one below an encoded base path', '/dócs/docs/x#y', '[x](x.md#y)', belowEncoded],
  ])('%s', (_, target, text, given) => expect(lineOf(target, `x\n\n${text}`, given)).toBe(3))

  test.each<[what: string, target: string, text: string, given: Case]>([
    ['in two lines', 'deploy.html', '[x](deploy.html) [y](deploy.md)\n[x](deploy.html)', {}],
    ['in two forms', 'deploy.html', '[x](deploy.html)\n[x](deploy.md)', {}],
    ['in two readings', '/guide/x.html', '[x](x.md)\n[x](/guide/x)', {}],
    [
      'which another address in the page may be',
      '/x.svg',
      '![](x.svg)',
      { reported: ['/guide/x.svg'] },
    ],
    [
      'which another one below the base path may be',
      '/site/x y.svg',
      '![](x%20y.svg)',
      { ...below, reported: ['/site/docs/guide/p/x y.svg'] },
    ],
    [
      'which another one below an encoded base path may be',
      '/dócs/x.svg',
      '![](x.svg)',
      { ...belowEncoded, reported: ['/d%C3%B3cs/docs/guide/p/x.svg'] },
    ],
    ['in another folder', '/a/x.svg', '![](x.svg)', {}],
    ['in a form that is not known', 'deploy.html', '{{< card "deploy" >}}', {}],
    ['as a link of a wiki', 'deploy.html', '[[deploy|x]]', {}],
    ['as an argument', 'deploy.html', '<Card name="deploy" />', {}],
    ['as a role', 'deploy.html', ':page:`deploy`', { name: 'p.rst' }],
    ['from the root, not as an image', 'guide/x.html', '[x](x.md)', {}],
    ['from the root, below the folder of the page', 'a/x.svg', '![](guide/a/x.svg)', {}],
    ['as its last part, which points nowhere', 'x/deploy.html', '[x](y/deploy.md)', {}],
    ['as the anchor of another page, which points nowhere', '/a/x#y', '[x](b.md#y)', {}],
  ])('only the source is named: %s', (_, target, text, given) => {
    expect(lineOf(target, text, given)).toBe('named')
  })

  test.each<[what: string, target: string, text: string, given: Case]>([
    ['not there', 'gone.html', '[x](other.md)', {}],
    ['in words', 'deploy.html', 'Deploy: deploy it (deploy), “deploy” or "deploy"; x/deploy', {}],
    ['longer', 'deploy.html', '[x](redeploy.html)\n[x](deploy.html.gz)', {}],
    [
      'another that works',
      'x/deploy.html',
      '[x](y/deploy.md)',
      { answered: ['guide/y/deploy.html'] },
    ],
    ['another anchor in a tag of Jekyll', '/a/x#y', '[x]({% link a/x.md %}#z)', {}],
    ['another fragment or extension', 'deploy.html', '[x](deploy.html#y)\n[x](deploy.png)', {}],
    ['an image with another extension', 'logo.png', '![](logo.svg)\n[x](logo.md)', {}],
    ['an anchor of a heading', '#set-up', '## Set up {#set-up}', {}],
    ['names', 'deploy', 'slug: deploy\nparent: deploy\ndeploy\nSee this: deploy', {}],
    ['values', 'tab', '<div id=tab>\n<Tabs class=tab>\n:code:`tab`', { name: 'p.rst' }],
    ['code', 'T', 'Array<T>\nNAME=T\nnote:T', {}],
    ['a path without a name', '../', '[x](../)', {}],
    ['nothing', '', '[x]()', {}],
    ['a link of another language', 'gone.html', 'xref:gone.adoc[x]\n\n.. image:: gone.html', {}],
    ['a link of Markdown', 'gone.html', '[x](gone.html)', { name: 'p.rst' }],
    ['the page itself', 'guide/p.html', '[x](guide/p.html)', {}],
    ['the page itself in full', '/site/guide/p.html', '[x](p.md)', { basePath: '/site/' }],
    ['an image from the root that works', '/x.png', '![](x.png)', { answered: ['guide/x.png'] }],
    ['an image that works', 'guide/x.png', '![](x.png)', { answered: ['guide/x.png'] }],
    ['a document from the root', 'guide/x.html', '[x](x.md)', { answered: ['guide/x.html'] }],
    [
      'a document above, which works here',
      '/docs/other#y',
      '[x](other.md#y)',
      { page: 'docs/guide/p/index.html', answered: ['docs/guide/other'] },
    ],
    ['a footnote', 'gone.html', 'x[^1]\n\n[^1]: gone.html', {}],
    [
      'another that works, after another link',
      'x/deploy.html',
      '<a href="z"></a><a href="y/deploy.html">',
      { answered: ['guide/y/deploy.html'] },
    ],
    ['the same anchor of another page', '#y', '[x](x.md#y)', { answered: ['guide/x'] }],
    ['an anchor of a page that works', '/x.html#y', '[x](x.md#y)', { answered: ['guide/x'] }],
    ['another word that is not an address', 'http://[::1/x', '[x](http://[::2/x)', {}],
    ['a file of another host', 'https://cdn.acme.dev/x.js', '<script src="x.js">', {}],
  ])('nothing is named: %s', (_, target, text, given) => {
    expect(lineOf(target, text, given)).toBeUndefined()
  })
})

test.each([
  ['/guide/x.html', '[x](x.md)\n[y](y.md)', 1],
  ['/guide/x.html', '[x](x.md#y)', 1],
  ['/guide/x.html', '[x](x.md#y)\n[x](x.md#z)', 'named'],
  ['/guide/x.html#y', 'z\n[x](x.md#y)\n[x](x.md#z)', 2],
  ['/guide/x.html#y', '[x](x.md)', undefined],
  ['https://cdn.acme.dev/x.js', '<script src="https://cdn.acme.dev/x.js"></script>', 1],
])('%s in full is found in %j', (address, text, line) => {
  expect(lineOf(address, text, { isWritten: false })).toBe(line)
})

/** Returns the only line with a link to `y`, or undefined. */
const linkIn = (name: string, text: string, documentsProgram = false) =>
  lineOf('y.html', text, { name, documentsProgram })

describe('Markdown', () => {
  test.each([
    ['`[a](y)` [b](y)', 1],
    ['```md\n[a](y)\n```\n~~~\n[a](y)\n~~~\n[b](y)', 7],
    ['````md\n```\n[b](y)\n```\n[b](y)\n````\n[b](y)', 7],
    ['```\na ```\n[b](y)\n```\n[b](y)', 5],
    ['```a``` [b](y)\n```\n[b](y)\n```', 1],
    ['<!-- [b](y)\n[b](y) -->\nx <!-- [b](y) --> z [b](y)', 3],
    ['A `span of\n[a](y)` goes on.\n[b](y)', 3],
    ['A ` alone.\n\n[b](y)`', 3],
    ['- a ` b\n- [x](y) ` c', 2],
    // The content of a list or a component is not code.
    ['- x\n\n    [b](y)', 3],
    ['!!! note\n\n    [b](y)', 3],
    ['=== "Tab"\n\n    [b](y)', 3],
    ['<Card>\n\n    [b](y)\n</Card>', 3],
    ['text\n    [b](y)', 2],
    ['- x\n\n  more\n\n    [b](y)', 5],
    ['A ` alone and\n[b](y) here.', 2],
    ['Code:\n\n    [a](y)\n\n    [a](y)\n\n[b](y)', 7],
    ['- x\n\nCode:\n\n    [a](y)\n\n[b](y)', 7],
    ['# Heading\n    [a](y)\n[b](y)', 3],
    ['- x\n# Heading\n\n    [a](y)\n\n[b](y)', 6],
    ['- x\n\n    a\ntext\n\n    [b](y)', 6],
    ['x\n\n    [a](y)\ntext\n    [b](y)', 5],
    ['<script src="x" />\n<pre><a href="y">', 2],
    ['<pre>\n[a](y)\n</pre>\n[b](y)', 4],
    ['<code>[a](y)</code>\n[b](y)', 2],
    ['<script setup>\nconst a = { link: "y" }\n</script>\n[b](y)', 4],
    ['<script\n  setup>\n[a](y)\n</script>\n[b](y)', 5],
    ['<template>\n<a href="y">\n</template>\n[b](y)', 4],
    ['<Tabs><template #one>\n[b](y)\n</template></Tabs>', 2],
    ['{/* [a](y)\n[a](y) */}\n[b](y)', 3],
    ['{% comment %}\n[a](y)\n{% endcomment %}\n[b](y)', 4],
    ['{%- raw -%}[a](y){%- endraw -%}\n[b](y)', 2],
    ['{% highlight md %}\n[a](y)\n{% endhighlight %}\n[b](y)', 4],
    ['{# no comment\n[b](y)', 2],
    ['{# [a](y) #}\n## A {#y}\n[b](y)', 3],
    ['{{/* [a](y) */}}\n{{</* ref "y" */>}}\n[b](y)', 3],
    ['{{< highlight md >}}\n[a](y)\n{{< /highlight >}}\n[b](y)', 4],
    ['[Ref]: y.md\n[other]: y.md\n[a][ref]', 1],
    ['[a b]: y.md\n[c][A  b]', 1],
    ['[![p](p.png)][r]\n\n[r]: y.md', 3],
    ['\\[a](y)\n[b](y)', 2],
    ['---\ntitle: "[a](y)"\nslug: y\nhero:\n  link: y\n---\nx', 5],
    ['---\nhero_image: y\ntitle: y\n---\nx', 2],
    ['---\npermalink: y\n---\n[b](y)', 4],
    ['+++\nurl = "y"\ntitle = "[a](y)"\n+++\nx', 2],
    ['---\ndescription: <a href="y">\n---\n[b](y)', 4],
    ['```{note}\n[b](y)\n```\n```{code-block} md\n[a](y)\n```', 2],
    ['````{note}\n```md\n[a](y)\n```\n[b](y)\n````', 5],
    [':::{code-block}\n[a](y)\n:::\n:::{note}\n[b](y)\n:::', 5],
    ...(
      'code code-cell sourcecode literalinclude include math eval-rst toctree mermaid raw ' +
      'parsed-literal highlight doctest testcode'
    )
      .split(' ')
      .flatMap((name): [string, number][] => [
        [`\`\`\`{${name}}\n[a](y)\n\`\`\`\n[b](y)`, 4],
        [`:::{${name}}\n[a](y)\n:::\n[b](y)`, 4],
      ]),
    ['```{codes}\n[b](y)\n```', 2],
    [':::{codes}\n[b](y)\n:::', 2],
    ...[
      ...['*', '+', '1.', '123)', '!!!', '???', '===', ':::', '///', ':', '[^1]:', '|'],
      ...['{{ x }}', '{% x %}', '@param', '<div>'],
    ].map((start): [string, number] => [`${start} x\n\n    [b](y)`, 3]),
    ...['-', '*', '+', '#', '|', '1.', '2)'].map((start): [string, number] => [
      `x \` y\n${start} [b](y) \` z`,
      2,
    ]),
    ['```{image} y.html\n```', 1],
    ['`{doc}` {doc}`y`', 1],
    ['[b](\n  y) c', 2],
    ['> [b](\n> y "t")', 2],
    ['[b](y\n"t")', 1],
    ['[b\nb](y)', 2],
    ['[b]\n\n[b]:\n  y', 4],
  ])('%j', (text, line) => expect(linkIn('p.md', text)).toBe(line))

  test.each([
    '```\n[a](y)',
    '<!-- [a](y)',
    '[r]: y.md\n`[r]` [s]',
    '    [a](y)',
    '\t[a](y)',
    '---\nslug: y\n---\nx',
    '{% comment %}[a](y)',
    '\\[a\\](y)',
    'A `span` and ``[`](y)``',
    '[b](\n\ny)',
    '```\n[b](\ny)\n```',
  ])('none in %j', (text) => expect(linkIn('p.md', text)).toBeUndefined())

  test('nothing is code in MDX because it is indented', () => {
    expect(linkIn('p.mdx', 'x\n\n    [b](y)')).toBe(3)
  })
})

describe('reStructuredText', () => {
  const link = '`x <y.html>`__'
  test.each([
    [`Code::\n\n  ${link}\n\n  ${link}\n\n${link}`, 7],
    [`* item::\n\n    ${link}\n\n  ${link}`, 5],
    [`(1) item::\n\n     ${link}\n\n    ${link}`, 5],
    [`Quoted::\n\n> ${link}\n\n${link}`, 5],
    [`  Indented::\n\n${link}`, 3],
    [`A::b c\n\n   ${link}`, 3],
    [`.. code-block:: rst\n   :name: y\n\n   ${link}\n\n${link}`, 6],
    [`.. code::\n\n   ${link}\n.. note::\n\n   ${link}`, 6],
    [`.. note:: A\n\n   ${link}`, 3],
    [`.. literalinclude:: y.html\n\n${link}`, 3],
    [`.. ${link}\n   ${link}\n\n${link}`, 4],
    [`..\n   ${link}\n\n${link}`, 4],
    [`..\n\n   ${link}`, 3],
    [`\`\`${link}\`\` ${link}`, 1],
    [`\`\`over\n${link}\`\` \n\n${link}`, 4],
    [`:code:${link}\n${link}`, 2],
    ...(
      'code code-cell sourcecode highlight literalinclude include math doctest testcode testsetup ' +
      'testoutput prompt ipython jupyter-execute productionlist command-output program-output ' +
      'csv-table index meta module automodule autoclass currentmodule default-role role ' +
      'tabularcolumns graphviz mermaid uml'
    )
      .split(' ')
      .map((name): [string, number] => [`.. ${name}::\n\n   ${link}\n\n${link}`, 5]),
    ...(
      'literal samp kbd file command option program envvar math raw regexp guilabel ' +
      'menuselection makevar mimetype'
    )
      .split(' ')
      .map((role): [string, number] => [`:${role}:${link}\n${link}`, 2]),
    [`:ref:${link}`, 1],
    [`.. codes::\n\n   ${link}`, 3],
    [`>>> ${link}\n${link}\n\n${link}`, 4],
    [`.. raw:: html\n\n   <a href="y.html">`, 3],
    [`.. raw:: latex\n\n   ${link}\n\n${link}`, 5],
    ['.. _a: y.html\n.. _b: y.html\n\nb_', 2],
    ['.. _a b: y.html\n\n`A\nb`_', 1],
    ['.. __: y.html\n\n`a`__', 1],
    ['.. |a| image:: y.html\n\n|a|', 1],
    ['.. image:: z.png\n   :target: y.html', 2],
    ['.. parsed-text::\n\n   `x\n   <y.html>`_', 4],
    ['`x <y.\nhtml>`_', 1],
    ['.. _a:\n   y.html\n\na_', 2],
    ['`x\n<y.\nhtml>`_', 2],
  ])('%j', (text, line) => expect(linkIn('p.rst', text)).toBe(line))

  test.each([
    '.. _a: y.html\n\na',
    '.. _a:\ny.html\n\na_',
    '.. _a:\n  y.html\n\na',
    '.. y.html',
    '``:doc:`y` ``',
    ':file:`x <y.html>`',
  ])('none in %j', (text) => expect(linkIn('p.rst', text)).toBeUndefined())
})

describe('AsciiDoc', () => {
  const link = 'link:y.html[x]'
  test.each([
    [`----\n${link}\n----\n${link}`, 4],
    [`....\n${link}\n\n----\n....\n${link}`, 6],
    [`++++\n${link}\n<a href="y.html">\n++++`, 3],
    [`////\n${link}\n////\n${link}`, 4],
    [`// ${link}\n${link}`, 2],
    [`[source,adoc]\n${link}\n${link}\n\n${link}`, 5],
    [`[source]\n.Title\n--\n${link}\n\n${link}\n--\n${link}`, 8],
    [`[listing]\n----\n${link}\n----\n${link}`, 5],
    [`[,adoc]\n----\n${link}\n----\n${link}`, 5],
    [`--\n${link}\n--`, 2],
    [`====\n${link}\n====`, 2],
    [`x\n\n  ${link}\n  ${link}\n\n${link}`, 6],
    [`x\n  ${link}`, 2],
    [`x\ny\n  ${link}`, 3],
    [`x\n\n * ${link}`, 3],
    [`x\n\n  a * ${link}\n\n${link}`, 5],
    [`\`\`\`adoc\n${link}\n\`\`\`\n${link}`, 4],
    [`\`+${link}+\`\n${link}`, 2],
    [`\\${link}\n${link}`, 2],
    [`pass:[${link}]\n${link}`, 2],
    ['`link:y.html[x]`', 1],
    ...'listing literal comment stem latexmath asciimath plantuml mermaid ditaa'
      .split(' ')
      .map((style): [string, number] => [`[${style}]\n${link}\n\n${link}`, 4]),
    [`[sources]\n${link}`, 2],
    [`x [source]\n${link}`, 2],
    [`[source] x\n${link}`, 2],
    ...['====', '****', '____'].map((mark): [string, number] => [
      `[source]\n${mark}\n${link}\n\n${link}\n${mark}\n${link}`,
      7,
    ]),
    [`[source]\n-- x\n${link}\n\n${link}`, 5],
    [`[source]\nx --\n${link}\n\n${link}`, 5],
    [`[source]\n[#id]\n--\n${link}\n--\n${link}`, 6],
    [`[source]\n. ${link}\n${link}\n\n${link}`, 5],
    [`[source]\n..x ${link}\n${link}\n\n${link}`, 5],
    [`x ----\n${link}`, 2],
    [`---- x\n${link}`, 2],
    [`----  \n${link}\n---- \n${link}`, 4],
    [`----\n<a href="y.html">\n----\n${link}`, 4],
    [`----\nx\n----\n  ${link}`, 4],
    [`\`\`\`\n${link}\n\`\`\`\n${link}`, 4],
    ...['1.', '1)', '-', '..', '<1>', '<.>', 'term::'].map((mark): [string, number] => [
      `x\n\n ${mark} ${link}`,
      3,
    ]),
    [`x\n\n term::\n   ${link}`, 4],
    [`x\n\n .) ${link}\n\n${link}`, 5],
    [`x\n\n <> ${link}\n\n${link}`, 5],
    [`x\n\n\t${link}\n\n${link}`, 5],
    [` ${link}\n\n${link}`, 3],
    [`x\n\n  ${link}\n\n  ${link}\n\n${link}`, 7],
    [`x // ${link}`, 1],
    [`+++${link}+++\n${link}`, 2],
    ['+++<a href="y.html">+++', 1],
    ['pass:[<a href="y.html">]', 1],
  ])('%j', (text, line) => expect(linkIn('p.adoc', text)).toBe(line))

  test('a reference within the page', () => {
    expect(lineOf('#gone', 'x\n<<gone>>\n----\n<<gone>>\n----', { name: 'p.adoc' })).toBe(2)
  })

  test('an address in full', () => {
    const text = 'See https://a.test/x[x] and\nhttps://docs.acme.dev/y.html[y].'
    expect(lineOf('https://docs.acme.dev/y.html', text, { name: 'p.adoc' })).toBe(2)
  })
})

describe('other languages', () => {
  test.each([
    ['p.html', '<!-- <a href="y.html"> --><script>"<a href=y.html>"</script>\n<a href=y.html>', 2],
    ['p.html', '<template><a href="y.html"></template>\n<a href="y.html">', 2],
    ...'md MARKDOWN Rmd qmd mdx mdoc lr'
      .split(' ')
      .map((extension): [string, string, number] => [
        `p.${extension}`,
        '```\n[a](y.html)\n```\n[b](y.html)',
        4,
      ]),
    ...'rst txt'
      .split(' ')
      .map((extension): [string, string, number] => [
        `p.${extension}`,
        'A::\n\n  `a <y.html>`__\n\n`b <y.html>`__',
        5,
      ]),
    ...'adoc asciidoc ASC'
      .split(' ')
      .map((extension): [string, string, number] => [
        `p.${extension}`,
        '----\nlink:y.html[a]\n----\nlink:y.html[b]',
        4,
      ]),
    ...'html htm xml njk liquid webc'
      .split(' ')
      .map((extension): [string, string, number] => [
        `p.${extension}`,
        '<noscript><a href="y.html"></noscript>\n<a href="y.html">',
        2,
      ]),
    ['p.py', "'''[a](y.html)'''\nx = '[a](y.html)'", 1],
    ['p.ts', '{# [a](y.html) #}\nconst a = { link: "y.html" }', 2],
    ['p.js', 'const a = `\n[b](y.html)`', 2],
    ['p.mdx', '---\ndescription: <a href="y.html">\n---\n[b](y.html)', 4],
    ['p.astro', '---\n// href="y.html"\n---\n{/* <a href="y.html"> */}\n<a href="y.html">', 5],
    ['contents.lr', 'title: x\n---\nbody:\n\n```\n[a](y.html)\n```\n\n[b](y.html)', 9],
    ['p.vue', '<template>\n<a href="y.html">\n</template>\n<!-- <a href="y.html"> -->', 2],
    ['p.tsx', "const a = { text: 'x', link: 'y.html' } // link: 'y.html'\n/* link: 'y.html' */", 1],
    ['p.tsx', "const glob = 'docs/*'\n<Link to={'y.html'}>", 2],
    ['p.py', '"""A.\n\n    [a](y.html)\n"""\nx = "[a](y.html)"\n# [a](y.html)', 3],
    ['p.py', 'def f():\n    """A.\n\n    [a](y.html)\n\n        [a](y.html)\n    """', 4],
    ['p.py', '\n"""[a](y.html)"""', 2],
    ['p.py', '\n"""A."""\n"""[a](y.html)"""', 3],
    ['p.py', 'def f():\n    """A::\n\n        [a](y.html)\n\n    `a <y.html>`_\n    """', 6],
  ])('%s: %j', (name, text, line) => expect(linkIn(name, text)).toBe(line))

  test('of a program whose line is named, its documentation counts', () => {
    const text =
      '/**\n * [a](y.html)\n * ```\n * [a](y.html)\n * ```\n */\nconst a = { link: "y.html" }'
    expect(linkIn('p.ts', text, true)).toBe(2)
    expect(linkIn('p.ts', text, false)).toBe(7)
    const afterCode = '/**\n * A.\n *\n *     [a](y.html)\n *\n * [a](y.html)\n */'
    expect(linkIn('p.ts', afterCode, true)).toBe(6)
    const program = { name: 'p.ts', documentsProgram: true }
    expect(lineOf('a*b.html', '/**\n * [a](a*b.html)\n */', program)).toBe(2)
  })

  test('a notebook has text in cells of Markdown', () => {
    const cell = (cell_type: string, source: readonly string[], more = {}) => ({
      cell_type,
      ...more,
      source,
    })
    const outputs = [{ data: { 'text/html': ['<a href="y.html">'] } }]
    const cells = [
      cell('code', ['[a](y.html)'], { outputs }),
      cell('markdown', ['```\n', '[a](y.html)\n']),
      cell('markdown', ['# A\n', '\n', '[a](y.html) "b"']),
      cell('code', [], { outputs }),
      cell('raw', ['[a](y.html)']),
    ]
    const text = JSON.stringify({ cells, nbformat: 4 }, null, 1)
    const line = text.split('\n').findIndex((each) => each.includes('\\"b\\"')) + 1
    expect(linkIn('p.ipynb', text)).toBe(line)
    expect(linkIn('p.ipynb', JSON.stringify({ cells }))).toBeUndefined()
    expect(linkIn('p.ipynb', '"cell_type": "markdown"\n"source": [\nx\n]')).toBeUndefined()
  })

  test('a source of more than 1 MiB is not read', () => {
    const text = '[x](y.md)'.padEnd(1 << 20, '\n')
    expect(linkIn('p.md', text)).toBe(1)
    expect(linkIn('p.md', `${text}\n`)).toBeUndefined()
  })

  test('lines may end in any way', () => {
    expect(linkIn('p.md', 'a\r\nb\r[x](y.md)')).toBe(3)
  })
})

test('a source that is the index of its folder has the addresses of its page', () => {
  const index = { page: 'guide/index.html', name: 'docs/guide/index.md' }
  expect(lineOf('/guide/deploy', '[x](deploy.md)', index)).toBe(1)
  expect(lineOf('/deploy', '[x](deploy.md)', { ...index, answered: ['guide/deploy'] })).toBe(
    undefined,
  )
})

test('an address outside the base path is not one that a generator changed', () => {
  const text = '[x](https://docs.acme.dev/gone)'
  expect(lineOf('gone.html', text, { basePath: '/docs/' })).toBeUndefined()
})

test('without a workspace, no source is found', () => {
  const source: SourceLocation = {
    kind: 'exact',
    path: 'p.md',
    url: undefined,
    repository: 'https://github.com/acme/docs',
    documentsProgram: false,
  }
  const sources = new SourceSpotFinder({
    basePath: '/',
    domain: undefined,
    sourcesByPage: new Map([['p.html', source]]),
    workspace: undefined,
    isServed: () => false,
    isReported: () => false,
  })
  expect(sources.find('p.html', { address: 'y.html', isAsWritten: true })).toBeUndefined()
})
