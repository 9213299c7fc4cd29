import { execFileSync } from 'node:child_process'
import { cpSync, existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { cacheFolder } from '../../scripts/cache-folder.ts'
import type { Host } from '../../src/site/rules/hosts.ts'
import { writeFiles } from './gate.ts'

/** A correct site, as a generator that people use makes it. */
export interface Generated {
  readonly folder: string
  readonly domain: string
  /** The hosts it is right for. */
  readonly hosts: readonly (Host | undefined)[]
}

/** All but S3, which answers no address that ends in a slash. */
const FOLDER_INDEX: readonly (Host | undefined)[] = [
  undefined,
  'github-pages',
  'cloudflare-pages',
  'cloudflare-workers',
  'azure-static-web-apps',
  'netlify',
  'nginx',
  'air-gapped',
]

/** Projects and what they were built into stay here from run to run. */
const WORK = cacheFolder('generators')

export const GENERATORS: Readonly<Record<string, () => Generated>> = {
  'Next static export': next,
  VitePress: () => vitepress('vitepress', false),
  'VitePress with clean addresses': () => vitepress('vitepress-clean', true),
  Docusaurus: docusaurus,
}

/** Makes a project once: `prepare` writes it, `build` runs in it and leaves the site in `output`. */
function project(name: string, output: string, prepare: (folder: string) => void, build: string): string {
  const folder = join(WORK, name)
  const site = join(folder, output)
  const isBuilt = () => existsSync(join(folder, 'built'))
  if (isBuilt()) return site
  mkdirSync(WORK, { recursive: true })
  alone(`${folder}.lock`, () => {
    if (isBuilt()) return
    rmSync(folder, { recursive: true, force: true })
    mkdirSync(folder)
    prepare(folder)
    run(folder, 'npx', ...build.split(' '))
    writeFileSync(join(folder, 'built'), '')
  })
  return site
}

/** Does `work` when nobody else who holds `lock` is at it: several test files want the same projects. */
function alone(lock: string, work: () => void): void {
  while (!take(lock)) Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0, 500)
  try {
    work()
  } finally {
    rmSync(lock)
  }
}

/** Takes the lock, even if its holder has died; returns whether that succeeded. */
function take(lock: string): boolean {
  try {
    writeFileSync(lock, String(process.pid), { flag: 'wx' })
    return true
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'EEXIST') throw error
    const holder = Number(existsSync(lock) ? readFileSync(lock, 'utf8') : 0)
    if (holder > 0 && !existsSync(`/proc/${holder}`)) rmSync(lock, { force: true })
    return false
  }
}

function run(folder: string, file: string, ...args: string[]): void {
  const env = {
    ...process.env,
    CI: '1',
    NEXT_TELEMETRY_DISABLED: '1',
    DOCUSAURUS_NO_TELEMETRY: '1',
    NODE_OPTIONS: '',
  }
  execFileSync(file, args, { cwd: folder, env, stdio: 'pipe', encoding: 'utf8' })
}

function install(folder: string, ...packages: string[]): void {
  if (!existsSync(join(folder, 'package.json')))
    writeFileSync(join(folder, 'package.json'), '{"private":true}')
  run(folder, 'npm', 'install', '--no-audit', '--no-fund', ...packages)
}

