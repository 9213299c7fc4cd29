import { expect, test } from '@jest/globals'
import { PageFactsCollector } from '../../../../src/check/reading/page-facts-collector.ts'
import { asBytes } from '../../../../src/web/byte-strings.ts'

const NAME = asBytes('guide.html')
const appScript = (id: string) => asBytes(`self.__next_f.push([1,"{\\"b\\":\\"${id}\\",\\"p\\":`)
const pagesData = (id: string) => asBytes(`{"gsp":true,"buildId":"${id}"}`)

test.each([
  ['no script', false, 0, false, false],
  ['a script on a page without links', true, 0, false, true],
  ['a script on a page with one link', true, 1, false, true],
  ['a script on a page with links', true, 2, false, false],
  ['a script on a page with links, and a redirect without scripts', true, 2, true, true],
])('whether a page redirects: %s', (_, runsScript, links, hasNoscriptRedirect, redirects) => {
  const text = asBytes('<!doctype html><body><script>location.href = "/b"</script>')
  const collector = new PageFactsCollector(NAME, text)
  if (runsScript) collector.note('runsScript')
  for (let i = 0; i < links; i++) collector.countLink()
  if (hasNoscriptRedirect) collector.noteNoscriptRedirect()
  expect(collector.complete().isRedirectOrCopy === true).toBe(redirects)
})

test('the first script with the ID of a build determines the App Router', () => {
  const collector = new PageFactsCollector(NAME, asBytes(''))
  for (const code of ['self.__next_f=[]', appScript('one'), appScript('two'), 'track()'])
    collector.noteRouterInScript(asBytes(code))
  expect(collector.facts.router).toEqual({ kind: 'next-app', buildId: 'one' })
})

test('data does not replace a router that is known', () => {
  const collector = new PageFactsCollector(NAME, asBytes(''))
  for (const json of ['{}', pagesData('one'), pagesData('two')])
    collector.noteRouterInData(asBytes(json))
  expect(collector.facts.router).toEqual({ kind: 'next-pages', buildId: 'one' })
})
