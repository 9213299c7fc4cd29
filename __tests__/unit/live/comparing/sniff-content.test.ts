import { expect, test } from '@jest/globals'
import { isClassicScript } from '../../../../src/live/comparing/sniff-content.ts'

const utf8 = (text: string) => Buffer.from(text)

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
  ['A.JS', 'run()', true],
])('%s with %j is a classic script: %j', (name, content, isClassic) => {
  expect(isClassicScript(name, utf8(content))).toBe(isClassic)
})
