import { expect, test } from '@jest/globals'
import { isClassicScript, parseContentType } from '../../../../src/live/comparing/content-types.ts'

const utf8 = (text: string) => Buffer.from(text)

test.each<[string | undefined, string, string | undefined]>([
  [undefined, '', undefined],
  ['text/html', 'text/html', undefined],
  [' Text/HTML ; charset="UTF-8"', 'text/html', 'utf-8'],
  ['text/html; x=1; charset=a; charset=b', 'text/html', 'a'],
])('%j is the type %j with the charset %j', (header, type, charset) => {
  expect(parseContentType(header)).toEqual({ type, charset })
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
