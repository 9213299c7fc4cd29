import { expect, test } from '@jest/globals'
import { asBytes, toBytes } from '../../../../src/web/byte-strings.ts'
import { type EventKind, makeAddressReader } from '../../../../src/web/page/address-reader.ts'
import type { Syntax } from '../../../../src/web/page/vocabulary.ts'
import { rows } from '../../../support/rows.ts'

const NAMES: ReadonlyMap<EventKind, string> = new Map<EventKind, string>([
  ['anchor', 'id'],
  ...(['media', 'frame', 'symbol'] as const).map((use) => [use, 'load'] as const),
])

/** What is reported for a page: one kind and value each, apart from `executable-script`. */
function read(html: string, syntax: Syntax = 'html'): string[] {
  const reported: string[] = []
  const found = (kind: EventKind, value: string) => {
    if (kind === 'noindex' || kind === 'redirect') reported.push(kind)
    else if (kind !== 'executable-script') reported.push(`${NAMES.get(kind) ?? kind} ${value}`)
  }
  makeAddressReader(found, syntax).read(toBytes(html))
  return reported
}

test.each([
  ...rows(`
    <a href="a.html"> | link a.html
    <A HREF='a.html' > | link a.html
    <a href=a.html> | link a.html
    <a href="a.html" href="b.html"> | link a.html
    <a href="a?b=1&amp;c=2&lt;&#x41;"> | link a?b=1&c=2<A
    <a href="?a=1&copy=2"> | link ?a=1&copy=2
    <a href="&uuml;.html"> | link ü.html
    <a href="ü.html"> | link ü.html
    <a name="x" id="y" href="z"> | id y | link z | id x
    <p id="x"><map name="m"> | id x
    <p id="">
    <area href="a"> | link a
    <a href="a" download><area href="b" download="c"> | download a | download b
    <form action="a"> | link a
    <form method="dialog" action="a">
    <button formaction="a"> | link a
    <input type="image" src="a"><input type="text" src="b"> | load a
    <img src="a" srcset="b 1x, c 2x"> | load a | load b | load c
    <img src=""><img src="#x"><script src=" "></script>
    <picture><source srcset="a"><source src="b"></picture><video src="c" poster="d"> | load a | load b | load c | load d
    <audio src="a"><track src="b"><embed src="c"><object data="d"> | load a | load b | load c | load d
    <iframe src="a"></iframe><frame src="b"> | load a | load b
    <iframe src=" à "></iframe> | load à
    <iframe srcdoc="&lt;a href=x&gt;"></iframe> | srcdoc <a href=x>
    <body background="a"><td background="b"> | load a | load b
    <script src="a"></script> | load a
    <script type="module" src="a"></script> | load a
    <script type="text/template" src="a"><a href="b"></script>
    <script type="application/json">{"a":"https://x.org"}</script>
    <script>let a = "<a href=b>"</script> | script let a = "<a href=b>"
    <script><!--<script></script><a href="a">--></script><a href="b"> | script <!--<script></script><a href="a">--> | link b
    <script><!--><script></script><a href="a"> | script <!--><script> | link a
    <script><!--<script>--></script><a href="a"> | script <!--<script>--> | link a
    <script><!--<script-x></script><a href="a"> | script <!--<script-x> | link a
    <script><script></script><a href="a"> | script <script> | link a
    <script><!--<script></script></script><a href="a"> | script <!--<script></script> | link a
    <script><!--<script></script><script></script></script><a href="a"> | script <!--<script></script><script></script> | link a
    <script type="x"><!--<script></script><a href="a">--></script><a href="b"> | link b
    <script>a</scripts></script
    <script><!--<script></script><a href="a">
    <script language="vbscript" src="a"></script><script for="b" event="c" src="d"></script>
    <style>.a{}</style> | style .a{}
    <style type="text/less">.a{}</style>
    <p style="background:url(a)"> | declarations background:url(a)
    <link rel="stylesheet" href="a"> | load a
    <link href="a" rel="Shortcut  ICON"> | load a
    <link rel="preload" imagesrcset="a 1x, b 2x" href="c"> | load a | load b | load c
    <link rel="modulepreload" href="a"><link rel="prefetch" href="b"> | load a | load b
    <link rel="dns-prefetch" href="//a"><link rel="preconnect" href="//b">
    <link rel="alternate" href="a"><link rel="next" href="b"> | link a | link b
    <link rel="alternate" hreflang="de" href="a"> | translation a
    <link rel="next" hreflang="de" href="a"> | link a
    <link rel="alternate stylesheet" href="a"> | load a
    <link rel="alternate" type="text/markdown" href="a.md"> | markdown-twin a.md | link a.md
    <link rel="alternate" type=" Text/X-Markdown; charset=x" href="llms/a.md"> | markdown-twin llms/a.md | link llms/a.md
    <link rel="alternate" type="text/markdown" href="/llms.txt"> | link /llms.txt
    <link rel="alternate" type="text/markdown" href="LLMS-full.txt"> | link LLMS-full.txt
    <link rel="alternate" type="text/markdowns" href="a"> | link a
    <link rel="next" type="text/markdown" href="a.md"> | link a.md
    <link rel="webmention" href="a"><link href="b">
    <link rel="canonical" href="a"><meta property="og:url" content="b"> | canonical a | canonical b
    <base href="a"><base href="b"> | base a
    <meta charset="x"> | encoding x
    <meta http-equiv="Content-Type" content="text/html; charset=x"> | encoding x
    <meta http-equiv="refresh" content="0; url=a"> | redirect | link a
    <meta http-equiv="refresh" content="0;URL='a b' "> | redirect | link a b
    <meta http-equiv="refresh" content="0;Url=a"> | redirect | link a
    <meta http-equiv="refresh" content="5, a"> | redirect | link a
    <meta http-equiv="refresh" content="5 ;  url = a"> | redirect | link a
    <meta http-equiv="refresh" content="0;;url=a"> | redirect | link ;url=a
    <meta http-equiv="refresh" content="0,;url=a"> | redirect | link ;url=a
    <meta http-equiv="refresh" content="0x;url=a">
    <meta http-equiv="refresh" content="5">
    <meta http-equiv="refresh" content="5; url=">
    <meta http-equiv="refresh" content=".5 url"> | redirect | link url
    <meta name="robots" content="noindex, follow"> | noindex
    <meta name="robots" content="index">
    <!-- <a href="a"> --><a href="b"> | link b
    <!-- a -- b --!><a href="b"> | link b
    <!--><a href="b"> | link b
    <!doctype html><?php <a href="x"> ?><![CDATA[<a href="b">]]>
    <![CDATA[ > <a href="a"> ]]> <a href="b"> | link a | link b
    <p title="<![CDATA["><a href="a<![CDATA[b"> | link a<![CDATA[b
    <svg><title><![CDATA[ > <a href="a"> ]]></title><![CDATA[<a href="b">]]></svg>
    <svg><foreignObject><p><![CDATA[ > <a href="a"> ]]></foreignObject></svg> | link a
    <![CDATA[
    <noscript><img src="a"><p id="x"></noscript><img src="b"> | noscript <img src="a"><p id="x"> | load b
    <noscript><!--</noscript><img src="a">--><noscript><script></noscript ><img src="b"> | noscript <!-- | load a | noscript <script> | load b
    <noscript><template></noscripts></noscript><a href="a"> | noscript <template></noscripts> | link a
    <template><noscript></template></noscript><a href="a"></template><a href="b"> | link b
    <template><a href="a" id="x"><template></template><img src="b"></template><a href="c"> | link c
    <template shadowrootmode="open"><a href="a" id="x"></template> | link a
    <template shadowrootmode="CLOSED"><a href="a"></template> | link a
    <template shadowrootmode="open"><template shadowrootmode="open"></template><a href="a"></template> | link a
    <template shadowrootmode="reopen"><a href="a"></template>
    <template shadowrootmode="opened"><a href="a"></template>
    <template><template shadowrootmode="open"><a href="a"></template></template><a href="b"> | link b
    <template shadowrootmode><a href="a"></template><template shadowrootmode="x"><a href="b"></template>
    <textarea><a href="a"></textarea><title><a href="b"></title>
    <xmp><a href="a"></xmp><plaintext><a href="b">
    <svg><a xlink:href="a"/><a href="b"/></svg><a xlink:href="c"> | link a | link b
    <svg><title>x</title><image href="a"/><use xlink:href="b#c"/><use href="#d"/></svg> | load a | load b#c
    <svg><base href="a"/><link rel="stylesheet" href="b"/><video src="c" id="x"/></svg> | id x
    <svg><foreignObject><base href="a"><video src="b"></foreignObject></svg> | base a | load b
    <use href="a#x"><feImage href="b"><image src="c"> | load c
    <script href="a"></script><image href="b" src="c"> | load c
    <svg><script src="a"/><image src="b" srcset="c"/><script href="d"/></svg> | load d
    <svg><template><a href="a"/></template></svg><a href="b"> | link a | link b
    <svg><template></svg><template><a href="a"></template><a href="b"> | link b
    <template><svg></template><a href="a"><title><a href="b"></title> | link a
    <template><svg><template></template><a href="a"/></svg></template><a href="b"> | link b
    <svg><title><p id="x"></title></svg><title><p id="y"></title> | id x
    <svg><style>.a{}</style></svg> | style .a{}
    <svg><style><![CDATA[.a{}]]></style></svg> | style .a{}
    <svg><p><title><b id="x"></title>
    <math><p><title><b id="x"></title>
    <div><svg><path></div><script src="a"></script><link rel="icon" href="b"> | load a | load b
    <svg><foreignObject><div></div><title><b id="x"></title></foreignObject></svg>
    <svg></g></a><script src="a"></script></svg>
    <svg/><title><b id="x"></title>
    <svg><desc/><title><b id="y"></title></svg> | id y
    <svg><foreignObject><title><b id="x"></title></foreignObject></svg>
    <script/><a href="a"></script><a href="b"> | script <a href="a"> | link b
    <div/><a href="a"/>b | link a
    <a href="a"<b href="c"> | link a
    <a href="a
    < a href="a"><a href="b"> | link b
    </a href="a"><a/href="b"> | link b
    <a href = "a" id = b> | id b | link a
    <p id=x
  `),
  ['<iframe src="a" srcdoc="b"></iframe><iframe srcdoc src="c"></iframe>', 'srcdoc b', 'srcdoc '],
  [
    '<script><!-- <SCRIPT >a</Script\n>b</script><a href="c">',
    'script <!-- <SCRIPT >a</Script\n>b',
    'link c',
  ],
  ['<a\nhref\n=\n"a\nb">', 'link a\nb'],
  ['<a href>', 'link '],
  // `List<Constructor>` in a text that was not escaped.
  ...Object.getOwnPropertyNames(Object.prototype).map((name) => [
    `<${name}><a ${name}="a" id="x">`,
    'id x',
  ]),
])('%s', (html = '', ...reported) =>
  expect(read(html).sort()).toEqual(reported.map(toBytes).sort()),
)

