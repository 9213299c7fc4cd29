import { markdownWithTitle, toFile } from './formats.ts'
import {
  documentsIn,
  type Form,
  forPython,
  type Generator,
  inFiles,
  inFolders,
} from './generator.ts'
import type { Source } from './source.ts'

const BASE_PATH = '/docs/'
const DOMAIN = 'mkdocs.acme.dev'

/** Returns the settings of MkDocs; JSON is YAML. */
function settings({ documents, goneInMenu }: Source, theme: object, hasFolders: boolean): string {
  return JSON.stringify({
    site_name: 'Acme',
    site_url: `https://${DOMAIN}${BASE_PATH}`,
    use_directory_urls: hasFolders,
    // For github.com, Material shows data that it fetches from there.
    repo_url: 'https://git.acme.dev/acme/docs',
    edit_uri: 'edit/main/docs/',
    theme,
    nav: [
      ...documents.map(({ name, title }) => ({ [title]: `${name}.md` })),
      ...goneInMenu.map((name) => ({ Old: `${BASE_PATH}${name}` })),
    ],
  })
}

function mkdocs(theme: object, hasFolders: boolean, form: Omit<Form, 'basePath'>): Generator {
  return {
    tools: forPython('material-9.8.1', 'mkdocs-material==9.8.1'),
    command: ['python/bin/mkdocs', 'build', '--quiet', '--site-dir', 'site'],
    output: 'site',
    domain: DOMAIN,
    basePath: BASE_PATH,
    ...form,
    sourceOf: (name) => `docs/${name}.md`,
    project: (source) => ({
      ...documentsIn('docs/', '.md', source, (document) =>
        markdownWithTitle(document, toFile('.md')),
      ),
      'mkdocs.yml': settings(source, theme, hasFolders),
    }),
  }
}

const MATERIAL = {
  name: 'material',
  font: false,
  features: ['content.action.edit', 'navigation.footer'],
}

export const MKDOCS: Readonly<Record<string, Generator>> = {
  'MkDocs Material': mkdocs(MATERIAL, true, { pageOf: inFolders, wrongFor: [] }),
  'MkDocs with use_directory_urls: false': mkdocs({ name: 'mkdocs', highlightjs: false }, false, {
    pageOf: inFiles,
    wrongFor: [],
  }),
}
