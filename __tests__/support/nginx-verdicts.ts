import { readFileSync } from 'node:fs'
import { asBytes, toText } from '../../src/web/byte-strings.ts'
import { ServedSite } from '../../src/web/host/served-site.ts'
import { listTree } from '../../src/web/list-tree.ts'
import { makeAddressReader } from '../../src/web/page/address-reader.ts'
import { isPage } from '../../src/web/page-names.ts'
import { AddressResolver } from '../../src/web/resolve-address.ts'
import { makeDiskPath } from '../../src/web/tree.ts'
import { nginxFor } from './programs.ts'

/**
 * Returns the addresses of a site on which the check and nginx do not agree, and how many addresses
 * were requested from nginx.
 */
export async function disagreements(
  root: string,
  withVariants: boolean,
): Promise<{ asked: number; answered: number; differ: string[] }> {
  const verdicts = [...(await verdictsOf(root, withVariants))]
  const nginx = await nginxFor(root)
  const statuses = await Promise.all(verdicts.map(([path]) => nginx.status(path)))
  const differ = verdicts
    .map(([path, resolves], i) => ({ path, resolves, status: statuses[i] }))
    .filter(({ resolves, status }) => resolves !== (status === 200))
    .map(
      ({ path, resolves, status }) =>
        `${path}: ${resolves ? 'resolves' : 'does not'}, but ${status}`,
    )
  return {
    asked: verdicts.length,
    answered: statuses.filter((status) => status === 200).length,
    differ,
  }
}

const USES: ReadonlySet<string> = new Set(['link', 'load', 'media', 'frame', 'symbol'])

/**
 * Returns the verdicts of the check about the addresses of a site: paths as a browser requests them
 * → does nginx serve them? `withVariants`: also of similar ones, most of which no file has.
 */
async function verdictsOf(root: string, withVariants: boolean): Promise<Map<string, boolean>> {
  const tree = await listTree(root, new AbortController().signal)
  const serving = { host: 'nginx', domain: undefined, basePath: '/' } as const
  const servedSite = new ServedSite({
    ...tree,
    ...serving,
    unreadableFolders: [],
    redirectFiles: [],
    headersText: '',
  })
  const addressResolver = new AddressResolver({ domain: undefined, basePath: '/' })
  const verdicts = new Map<string, boolean>()
  const judge = (path: string) => {
    const read = addressResolver.resolve(
      asBytes(path),
      addressResolver.makeFileBase(asBytes('index.html')),
    )
    if (read.kind === 'site') verdicts.set(path, servedSite.findContent(read.path) !== undefined)
  }
  for (const name of tree.names.filter(isPage)) {
    const base = addressResolver.makeFileBase(name)
    const reader = makeAddressReader((kind, value) => {
      if (!USES.has(kind)) return
      const url = URL.parse(toText(value), base.url)
      if (url?.origin !== 'https://site.invalid' || verdicts.has(url.pathname)) return
      for (const path of withVariants ? variants(url.pathname) : [url.pathname]) judge(path)
    }, 'html')
    reader.read(asBytes(readFileSync(makeDiskPath(root, name), 'latin1')))
  }
  return verdicts
}

function variants(path: string): string[] {
  return [
    path,
    `${path}/`,
    `${path}.html`,
    path.replace(/\.html$/, ''),
    path.replace(/\.html$/, '/'),
    path.replace(/[^/]*$/, ''),
    path.replace(/\/[^/]*$/, ''),
    path.toUpperCase(),
    path.replace('a', '%61'),
    path.replace(/\./, '%2E'),
    path.replace(/(.)\//, '$1//'),
    `${path}%`,
    `${path}%20`,
  ].filter((variant) => variant.startsWith('/') && !variant.startsWith('//'))
}
