import { expect, test } from '@jest/globals'
import { asBytes } from '../../../../src/web/byte-strings.ts'
import { scanScript } from '../../../../src/web/documents/scripts.ts'

function found(code: string): string[] {
  const addresses: string[] = []
  scanScript(asBytes(code), (address) => addresses.push(address))
  return addresses
}

test.each([
  ['fetch("https://a.org/x")', 'https://a.org/x'],
  ['import("https://a.org/x")', 'https://a.org/x'],
  [
    'fetch("https://à.org/novità")'.replaceAll('à', '\xc3\xa0'),
    'https://\xc3\xa0.org/novit\xc3\xa0',
  ],
  ['fetch("//a.org/novità")'.replaceAll('à', '\xc3\xa0'), '//a.org/novit\xc3\xa0'],
  ['import x from "https://a.org/x"', 'https://a.org/x'],
  ['import "https://a.org/x"', 'https://a.org/x'],
  ['new WebSocket( `wss://a.org/x` )', 'wss://a.org/x'],
  ["s.src='https://a.org/gtag?id='+i", 'https://a.org/gtag?id='],
  ['load(t, "https://a.org/x.js?v=1")', 'https://a.org/x.js?v=1'],
  ["ga('create', '//www.a.org/analytics.js')", '//www.a.org/analytics.js'],
  ["s.src = '//a.org/pixel?id=1'", '//a.org/pixel?id=1'],
  ["s.setAttribute('src', 'https://a.org/x')", 'https://a.org/x'],
  [`fetch(\`https://a.org/x/\${id}\`)`, 'https://a.org/x/'],
  ['let font = "https://a.org/x.woff2"', 'https://a.org/x.woff2'],
  ['xhr.open("GET", "https://a.org/x")', 'https://a.org/x'],
  ["x.open('post','//a.org/x',true)", '//a.org/x'],
  [`fetch("https://a.org/${'x'.repeat(9_000)}")`, `https://a.org/${'x'.repeat(9_000)}`],
  ['$.getJSON("https://a.org/x", f)', 'https://a.org/x'],
  ['jQuery.get("https://a.org/x")', 'https://a.org/x'],
  ['axios.post("https://a.org/x", {})', 'https://a.org/x'],
  ['axios("https://a.org/x")', 'https://a.org/x'],
  ['fetch("https://a.org/" + "x?id=" + id)', 'https://a.org/'],
  [`fetch(\`https://a.org/\${x}/b.js\`)`, 'https://a.org/'],
  // Addresses with another meaning.
  ['// fetch("https://a.org/x")'],
  ['/* import "https://a.org/x.js" */'],
  ['const help = "https://a.org/errors/12"'],
  ['e.setAttribute("xmlns", "http://www.w3.org/2000/svg")'],
  ['push("\\"https://a.org/x.js\\"")'],
  ['"see https://a.org/x.js"'],
  ['fetch("/local.js")'],
  ['a.href = "https://a.org/"'],
  ['/"https:\\/\\/a.org/.test(x)'],
  ['fetch("http://localhost")'],
  ['load("//x.js")'],
  ['eval(code + "//@sourceURL=a/b.js")'],
  ['s.setAttribute("title", "https://a.org/x")'],
  [`say(\`https://a.org/errors/\${code}\`)`],
  [`fetch("https://a.org/${'x'.repeat(2 << 20)}")`],
  ['map.get("https://a.org/x")'],
  ['window.open("https://a.org/x")'],
  ['window.open("main", "https://a.org/x")'],
  ['x.get("GET", "https://a.org/x")'],
  ['let CDN = "https://a.org"; fetch(CDN + "/x")'],
  ['fetch("https://" + host + "/x.y")'],
])('a script seems to load: %s', (code = '', ...addresses) =>
  expect(found(code)).toEqual(addresses),
)

test('a script made to keep the check busy is read in linear time', () => {
  expect(found(`"https://${'a.'.repeat(500_000)} "`)).toEqual([])
  expect(found(`"https://${'a.'.repeat(4_000)} ",`.repeat(500))).toEqual([])
  expect(found(`fetch("https://a"${'+"."'.repeat(500_000)})`)).toEqual([])
})
