import { expect, test } from '@jest/globals'
import { OpenElements } from '../../../../src/web/page/open-elements.ts'

/** Opens and closes elements, in the order of their tags, and returns where navigation begins (+) and ends (-). */
function regionsOf(page: string): string {
  let found = ''
  let was = false
  const elements = new OpenElements()
  for (const [, end, tag = '', role, text = ''] of page.matchAll(
    /<(\/?)(\w+)(?: (\w+))?>|(\w+)/g,
  )) {
    if (end === '/') elements.close(tag)
    else if (text === '') elements.open(tag, role, false)
    const { isNavigation } = elements.innermost
    if (was !== isNavigation) found += was ? '-' : '+'
    was = isNavigation
    found += text
  }
  return found
}

test.each<[string, string]>([
  ['<nav>a</nav>b', '+a-b'],
  ['<header>a</header><main>b<header>c</header></main><footer>d', '+a-bc+d'],
  ['<main>a<nav>b</nav>c', 'a+b-c'],
  ['<div navigation>a<div>b</div>c</div>d', '+abc-d'],
  ['<div navigation><div><div></div>a</div>b</div>c', '+ab-c'],
  ['<nav>a<nav>b</nav>c</nav>d', '+abc-d'],
  ['<nav>a<main>b</nav>c<aside>d', '+ab-c+d'],
  ['<main>a<nav>b</main>c<aside>d', 'a+b-c+d'],
  ['</nav>a<nav>b</div>c</nav></nav>d', 'a+bc-d'],
  ['<main><article><aside>a</article><aside>b</main><aside>c', 'ab+c'],
  ['<article><main>a</main>b<p>c</p></article>d', 'a+bc-d'],
  ['<article><main>a</main><main>b</main></article><article>c', 'a+b-c'],
  ['<article><main><article><main>a</main>b</article>c</main>d</article>e', 'a+b-c+d-e'],
  ['<article><main>a</main><article><main>b</main></article>c</article>d', 'a+bc-d'],
  ['<article><article>a</article><main>b</main>c', 'ab+c'],
  ['<article>a</article><main>b</main>c', 'abc'],
  ['<article><p>a<main>b</main>c</article>d<main>e</main>f', 'ab+c-def'],
  ['<div banner><nav><div main>a</div>b</nav>c</div>d', '+abc-d'],
  ['<span navigation><span>a</span>b</span>c', '+ab-c'],
  ['<nav>a<span navigation><span>b</span></span>c</nav>d', '+abc-d'],
])('%s', (page, expected) => expect(regionsOf(page)).toBe(expected))

test.each<[string, string]>([
  [`${'<nav>'.repeat(600)}a${'</nav>'.repeat(599)}b</nav>c`, '+ab-c'],
  [`${'<div>'.repeat(600)}a<nav>b</nav>c`, 'a+b-c'],
  [
    `${'<div>'.repeat(515)}<ul>${'<li>'.repeat(600)}</ul>${'</div>'.repeat(515)}<nav>a</nav>b`,
    '+a-b',
  ],
])('keeps count in deep pages: %#', (page, expected) => expect(regionsOf(page)).toBe(expected))

test('what was hidden ends with its element, however much was in it', () => {
  const elements = new OpenElements()
  elements.open('div', undefined, true)
  for (let i = 0; i < 600; i++) elements.open('span', undefined, false)
  elements.close('div')
  expect(elements.innermost.isHidden).toBe(false)
})

test('the end of a main part takes no longer the deeper it is', () => {
  const { user: started } = process.cpuUsage()
  const elements = new OpenElements()
  elements.open('article', undefined, false)
  for (let i = 0; i < 50_000; i++) elements.open('div', undefined, false)
  for (let i = 0; i < 10_000; i++) {
    elements.open('main', undefined, false)
    elements.close('main')
  }
  expect(elements.innermost.isNavigation).toBe(true)
  expect((process.cpuUsage().user - started) / 1_000).toBeLessThan(5_000)
})
