/** The redirects for a site that lost pages, followed by the code of the hosts themselves, which npm has to fetch once. */
import { execFileSync } from 'node:child_process'
import { existsSync, mkdirSync, writeFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { describe, expect, test } from '@jest/globals'
import fc from 'fast-check'
import { installOnce } from '../../scripts/install-once.ts'
import { asBytes, percentEncode, toBytes, toText } from '../../src/web/byte-strings.ts'
import type { HostId } from '../../src/web/host/all-hosts.ts'
import { listEncodedForms } from '../../src/web/host/redirect-writers/encoded-forms.ts'
import { pairs, redirectsIn, siteOf, vanishedIn } from '../unit/changes/vanished/sites.ts'

/** Returns where an address is redirected to, spelled as it arrives; undefined if it is not. */
type Program = (path: string) => Promise<string | undefined>

const PACKAGES = ['netlify-redirector@0.5.0', '@vercel/routing-utils@6.6.0']
const folder = installOnce('redirect-programs', PACKAGES, '--ignore-scripts')
const required = createRequire(join(folder, 'package.json'))

/**
 * Returns the folder of Cloudflare’s code. Its dependencies take hundreds of megabytes, and are not
 * needed for what is used here.
 */
function cloudflareFolder(): string {
  const alone = join(folder, 'alone')
  if (existsSync(join(alone, 'package.json'))) return alone
  mkdirSync(alone, { recursive: true })
  const run = (command: string, ...args: string[]) =>
    execFileSync(command, args, { cwd: folder, encoding: 'utf8' })
  const packed = run('npm', 'pack', '--silent', '@cloudflare/pages-shared@0.13.189')
  const [archive = ''] = packed.trim().split('\n').slice(-1)
  run('tar', '--extract', '--file', archive, '--directory', 'alone', '--strip-components=1')
  writeFileSync(join(alone, 'package.json'), '{"private":true,"type":"module"}')
  return alone
}

/** Netlify’s own matcher, which has no files to look for. */
async function netlify(redirectsFile: string): Promise<Program> {
  const redirector = required('netlify-redirector')
  const rules = await redirector.parsePlain(redirectsFile, {})
  const none = () => ''
  const request = {
    scheme: 'https',
    host: 'example.com',
    query: '',
    getHeader: none,
    getCookie: none,
  }
  return async (path) => rules.match({ ...request, path })?.to
}

/** Cloudflare’s own handler of requests, for a site without files. Lines are two addresses and a status. */
async function cloudflare(redirectsFile: string): Promise<Program> {
  const alone = cloudflareFolder()
  const module = (name: string) => import(pathToFileURL(join(alone, 'dist', name)).href)
  const { createMetadataObject } = await module('metadata-generator/createMetadataObject.js')
  const { generateHandler } = await module('asset-server/handler.js')
  const rules = redirectsFile.split('\n').flatMap((line, i) => {
    const [from = '', to, status] = line.split(' ')
    return from.startsWith('/') ? [{ from, to, status: Number(status), lineNumber: i + 1 }] : []
  })
  const metadata = createMetadataObject({ redirects: { rules, invalid: [] } })
  return async (path) => {
    const nothing = async () => null
    const response: Response = await generateHandler({
      request: new Request(`https://example.com${path}`),
      metadata,
      logError: () => {},
      findAssetEntryForPath: nothing,
      getAssetKey: () => '',
      negotiateContent: () => ({ encoding: null }),
      fetchAsset: nothing,
    })
    return response.headers.get('location') ?? undefined
  }
}

/** The routes into which Vercel’s own code turns a `vercel.json`. @throws Error for one that it would refuse */
async function vercel(vercelJson: string): Promise<Program> {
  const { getTransformedRoutes } = required('@vercel/routing-utils')
  const { routes, error } = getTransformedRoutes(JSON.parse(vercelJson))
  if (error !== null) throw new Error(error.message)
  return async (path) => {
    const route = routes.find(
      ({ src }: { src?: string }) => src !== undefined && new RegExp(src).test(path),
    )
    return route?.headers?.Location
  }
}

const PROGRAMS: readonly (readonly [HostId, string, (file: string) => Promise<Program>])[] = [
  ['netlify', '_redirects', netlify],
  ['cloudflare-pages', '_redirects', cloudflare],
  ['vercel', 'vercel.json', vercel],
]

describe.each(PROGRAMS)('the code of %s', (host, name, program) => {
  test.each(['plain', 'hostile'] as const)(
    'follows them, however they are spelled: %s names',
    async (kind) => {
      let followed = 0
      await fc.assert(
        fc.asyncProperty(pairs(kind), async ({ before, after, moves }) => {
          const pair = { earlier: siteOf(host, before), later: siteOf(host, after), moves }
          const repair = await redirectsIn(pair, host)
          const content = repair?.files.get(asBytes(name))
          if (repair === undefined || content === undefined) return
          const ask = await program(toText(content))
          // To Netlify, a slash at the end makes no difference.
          const keyOf = (spelled: string) =>
            host === 'netlify' ? spelled.replace(/\/$/, '') : spelled
          const leftOut = new Set(repair.omitted.map(({ from }) => keyOf(from)))
          for (const { lostPaths, to } of await vanishedIn(pair)) {
            if (to === undefined) continue
            for (const spelled of lostPaths.flatMap((path) =>
              listEncodedForms(asBytes(`/${path}`)),
            )) {
              if (leftOut.has(keyOf(spelled))) continue
              expect([spelled, await ask(spelled)]).toEqual([spelled, `/${percentEncode(to)}`])
              followed++
            }
          }
          // What already exists has to stay.
          for (const page of after.filter((there) => there !== 'index.html'))
            for (const spelled of listEncodedForms(asBytes(`/${toBytes(page)}`)))
              expect([spelled, await ask(spelled)]).toEqual([spelled, undefined])
        }),
        { numRuns: 300 },
      )
      expect(followed).toBeGreaterThan(300)
    },
    900_000,
  )
})