test.each(
  rows(`
    <title/><script src="a"/><style/><a id="x"/><a href="b"/> | load a | id x | link b
    <script><![CDATA[a<b]]></script><a href="c"/> | script a<b | link c
    <img src="&own;/x"/><a href="&amp;b"/> | link &b
    <style>/*<![CDATA[*/ .a{} /*]]>*/</style> | style /**/ .a{} /**/
    <textarea><a href="a"/></textarea> | link a
    <A HREF="a"/><A href="b" id="x"/><a HREF="c" ID="y"/><a href="d"/> | id x | link d
    <SCRIPT>a</SCRIPT><svg><feImage href="b"/><FEIMAGE href="c"/></svg> | load b
    <svg><foreignObject><img src="a"/></foreignObject></svg> | load a
    <template/><noscript/><p id="x"/> | id x
    <!-- <a href="a"/> --><?php <a href="b"/> ?>
  `),
)('as XHTML: %s', (html = '', ...reported) => expect(read(html, 'xml')).toEqual(reported))

test.each<[string, number[]]>([
  ['<a href=x>\n\n<a\nhref=y>\r\n<a href=z>', [1, 4, 5]],
  // Style sheets and scripts begin where their elements do.
  ['\n<style>\n\na{}\n</style>\n<a href=x>\n<script>\nx\n\n</script>\n<a href=y>', [2, 6, 7, 11]],
])('lines are counted from 1: %j', (html, lines) => {
  const found: number[] = []
  const reader = makeAddressReader((kind, _value, at) => {
    if (kind !== 'executable-script') found.push(reader.findLine(at))
  }, 'html')
  reader.read(asBytes(html))
  expect(found).toEqual(lines)
})

