import { markdownWithTitle, reStructuredText, toFile } from './formats.ts'
import { documentsIn, forPython, type Generator, inFiles, REPOSITORY } from './generator.ts'
import type { Source } from './source.ts'

const DOMAIN = 'sphinx.acme.dev'

/**
 * What Sphinx needs whatever the theme. Uploads leave its cache out, which is in the site unless
 * told otherwise.
 */
const COMMON = {
  tools: forPython(
    'sphinx-9.0.4',
    'sphinx==9.0.4',
    'myst-parser==5.2.0',
    'furo==2025.12.19',
    'sphinx-rtd-theme==3.1.0',
    'pydata-sphinx-theme==0.24.0',
  ),
  command: ['python/bin/sphinx-build', '-q', '-d', 'doctrees', 'docs', 'site'],
  output: 'site',
  domain: DOMAIN,
  basePath: '/',
  pageOf: inFiles,
  // It writes no 404 page, without which Cloudflare Pages serves the start page at every address.
  wrongFor: ['cloudflare-pages'],
} as const

/** Returns Sphinx's settings. */
const settings = (theme: string, lines: readonly string[]) => `project = 'Acme'
html_theme = '${theme}'
html_baseurl = 'https://${DOMAIN}/'
${lines.join('\n')}
`

/**
 * Returns the entries of the menu: all documents except the first one, which contains this list.
 */
function menuOf({ documents, goneInMenu }: Source): readonly string[] {
  const names = documents.map(({ name }) => name).filter((name) => name !== 'index')
  return [...names, ...goneInMenu.map((name) => `Old <https://${DOMAIN}/${name}.html>`)]
}

/** Sphinx with documents in reStructuredText. */
function withTheme(theme: string, ...lines: readonly string[]): Generator {
  return {
    ...COMMON,
    sourceOf: (name) => `docs/${name}.rst`,
    project(source) {
      const known = new Set(source.documents.map(({ name }) => name))
      const menu = menuOf(source).map((entry) => `   ${entry}\n`)
      return {
        ...documentsIn('docs/', '.rst', source, (document) => {
          const text = reStructuredText(document, known)
          return document.name === 'index'
            ? `${text}\n.. toctree::\n   :hidden:\n\n${menu.join('')}`
            : text
        }),
        'docs/conf.py': settings(theme, lines),
      }
    },
  }
}

/** The settings for the repository, in the form of either theme. */
const CONTEXT = `html_context = {'display_github': True, 'github_user': 'acme', 'github_repo': 'docs',
  'github_version': 'main', 'conf_py_path': '/docs/', 'doc_path': 'docs'}`

/** Sphinx with documents in Markdown. */
const FURO: Generator = {
  ...COMMON,
  sourceOf: (name) => `docs/${name}.md`,
  project: (source) => ({
    ...documentsIn('docs/', '.md', source, (document) => {
      const text = markdownWithTitle(document, toFile('.md'))
      if (document.name !== 'index') return text
      return `${text}\n\`\`\`{toctree}\n:hidden:\n\n${menuOf(source).join('\n')}\n\`\`\`\n`
    }),
    'docs/conf.py': settings('furo', [
      "extensions = ['myst_parser']",
      'myst_heading_anchors = 3',
      `html_theme_options = {'source_repository': '${REPOSITORY}/', 'source_branch': 'main', 'source_directory': 'docs/'}`,
    ]),
  }),
}

export const SPHINX: Readonly<Record<string, Generator>> = {
  'Sphinx with sphinx_rtd_theme': withTheme('sphinx_rtd_theme', CONTEXT),
  'Sphinx with pydata-sphinx-theme': withTheme(
    'pydata_sphinx_theme',
    CONTEXT,
    "html_theme_options = {'use_edit_page_button': True}",
  ),
  'Sphinx with furo and MyST': FURO,
}
