import { toBytes, toText } from '../../byte-strings.ts'
import { AZURE_CONFIG_FILE, MAX_AZURE_CONFIG_BYTES } from '../hosts/azure/azure-config-file.ts'
import { getRouteKey } from '../hosts/azure/azure-route-conflicts.ts'
import { listEncodedForms } from './encoded-forms.ts'
import { formatConfigWithItems, formatJsonFile, parseJsonConfig } from './json-config.ts'
import type { RedirectWriter } from './redirect-writer.ts'

/** A path without special characters. */
const WITHOUT_SPECIAL_CHARACTERS = /^[\p{L}\p{M}\p{N} \-._~/]*$/u

/** The maximum size of a route without its addresses. */
const MAX_ROUTE_OVERHEAD_BYTES = 100
/** The maximum size of the list around the routes. */
const MAX_LIST_OVERHEAD_BYTES = 100

/**
 * Routes come before files, and match the address as it arrives. It is not documented whether it is
 * decoded first, so names are written both ways:
 * https://learn.microsoft.com/en-us/azure/static-web-apps/configuration#routes, read 2026-11.
 */
export const AZURE_STATIC_WEB_APPS_WRITER: RedirectWriter = {
  getComparisonKey: getRouteKey,
  listEncodedForms(path) {
    const encodedForms = listEncodedForms(path)
    if (WITHOUT_SPECIAL_CHARACTERS.test(toText(path))) return [...encodedForms, path]
    return encodedForms
  },
  explainUnwritable({ removedPath, from }, servedSite) {
    if (from.includes('*')) return 'in Azure, `*` stands for any characters'
    const folder = removedPath.match(/^(.+)\/index\.html$/s)?.[1]
    if (folder === undefined) return undefined
    const forms = [folder, folder.concat('/')]
    if (forms.some((form) => servedSite.findContent(form) !== undefined))
      return 'Azure would also apply the redirect to the address of the folder, which the site serves'
    return undefined
  },
  capacity: {
    why: 'Azure accepts a file of up to 20 KB',
    countFitting(redirects, existingText) {
      const existingBytes = formatJsonFile(parseJsonConfig(existingText) ?? {}).length
      let remainingBytes = MAX_AZURE_CONFIG_BYTES - existingBytes - MAX_LIST_OVERHEAD_BYTES
      for (const [position, { from, to }] of redirects.entries()) {
        remainingBytes -= from.length + to.length + MAX_ROUTE_OVERHEAD_BYTES
        if (remainingBytes < 0) return position
      }
      return redirects.length
    },
  },
  formatFiles(redirects, _, existingText) {
    const config = parseJsonConfig(existingText)
    if (config === undefined) return undefined
    const routes = redirects.map(({ from, to }) => {
      return { route: toText(from), redirect: to, statusCode: 301 }
    })
    return [[toBytes(AZURE_CONFIG_FILE), formatConfigWithItems(config, 'routes', routes)]]
  },
}
