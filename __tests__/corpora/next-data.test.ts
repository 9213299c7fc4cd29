/**
 * What the routers of several versions of Next load besides pages: complete exports have no
 * findings, and removed files are reported. Installs Next from npm into the cache folder, and
 * builds there, once.
 */
import { execFileSync } from 'node:child_process'
import { cpSync, existsSync, mkdirSync, readdirSync, renameSync, rmSync } from 'node:fs'
import { basename, dirname, join } from 'node:path'
import { describe, expect, test } from '@jest/globals'
import { cacheFolder } from '../../scripts/install-once.ts'
import { verify, writeFiles } from '../support/check.ts'
import { scratch } from '../support/scratch.ts'

/** Long enough to install and build on a busy machine, in ms. */
const WITH_BUILD = 900_000

const link = (href: string) => `<Link href="${href}">x</Link>`
const page = `export default () => <main>Page</main>`
const SOURCE = {
  'app/layout.jsx': `import Link from 'next/link'
export default ({ children }) => <html><body>${['/', '/about', '/guide/start', '/one/x', '/grouped'].map(link).join('')}{children}</body></html>`,
  'app/page.jsx': page,
  'app/about/page.jsx': page,
  'app/guide/page.jsx': page,
  'app/guide/start/page.jsx': page,
  'app/(group)/grouped/page.jsx': page,
  'app/[slug]/x/page.jsx': `export const generateStaticParams = () => [{ slug: 'one' }]\n${page}`,
  'next.config.mjs': `export default { output: 'export', trailingSlash: process.env.SLASH === 'true', basePath: process.env.BASE_PATH }`,
}

interface Form {
  readonly version: string
  readonly slash: boolean
  readonly basePath: string
}

const FORMS: readonly Form[] = ['15.5.29', '16.0.11', '16.4.6'].flatMap((version) => [
  { version, slash: false, basePath: '/' },
  { version, slash: true, basePath: '/docs/' },
])

function run(
  folder: string,
  variables: Readonly<Record<string, string>>,
  file: string,
  ...args: string[]
): void {
  const env = {
    ...process.env,
    CI: '1',
    NEXT_TELEMETRY_DISABLED: '1',
    NODE_OPTIONS: '',
    ...variables,
  }
  execFileSync(file, args, { cwd: folder, env, stdio: 'pipe' })
}

/** Returns a copy of an export, to be changed. */
function exported({ version, slash, basePath }: Form): string {
  const folder = join(cacheFolder('next-data'), version)
  const built = join(folder, slash ? 'built-slash' : 'built')
  if (!existsSync(join(folder, 'node_modules/next/package.json'))) {
    mkdirSync(folder, { recursive: true })
    writeFiles(folder, { 'package.json': '{ "private": true }', ...SOURCE })
    run(
      folder,
      {},
      'npm',
      'install',
      '--no-audit',
      '--no-fund',
      `next@${version}`,
      'react@19',
      'react-dom@19',
    )
  }
  if (!existsSync(built)) {
    rmSync(join(folder, 'out'), { recursive: true, force: true })
    const variables = {
      NODE_ENV: 'production',
      SLASH: String(slash),
      BASE_PATH: basePath.slice(0, -1),
    }
    run(folder, variables, 'npx', 'next', 'build')
    renameSync(join(folder, 'out'), built)
  }
  const copy = scratch()
  cpSync(built, copy, { recursive: true })
  return copy
}

async function found(folder: string, { basePath }: Form): Promise<readonly string[]> {
  const { findings } = await verify(folder, { host: 'nginx', basePath })
  // No page of this site links to some of the others.
  const others = findings.filter(({ code }) => code !== 'unlinked-page')
  return others.map(({ code, target }) => `${code} ${target}`)
}

const filesIn = (folder: string) =>
  readdirSync(folder, { recursive: true, encoding: 'utf8' }).filter((name) => name.endsWith('.txt'))

describe.each(FORMS)(
  'an export of Next $version with trailingSlash: $slash and basePath: $basePath',
  (form) => {
    const end = form.slash ? '/index' : ''

    test(
      'is complete',
      async () => {
        expect(await found(exported(form), form)).toEqual([])
      },
      WITH_BUILD,
    )

    test(
      'lacks any one of its data files',
      async () => {
        const folder = exported(form)
        const names = filesIn(folder).filter((name) => !name.startsWith('_not-found'))
        for (const name of names) {
          renameSync(join(folder, name), join(folder, 'away'))
          // The name of the page itself is a guess if it contains a group or a parameter.
          const isGuessed = /(?:\$d|!).*__PAGE__/.test(name)
          const parts = isGuessed ? [dirname(name), '__PAGE__.txt'] : [name]
          const [finding = '', ...others] = await found(folder, form)
          expect([name, parts.every((part) => finding.includes(part)), others]).toEqual([
            name,
            true,
            [],
          ])
          renameSync(join(folder, 'away'), join(folder, name))
        }
        expect(names.length).toBeGreaterThan(5)
      },
      WITH_BUILD,
    )

    test(
      'lacks all of them',
      async () => {
        const folder = exported(form)
        for (const name of filesIn(folder)) rmSync(join(folder, name))
        expect(await found(folder, form)).toEqual([`page-data about${end}.txt`])
      },
      WITH_BUILD,
    )

    if (form.version.startsWith('16.'))
      test(
        'lacks all parts',
        async () => {
          const folder = exported(form)
          const parts = filesIn(folder).filter((name) => basename(name).startsWith('__next.'))
          for (const name of parts) rmSync(join(folder, name))
          expect(await found(folder, form)).toEqual(['page-data about/__next._tree.txt'])
        },
        WITH_BUILD,
      )
  },
)
