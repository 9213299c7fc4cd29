import { describe, expect, test } from '@jest/globals'
import fc from 'fast-check'
import { readUrlHost } from '../../../src/check/addresses/canonical-host.ts'
import { asBytes, toBytes } from '../../../src/web/byte-strings.ts'
import {
  AddressResolver,
  MAX_ADDRESS_BYTES,
  type ResolvedAddress,
} from '../../../src/web/resolve-address.ts'

const site = (path: string, query?: string): ResolvedAddress => ({
  kind: 'site',
  path: toBytes(path),
  ...(query !== undefined && { query }),
})
const outside = (pathname: string, specifiesHost = false): ResolvedAddress => ({
  kind: 'outside-base-path',
  pathname: asBytes(pathname),
  specifiesHost,
})
const elsewhere = (url: string): ResolvedAddress => ({
  kind: 'other-host',
  host: new URL(url).host,
  url: asBytes(url),
})
const NO_REQUEST: ResolvedAddress = { kind: 'no-request' }

describe('at the root of a host', () => {
  const addresses = new AddressResolver({ domain: 'docs.example.com', basePath: '/' })
  const base = addresses.makeFileBase(asBytes('guide/start.html'))

  test.each<[string, ResolvedAddress]>([
    ['next.html', site('guide/next.html')],
    ['./next', site('guide/next')],
    ['../a.html', site('a.html')],
    ['../../../a.html', site('a.html')],
    ['/a.html', site('a.html')],
    ['/', site('')],
    ['.', site('guide/')],
    ['..', site('')],
    ['a/..', site('guide/')],
    ['a/./b/../c', site('guide/a/c')],
    ['/a/../b', site('b')],
    ['a//b', site('guide/a//b')],
    ['', site('guide/start.html')],
    ['?q=1', site('guide/start.html', 'q=1')],
    ['a.html?q=1#x', site('guide/a.html', 'q=1')],
    ['a.html#', site('guide/a.html')],
    ['a.html#x%20y', site('guide/a.html')],
    ['a.html#x y', site('guide/a.html')],
    ['a%20b.html', site('guide/a b.html')],
    ['a b.html', site('guide/a b.html')],
    [' \n a.html\t ', site('guide/a.html')],
    ['a\n.html', site('guide/a.html')],
    ['a\\b.html', site('guide/a/b.html')],
    ['\\a.html', site('a.html')],
    ['ü.html', site('guide/ü.html')],
    ['%C3%BC.html', site('guide/ü.html')],
    ["a'b(c)*.html", site("guide/a'b(c)*.html")],
    ['a:b.html', NO_REQUEST],
    ['./a:b.html', site('guide/a:b.html')],
    ['https://docs.example.com/x#y', site('x')],
    ['HTTP://DOCS.EXAMPLE.COM/x', site('x')],
    ['//docs.example.com/x', site('x')],
    ['https://docs.example.com', site('')],
    ['https://other.org/x', elsewhere('https://other.org/x')],
    ['//other.org/x', elsewhere('https://other.org/x')],
    ['https://docs.example.com:8080/x', elsewhere('https://docs.example.com:8080/x')],
    ['mailto:a@b.c', NO_REQUEST],
    ['javascript:void(0)', NO_REQUEST],
    ['data:text/html,x', NO_REQUEST],
    ['blob:x', NO_REQUEST],
    ['tel:1', NO_REQUEST],
    ['http://', NO_REQUEST],
    ['http://[x', NO_REQUEST],
  ])('%j', (value, expected) => expect(addresses.resolve(toBytes(value), base)).toEqual(expected))

  test('a broken percent sign is the name of no file', () => {
    const { path } = addresses.resolve(asBytes('100%.html'), base) as { path: string }
    expect(path).not.toBe('guide/100%.html')
  })

  test('bytes that are not UTF-8 are what a browser makes of them', () => {
    expect(addresses.resolve(asBytes('\xe9.html'), base)).toEqual(site('guide/\uFFFD.html'))
  })
})

describe('below a base path', () => {
  const addresses = new AddressResolver({ domain: undefined, basePath: '/repo/' })
  const base = addresses.makeFileBase(asBytes('guide/start.html'))

  test.each<[string, ResolvedAddress]>([
    ['next.html', site('guide/next.html')],
    ['../a.html', site('a.html')],
    ['../../a.html', outside('/a.html')],
    ['x/../../../a.html', outside('/a.html')],
    ['/repo/a.html', site('a.html')],
    ['/repo/', site('')],
    ['/repo', site('')],
    ['/repository/a.html', outside('/repository/a.html')],
    ['/old/repo/', outside('/old/repo/')],
    ['/a.html', outside('/a.html')],
    ['/', outside('/')],
    ['/repo/../a.html', outside('/a.html')],
  ])('%j', (value, expected) => expect(addresses.resolve(asBytes(value), base)).toEqual(expected))

  test('an address that names the host means what it says', () => {
    const own = new AddressResolver({ domain: 'example.com', basePath: '/repo/' })
    expect(
      own.resolve(asBytes('https://example.com/blog'), own.makeFileBase(asBytes('a.html'))),
    ).toEqual(outside('/blog', true))
  })
})

