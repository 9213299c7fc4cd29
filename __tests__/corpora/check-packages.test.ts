/**
 * Documentation by many generators, as Debian packages it: what the check says about it, beside a real nginx and
 * Chromium. Needs the Debian packages in the table, chromium and nginx-light.
 */
import { existsSync } from 'node:fs'
import { afterAll, beforeAll, expect, test } from '@jest/globals'
import { type Chromium, startChromium } from '../../scripts/chromium.ts'
import { type Compared, compareInBrowser } from '../support/browser-verdicts.ts'

/** `links`: how many different addresses its pages have, at least. */
const PACKAGES = [
  { name: 'apache2-doc', madeBy: 'XSLT', folder: '/usr/share/doc/apache2-doc/manual', links: 500 },
  { name: 'asciidoctor-doc', madeBy: 'RDoc', folder: '/usr/share/doc/asciidoctor-doc/html', links: 100 },
  { name: 'awesome-doc', madeBy: 'LDoc', folder: '/usr/share/doc/awesome/doc', links: 150 },
  { name: 'debian-policy', madeBy: 'Sphinx', folder: '/usr/share/doc/debian-policy', links: 50 },
  { name: 'debian-reference-en', madeBy: 'DocBook XSL', folder: '/usr/share/debian-reference', links: 20 },
  { name: 'doxygen-doc', madeBy: 'Doxygen', folder: '/usr/share/doc/doxygen/html', links: 200 },
  { name: 'groovy-doc', madeBy: 'Groovydoc', folder: '/usr/share/doc/groovy/gapi', links: 200 },
  { name: 'libglib2.0-doc', madeBy: 'GTK-Doc', folder: '/usr/share/gtk-doc/html/glib', links: 100 },
  {
    name: 'libocamlgraph-ocaml-doc',
    madeBy: 'odoc',
    folder: '/usr/share/doc/libocamlgraph-ocaml-doc/html/ocamlgraph',
    links: 200,
  },
  {
    name: 'libpango1.0-doc',
    madeBy: 'gi-docgen',
    folder: '/usr/share/doc/libpango1.0-doc/reference',
    links: 100,
  },
  { name: 'mkdocs-doc', madeBy: 'MkDocs', folder: '/usr/share/doc/mkdocs/html', links: 40 },
  { name: 'nim-doc', madeBy: 'nim doc', folder: '/usr/share/doc/nim/html', links: 200 },
  { name: 'sbcl-doc', madeBy: 'makeinfo', folder: '/usr/share/doc/sbcl/sbcl-internals', links: 40 },
  { name: 'sqlite3-doc', madeBy: 'SQLite’s own', folder: '/usr/share/doc/sqlite3', links: 200 },
  { name: 'vim-doc', madeBy: 'vim2html', folder: '/usr/share/doc/vim/html', links: 100 },
  { name: 'yard-doc', madeBy: 'YARD', folder: '/usr/share/doc/yard/doc', links: 100 },
]

const table: Record<string, Omit<Compared, 'differ'>> = {}
let chromium: Chromium

beforeAll(async () => {
  chromium = await startChromium()
}, 180_000)

afterAll(async () => {
  await chromium.stop()
  console.table(table)
})

test.each(PACKAGES)(
  '$name, made by $madeBy',
  async ({ name, madeBy, folder, links }) => {
    if (!existsSync(folder)) throw new Error(`${folder} is missing: install ${name}`)
    const { differ, ...compared } = await compareInBrowser(folder, chromium)
    table[`${name} (${madeBy})`] = compared
    expect(differ).toEqual([])
    expect(compared.addresses).toBeGreaterThan(links)
    expect(compared.anchors).toBeGreaterThan(10)
  },
  300_000,
)