function next(): Generated {
  const prepare = (folder: string) => {
    install(folder, 'next@16.2.2', 'react@19.2.4', 'react-dom@19.2.4')
    const page = (links: readonly string[]) =>
      `import Link from 'next/link'\nexport default () => <main><h1 id="top-of-it">Page</h1><img src="/logo.svg" alt="" />${links
        .map((link) => `<p><Link href="${link}">${link}</Link></p>`)
        .join('')}</main>\n`
    writeFiles(folder, {
      'next.config.mjs': `export default { output: 'export', images: { unoptimized: true }, turbopack: { root: '${folder}' } }\n`,
      'public/logo.svg': '<svg xmlns="http://www.w3.org/2000/svg"/>',
      'public/picture.png': 'png',
      'app/globals.css': 'body { background: url(/picture.png) }',
      'app/layout.jsx': `import './globals.css'
export const metadata = { title: 'Docs', metadataBase: new URL('https://next.acme.dev'), alternates: { canonical: './' } }
export default ({ children }) => <html lang="en"><body><a href="https://elsewhere.acme.org">out</a>{children}</body></html>
`,
      'app/page.jsx': page(['/docs', '/docs/start', '/docs#top-of-it']),
      'app/docs/page.jsx': page(['/', '/docs/start', '/docs/deep/er?x=1#top-of-it']),
      'app/docs/start/page.jsx': page(['/docs']).replace('</main>', '<a href="/api/search">data</a></main>'),
      'app/docs/deep/er/page.jsx': page(['/docs']),
      'app/api/search/route.js': `export const dynamic = 'force-static'\nexport const GET = () => Response.json([])\n`,
      'app/sitemap.js': `export const dynamic = 'force-static'
export default () => ['', '/docs', '/docs/start', '/docs/deep/er'].map((path) => ({ url: 'https://next.acme.dev' + path }))
`,
    })
  }
  return {
    folder: project('next', 'out', prepare, 'next build'),
    domain: 'next.acme.dev',
    hosts: FOLDER_INDEX,
  }
}

function vitepress(name: string, cleanUrls: boolean): Generated {
  const prepare = (folder: string) => {
    install(folder, 'vitepress@1.6.4')
    const text = (links: string) =>
      `# A title\n\n${links}\n\n## Some *part* of it\n\n\`\`\`js\nconst a = 1\n\`\`\`\n`
    writeFiles(folder, {
      'docs/.vitepress/config.mjs': `export default {
  title: 'Docs', cleanUrls: ${cleanUrls}, lastUpdated: false, sitemap: { hostname: 'https://vite.acme.dev' },
  themeConfig: { search: { provider: 'local' }, nav: [{ text: 'Guide', link: '/guide/' }],
    sidebar: [{ text: 'Guide', items: [{ text: 'Start', link: '/guide/start' }, { text: 'Home', link: '/' }] }] } }
`,
      'docs/index.md': `---\nlayout: home\nhero: { name: Docs, actions: [{ text: Go, link: /guide/start }] }\n---\n`,
      'docs/guide/index.md': text('[start](./start.md#some-part-of-it) ![picture](./picture.svg)'),
      'docs/guide/start.md': text('[guide](./) [home](/) [Ünïcode](./ünï%20code.md)'),
      'docs/guide/ünï code.md': text('[start](start)'),
      'docs/guide/picture.svg': '<svg xmlns="http://www.w3.org/2000/svg"/>',
    })
  }
  const folder = project(name, 'docs/.vitepress/dist', prepare, 'vitepress build docs')
  return { folder, domain: 'vite.acme.dev', hosts: FOLDER_INDEX }
}

function docusaurus(): Generated {
  const prepare = (folder: string) => {
    run(
      WORK,
      'npx',
      '-y',
      'create-docusaurus@3.10.2',
      'docusaurus-new',
      'classic',
      '--javascript',
      '--skip-install',
    )
    cpSync(join(WORK, 'docusaurus-new'), folder, { recursive: true })
    rmSync(join(WORK, 'docusaurus-new'), { recursive: true })
    // The pictures of its authors come from another host: the one thing in it that the gate rightly objects to.
    const authors = join(folder, 'blog', 'authors.yml')
    writeFileSync(authors, readFileSync(authors, 'utf8').replace(/^ *image_url:.*\n/gm, ''))
    // Registries lag: what 4.7.1 needs is not everywhere yet.
    run(folder, 'npm', 'pkg', 'set', 'overrides.@docsearch/react=4.7.0', 'overrides.@docsearch/core=4.7.0')
    install(folder)
  }
  const folder = project('docusaurus', 'build', prepare, 'docusaurus build')
  return { folder, domain: 'your-docusaurus-site.example.com', hosts: FOLDER_INDEX }
}
