import { type CheckOptions, type CheckResult, checkSite } from '../../src/check/check-site.ts'
import { systemClock } from '../../src/common/clock.ts'
import { asBytes } from '../../src/web/byte-strings.ts'
import type { SiteSnapshot } from '../../src/web/host/site-snapshot.ts'
import { listTree } from '../../src/web/list-tree.ts'

export { writeFiles } from './files.ts'

/** With this file, a site is large enough to be read in threads. */
export const PADDING = { 'padding.css': ' '.repeat(13_000_000) } as const

/** Returns a site of these files, at the root of any host. */
export const siteIn = (root: string, names: readonly string[]): SiteSnapshot => ({
  ...{ root, names: names.map(asBytes), host: undefined, domain: undefined, basePath: '/' },
  ...{ unreadableFolders: [], symlinkLoops: [], redirectFiles: [], headersText: '' },
})

/** Returns the options that check a folder for any host, without a report. */
export async function checkOptions(root: string): Promise<CheckOptions> {
  const { signal } = new AbortController()
  return {
    listedTree: await listTree(root, signal),
    host: undefined,
    basePath: '/',
    domain: undefined,
    pageCount: undefined,
    reportFolder: undefined,
    signal,
    info: () => {},
    clock: systemClock,
  }
}

/** Checks a folder, without a report unless `options` ask for one. */
export async function verify(
  root: string,
  options: Partial<CheckOptions> = {},
): Promise<CheckResult> {
  return checkSite({ ...(await checkOptions(root)), ...options })
}
