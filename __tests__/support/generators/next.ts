import { markdownWithTitle, toAddress } from './formats.ts'
import {
  besideFolders,
  EDIT,
  type Form,
  fromNpm,
  type Generator,
  inFolders,
  NOT_S3,
  picturesIn,
} from './generator.ts'
import type { Source } from './source.ts'

const TOOLS = fromNpm(
  'next-16.4.6',
  'next@16.4.6',
  'react@19.2.4',
  'react-dom@19.2.4',
  '@next/mdx@16.4.6',
  '@mdx-js/loader@3.1.1',
  '@mdx-js/react@3.1.1',
)

/** Returns the address of a document below the base path. */
const routeOf = (name: string) => `/${name.replace(/(?:^|\/)index$/, '')}`

/** Links as Next's own component makes them, and headings with ids. */
const COMPONENTS = `import Link from 'next/link'
const idOf = (children) => String(children).toLowerCase().replaceAll(' ', '-')
const components = { a: ({ href, children }) => <Link href={href}>{children}</Link>,
  h2: ({ children }) => <h2 id={idOf(children)}>{children}</h2> }
export const useMDXComponents = () => components
`

const settings = (prefix: string, trailingSlash: boolean) => `import createMDX from '@next/mdx'
export default createMDX()({ output: 'export', basePath: '${prefix}', trailingSlash: ${trailingSlash},
  pageExtensions: ['js', 'jsx', 'mdx'], images: { unoptimized: true }, turbopack: { root: process.cwd() } })
`

function layout({ documents, goneInMenu }: Source, basePath: string, site: string): string {
  const menu = [
    ...documents.map(({ name, title }) => ({ title, href: routeOf(name) })),
    ...goneInMenu.map((name) => ({ title: 'Old', href: `/${name}` })),
  ]
  return `import Link from 'next/link'
import './globals.css'
export const metadata = { title: 'Acme', metadataBase: new URL('${site}'), alternates: { canonical: './' } }
const menu = ${JSON.stringify(menu)}
export default ({ children }) => <html lang="en"><body>
  <nav>{menu.map(({ title, href }) => <Link key={href} href={href}>{title}</Link>)}</nav>
  <main>{children}<a href="${basePath}api/search">Data</a></main></body></html>
`
}

const STATIC = "export const dynamic = 'force-static'"

function sitemap({ documents }: Source, site: string, end: string): string {
  const urls = documents.map(({ name }) => ({
    url: `${site}${routeOf(name).replace(/\/$/, '')}${end}`,
  }))
  return `${STATIC}\nexport default () => ${JSON.stringify(urls)}\n`
}

function next(trailingSlash: boolean, form: Form): Generator {
  const { basePath } = form
  const prefix = basePath.slice(0, -1)
  const site = `https://next.acme.dev${prefix}`
  const spell = toAddress('/', '', ({ name }) => `${basePath}${name}`)
  const sourceOf = (name: string) => `app${routeOf(name).replace(/\/$/, '')}/page.mdx`
  return {
    tools: TOOLS,
    command: ['npx', 'next', 'build'],
    output: 'out',
    domain: 'next.acme.dev',
    ...form,
    sourceOf,
    project: (source) => ({
      ...Object.fromEntries(
        source.documents.map((document) => {
          const path = sourceOf(document.name)
          const text = markdownWithTitle(document, spell)
          return [path, `${text}\n[Edit this page](${EDIT}/${path})\n`]
        }),
      ),
      ...Object.fromEntries(picturesIn('public/', source.pictures)),
      'app/picture.png': 'png',
      'app/globals.css': 'body { background: url(./picture.png) }',
      'app/layout.jsx': layout(source, basePath, site),
      'app/sitemap.js': sitemap(source, site, trailingSlash ? '/' : ''),
      'app/api/search/route.js': `${STATIC}\nexport const GET = () => Response.json([])\n`,
      'mdx-components.jsx': COMPONENTS,
      'next.config.mjs': settings(prefix, trailingSlash),
    }),
  }
}

export const NEXT: Readonly<Record<string, Generator>> = {
  'Next static export': next(false, {
    basePath: '/',
    pageOf: besideFolders,
    wrongFor: ['vercel'],
    needsCleanUrls: true,
  }),
  'Next static export with trailingSlash and a base path': next(true, {
    basePath: '/docs/',
    pageOf: inFolders,
    wrongFor: NOT_S3,
  }),
}
