import { getStem, isIndexPage } from '../../../page-names.ts'
import { toRootedPath } from '../../../paths.ts'
import { respondIgnoringTrailingSlash } from '../file-responders.ts'
import {
  DEFAULT_TRAITS,
  type HostTraits,
  MIB_BYTES,
  makeErrorLimit,
  makeWarningLimit,
} from '../host-traits.ts'
import type { ShownPathFinder } from '../shown-path.ts'
import { AZURE_CONFIG_FILE } from './azure-config-file.ts'
import { parseAzureConfig } from './parse-azure-config.ts'

/**
 * https://learn.microsoft.com/en-us/azure/static-web-apps/configuration#trailing-slash, read
 * 2026-11.
 */
const findAzureShownPath: ShownPathFinder = (path, page, { trailingSlash }) => {
  const withoutSlash = toRootedPath(getStem(page))
  const withSlash = withoutSlash.concat('/')
  const isFolder = isIndexPage(page)
  switch (trailingSlash) {
    case 'always':
      return withSlash
    case 'never':
      return withoutSlash
    case 'auto':
      return isFolder ? withSlash : withoutSlash
    case undefined:
      return isFolder ? path : withoutSlash
  }
}

export const AZURE_STATIC_WEB_APPS: HostTraits = {
  ...DEFAULT_TRAITS,
  title: 'Azure Static Web Apps',
  // https://github.com/slorber/trailing-slash-guide, read 2026-11.
  respondWithFile: respondIgnoringTrailingSlash,
  findShownPath: findAzureShownPath,
  // https://learn.microsoft.com/en-us/azure/static-web-apps/configuration, read 2026-11.
  redirectFormat: { name: AZURE_CONFIG_FILE, parse: parseAzureConfig },
  // Logins and APIs:
  // https://learn.microsoft.com/en-us/azure/static-web-apps/authentication-authorization, read
  // 2026-11.
  servicePaths: /^\/(?:\.auth|api|data-api)(?:\/|$)/,
  configFiles: [AZURE_CONFIG_FILE],
  // https://github.com/Azure/static-web-apps/issues/232, read 2026-11.
  requiredHomePage: /^[Ii]ndex\.html$/,
  // https://github.com/Azure/static-web-apps/issues/782.
  fileCountLimits: [
    makeErrorLimit(15_000, 'the 15,000 that Azure Static Web Apps allows on any plan'),
  ],
  // https://learn.microsoft.com/en-us/azure/static-web-apps/quotas, read 2026-11; error messages of
  // the service say 524288000 bytes.
  siteSizeLimits: [
    makeErrorLimit(
      500 * MIB_BYTES,
      'the 500 MB that Azure Static Web Apps allows on its standard plan',
    ),
    makeWarningLimit(
      250 * MIB_BYTES,
      'the 250 MB that Azure Static Web Apps allows on its free plan',
    ),
  ],
}
