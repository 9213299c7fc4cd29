/**
 * What the check says about documentation by many generators, compared with a real nginx and
 * Chromium, in both directions: on a sample of pages, each address has to be broken for both or for
 * neither, and a sample of findings has to be true. Needs the Debian packages chromium,
 * nginx-light, and those in the table.
 */
import { existsSync } from 'node:fs'
import { expect, test } from '@jest/globals'
import type { Finding } from '../../src/findings/finding.ts'
import { listTree } from '../../src/web/list-tree.ts'
import { isPage } from '../../src/web/page-names.ts'
import { verify } from '../support/check.ts'
import type { Nginx } from '../support/nginx.ts'
import { browser, nginxFor } from '../support/programs.ts'
import { randomFrom } from '../support/random.ts'

const chromium = browser()

const OCAMLGRAPH = '/usr/share/doc/libocamlgraph-ocaml-doc/html/ocamlgraph'

/** `links`: the minimum number of different addresses in its pages. */
const PACKAGES = [
  { name: 'apache2-doc', folder: '/usr/share/doc/apache2-doc/manual', links: 500 },
  { name: 'asciidoctor-doc', folder: '/usr/share/doc/asciidoctor-doc/html', links: 100 },
  { name: 'awesome-doc', folder: '/usr/share/doc/awesome/doc', links: 150 },
  { name: 'debian-policy', folder: '/usr/share/doc/debian-policy', links: 50 },
  { name: 'debian-reference-en', folder: '/usr/share/debian-reference', links: 20 },
  { name: 'doxygen-doc', folder: '/usr/share/doc/doxygen/html', links: 200 },
  { name: 'groovy-doc', folder: '/usr/share/doc/groovy/gapi', links: 200 },
  { name: 'libglib2.0-doc', folder: '/usr/share/gtk-doc/html/glib', links: 100 },
  { name: 'libocamlgraph-ocaml-doc', folder: OCAMLGRAPH, links: 200 },
  { name: 'libpango1.0-doc', folder: '/usr/share/doc/libpango1.0-doc/reference', links: 100 },
  { name: 'mkdocs-doc', folder: '/usr/share/doc/mkdocs/html', links: 40 },
  { name: 'nim-doc', folder: '/usr/share/doc/nim/html', links: 200 },
  { name: 'sbcl-doc', folder: '/usr/share/doc/sbcl/sbcl-internals', links: 40 },
  { name: 'sqlite3-doc', folder: '/usr/share/doc/sqlite3', links: 200 },
  { name: 'vim-doc', folder: '/usr/share/doc/vim/html', links: 100 },
  { name: 'yard-doc', folder: '/usr/share/doc/yard/doc', links: 100 },
]

test.each(PACKAGES)('$name', async ({ name, folder, links }) => {
  if (!existsSync(folder)) throw new Error(`${folder} is missing: install ${name}`)
  const { differ, addresses, anchors } = await compareInBrowser(folder)
  expect(differ).toEqual([])
  expect(addresses).toBeGreaterThan(links)
  expect(anchors).toBeGreaterThan(10)
})

/** How many of each are compared; all if there are fewer. */
const PAGES = 60
const FINDINGS = 300
const PAGES_WITH_ANCHORS = 15

/** What was compared, and where the check does not agree with the browser and the server. */
interface Compared {
  /** Addresses that were requested from the server. */
  readonly addresses: number
  /** Links to anchors that the browser followed. */
  readonly anchors: number
  readonly differ: readonly string[]
}

/** An address within the site: path and fragment, as a browser requests them. */
type Address = readonly [path: string, fragment: string]

/**
 * Compares what the check says about a folder for `nginx` with how the server and the browser treat
 * it.
 */
async function compareInBrowser(root: string): Promise<Compared> {
  const random = randomFrom(20_261_122)
  const { findings, isComplete } = await verify(root, { host: 'nginx' })
  const { names } = await listTree(root, new AbortController().signal)
  const pages = sampleOf(names.filter(isPage), PAGES, random)
  const broken = addressesOf(findings, 'broken-link', 'broken-asset')
  const unanchored = addressesOf(findings, 'broken-anchor')
  /** Pages whose anchors a script seems to create: none of them is judged. Findings about files name them without a slash. */
  const scripted = findings.filter(
    ({ code, severity }) => code === 'broken-anchor' && severity === 'notice',
  )
  const unjudged = new Set(scripted.map(({ target }) => `/${target}`))
  const differ: string[] = isComplete ? [] : ['the report is not complete']
  const nginx = await nginxFor(root)
  const isAnswered = async (path: string) => (await nginx.status(path)) === 200
  const found = await inBrowser<Address>(ADDRESSES, pages.map(pathOf), nginx)
  const paths = [...new Set(found.map(([path]) => path))]
  const statuses = await Promise.all(paths.map(isAnswered))
  const unanswered = new Set(paths.filter((_, i) => !statuses[i]))
  for (const path of paths)
    if (unanswered.has(path) !== broken.has(inFull(path)))
      differ.push(
        `${path}: ${unanswered.has(path) ? 'broken, but no finding' : 'a finding, but answered'}`,
      )

  const claims = sampleOf(broken, FINDINGS, random)
  for (const claim of claims)
    if (await isAnswered(keepPath(claim))) differ.push(`${claim}: a finding, but answered`)

  const linked = found.filter(([path, fragment]) => !unanswered.has(path) && isSought(fragment))
  const followed = sampleOf(grouped(linked), PAGES_WITH_ANCHORS, random)
  const missing = await missedAnchors(followed, nginx)
  for (const [path, fragments] of followed) {
    const files = filesAt(path)
    if (files.some((file) => unjudged.has(file))) continue
    for (const fragment of fragments) {
      const isNamed = files.some((file) =>
        spellings(fragment).some((name) => unanchored.has(file + name)),
      )
      const isMissing = missing.has(path + fragment)
      if (isMissing !== isNamed)
        differ.push(
          `${path}${fragment}: ${isMissing ? 'missing, but no finding' : 'a finding, but there'}`,
        )
    }
  }

  const named = [...unanchored].filter((address) => address.includes('#')).map(splitAtFragment)
  const checked = sampleOf(grouped(named), PAGES_WITH_ANCHORS, random)
  const confirmed = await missedAnchors(checked, nginx)
  for (const [path, fragments] of checked)
    for (const fragment of fragments)
      if (!confirmed.has(path + fragment)) differ.push(`${path}${fragment}: a finding, but there`)

  return { addresses: paths.length, anchors: count(followed), differ }
}

