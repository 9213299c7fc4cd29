import { markdownWithTitle, toFile } from './formats.ts'
import {
  besideFolders,
  documentsIn,
  EDIT,
  type Form,
  fromNpm,
  type Generator,
  htmlForGone,
  inFolders,
} from './generator.ts'
import type { Source } from './source.ts'

const DOMAIN = 'docusaurus.acme.dev'

/** With a blog, which has feeds. */
const POST = `---
title: First
---

The first parcel.

<!-- truncate -->

It arrived.
`

function settings(
  { goneInMenu }: Source,
  baseUrl: string,
  trailingSlash: boolean | undefined,
): string {
  return `export default ${JSON.stringify({
    title: 'Acme',
    url: `https://${DOMAIN}`,
    baseUrl,
    trailingSlash,
    onBrokenLinks: 'ignore',
    onBrokenAnchors: 'ignore',
    markdown: { format: 'detect', hooks: { onBrokenMarkdownLinks: 'ignore' } },
    presets: [['classic', { docs: { routeBasePath: '/', editUrl: `${EDIT}/` } }]],
    themeConfig: {
      navbar: {
        items: goneInMenu.map((name) => ({
          label: 'Old',
          href: `${baseUrl}${name}`,
          target: '_self',
        })),
      },
    },
  })}\n`
}

function docusaurus(trailingSlash: boolean | undefined, form: Form): Generator {
  return {
    tools: fromNpm(
      'docusaurus-3.10.2',
      '@docusaurus/core@3.10.2',
      '@docusaurus/preset-classic@3.10.2',
      'react@19.2.4',
      'react-dom@19.2.4',
      // Registries lag: the dependencies of 4.7.1 are not available everywhere yet.
      '@docsearch/react@4.7.0',
      '@docsearch/core@4.7.0',
    ),
    command: ['npx', 'docusaurus', 'build'],
    output: 'build',
    caches: ['node_modules/.cache'],
    domain: DOMAIN,
    ...form,
    sourceOf: (name) => `docs/${name}.md`,
    project: (source) => ({
      ...documentsIn('docs/', '.md', source, (document) => {
        return htmlForGone(source, markdownWithTitle(document, toFile('.md')))
      }),
      'blog/2026-01-02-first.md': POST,
      'docusaurus.config.mjs': settings(source, form.basePath, trailingSlash),
    }),
  }
}

export const DOCUSAURUS: Readonly<Record<string, Generator>> = {
  Docusaurus: docusaurus(undefined, { basePath: '/', pageOf: inFolders, wrongFor: [] }),
  'Docusaurus with trailingSlash: true and a base path': docusaurus(true, {
    basePath: '/acme/',
    pageOf: inFolders,
    wrongFor: [],
    isForm: true,
  }),
  'Docusaurus with trailingSlash: false': docusaurus(false, {
    basePath: '/',
    pageOf: besideFolders,
    wrongFor: ['vercel'],
    needsCleanUrls: true,
    isForm: true,
    // Its breadcrumbs contain the address of a folder with a slash at the end.
    caveats: {
      own: ['warning metadata guide', 'warning metadata reference', 'warning metadata team'],
    },
  }),
}
