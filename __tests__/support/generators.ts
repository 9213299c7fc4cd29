import { execFileSync } from 'node:child_process'
import { cpSync, existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { cacheFolder } from '../../scripts/cache-folder.ts'
import type { Host } from '../../src/web/host/hosts.ts'
import { writeFiles } from './check.ts'

/** A correct site, as a generator that people use makes it. */
export interface Generated {
  readonly folder: string
  readonly domain: string
  readonly basePath: string
  /** What a server has to serve as its root, so that the site is below its base path. */
  readonly webRoot: string
  /** The hosts that it is not right for: they do not answer the links that the generator writes. */
  readonly wrongFor: readonly Host[]
  /** Is it right for Vercel with `cleanUrls`, and only with that? */
  readonly needsCleanUrls: boolean
}

type About = Partial<Generated>

/** Projects and what they were built into stay here from run to run. */
const WORK = cacheFolder('generators')

export const GENERATORS: Readonly<Record<string, () => Generated>> = {
  'Next static export': () => next('out', {}, { wrongFor: ['vercel'], needsCleanUrls: true }),
  'Next static export with trailingSlash and a base path': () =>
    next('out-slash/docs', { SLASH: '1', BASE_PATH: '/docs' }, { basePath: '/docs/', ...NOT_S3 }),
  VitePress: () => vitepress('vitepress', false, NOT_S3),
  'VitePress with cleanUrls': () =>
    vitepress('vitepress-clean', true, {
      wrongFor: ['s3-cloudfront', 'vercel'],
      needsCleanUrls: true,
    }),
  Docusaurus: () => docusaurus('build', {}, NOT_S3),
  'Docusaurus with trailingSlash: true and a base path': () =>
    docusaurus(
      'build-slash/acme',
      { SLASH: 'true', BASE_PATH: '/acme/' },
      { basePath: '/acme/', ...NOT_S3 },
    ),
  'Docusaurus with trailingSlash: false': () =>
    docusaurus(
      'build-no-slash',
      { SLASH: 'false' },
      { wrongFor: ['vercel'], needsCleanUrls: true },
    ),
  'Astro Starlight with a base path': () =>
    starlight(
      'dist/docs',
      { FORMAT: 'directory', BASE_PATH: '/docs' },
      { basePath: '/docs/', ...NOT_S3 },
    ),
  'Astro Starlight with build.format: file': () =>
    starlight('dist-file', { FORMAT: 'file' }, { wrongFor: ['vercel'], needsCleanUrls: true }),
  'MkDocs with a base path': () =>
    mkdocs(
      'site/docs',
      { FOLDERS: 'true', SITE_URL: `${MKDOCS}docs/` },
      { basePath: '/docs/', ...NOT_S3 },
    ),
  'MkDocs with use_directory_urls: false': () =>
    mkdocs('site-files', { FOLDERS: 'false', SITE_URL: MKDOCS }, {}),
}

const MKDOCS = 'https://mkdocs.acme.dev/'

/** S3 answers no address that ends in a slash. */
const NOT_S3 = { wrongFor: ['s3-cloudfront'] } as const

/** Makes a project once, by `prepare`, and returns its folder. */
function project(name: string, prepare: (folder: string) => void): string {
  const folder = join(WORK, name)
  once(folder, 'prepared', () => {
    rmSync(folder, { recursive: true, force: true })
    mkdirSync(folder)
    prepare(folder)
  })
  return folder
}

/** Builds a site of a project once, by `build`, and describes it. `output` is a folder of the project. */
function site(
  project: string,
  output: string,
  domain: string,
  about: About,
  build: () => void,
): Generated {
  once(project, `built-${output.replaceAll('/', '-')}`, build)
  const folder = join(project, output)
  const basePath = about.basePath ?? '/'
  const webRoot = join(folder, '../'.repeat(basePath.split('/').length - 2))
  return { folder, domain, basePath, webRoot, wrongFor: [], needsCleanUrls: false, ...about }
}

/** Does `work` unless it was done before, which a file called `done` in the folder says. */
function once(folder: string, done: string, work: () => void): void {
  const isDone = () => existsSync(join(folder, done))
  if (isDone()) return
  mkdirSync(WORK, { recursive: true })
  alone(`${folder}.lock`, () => {
    if (isDone()) return
    work()
    writeFileSync(join(folder, done), '')
  })
}

/** How long is waited for others who hold a lock, in ms. */
const MAX_WAIT = 15 * 60_000

/**
 * Does `work` when nobody else who holds `lock` is at it: several test files want the same projects.
 * @throws Error if others do not end
 */
function alone(lock: string, work: () => void): void {
  const end = performance.now() + MAX_WAIT
  while (!isMade(lock)) {
    if (performance.now() > end)
      throw new Error(`${lock} is still there: remove it if nobody else runs tests`)
    Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0, 500)
  }
  try {
    work()
  } finally {
    rmSync(lock, { recursive: true })
  }
}

