import { expect, test } from '@jest/globals'
import { toBytes } from '../../../../src/web/byte-strings.ts'
import { isEmptyPage } from '../../../../src/web/page/empty-page.ts'
import type { Syntax } from '../../../../src/web/page/vocabulary.ts'

const HEAD = '<!doctype html><html><head><meta charset="utf-8"><title>A title &amp; more</title>'

const empty = (html: string, syntax: Syntax = 'html') => isEmptyPage(toBytes(html), syntax)

test.each([
  '',
  '\uFEFF \n\t',
  HEAD,
  `${HEAD}</head><body></body></html>`,
  `${HEAD}<link rel="stylesheet" href="a.css"><meta name="description" content="words"><style>p { color: red }</style>`,
  `${HEAD}<body><div class="main"><p></p><br><a href="b"></a> \n&nbsp;&#8203;</div>`,
  `${HEAD}<!-- <p>words</p> <img src="a.png"> <script src="a.js"></script> --><body>`,
  `${HEAD}<body><noscript>words <img src="a.png"></noscript>`,
  `${HEAD}<body><template><p>words</p><img src="a.png"></template>`,
  `${HEAD}<body><script type="application/ld+json">{"a": 1}</script><script type="text/template"><p>x</p></script>`,
  `${HEAD}<body><p hidden>words <b>more</b></p><input type="hidden" value="x">`,
  `${HEAD}<body><input type="HIDDEN">`,
  `${HEAD}<meta http-equiv="refresh" content="30"><body>`,
  `${HEAD}<body style="margin: 0">`,
  `${HEAD}<body><p hidden>a</p></body>`,
])('readers see nothing of %j', (html) => {
  expect(empty(html)).toBe(true)
})

test.each([
  ...'applet audio button canvas embed frame frameset hr iframe image img input math meter object picture progress select svg textarea video'
    .split(' ')
    .map((tag) => `<${tag}>`),
  'words',
  'é',
  '&lt;',
  '<p>0',
  '<p hidden>a</p>b',
  '<title>x</title>words',
  '<svg><title>x</title></svg>',
  '<img src="a.png">',
  '<img>',
  '<iframe src="a"></iframe>',
  '<frameset><frame src="a"></frameset>',
  '<object data="a"></object>',
  '<canvas></canvas>',
  '<video src="a"></video>',
  '<hr>',
  '<input>',
  '<input type="TEXT">',
  '<textarea></textarea>',
  '<button></button>',
  '<script src="a.js"></script>',
  '<script>x</script>',
  '<script type="module">x</script>',
  '<meta http-equiv="Refresh" content="0; url=b">',
  '<body onload="x()">',
  '<body background="a.png">',
  '<div style="background: url(a.png)"></div>',
  '<style>body::before { content: "x" }</style>',
  '<style>body { background: URL(a.png) }</style>',
  '<div><template shadowrootmode="open">words</template></div>',
])('readers see something of %j', (html) => {
  expect(empty(html.startsWith('<body') ? HEAD + html : `${HEAD}</head><body>${html}`)).toBe(false)
})

test('XHTML is read as such', () => {
  const xml = '<html xmlns="http://www.w3.org/1999/xhtml"><head><title/></head><body>'
  expect(empty(`${xml}</body></html>`, 'xml')).toBe(true)
  expect(empty(`${xml}words</body></html>`, 'xml')).toBe(false)
  expect(empty(`<?xml version="1.0"?>${xml}</body></html>`, 'xml')).toBe(true)
  expect(empty(`<?xml-stylesheet href="a.xsl" type="text/xsl"?>${xml}</body></html>`, 'xml')).toBe(
    false,
  )
})
