/** The redirects for a site that lost pages, followed by a real nginx. Needs the Debian package nginx-light. */
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from '@jest/globals'
import fc from 'fast-check'
import { generateRedirects } from '../../src/changes/vanished/generate-redirects.ts'
import { asBytes, getFolder, toBytes } from '../../src/web/byte-strings.ts'
import { listCandidatePaths } from '../../src/web/host/candidate-paths.ts'
import { listEncodedForms } from '../../src/web/host/redirect-writers/encoded-forms.ts'
import { makeDiskPath } from '../../src/web/tree.ts'
import { RULES } from '../support/nginx.ts'
import { nginxFor } from '../support/programs.ts'
import { scratch } from '../support/scratch.ts'
import { answersOf, pairs, siteOf, vanishedIn } from '../unit/changes/vanished/sites.ts'

const words = (text: string) => text.split(' ')

/** Names that nginx, its configuration, or its patterns could mistake for something else. */
const NAMES = [
  ...words(
    'plain folder/index 100% %2e%2e a%2Fb #a a?b=c "quoted" \'single\' back\\slash \\n $uri $1 ;} {',
  ),
  ...words(
    '~^.*$ ~*x .* [a-z]+(b|c)? ^start$ default include * *.example größe 日本/🙂 Case case CASE/index',
  ),
  ...words('a:b volatile hostnames/index'),
  ...[
    'x y',
    'line\nbreak',
    'tab\tand\rreturn',
    '$' + '{uri}',
    '} server { return 200; }',
    '# comment',
  ],
  ...['long-'.repeat(40), '\x7f\x01', '\u2028'],
].map((name) => `${name}.html`)

type Names = readonly string[]
type Moves = Readonly<Record<string, string>>

/** Writes pages that consist of their own names, and starts nginx with the redirects in place. */
async function serve(before: Names, after: Names, moves: Moves) {
  const root = scratch()
  const later = siteOf('nginx', after)
  for (const name of later.names) {
    mkdirSync(makeDiskPath(root, getFolder(name)), { recursive: true })
    writeFileSync(makeDiskPath(root, name), Buffer.from(name, 'latin1'))
  }
  const pages = await vanishedIn({ earlier: siteOf('nginx', before), later, moves })
  const printed = generateRedirects('nginx', pages, later)
  if (printed === undefined) return { pages, later, nginx: await nginxFor(root), leftOut: [] }
  const file = join(scratch(), 'redirects.conf')
  writeFileSync(file, Buffer.from(printed.files.get(asBytes('redirects.conf')) ?? '', 'latin1'))
  const server = /^# {7}(if .*)$/m.exec(readFileSync(file, 'utf8'))?.[1] ?? ''
  const rules = `absolute_redirect off; ${server} ${RULES}`
  const nginx = await nginxFor(root, { http: `include ${file};`, rules })
  return { pages, later, nginx, leftOut: printed.omitted }
}

async function expectRepaired(before: Names, after: Names, moves: Moves): Promise<number> {
  const { pages, later, nginx, leftOut } = await serve(before, after, moves)
  let asked = 0
  expect(leftOut).toEqual([])
  const answers = answersOf(later)
  for (const { lostPaths, to } of pages) {
    if (to === undefined) continue
    const body = later.names[Number(answers(to))]
    for (const spelled of lostPaths.flatMap((path) => listEncodedForms(asBytes(`/${path}`)))) {
      expect([spelled, await nginx.answer(spelled)]).toEqual([spelled, { status: 200, body }])
      asked++
    }
  }
  for (const path of new Set(later.names.flatMap(listCandidatePaths))) {
    const file = answers(path)
    if (typeof file !== 'number') continue
    const spelled = listEncodedForms(asBytes(`/${path}`))[0] ?? ''
    const expected = { status: 200, body: later.names[file] }
    expect([spelled, await nginx.answer(spelled)]).toEqual([spelled, expected])
  }
  return asked
}

test('nginx follows them for names that mean something to it, and responds to everything else as before', async () => {
  const moves = Object.fromEntries(NAMES.map((name, i) => [name, `moved/${i}.html`]))
  expect(
    await expectRepaired(NAMES, ['index.html', ...Object.values(moves)], moves),
  ).toBeGreaterThan(100)
})

test('nginx redirects to pages with such names', async () => {
  const moves = Object.fromEntries(NAMES.map((name) => [`earlier/${name}`, name]))
  expect(await expectRepaired(Object.keys(moves), ['index.html', ...NAMES], moves)).toBeGreaterThan(
    100,
  )
})

test('nginx starts with thousands of them', async () => {
  const names = Array.from({ length: 5_000 }, (_, i) => `folder/of/pages/${i}.html`)
  const moves = Object.fromEntries(names.map((name, i) => [name, `moved/${i % 100}.html`]))
  const { nginx } = await serve(names, ['index.html', ...new Set(Object.values(moves))], moves)
  expect(await nginx.answer('/folder/of/pages/4999')).toEqual({
    status: 200,
    body: 'moved/99.html',
  })
  expect(await nginx.status('/folder/of/pages/5000')).toBe(404)
})

test('nginx still shows the site’s own page for a wrong address', async () => {
  const moves = { 'a.html': 'b.html', 'gone/index.html': 'b.html' }
  const { nginx } = await serve(Object.keys(moves), ['404.html', 'b.html', 'gone/x.html'], moves)
  expect(await nginx.answer('/wrong')).toEqual({ status: 404, body: '404.html' })
  // The folder is still there, which nginx would not list.
  expect(await nginx.answer('/gone/')).toEqual({ status: 200, body: 'b.html' })
})

test('nginx follows them for any names', async () => {
  const safe = (name: string) => Buffer.byteLength(name) < 200
  await fc.assert(
    fc.asyncProperty(
      pairs('hostile').filter(
        ({ before, after }) => [...before, ...after].every(safe) && !clash(after),
      ),
      async ({ before, after, moves }) => {
        await expectRepaired(before, after, moves)
      },
    ),
    { numRuns: 25 },
  )
})

/** Would one of the names be a folder in another? */
function clash(names: readonly string[]): boolean {
  const all = new Set(names.map(toBytes))
  return [...all].some((name) =>
    [...name.matchAll(/\//g)].some(({ index }) => all.has(name.slice(0, index))),
  )
}
