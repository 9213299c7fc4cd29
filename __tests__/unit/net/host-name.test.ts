import { expect, test } from '@jest/globals'
import { isLoopback, parseHostName } from '../../../src/net/host-name.ts'

const LABEL = 'a'.repeat(63)
const LONGEST = `${LABEL}.${LABEL}.${LABEL}.${'a'.repeat(61)}`

test.each([
  ['docs.example.com', 'docs.example.com'],
  ['Docs.EXAMPLE.com', 'docs.example.com'],
  ['localhost', 'localhost'],
  ['münchen.de', 'xn--mnchen-3ya.de'],
  ['a-b.1.example', 'a-b.1.example'],
  ['4.example', '4.example'],
  ['a.4b', 'a.4b'],
  ['a.b4', 'a.b4'],
  [`${LABEL}.com`, `${LABEL}.com`],
  [LONGEST, LONGEST],
])('%s is the host name %s', (text, name) => expect(parseHostName(text)).toBe(name))

test.each([
  '',
  '.',
  'example.com.',
  '.example.com',
  'a..b',
  '-a.com',
  'a-.com',
  'a_b.com',
  'a!.com',
  'a.com!',
  `${LABEL}a.com`,
  `${LONGEST}a`,
  'docs.example.com/x',
  'docs.example.com?x',
  'docs.example.com#x',
  'docs.example.com:80',
  'docs.example.com\\x',
  'user@example.com',
  'docs%2Eexample.com',
  'docs example.com',
  ' example.com',
  '“example.com”',
  '‘example.com',
  'example.com’',
  '[::1]',
  '::1',
  '127.0.0.1',
  'example.4',
])('%j is not a host name', (text) => expect(parseHostName(text)).toBeUndefined())

test.each([
  ['localhost', true],
  ['127.0.0.1', true],
  ['127.255.10.20', true],
  ['[::1]', true],
  ['docs.localhost', false],
  ['localhost.com', false],
  ['127.0.0', false],
  ['127.0.0.1.com', false],
  ['128.0.0.1', false],
  ['127...1', false],
  ['[::11]', false],
  ['x[::1]', false],
])('whether %s is this machine: %s', (name, isThis) => expect(isLoopback(name)).toBe(isThis))
