import { execFileSync } from 'node:child_process'
import { posix } from 'node:path'
import { makeOnce } from '../../../scripts/install-once.ts'
import { writeFiles } from '../files.ts'
import { markdownWithFrontMatter, type Spelling, toFile } from './formats.ts'
import { type Generator, inFolders, picturesIn, REPOSITORY, type Tools } from './generator.ts'
import type { Source } from './source.ts'

const THEME = 'github.com/alex-shpak/hugo-book'
const MODULE = { module: { imports: [{ path: THEME }] } }

/** A project that only has the theme, which Debian's Hugo can still build. */
const THEME_ALONE = {
  'go.mod': `module acme.dev/docs

go 1.16

require ${THEME} v0.0.0-20230808113920-3f1bcccbfb24
`,
  'hugo.json': JSON.stringify(MODULE),
}

/**
 * Copies the theme into the project. Hugo requests modules from no proxy unless one is specified.
 */
const VENDOR = `go mod download ${THEME} && HUGO_MODULE_PROXY=$(go env GOPROXY) hugo mod vendor`

const TOOLS: Tools = {
  programs: ['hugo', 'go'],
  install: () =>
    makeOnce('generators/tools/hugo-book-20230808', THEME_ALONE, (folder) => {
      writeFiles(folder, THEME_ALONE)
      execFileSync('sh', ['-c', VENDOR], { cwd: folder, stdio: 'pipe' })
    }),
}

/** Returns the name of a document for Hugo: the first one of a folder has another name. */
const inHugo = (name: string) => name.replace(/(^|\/)index$/, '$1_index')

/** The path of a file; the theme finds no page for a name that begins with only an underscore. */
const spell: Spelling = (target, from) => {
  const path = toFile('.md')({ ...target, name: inHugo(target.name) }, from)
  return path.startsWith('_') ? `../${posix.dirname(from)}/${path}` : path
}

const settings = ({ goneInMenu }: Source) =>
  JSON.stringify({
    ...MODULE,
    baseURL: 'https://hugo.acme.dev/',
    title: 'Acme',
    disableKinds: ['taxonomy', 'term'],
    cascade: { type: 'docs' },
    menu: { after: goneInMenu.map((name) => ({ name: 'Old', url: `/${name}/` })) },
    params: {
      BookSection: '*',
      BookPortableLinks: true,
      BookRepo: REPOSITORY,
      BookEditPath: 'edit/main',
    },
  })

export const HUGO_BOOK: Generator = {
  tools: TOOLS,
  command: ['hugo', '--quiet'],
  output: 'public',
  domain: 'hugo.acme.dev',
  basePath: '/',
  pageOf: inFolders,
  sourceOf: (name) => `content/${inHugo(name)}.md`,
  wrongFor: [],
  project: (source) => ({
    ...Object.fromEntries(
      source.documents.map((document) => {
        return [`content/${inHugo(document.name)}.md`, markdownWithFrontMatter(document, spell)]
      }),
    ),
    ...Object.fromEntries(picturesIn('content/', source.pictures)),
    'hugo.json': settings(source),
  }),
}
