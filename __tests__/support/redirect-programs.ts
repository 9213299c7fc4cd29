/** What hosts themselves make of redirect files, as far as npm has their code. Packages stay in the cache from run to run. */
import { execFileSync } from 'node:child_process'
import { existsSync, mkdirSync, rmSync, writeFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { cacheFolder } from '../../scripts/cache-folder.ts'

/** Returns where an address is sent to, spelled as it arrives; undefined if it is not. */
export type Program = (path: string) => Promise<string | undefined>

const FOLDER = cacheFolder('redirect-programs')
/** These need nothing else. The dependencies of Cloudflare's are hundreds of megabytes, and not for what is used here. */
const ALONE = '@cloudflare/pages-shared@0.13.189'
const PACKAGES = ['netlify-redirector@0.5.0', '@vercel/routing-utils@6.6.0']

/** Installs the packages, once. */
function install(): void {
  if (existsSync(join(FOLDER, 'installed'))) return
  rmSync(FOLDER, { recursive: true, force: true })
  mkdirSync(join(FOLDER, 'alone'), { recursive: true })
  writeFileSync(join(FOLDER, 'package.json'), '{"private":true,"type":"commonjs"}')
  const run = (command: string, ...args: string[]) =>
    execFileSync(command, args, { cwd: FOLDER, encoding: 'utf8' })
  run('npm', 'install', '--silent', '--ignore-scripts', ...PACKAGES)
  const [archive = ''] = run('npm', 'pack', '--silent', ALONE).trim().split('\n').slice(-1)
  run('tar', '--extract', '--file', archive, '--directory', 'alone', '--strip-components=1')
  writeFileSync(join(FOLDER, 'alone', 'package.json'), '{"private":true,"type":"module"}')
  writeFileSync(join(FOLDER, 'installed'), '')
}

/** Netlify’s own matcher, which has no files to look for. */
export async function netlify(redirectsFile: string): Promise<Program> {
  install()
  const redirector = createRequire(join(FOLDER, 'package.json'))('netlify-redirector')
  const rules = await redirector.parsePlain(redirectsFile, {})
  const request = {
    scheme: 'https',
    host: 'example.com',
    query: '',
    getHeader: () => '',
    getCookie: () => '',
  }
  return async (path) => rules.match({ ...request, path })?.to
}

/** Cloudflare’s own handler of requests, for a site without files. Lines are two addresses and a status. */
export async function cloudflare(redirectsFile: string): Promise<Program> {
  install()
  const module = (name: string) => import(pathToFileURL(join(FOLDER, 'alone', 'dist', name)).href)
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
export async function vercel(vercelJson: string): Promise<Program> {
  install()
  const { getTransformedRoutes } = createRequire(join(FOLDER, 'package.json'))('@vercel/routing-utils')
  const { routes, error } = getTransformedRoutes(JSON.parse(vercelJson))
  if (error !== null) throw new Error(error.message)
  return async (path) => {
    const route = routes.find(({ src }: { src?: string }) => src !== undefined && new RegExp(src).test(path))
    return route?.headers?.Location
  }
}
