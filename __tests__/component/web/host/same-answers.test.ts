/** All parts of the code agree on what a host serves: the table in `support/host-answers.ts`. */

import { describe, expect, test } from '@jest/globals'
import { makeSiteResolver, NOTHING_RENAMED } from '../../../../src/changes/address-resolver.ts'
import { findVanishedPages } from '../../../../src/changes/vanished/find-vanished-pages.ts'
import { listExpectations } from '../../../../src/live/expected/expectations.ts'
import { LocalSite } from '../../../../src/live/site/local-site.ts'
import { asBytes } from '../../../../src/web/byte-strings.ts'
import { HOST_IDS } from '../../../../src/web/host/all-hosts.ts'
import { selectPublishedFiles } from '../../../../src/web/host/published-files.ts'
import { ServedSite } from '../../../../src/web/host/served-site.ts'
import { listTree } from '../../../../src/web/list-tree.ts'
import { isPage } from '../../../../src/web/page-names.ts'
import { verify, writeFiles } from '../../../support/check.ts'
import { ANSWERS, FILES } from '../../../support/host-answers.ts'
import { keptScratch, keptWith } from '../../../support/scratch.ts'

const { signal } = new AbortController()
const folder = keptWith(
  Object.fromEntries(FILES.map((name) => [name, `<!doctype html><title>${name}</title>`])),
)
const ASKED = ANSWERS.map(({ path }) => path)

describe.each([...HOST_IDS, undefined])('on %s', (host) => {
  const serving = { host, domain: undefined, basePath: '/' }
  const site = async () =>
    (await selectPublishedFiles(await listTree(folder, signal), serving, signal)).snapshot
  /**
   * The file that is served at a path according to the table; undefined for what is missing or
   * handled by a service.
   */
  const fileOf = (path: string) => {
    const answer = ANSWERS.find((row) => row.path === path)?.answers(host)
    return answer === 'undecided' ? undefined : answer
  }

  test('the check', async () => {
    const asking = keptScratch()
    const links = ASKED.map((path) => `<a href="https://docs.example.com/${path}">`).join('')
    writeFiles(
      asking,
      Object.fromEntries(FILES.map((name) => [name, '<!doctype html><title>x</title>'])),
    )
    writeFiles(asking, { 'asking.html': `<!doctype html><title>x</title>${links}` })
    const { findings } = await verify(asking, { host, domain: 'docs.example.com' })
    const broken = findings.flatMap(({ code, target }) =>
      code === 'broken-link' ? [target.replace('https://docs.example.com', '')] : [],
    )
    const missing = ANSWERS.filter(({ answers }) => answers(host) === undefined).map(
      ({ path }) => `/${path}`,
    )
    expect(broken.sort()).toEqual(missing.sort())
  })

  test('the comparison', async () => {
    const targets = makeSiteResolver(new ServedSite(await site()), NOTHING_RENAMED)
    const { resolveLink } = targets(asBytes('asking.html'), undefined)
    for (const path of ASKED.filter((each) => !each.startsWith('/') && !FILES.includes(each))) {
      const file = fileOf(path)
      // What is not served is not known by the name of any file.
      const expected =
        file ??
        (FILES.includes(resolveLink(asBytes(`/${path}`)))
          ? 'no file'
          : resolveLink(asBytes(`/${path}`)))
      expect([path, resolveLink(asBytes(`/${path}`))]).toEqual([path, expected])
    }
  })

  test('the addresses of vanished pages', async () => {
    const { names } = await site()
    const later = { ...(await site()), names: [asBytes('other.txt')] }
    const pages = await findVanishedPages(await site(), later, [], signal)
    const gone = new Map(pages.map((page) => [page.name, page.lostPaths]))
    expect([...gone.keys()].sort()).toEqual(names.filter(isPage).sort())
    for (const path of ASKED) {
      const of = [...gone]
        .filter(([, addresses]) => addresses.includes(asBytes(path)))
        .map(([name]) => name)
      expect([path, ...of.filter((name) => name !== fileOf(path))]).toEqual([path])
    }
    // Each page is requested at its usual address.
    for (const [name, [first = '']] of gone)
      expect([name, fileOf(first) ?? 'not requested']).toEqual([
        name,
        ASKED.includes(first) ? name : 'not requested',
      ])
  })

  test('the live check', async () => {
    const tree = await listTree(folder, signal)
    const onHost = await selectPublishedFiles(
      tree,
      { ...serving, domain: 'docs.example.com' },
      signal,
    )
    const published = new LocalSite(onHost, 'docs.example.com')
    const options = { origin: 'https://docs.example.com', uniqueSuffix: 'x', signal }
    const { expectations } = await listExpectations(published, options)
    for (const one of expectations)
      if (one.kind === 'file' && ASKED.includes(one.requestPath.slice(1)))
        expect([one.requestPath, one.name]).toEqual([
          one.requestPath,
          fileOf(one.requestPath.slice(1)),
        ])
  })
})
