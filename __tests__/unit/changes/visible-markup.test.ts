import { describe, expect, test } from '@jest/globals'
import { visibleMarkup } from '../../../src/changes/page/visible-markup.ts'

describe('two pages are the same at a glance', () => {
  test.each<[string, string, boolean]>([
    ['<p>x', '<p>x', true],
    ['<p>x', '<p>y', false],
    ['<script nonce="1">a</script><p>x', '<script nonce="2">b</script><p>x', true],
    ['<SCRIPT>a</SCRIPT ><p>x', '<script>b</script><p>x', true],
    ['<style>a</style>x<style>b</style>', '<style>c</style>x', true],
    ['<!-- built 1 -->x', '<!-- built 2 -->x', true],
    ['<link href="a.css">x', '<link href="b.css">x', true],
    ['<meta name="build" content="1">x', '<meta name="build" content="2">x', true],
    ['<meta name="description" content="1">', '<meta name="description" content="2">', false],
    ['<meta charset="utf-8">ü', '<meta charset="latin1">ü', false],
    ['<meta http-equiv="refresh" content="0;/a">', '<meta http-equiv="refresh" content="0;/b">', false],
    ['<script>a</script>x<script>b</script>', '<script>a</script>y<script>b</script>', false],
    ['<!-- a --> x <!-- b -->', '<!-- a --> y <!-- b -->', false],
    ['<script>1', '<script>2', false],
    ['<script src="a.js"/>x<script></script>', '<script src="a.js"/>y<script></script>', false],
    ['<svg><style/>x</svg><style></style>', '<svg><style/>y</svg><style></style>', false],
    ['<!-->x<!-- a -->', '<!-->y<!-- a -->', false],
    ['<!--->x<!-- a -->', '<!--->y<!-- a -->', false],
    ['<!-- a --!>x<!-- b -->', '<!-- a --!>y<!-- b -->', false],
    ['<meta content="1 > 2" name="description">', '<meta content="3 > 2" name="description">', false],
    ['<meta name="a" content="it\'s 1">x', '<meta name="a" content="it\'s 1">x', true],
    ['<scripts>1</scripts>', '<scripts>2</scripts>', false],
    ['<title><!-- a --></title>', '<title><!-- b --></title>', false],
    ['<textarea><style>a</style></textarea>', '<textarea><style>b</style></textarea>', false],
    ['<script>a</script x>x<script></script>', '<script>b</script x>y<script></script>', false],
    ['<script>a</script x>x', '<script>b</script x>x', true],
    ['<a title="<!--">x<!-- a -->', '<a title="<!--">y<!-- a -->', false],
    ['<a title="a > b <!--">x<!-- a -->', '<a title="a > b <!--">y<!-- a -->', false],
    ["<a title = '> <script>'>x<script></script>", "<a title = '> <script>'>y<script></script>", false],
    ['<img alt="a > b <!-- c -->">', '<img alt="a > b <!-- d -->">', false],
    ['<img alt="a > b"><!-- c -->x', '<img alt="a > b"><!-- d -->x', true],
    ['<script></script a="><!--">x<!-- -->', '<script></script a="><!--">y<!-- -->', false],
    ['<style\v>x</style>', '<style\v>y</style>', false],
    ['<svg><style><style></style>x</style>', '<svg><style><style></style>y</style>', false],
    ['<svg><script>1</script></svg>x', '<svg><script>2</script></svg>x', true],
    ['<svg><script><!-- </script>x --></script>y', '<svg><script><!-- </script>x --></script>z', false],
    [
      '<svg></svg><math></math><script>"<b>1"</script>x',
      '<svg></svg><math></math><script>"<b>2"</script>x',
      true,
    ],
    ['<math></svg><script><!-- </script>x', '<math></svg><script><!-- </script>y', false],
    ['<svg></svg><meta name=x content=1>', '<svg></svg><meta name=x content=2>', true],
    ['<svg><svg></svg><meta name=x content=1>', '<svg><svg></svg><meta name=x content=2>', false],
    ['<svg><![CDATA[<!--]]>x<!-- -->', '<svg><![CDATA[<!--]]>y<!-- -->', false],
    ['<plaintext><!-- a -->', '<plaintext><!-- b -->', false],
    ['<meta name=a content="<b> and <!--">x<!-- -->', '<meta name=a content="<b> and <!--">y<!-- -->', false],
    ['<link title="<b> and <!--">x<!-- -->', '<link title="<b> and <!--">y<!-- -->', false],
    ["<link title=it's>x<!-- ' -->", "<link title=it's>y<!-- ' -->", false],
    ['<meta name="a" content="it\'s 1 > 0">x', '<meta name="a" content="it\'s 2 > 0">x', true],
    ['<script/><!--</script>x-->', '<script/><!--</script>y-->', false],
    ['<script </script>x</script>y', '<script </script>x</script>z', false],
  ])('%j, %j: %j', (a, b, expected) => {
    expect(visibleMarkup(a) === visibleMarkup(b)).toBe(expected)
  })

  test.each([
    '<!--',
    '<script>',
    '<style>',
    '<meta ',
    '<link ',
    '<script></script ',
    '<meta charset>',
    '<meta charset ',
    '<script/>',
    '<!-->',
    '<meta ">',
    "<link '",
    '</script ',
    '<script></style ',
    '<style><',
    '<title>',
    '<title></title ',
    '<![CDATA[',
  ])('soon, also with many of %j', (mark) => {
    const started = process.cpuUsage().user
    expect(visibleMarkup(mark.repeat(500_000))).not.toBe(visibleMarkup(`${mark.repeat(500_000)}x>`))
    expect((process.cpuUsage().user - started) / 1_000).toBeLessThan(10_000)
  })
})
