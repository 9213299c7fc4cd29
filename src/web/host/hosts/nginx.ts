import { type HostRules, USUAL_RULES } from './host-rules.ts'

/**
 * With `try_files $uri $uri.html $uri/`:
 * https://nginx.org/en/docs/http/ngx_http_core_module.html#try_files, read 2026-11. Redirects a
 * folder without a slash to the address with one.
 */
export const NGINX: HostRules = {
  ...USUAL_RULES,
  title: 'nginx',
  isSecure: false,
}

/** nginx in a network without access to others. */
export const AIR_GAPPED: HostRules = { ...NGINX, title: 'nginx (air-gapped)', isOffline: true }
