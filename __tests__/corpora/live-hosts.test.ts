/**
 * The live check against the hosts' own emulators: Wrangler for Cloudflare Pages and Workers, the CLI of Azure Static Web
 * Apps. Installs them from npm into a cache folder, once.
 */
import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { openSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, test } from '@jest/globals'
import { freePort } from '../../scripts/free-port.ts'
import { installOnce } from '../../scripts/install-once.ts'
import { LiveCheck } from '../../src/live/live-check.ts'
import type { HostId } from '../../src/web/host/all-hosts.ts'
import { writeFiles } from '../support/check.ts'
import { liveOptions } from '../support/live-options.ts'
import { listening } from '../support/nginx.ts'
import { keptScratch, keptWith } from '../support/scratch.ts'

const PACKAGES = ['wrangler@4.164.0', '@azure/static-web-apps-cli@2.0.10']

/** Returns the folder of the commands. Their install scripts download from elsewhere, and are not needed. */
function commands(): string {
  return join(installOnce('live-hosts', PACKAGES, '--ignore-scripts'), 'node_modules', '.bin')
}

const page = (name: string) => `<!doctype html><title>${name}</title><p>${name} ü`
const COMMON = {
  'index.html': page('home'),
  '404.html': page('nothing'),
  'docs/index.html': page('docs'),
  'docs/more/index.html': page('more'),
  'assets/site.css': 'p { color: red }',
  'assets/site.js': 'export {}',
  'assets/logo.svg': '<svg xmlns="http://www.w3.org/2000/svg"/>',
  'robots.txt': 'User-agent: *',
}
const CLOUDFLARE = {
  ...COMMON,
  'guide.html': page('guide'),
  'docs.html': page('docs, too'),
  'docs/ä b.html': page('odd'),
  'api/search': '{}',
  '.well-known/security.txt': 'Contact: mailto:me@example.com',
  _redirects: '/old /guide 301\n/gone /docs/more/ 302\n/all/* /docs/:splat 301\n',
  _headers: '/guide\n  X-Robots-Tag: all\n',
}
/** The emulator, unlike the host, does not find `guide.html` for `/guide`. */
const AZURE = {
  ...COMMON,
  'staticwebapp.config.json': JSON.stringify({
    routes: [
      { route: '/old', redirect: '/docs/', statusCode: 301 },
      { route: '/gone', redirect: '/docs/more/' },
    ],
    responseOverrides: { '404': { rewrite: '/404.html' } },
  }),
}

interface Command {
  readonly args: readonly string[]
  readonly cwd: string
}

interface Emulator {
  readonly host: HostId
  readonly files: Readonly<Record<string, string>>
  /** Returns the command that serves a folder. */
  readonly command: (bin: string, folder: string, port: number) => Promise<Command>
}

const address = (port: number) => ['--host', '127.0.0.1', '--port', String(port)]

/** Wrangler also listens for a debugger, by default on a port that may be in use. */
const wranglerPorts = async (port: number) => [
  ...['--ip', '127.0.0.1', '--port', String(port)],
  ...['--inspector-port', String(await freePort())],
]

const EMULATORS: Readonly<Record<string, Emulator>> = {
  'Cloudflare Pages': {
    host: 'cloudflare-pages',
    files: CLOUDFLARE,
    command: async (bin, folder, port) => ({
      args: [`${bin}/wrangler`, 'pages', 'dev', folder, ...(await wranglerPorts(port))],
      cwd: keptScratch(),
    }),
  },
  'Cloudflare Workers': {
    host: 'cloudflare-workers',
    files: CLOUDFLARE,
    command: async (bin, folder, port) => {
      const cwd = keptScratch()
      const assets = { directory: folder, not_found_handling: '404-page' }
      const settings = { name: 'docs', compatibility_date: '2026-11-01', assets }
      writeFileSync(join(cwd, 'wrangler.json'), JSON.stringify(settings))
      return { args: [`${bin}/wrangler`, 'dev', ...(await wranglerPorts(port))], cwd }
    },
  },
  'Azure Static Web Apps': {
    host: 'azure-static-web-apps',
    files: AZURE,
    command: async (bin, folder, port) => ({
      args: [`${bin}/swa`, 'start', folder, '--swa-config-location', folder, ...address(port)],
      cwd: keptScratch(),
    }),
  },
}

/** Starts an emulator in a group of its own, because it starts others. */
async function start({ files, command }: Emulator) {
  const folder = keptWith(files)
  const port = await freePort()
  const { args, cwd } = await command(commands(), folder, port)
  const output = join(keptScratch(), 'output')
  const server = spawn(process.execPath, args, {
    cwd,
    stdio: ['ignore', openSync(output, 'w'), openSync(output, 'a')],
    detached: true,
    env: {
      ...process.env,
      CI: '1',
      TMPDIR: keptScratch(),
      // Nothing is sent to anybody else.
      WRANGLER_SEND_METRICS: 'false',
      CLOUDFLARE_CF_FETCH_ENABLED: 'false',
    },
  })
  await listening(server, port).catch((cause) => {
    throw new Error(`The emulator did not start:\n${readFileSync(output, 'utf8')}`, { cause })
  })
  return { port, server, folder }
}

async function stop(server: ChildProcess): Promise<void> {
  const ended = once(server, 'exit')
  if (server.pid !== undefined) process.kill(-server.pid, 'SIGKILL')
  await ended
}

describe.each(Object.entries(EMULATORS))('%s', (_, emulator) => {
  test('matches its own site immediately, and no other site', async () => {
    const { port, server, folder } = await start(emulator)
    const check = (site: string) =>
      new LiveCheck(liveOptions(`http://127.0.0.1:${port}/`, site, { host: emulator.host })).run()
    try {
      const { findings, roundCount, addressCount } = await check(folder)
      expect(findings).toEqual([])
      expect(roundCount).toBe(1)
      expect(addressCount).toBeGreaterThan(12)

      const other = keptScratch()
      const newer = { 'docs/index.html': page('newer'), 'docs/added/index.html': page('added') }
      writeFiles(other, { ...emulator.files, ...newer })
      const found = await check(other)
      expect(new Set(found.findings.map(({ code, spots }) => `${code} ${spots[0]?.page}`))).toEqual(
        new Set(['live-stale docs/index.html', 'live-missing docs/added/index.html']),
      )
    } finally {
      await stop(server)
    }
  })
})