test.each(
  rows(`
    <script src="a"></script><link rel="stylesheet" href="b"><track src="c"><img srcset="d"> | load
    <link rel="preload" as="script" href="a"><link rel="manifest" href="b"> | load
    <img src="a"><video src="b" poster="c"><audio src="d"><source src="e"><input type="image" src="f"> | media
    <body background="a"><link rel="icon" href="b"><link rel="preload" as="image" href="c"> | media
    <svg><image href="a"/><feImage xlink:href="b"/></svg> | media
    <iframe src="a"></iframe><frame src="b"><embed src="c"><object data="d"> | frame
    <svg><use href="a#b"/><use xlink:href="a#c"/><use href="a#d" xlink:href="e"/></svg> | symbol
    <svg><a href="a"/></svg><form action="b"> | link
  `),
)('%s: each address is a %s', (html = '', use) => {
  const uses: string[] = []
  const reader = makeAddressReader(
    (kind) => void (kind === 'executable-script' || uses.push(kind)),
    'html',
  )
  reader.read(asBytes(html))
  expect(uses.length).toBeGreaterThan(1)
  expect(new Set(uses)).toEqual(new Set([use]))
})

test.each([
  ['<script>x</script>', true],
  ['<script src="x.js"></script>', true],
  ['<svg><script href="x.js"/></svg>', true],
  ['<script type="application/ld+json">{}</script>', false],
  ['<script language="JavaScript">x</script>', true],
  ['<script language="vbscript">x</script>', false],
  ['<script language="vbscript" type="">x</script>', true],
  ['<script for="window" event="onload()">x</script>', true],
  ['<script for="x" event="onload">x</script>', false],
  ['<script for="window" event="onclick">x</script>', false],
  ['<script for="x" event="onclick" type="module">x</script>', true],
  ['<template><script>x</script></template>', false],
])('whether %s runs a script: %s', (html, runs) => {
  let reported = false
  const reader = makeAddressReader((kind) => {
    reported ||= kind === 'executable-script'
  }, 'html')
  reader.read(asBytes(html))
  expect(reported).toBe(runs)
})