/**
 * Runs in the browser: returns what the pages link to and load. They are parsed, but neither shown nor run; what they
 * have for browsers without scripts is left out.
 */
const ADDRESSES = `async (pages) => {
  const parsed = (page) => new Promise((resolve, reject) => {
    const request = new XMLHttpRequest()
    request.open('GET', page)
    request.responseType = 'document'
    request.onload = () => resolve(request.response)
    request.onerror = reject
    request.send()
  })
  const kinds = {
    'a, area, link:not([rel~=dns-prefetch], [rel~=preconnect])': 'href',
    'img, script, iframe, frame, embed, source, video, audio, track, input[type=image]': 'src',
    video: 'poster', object: 'data', form: 'action',
  }
  const found = new Map()
  for (const page of pages) {
    const document = await parsed(page)
    for (const [elements, attribute] of Object.entries(kinds))
      for (const element of document.querySelectorAll(elements)) {
        const value = element.getAttribute(attribute)
        if (value === null || element.closest('noscript')) continue
        if (value.trim() === '' && !element.matches('a, area')) continue
        const url = URL.parse(value, element.baseURI)
        if (url?.origin === location.origin) found.set(url.pathname + url.hash, [url.pathname, url.hash])
      }
  }
  return JSON.stringify([...found.values()])
}`

/** Runs in the browser: shows each page without its scripts, and returns which fragments led to no element of it. */
const MISSED = `async (asked) => {
  const missed = []
  for (const [page, fragments] of asked) {
    const frame = document.createElement('iframe')
    frame.sandbox = 'allow-same-origin'
    frame.src = page
    await new Promise((resolve) => { frame.onload = resolve; document.body.append(frame) })
    for (const fragment of fragments) {
      frame.contentWindow.location.hash = fragment
      if (frame.contentDocument.querySelector(':target') === null) missed.push(page + fragment)
    }
    frame.remove()
  }
  return JSON.stringify(missed)
}`

async function missedAnchors(
  asked: readonly (readonly [path: string, fragments: readonly string[]])[],
  nginx: Nginx,
): Promise<ReadonlySet<string>> {
  return new Set(await inBrowser<string>(MISSED, asked, nginx))
}

async function inBrowser<T>(script: string, argument: unknown, { origin }: Nginx): Promise<T[]> {
  const call = `(${script})(${JSON.stringify(argument)})`
  return JSON.parse(String(await chromium.evaluate(`${origin}/none-of-the-pages`, call)))
}

function addressesOf(
  findings: readonly Finding[],
  ...codes: readonly string[]
): ReadonlySet<string> {
  const those = findings.filter(({ code }) => codes.includes(code))
  return new Set(those.map(({ address, target }) => address ?? target))
}

/** The path at which a browser requests a file, whose name is a string of bytes. */
function pathOf(name: string): string {
  const parts = Buffer.from(name, 'latin1').toString().split('/')
  return new URL(`/${parts.map(encodeURIComponent).join('/')}`, 'http://x').pathname
}

/** A path that a browser requests, as findings contain it. */
function inFull(path: string): string {
  const merged = path.replace(/\/+/g, '/')
  try {
    return decodeURIComponent(merged)
  } catch {
    return merged
  }
}

/** The other way round. */
const keepPath = (address: string) =>
  encodeURI(address).replaceAll('?', '%3F').replaceAll('#', '%23')

/** The files that may have been served at a path, as findings name them. */
function filesAt(path: string): string[] {
  const full = inFull(path)
  return [full, `${full}.html`, `${full}/index.html`, `${full}index.html`]
}

function spellings(fragment: string): string[] {
  return [fragment, decodeURIComponent(fragment.replace(/%(?![0-9a-f]{2})/gi, '%25'))]
}

/** Is this a fragment for which browsers look for an element, and nothing else? */
const isSought = (fragment: string) => fragment !== '' && !/^#(?:top$|[/!?])/i.test(fragment)

function splitAtFragment(address: string): Address {
  const at = address.indexOf('#')
  return [keepPath(address.slice(0, at)), address.slice(at)]
}

function grouped(addresses: readonly Address[]): [path: string, fragments: string[]][] {
  const groups = Map.groupBy(addresses, ([path]) => path)
  return [...groups].map(([path, members]) => [path, members.map(([, fragment]) => fragment)])
}

function count(asked: readonly (readonly [string, readonly string[]])[]): number {
  return asked.reduce((sum, [, fragments]) => sum + fragments.length, 0)
}

/** Returns up to `size` of the values, in random order. */
function sampleOf<T>(values: Iterable<T>, size: number, random: () => number): T[] {
  return [...values]
    .map((value) => ({ value, at: random() }))
    .sort((a, b) => a.at - b.at)
    .slice(0, size)
    .map(({ value }) => value)
}