/** Makes a folder, unless there is one. */
function isMade(folder: string): boolean {
  try {
    mkdirSync(folder)
    return true
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'EEXIST') throw error
    return false
  }
}

type Environment = Readonly<Record<string, string>>

/** Runs a command of a generator in a folder. @throws Error with what it wrote if it fails */
export function run(folder: string, variables: Environment, file: string, ...args: string[]): void {
  const env = {
    ...process.env,
    CI: '1',
    NEXT_TELEMETRY_DISABLED: '1',
    DOCUSAURUS_NO_TELEMETRY: '1',
    ASTRO_TELEMETRY_DISABLED: '1',
    NODE_OPTIONS: '',
    TMPDIR: join(WORK, 'tmp'),
    // Instead of Jest's, which decides what is built.
    NODE_ENV: 'production',
    ...variables,
  }
  mkdirSync(env.TMPDIR, { recursive: true })
  execFileSync(file, args, { cwd: folder, env, stdio: 'pipe', encoding: 'utf8' })
}

function install(folder: string, ...packages: string[]): void {
  if (!existsSync(join(folder, 'package.json')))
    writeFileSync(join(folder, 'package.json'), '{"private":true}')
  run(folder, { NODE_ENV: '' }, 'npm', 'install', '--no-audit', '--no-fund', ...packages)
}

function next(output: string, variables: Environment, about: About): Generated {
  const folder = project('next-16.4.6', (folder) => {
    install(folder, 'next@16.4.6', 'react@19.2.4', 'react-dom@19.2.4')
    const page = (links: readonly string[]) =>
      `import Link from 'next/link'\nconst base = process.env.BASE_PATH ?? ''
export default () => <main><h1 id="top-of-it">Page</h1><img src={base + '/logo.svg'} alt="" />${links
        .map((link) => `<p><Link href="${link}">${link}</Link></p>`)
        .join('')}</main>\n`
    const slash = "(process.env.SLASH ? '/' : '')"
    const data = "<a href={base + '/api/search'}>data</a>"
    writeFiles(folder, {
      'next.config.mjs': `export default { output: 'export', distDir: process.env.OUTPUT, basePath: process.env.BASE_PATH,
  trailingSlash: process.env.SLASH !== undefined, images: { unoptimized: true }, turbopack: { root: '${folder}' } }\n`,
      'public/logo.svg': '<svg xmlns="http://www.w3.org/2000/svg"/>',
      'app/picture.png': 'png',
      'app/globals.css': 'body { background: url(./picture.png) }',
      'app/layout.jsx': `import './globals.css'
const base = 'https://next.acme.dev' + (process.env.BASE_PATH ?? '')
export const metadata = { title: 'Docs', metadataBase: new URL(base), alternates: { canonical: './' } }
export default ({ children }) => <html lang="en"><body><a href="https://elsewhere.acme.org">out</a>{children}</body></html>
`,
      'app/page.jsx': page(['/docs', '/docs/start', '/docs#top-of-it']),
      'app/docs/page.jsx': page(['/', '/docs/start', '/docs/deep/er?x=1#top-of-it']),
      'app/docs/start/page.jsx': page(['/docs']).replace('</main>', `${data}</main>`),
      'app/docs/deep/er/page.jsx': page(['/docs']),
      'app/api/search/route.js': `export const dynamic = 'force-static'\nexport const GET = () => Response.json([])\n`,
      'app/sitemap.js': `export const dynamic = 'force-static'
const base = 'https://next.acme.dev' + (process.env.BASE_PATH ?? '')
export default () => ['', '/docs', '/docs/start', '/docs/deep/er'].map((path) => ({ url: base + path + ${slash} }))
`,
    })
  })
  return site(folder, output, 'next.acme.dev', about, () =>
    run(folder, { OUTPUT: output, ...variables }, 'npx', 'next', 'build'),
  )
}

function vitepress(name: string, cleanUrls: boolean, about: Partial<Generated>): Generated {
  const folder = project(`${name}-1.6.4`, (folder) => {
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
  })
  return site(folder, 'docs/.vitepress/dist', 'vite.acme.dev', about, () =>
    run(folder, {}, 'npx', 'vitepress', 'build', 'docs'),
  )
}