test('a frame may be read while its page is', () => {
  const read: string[] = []
  const readPage = (html: string) => {
    const found = (kind: EventKind, value: string) => {
      if (kind === 'srcdoc') readPage(value)
      else read.push(value)
    }
    makeAddressReader(found, 'html').read(asBytes(html))
  }
  // When decoded, it is longer than the page up to that point.
  const page = `<iframe srcdoc="${'&nGt;'.repeat(40)}<a href=in>"></iframe><a href="out">`
  readPage(page)
  readPage(page)
  expect(read).toEqual(['in', 'out', 'in', 'out'])
})

test.each([
  ['nested elements', '<div><p>'.repeat(300_000)],
  ['nested templates', '<template>'.repeat(300_000)],
  ['nested frames of SVG', '<svg><desc>'.repeat(300_000)],
  ['attributes', `<a ${'href=x '.repeat(300_000)}>`],
  ['one long page in a frame', `<iframe src="a" srcdoc="${'x'.repeat(3_000_000)}"></iframe>`],
  ['one long value', `<a href="${'x'.repeat(3_000_000)}">`],
  ['one long comment', `<!--${'-'.repeat(3_000_000)}`],
  ['one long name', `<${'x'.repeat(3_000_000)} ${'y'.repeat(3_000_000)}=z>`],
  ['a refresh of spaces', `<meta http-equiv=refresh content="0;${' '.repeat(900_000)}">`],
  [
    'refreshes without end',
    `<meta http-equiv=refresh content="${'1'.repeat(4_000)}">`.repeat(3_000),
  ],
  ['commas', `<img srcset="a${','.repeat(900_000)}b">`],
  ['scripts in comments', `<script><!--${'<script>-->'.repeat(300_000)}`],
  ['dashes in a script', `<script>${'<!--'.repeat(900_000)}`],
  ['scripts', '<script></script>'.repeat(300_000)],
  ['sections', '<![CDATA['.repeat(300_000)],
  ['references', `<a href="${'&amp'.repeat(200_000)}">`],
])('hostile pages end: %s', (_name, html) => expect(read(html).length).toBeLessThanOrEqual(3))
