import { parseAzure } from './azure.ts'
import { parseCloudflare } from './cloudflare.ts'
import type { Redirects } from './decide.ts'
import { parseNetlify } from './netlify.ts'
import type { RedirectHost } from './rules.ts'
import { parseVercel } from './vercel.ts'

/** The file in the published folder's root that tells a host what to do with addresses. */
export const REDIRECT_FILES: Readonly<Record<RedirectHost, string>> = {
  netlify: '_redirects',
  'cloudflare-pages': '_redirects',
  'cloudflare-workers': '_redirects',
  'azure-static-web-apps': 'staticwebapp.config.json',
  vercel: 'vercel.json',
}

/**
 * Returns what a redirect file (ordinary text, or nothing where there is none) means to its host. `domain` is the
 * site's own, if it is known.
 */
export function readRedirects(host: RedirectHost, file: string | undefined, domain?: string): Redirects {
  switch (host) {
    case 'netlify':
      return parseNetlify(file ?? '', domain)
    case 'cloudflare-pages':
    case 'cloudflare-workers':
      return parseCloudflare(file ?? '', host, domain)
    case 'azure-static-web-apps':
      return parseAzure(file ?? '{}', domain)
    case 'vercel':
      return parseVercel(file ?? '{}', domain)
  }
}