test('a host and a base path may be written in any letters', () => {
  const addresses = new AddressResolver({ domain: 'xn--bcher-kva.example.com', basePath: '/dócs/' })
  const base = addresses.makeFileBase(asBytes('a.html'))
  const own = ['https://bücher.example.com/dócs/b', '//xn--bcher-kva.example.com/dócs/b']
  for (const value of ['b', '/dócs/b', '/d%C3%B3cs/b', ...own])
    expect(addresses.resolve(toBytes(value), base)).toEqual(site('b'))
})

const addresses = new AddressResolver({ domain: 'docs.example.com', basePath: '/' })
const page = addresses.makeFileBase(asBytes('guide/start.html'))

test.each<[string, string, ResolvedAddress]>([
  ['/', 'a.html', site('a.html')],
  ['../other/', 'a.html', site('other/a.html')],
  ['../other/x', 'a.html#y', site('other/a.html')],
  ['../other/x', '#y', site('other/x')],
  ['https://cdn.example.org/x/', 'a.js', elsewhere('https://cdn.example.org/x/a.js')],
  ['https://cdn.example.org/x/', 'https://docs.example.com/a', site('a')],
  ['data:text/plain,', 'a.html', site('guide/a.html')],
  ['http://[', 'a.html', site('guide/a.html')],
])('<base href>: %s %s', (href, value, expected) => {
  expect(addresses.resolve(asBytes(value), addresses.makeElementBase(asBytes(href), page))).toEqual(
    expected,
  )
})

test('addresses read without the URL parser mean the same as with it', () => {
  const addresses = new AddressResolver({ domain: undefined, basePath: '/' })
  const piece = fc.constantFrom('a', '..', '.', 'b.html', '', 'c-d', '~e', '_f', 'g.')
  const value = fc.tuple(fc.array(piece, { minLength: 1, maxLength: 4 }), fc.constantFrom('', '#x'))
  fc.assert(
    fc.property(value, fc.constantFrom('', 'y/', 'y/y/'), ([pieces, fragment], folder) => {
      const written = pieces.join('/') + fragment
      const base = addresses.makeFileBase(asBytes(`x/${folder}z.html`))
      expect(addresses.resolve(asBytes(written), base)).toEqual(
        addresses.resolve(asBytes(written), { ...base, folder: undefined }),
      )
    }),
    { numRuns: 2_000 },
  )
})

test.each([
  ['https://docs.example.com/x', 'docs.example.com', 'example'],
  ['https://docs.acme.com/x', 'docs.acme.com', 'ordinary'],
  ['https://undefined.acme.com/', 'undefined.acme.com', 'placeholder'],
  ['http://localhost:3000/', 'localhost:3000', 'placeholder'],
  ['https://127.0.0.1/', '127.0.0.1', 'placeholder'],
  ['https://intranet.corp.local/', 'intranet.corp.local', 'ordinary'],
])('%s is on %s: %s', (url, host, kind) =>
  expect(readUrlHost(asBytes(url))).toEqual({ name: host, kind }),
)

test.each(['/x', 'x', '', 'mailto:x@y.z'])('%j names no host', (url) =>
  expect(readUrlHost(asBytes(url))).toBeUndefined(),
)

describe('an address that is longer than browsers open', () => {
  const addresses = new AddressResolver({ domain: 'docs.example.com', basePath: '/' })
  const base = addresses.makeFileBase(asBytes('guide/start.html'))
  const longest = '?'.padEnd(MAX_ADDRESS_BYTES, 'q')

  test('stands for nothing', () => {
    expect(addresses.resolve(asBytes(longest), base)).toEqual(
      site('guide/start.html', longest.slice(1)),
    )
    expect(addresses.resolve(asBytes(`${longest}q`), base)).toEqual(NO_REQUEST)
  })

  test('is no base of a page', () => {
    expect(addresses.makeElementBase(asBytes('/a/'.padEnd(MAX_ADDRESS_BYTES + 1, 'b')), base)).toBe(
      base,
    )
  })
})
