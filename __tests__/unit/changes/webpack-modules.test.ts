import { expect, test } from '@jest/globals'
import { replaceModuleNumbers } from '../../../src/changes/webpack-modules.ts'

const BEGINNING = '"use strict";(self.webpackChunk_N_E=self.webpackChunk_N_E||[]).push([[264,321],{'
const chunk = (modules: string, more = '') => `${BEGINNING}${modules}},${more}]);`

// As Next and Docusaurus write them.
const PAGE = (at: number) =>
  chunk(
    `${at}:(e,s,t)=>{Promise.resolve().then(t.bind(t,8460)),Promise.resolve().then(t.t.bind(t,${at + 1},23))},8460:(e,s,t)=>{}`,
    `e=>{e.O(0,[500,441],()=>e(e.s=${at})),_N_E=e.O()}`,
  )
const ROUTES = (at: number) =>
  chunk(
    `${at}(e,t,n){n.d(t,{A:()=>a})},96540:function(e){n(${at + 2})},77:e=>{}`,
    `{x:[()=>n.e(259).then(()=>n(${at})),"@site/a.md",${at}]}`,
  )

test.each<[string, string, string, boolean]>([
  ['a page of Next', PAGE(4906), PAGE(2262), true],
  ['routes of Docusaurus', ROUTES(2981), ROUTES(6352), true],
  ['a page of Next with another module', PAGE(4906), PAGE(4906).replace('8460', '8461'), true],
  [
    'modules in another order',
    chunk('12:e=>{a(34)},34:e=>{b()}', 'e=>{e.O(0,[1],()=>e(e.s=12))}'),
    chunk('34:e=>{b()},56:e=>{a(34)}', 'e=>{e.O(0,[1],()=>e(e.s=56))}'),
    true,
  ],
  [
    'modules in another order, and nothing after them',
    `${BEGINNING}12:e=>{a(34)},34:e=>{b()}}]);`,
    `${BEGINNING}34:e=>{b()},56:e=>{a(34)}}]);\n//# sourceMappingURL=a.map`,
    false,
  ],
  [
    'modules in another order, with nothing after them',
    `${BEGINNING}12:e=>{a(34)},34:e=>{b()}}]);`,
    `${BEGINNING}34:e=>{b()},56:e=>{a(34)}}]);`,
    true,
  ],
  [
    'modules with several parameters in another order',
    chunk('12:(e,t)=>{a(34)},34:(e,t)=>{b()}', 'e=>{e.O(0,[1],()=>e(e.s=12))}'),
    chunk('34:(e,t)=>{b()},56:(e,t)=>{a(34)}', 'e=>{e.O(0,[1],()=>e(e.s=56))}'),
    true,
  ],
  ['the number of a module without parameters', chunk('12(){a()}'), chunk('34(){a()}'), true],
  ['one module more', chunk('12:e=>{a()}'), chunk('12:e=>{a()},13:e=>{a()}'), false],
  [
    'the text after the modules',
    chunk('12:e=>{}', 'e=>{e.O(0,[1],()=>e("a"))}'),
    chunk('12:e=>{}', 'e=>{e.O(0,[1],()=>e("b"))}'),
    false,
  ],
  ['another function', chunk('12:e=>{a()}'), chunk('12:e=>{b()}'), false],
  ['a text', chunk('12:e=>{e("a 12")}'), chunk('12:e=>{e("a 13")}'), false],
  ['a number', chunk('12:e=>{setTimeout(e,500)}'), chunk('12:e=>{setTimeout(e,600)}'), false],
  [
    'a number that a function of a longer name is given',
    chunk('12:e=>{wait(500)}'),
    chunk('12:e=>{wait(600)}'),
    false,
  ],
  ['a digit that a function is given', chunk('12:e=>{e(5)}'), chunk('12:e=>{e(6)}'), false],
  ['a property', chunk('12:e=>{e={40:1}}'), chunk('12:e=>{e={41:1}}'), false],
  ['a version', chunk('12:e=>{}', '"1.12.3"'), chunk('13:e=>{}', '"1.13.3"'), false],
  ['a script without webpack', 'e(500);{500:e=>1}', 'e(600);{600:e=>1}', false],
  [
    'data of Next',
    '1:"$a"\n2:I[8460,["264","a.js"],"x"]\n',
    '1:"$a"\n2:I[77,["264","a.js"],"x"]\n',
    true,
  ],
  ['other data of Next', '2:I[8460,["264","a.js"],"x"]\n', '2:I[8460,["264","a.js"],"y"]\n', false],
  ['a list', 'x:I[8460,1]', 'x:I[8461,1]', false],
])('two builds: %s', (_, before, after, isSame) => {
  expect(replaceModuleNumbers(before, '#') === replaceModuleNumbers(after, '#')).toBe(isSame)
})

const PIECES = [
  'webpackChunk',
  '1:(a,',
  ',1:a',
  'a.t(12',
  '.bind(n,',
  'a:I[1',
  '{12',
  '12,',
  '$.12',
]
test.each(PIECES)('hostile texts do not take long: many of %j', (piece) => {
  const text = chunk(piece.repeat(1_000_000 / piece.length))
  const started = process.cpuUsage().user
  replaceModuleNumbers(text, '#')
  replaceModuleNumbers(piece.repeat(1_000_000 / piece.length), '#')
  expect((process.cpuUsage().user - started) / 1_000).toBeLessThan(5_000)
})
