import { expect, test } from '@jest/globals'
import {
  isPlaceholder,
  isUnresolvedReference,
} from '../../../../src/web/page/unresolved-reference.ts'

const of = (html: string) => isUnresolvedReference(html, html.indexOf('href'))

test.each([
  '<a class="reference internal" href="#/guide/absent/"><span class="xref myst">x</span></a>',
  "<a href='#x'>\n  <span title=a class='myst xref'>x</span></a>",
  '<p><a href="#missing.adoc" class="xref unresolved">x</a>',
  '<a class="page xref unresolved" href=#x>x</a>',
  '<a href="#x"><SPAN CLASS="xref  myst">x</SPAN></a>',
])('%s is unresolved', (html) => {
  expect(of(html)).toBe(true)
})

test.each([
  '<a class="reference internal" href="#x"><span class="std std-ref">x</span></a>',
  '<a class="reference internal" href="#x"><code class="xref py py-func myst">x</code></a>',
  '<a class="xref page" href="#x">x</a>',
  '<a class="unresolved" href="#x">x</a>',
  '<a href="#x"><span class="myst">x</span></a>',
  '<a href="#x"><span class="xrefs myst-x">x</span></a>',
  '<a href="#x">x</a><span class="xref myst">x</span>',
  '<a href="#x" data-class="xref unresolved">x</a>',
  'href',
  '<a href',
])('%s is not', (html) => {
  expect(of(html)).toBe(false)
})

test.each([
  'None',
  '/None',
  '%(base)s/guide',
  '/%(page.url)s',
  '/$page.url',
  '$site.base_url',
  '__BASE__/guide',
])('%s is a placeholder', (address) => {
  expect(isPlaceholder(address)).toBe(true)
})

test.each([
  'none',
  'None.html',
  'guide/None',
  '100%(a)',
  '/$Page$.html',
  '$page.html',
  '__init__/',
  '__INIT__.html',
])('%s is no placeholder', (address) => {
  expect(isPlaceholder(address)).toBe(false)
})
