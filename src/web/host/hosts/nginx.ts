import { respondByName } from './file-responders.ts'
import { DEFAULT_TRAITS, type HostTraits } from './host-traits.ts'

/**
 * With `try_files $uri $uri.html $uri/`:
 * https://nginx.org/en/docs/http/ngx_http_core_module.html#try_files, read 2026-11. Redirects a
 * folder without a slash to the address with one.
 */
export const NGINX: HostTraits = {
  ...DEFAULT_TRAITS,
  title: 'nginx',
  respondWithFile: respondByName,
  enforcesHttps: false,
}

/** nginx in a network without access to others. */
export const AIR_GAPPED: HostTraits = { ...NGINX, title: 'nginx (air-gapped)', isAirGapped: true }
