import { describe, expect, test } from '@jest/globals'
import { scanScript } from '../../../src/site/scripts.ts'

function found(code: string): string[] {
  const addresses: string[] = []
  scanScript(code, (address) => addresses.push(address))
  return addresses
}

describe('addresses that a script seems to load', () => {
  test.each([
    ['fetch("https://a.org/x")', 'https://a.org/x'],
    ['import("https://a.org/x")', 'https://a.org/x'],
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
  ])('%s', (code, address) => {
    expect(found(code)).toEqual([address])
  })
})

describe('addresses that mean something else', () => {
  test.each([
    '// fetch("https://a.org/x")',
    '/* import "https://a.org/x.js" */',
    'const help = "https://a.org/errors/12"',
    'e.setAttribute("xmlns", "http://www.w3.org/2000/svg")',
    'push("\\"https://a.org/x.js\\"")',
    '"see https://a.org/x.js"',
    'fetch("/local.js")',
    'a.href = "https://a.org/"',
    '/"https:\\/\\/a.org/.test(x)',
    'fetch("http://localhost")',
    'load("//x.js")',
    'eval(code + "//@sourceURL=a/b.js")',
    's.setAttribute("title", "https://a.org/x")',
    `say(\`https://a.org/errors/\${code}\`)`,
    `fetch("https://a.org/${'x'.repeat(9_000)}")`,
  ])('%s', (code) => {
    expect(found(code)).toEqual([])
  })
})

test('a script made to keep the gate busy does not', () => {
  expect(found(`"https://${'a.'.repeat(500_000)} "`)).toEqual([])
  expect(found(`"https://${'a.'.repeat(4_000)} ",`.repeat(500))).toEqual([])
})