function docusaurus(output: string, variables: Environment, about: Partial<Generated>): Generated {
  const folder = project('docusaurus-3.10.2', (folder) => {
    const create = [
      'create-docusaurus@3.10.2',
      'docusaurus-new',
      'classic',
      '--javascript',
      '--skip-install',
    ]
    // Of a run that was killed.
    rmSync(join(WORK, 'docusaurus-new'), { recursive: true, force: true })
    run(WORK, {}, 'npx', '-y', ...create)
    cpSync(join(WORK, 'docusaurus-new'), folder, { recursive: true })
    rmSync(join(WORK, 'docusaurus-new'), { recursive: true })
    // The pictures of its authors come from another host: the one thing in it that the check rightly objects to.
    const authors = join(folder, 'blog', 'authors.yml')
    writeFileSync(authors, readFileSync(authors, 'utf8').replace(/^ *image_url:.*\n/gm, ''))
    const variants = `import config from './docusaurus.config.js'
const { SLASH, BASE_PATH = '/' } = process.env
export default { ...config, baseUrl: BASE_PATH, trailingSlash: SLASH === undefined ? undefined : SLASH === 'true' }
`
    writeFiles(folder, { 'variants.config.js': variants })
    // Registries lag: what 4.7.1 needs is not everywhere yet.
    const overrides = ['overrides.@docsearch/react=4.7.0', 'overrides.@docsearch/core=4.7.0']
    run(folder, {}, 'npm', 'pkg', 'set', ...overrides)
    install(folder)
  })
  const configured = ['--config', 'variants.config.js']
  return site(folder, output, 'your-docusaurus-site.example.com', about, () =>
    run(folder, variables, 'npx', 'docusaurus', 'build', ...configured, '--out-dir', output),
  )
}

function starlight(output: string, variables: Environment, about: Partial<Generated>): Generated {
  const folder = project('starlight-0.42.4', (folder) => {
    install(folder, 'astro@7.3.5', '@astrojs/starlight@0.42.4')
    const text = (title: string, links: string) =>
      `---\ntitle: ${title}\n---\n${links}\n\n## Some *part* of it\n\n\`\`\`js\nconst a = 1\n\`\`\`\n`
    writeFiles(folder, {
      'astro.config.mjs': `import starlight from '@astrojs/starlight'
const { BASE_PATH, FORMAT, OUTPUT } = process.env
export default { site: 'https://astro.acme.dev', base: BASE_PATH, outDir: OUTPUT, build: { format: FORMAT },
  integrations: [starlight({ title: 'Docs', sidebar: [{ label: 'Guide', items: [{ autogenerate: { directory: 'guide' } }] }] })] }
`,
      'src/content.config.mjs': `import { defineCollection } from 'astro:content'
import { docsLoader } from '@astrojs/starlight/loaders'
import { docsSchema } from '@astrojs/starlight/schema'
export const collections = { docs: defineCollection({ loader: docsLoader(), schema: docsSchema() }) }
`,
      'src/content/docs/index.md': text('Home', ''),
      'src/content/docs/guide/first.md': text(
        'First',
        '![picture](./picture.svg) [part](#some-part-of-it)',
      ),
      'src/content/docs/guide/start.md': text('Start', ''),
      'src/content/docs/other/deep/er.md': text('Other', ''),
      'src/content/docs/guide/picture.svg':
        '<svg xmlns="http://www.w3.org/2000/svg" width="9" height="9"/>',
      'public/favicon.svg': '<svg xmlns="http://www.w3.org/2000/svg"/>',
    })
  })
  return site(folder, output, 'astro.acme.dev', about, () =>
    run(folder, { OUTPUT: output, ...variables }, 'npx', 'astro', 'build'),
  )
}

function mkdocs(output: string, variables: Environment, about: Partial<Generated>): Generated {
  const folder = project('mkdocs-1.6.1', (folder) => {
    run(folder, {}, 'python3', '-m', 'venv', 'python')
    run(folder, {}, 'python/bin/pip', 'install', '--quiet', 'mkdocs==1.6.1')
    const text = (links: string) => `# A title\n\n${links}\n\n## Some *part* of it\n`
    writeFiles(folder, {
      'mkdocs.yml': `site_name: Docs
site_url: !ENV SITE_URL
use_directory_urls: !ENV FOLDERS
theme: { name: mkdocs, highlightjs: false }
`,
      'docs/index.md': text('[start](guide/start.md) [out](https://elsewhere.acme.org/)'),
      'docs/guide/index.md': text('[start](start.md#some-part-of-it) ![picture](picture.svg)'),
      'docs/guide/start.md': text('[guide](index.md) [home](../index.md) [Ünïcode](ünï%20code.md)'),
      'docs/guide/ünï code.md': text('[start](start.md) [deep](../other/deep/er.md)'),
      'docs/other/deep/er.md': text('[home](../../index.md)'),
      'docs/guide/picture.svg': '<svg xmlns="http://www.w3.org/2000/svg"/>',
    })
  })
  return site(folder, output, 'mkdocs.acme.dev', about, () =>
    run(folder, variables, 'python/bin/mkdocs', 'build', '--quiet', '--site-dir', output),
  )
}
