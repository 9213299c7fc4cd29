/**
 * The planted errors again, and what other link checkers find of them, each set up as well as it can be: a table, and a
 * check that the check misses nothing that they find. linkinator and check-html-links are installed from npm into a
 * temporary folder, once; lychee and hyperlink take part where they are installed. Needs the Debian package nginx-light.
 */
import { spawn, spawnSync } from 'node:child_process'
import { once } from 'node:events'
import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { text } from 'node:stream/consumers'
import { expect, test } from '@jest/globals'
import { npmCheckers } from '../../scripts/bench/check.ts'
import type { Host } from '../../src/web/host/hosts.ts'
import { verify } from '../support/check.ts'
import { startNginx } from '../support/nginx.ts'
import { BASE_PATH, DOMAIN, writeSite } from '../support/planted.ts'
import { writeRules } from '../support/planted-redirects.ts'
import { scratch } from '../support/scratch.ts'

interface Site {
  /** What is served at `origin`; the site is below `basePath`. */
  readonly webRoot: string
  readonly origin: string
  readonly basePath: string
  readonly host: Host
}

interface Checker {
  readonly name: string
  /** Returns what it calls broken in a site: a line for each. */
  broken(site: Site): Promise<string[]>
}

const check: Checker = {
  name: 'this check',
  async broken({ webRoot, basePath, host }) {
    const { findings } = await verify(join(webRoot, basePath), { host, basePath, domain: DOMAIN })
    return findings.map(({ target, address }) => `${target} ${address}`)
  },
}

/** Crawls the site as nginx serves it; its own server knows no domain. */
const linkinator: Checker = {
  name: 'linkinator',
  async broken({ webRoot, origin, basePath }) {
    const script = join(npmCheckers(), 'node_modules', 'linkinator', 'build', 'src', 'cli.js')
    const rewrite = ['--url-rewrite-search', `https?://${DOMAIN}`, '--url-rewrite-replace', origin]
    const hasSitemap = existsSync(join(webRoot, basePath, 'sitemap.xml'))
    const sitemap = hasSitemap ? ['--sitemap-url', `${origin}${basePath}sitemap.xml`] : []
    const skip = ['--skip', `^https?://(?!127\\.|${DOMAIN})`]
    const options = [
      '--recurse',
      '--check-css',
      '--check-fragments',
      '--format',
      'csv',
      ...rewrite,
      ...skip,
      ...sitemap,
    ]
    const lines = await linesOf(process.execPath, [script, `${origin}${basePath}`, ...options])
    return lines.filter((line) => line.includes(',BROKEN,')).map((line) => line.split(',')[0] ?? '')
  },
}

const checkHtmlLinks: Checker = {
  name: 'check-html-links',
  async broken({ webRoot }) {
    const script = join(npmCheckers(), 'node_modules', 'check-html-links', 'src', 'cli.js')
    const lines = await linesOf(process.execPath, [script, webRoot])
    return lines.filter((line) => /^\s+\d+\. missing /.test(line))
  },
}

/** Reads files; addresses of the domain lead to them, and `.html` may be left out. */
const lychee: Checker = {
  name: 'lychee',
  async broken({ webRoot, basePath }) {
    const report = join(scratch(), 'lychee.json')
    await linesOf('lychee', [
      ...['--offline', '--no-progress', '--include-fragments=full', '--index-files', 'index.html'],
      ...['--root-dir', webRoot, '--remap', `(?:https?|file)://${DOMAIN} file://${webRoot}`],
      ...['--fallback-extensions', 'html', '--extensions', 'html,css,md,txt,xml,webmanifest'],
      ...['--format', 'json', '--output', report, join(webRoot, basePath)],
    ])
    const { error_map: errors } = JSON.parse(readFileSync(report, 'utf8')) as {
      error_map: Record<string, { url: string }[]>
    }
    return Object.values(errors)
      .flat()
      .map(({ url }) => url)
  },
}

const hyperlink: Checker = {
  name: 'hyperlink',
  async broken({ webRoot }) {
    const lines = await linesOf('hyperlink', [webRoot, '--check-anchors'])
    return lines.filter((line) => line.trim().startsWith('error:'))
  },
}

/** Runs a checker, and returns the lines that it prints. */
async function linesOf(file: string, args: readonly string[]): Promise<string[]> {
  const child = spawn(file, args, { stdio: ['ignore', 'pipe', 'pipe'] })
  const [out, err] = await Promise.all([text(child.stdout), text(child.stderr), once(child, 'close')])
  return `${out}\n${err}`.split('\n')
}

const isInstalled = ({ name }: Checker) => spawnSync(name, ['--version']).status === 0
const CHECKERS = [check, linkinator, checkHtmlLinks, ...[lychee, hyperlink].filter(isInstalled)]

/** What each checker finds of what was planted, and how much it finds in the same site without errors. */
async function compare(
  place: Pick<Site, 'basePath' | 'host'>,
  write: (root: string, each: number) => readonly { readonly kind: string; readonly mark: string }[],
): Promise<Record<string, Record<string, number>>> {
  const table: Record<string, Record<string, number>> = {}
  for (const each of [100, 0]) {
    const webRoot = scratch()
    const planted = write(join(webRoot, place.basePath), each)
    const nginx = await startNginx(webRoot)
    try {
      for (const checker of CHECKERS) {
        const found = (await checker.broken({ ...place, webRoot, origin: nginx.origin })).map((line) =>
          line.toLowerCase(),
        )
        const marks = new Set(found.flatMap((line) => line.match(/(?:mark|rule)-\d+-\d+-end/g) ?? []))
        for (const [kind, errors] of Map.groupBy(planted, ({ kind }) => kind))
          put(kind, checker, errors.filter(({ mark }) => marks.has(mark)).length)
        if (each === 0) put('found in the site without errors', checker, found.length)
      }
    } finally {
      await nginx.stop()
    }
  }
  return table

  function put(row: string, { name }: Checker, count: number): void {
    table[row] = { ...table[row], [name]: count }
  }
}

test('the check finds all planted errors, and other checkers find some of them', async () => {
  const table = await compare({ basePath: BASE_PATH, host: 'air-gapped' }, (root, each) =>
    writeSite(root, 11, each),
  )
  console.table(table)
  const { 'found in the site without errors': clean, ...kinds } = table
  expect(clean).toMatchObject({ 'this check': 0 })
  for (const row of Object.values(kinds)) expect(row).toMatchObject({ 'this check': 100 })
  expect(table['a link in the wrong case']).toMatchObject({ linkinator: 100, 'check-html-links': 100 })
}, 600_000)

test('the check finds all planted errors in redirect rules, which other checkers do not know', async () => {
  const table = await compare({ basePath: '/', host: 'netlify' }, (root, each) => writeRules(root, each))
  console.table(table)
  const { 'found in the site without errors': clean, ...kinds } = table
  expect(clean).toMatchObject({ 'this check': 0 })
  for (const row of Object.values(kinds)) expect(row).toMatchObject({ 'this check': 100 })
}, 300_000)
