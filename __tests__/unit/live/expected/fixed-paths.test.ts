import { expect, test } from '@jest/globals'
import { isFixedPath } from '../../../../src/live/expected/fixed-paths.ts'

test.each([
  'site.css',
  'css/main.min.css',
  'docs/v2/_static/theme.css',
  '_static/pygments.css',
  '_static/sphinx_highlight.js',
  '_static/documentation_options.js',
  'stylesheet.css',
  'script-dir/jquery-ui.min.js',
  'assets/style2.css',
  'bootstrap5.css',
  'polyfills-es2015.js',
  'search-index.js',
  'searchIndexData.js',
  'base64.js',
  'pagefind/pagefind-ui.js',
  '_app/env.js',
  'next/static/app.js',
  'ümlaut.css',
])('%s stays the same', (path) => expect(isFixedPath(path)).toBe(true))

test.each([
  'app.3f2a1b.js',
  'index-DfG3k2_a.js',
  'chunk.abc123.css',
  'a.1f2e.css',
  // Webpack, Docusaurus, Create React App, Gatsby, Angular
  'static/js/main.8e0d62a0e0f8.chunk.js',
  'assets/css/styles.0fb7f9d2.css',
  'webpack-runtime-4e0a8d3bd6c1f0a0c0d8.js',
  'main-5INURTSO.js',
  'runtime.12345678.js',
  'main.fabdeecb.min.css',
  // Vite, VitePress, Rollup, esbuild, Bun
  'assets/style.C8zT2pQa.css',
  'assets/index-BvX0_-aB.js',
  'index-DfG3k2_aXY.js',
  'index.x7k2p.js',
  'app-KJH2ND3S.js',
  // Hugo, Sprockets, Django, mdBook, rustdoc, Material for MkDocs
  `style.min.${'0a1b2c3d'.repeat(8)}.css`,
  `style.min.${'0a1b2c3d'.repeat(16)}.css`,
  'base.55e7cbb9ba48.css',
  'css/general-a1b2c3d4.css',
  'static.files/main-a410ff4d.js',
  'assets/stylesheets/main.484c7ddc.min.css',
  // Everything in it has a hash.
  '_next/static/chunks/app/layout.js',
  '_nuxt/entry.css',
  'docs/_astro/page.css',
  '_app/immutable/start.js',
  // In the name of a folder, or times and versions
  'static/4f2a1b3c/site.css',
  'site-20261128.css',
  'main.1699999999.css',
  'jquery-3.7.1.min.js',
  'bootstrap.5.3.css',
  'mathjax/3.2.2/tex.js',
  'lib/jquery-3.6.0/jquery.js',
  'three@0.170/build/three.js',
  'vue@3/dist/vue.js',
])('%s changes with its content, or its content never does', (path) => {
  expect(isFixedPath(path)).toBe(false)
})
