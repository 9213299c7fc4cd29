import { DOCUSAURUS } from './docusaurus.ts'
import type { Generator } from './generator.ts'
import { HUGO_BOOK } from './hugo.ts'
import { MDBOOK } from './mdbook.ts'
import { MKDOCS } from './mkdocs.ts'
import { NEXT } from './next.ts'
import { SPHINX } from './sphinx.ts'
import { STARLIGHT } from './starlight.ts'
import { VITEPRESS } from './vitepress.ts'

/**
 * Popular generators, each with the settings that most of its sites have, by their names.
 */
export const GENERATORS: Readonly<Record<string, Generator>> = {
  ...MKDOCS,
  ...SPHINX,
  ...DOCUSAURUS,
  ...VITEPRESS,
  ...STARLIGHT,
  mdBook: MDBOOK,
  'Hugo Book': HUGO_BOOK,
  ...NEXT,
}
