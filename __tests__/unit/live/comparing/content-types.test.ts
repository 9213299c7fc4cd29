import { expect, test } from '@jest/globals'
import {
  findRightCharset,
  isClassicScript,
  readContentType,
} from '../../../../src/live/comparing/content-types.ts'

const utf8 = (text: string) => Buffer.from(text)
const latin1 = (text: string) => Buffer.from(text, 'latin1')
const OTHER = 'another encoding'

test.each<[string, string, Buffer, string | undefined]>([
  ['utf-8', 'nothing', utf8(''), undefined],
  ['utf8', 'UTF-8', utf8('a漢z'), undefined],
  ['utf-8', 'ASCII', utf8('plain'), undefined],
  ['utf-8', 'ISO 8859-1', latin1('aü'), OTHER],
  ['utf-8', 'ISO 8859-1 before ASCII', latin1('üa'), OTHER],
  ['utf-8', 'UTF-8 that ends within a letter', utf8('漢').subarray(0, 2), OTHER],
  ['iso-8859-1', 'UTF-8', utf8('aü'), 'UTF-8'],
  ['iso-8859-1', 'UTF-8 with a mark', utf8('\ufeffaü'), undefined],
  ['iso-8859-1', 'ISO 8859-1', latin1('aü'), undefined],
  ['iso-8859-1', 'ASCII', utf8('plain'), undefined],
  // Zeros may be halves of letters.
  ['utf-16le', 'UTF-16 without a mark', Buffer.from('plain', 'utf16le'), undefined],
  // No letter of ASCII has the same bytes.
  ['utf-16le', 'ASCII', utf8('plain'), 'UTF-8'],
  ['utf-16', 'UTF-8', utf8('aü'), 'UTF-8'],
  ['utf-16be', 'ISO 8859-1', latin1('aü'), undefined],
  // Browsers show one sign instead.
  ['iso-2022-kr', 'ASCII', utf8('plain'), 'UTF-8'],
  ['hz-gb-2312', 'ISO 8859-1', latin1('aü'), OTHER],
  // Browsers ignore what they do not know.
  ['binary', 'UTF-8', utf8('aü'), undefined],
])('what is sent as %s and written in %s', (charset, _, text, meant) => {
  expect(findRightCharset(charset, text)).toBe(meant)
})

test.each<[string | undefined, string, string | undefined]>([
  [undefined, '', undefined],
  ['text/html', 'text/html', undefined],
  [' Text/HTML ; charset="UTF-8"', 'text/html', 'utf-8'],
  ['text/html; x=1; charset=a; charset=b', 'text/html', 'a'],
])('%j is the type %j with the charset %j', (header, type, charset) => {
  expect(readContentType(header)).toEqual({ type, charset })
})

test.each<[string, string, boolean]>([
  ['a.js', 'window.a = 1 // import all', true],
  ['a.js', 'import("./b.js").then(run);exports.a = 1', true],
  ['a.js', '/*\n * import more\n */\nvar import_ = 1, a = { export: 1 }', true],
  ['a.js', 'import { a } from "./b.js"', false],
  ['a.js', 'let a=1;export{a as default}', false],
  ['a.js', 'import"./b.js";import*as c from"./c.js"', false],
  ['a.js', '// A\n  export default 1', false],
  ['a.mjs', 'run()', false],
  ['a.css', 'p {}', false],
])('%s with %j is a classic script: %j', (name, content, isClassic) => {
  expect(isClassicScript(name, utf8(content))).toBe(isClassic)
})
