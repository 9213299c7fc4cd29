import { parseAzure } from './azure.ts'
import { parseCloudflare } from './cloudflare.ts'
import type { Redirects } from './decide.ts'
import { parseNetlify } from './netlify.ts'
import type { RedirectHost } from './rules.ts'
import { parseVercel } from './vercel.ts'

/** How a host is told by a file in the published folder's root what to do with addresses. */
interface RedirectFormat {
  /** The name of the file. */
  readonly file: string
  /** Does the host answer by rules of its own, and not only by files, where there is no such file? */
  readonly appliesWithoutFile: boolean
  /** Does a file hide the rule for its own address, unless the rule is forced? */
  readonly filesHideRules: boolean
  /** Are rewrites tried only after all redirects, so that no redirect hides one? Elsewhere the first rule counts. */
  readonly triesRewritesLast: boolean
  /** Returns what the text of a file means. `domain` is the site's own, if it is known. */
  readonly parse: (text: string | undefined, domain: string | undefined) => Redirects
}

const USUAL = { appliesWithoutFile: false, filesHideRules: false, triesRewritesLast: false } as const

/** The redirect files of all hosts that read one. */
export const REDIRECT_FORMATS: Readonly<Record<RedirectHost, RedirectFormat>> = {
  netlify: {
    ...USUAL,
    file: '_redirects',
    filesHideRules: true,
    parse: (text = '', domain) => parseNetlify(text, domain),
  },
  'cloudflare-pages': {
    ...USUAL,
    file: '_redirects',
    parse: (text = '', domain) => parseCloudflare(text, 'cloudflare-pages', domain),
  },
  'cloudflare-workers': {
    ...USUAL,
    file: '_redirects',
    parse: (text = '', domain) => parseCloudflare(text, 'cloudflare-workers', domain),
  },
  'azure-static-web-apps': {
    ...USUAL,
    file: 'staticwebapp.config.json',
    parse: (text = '{}', domain) => parseAzure(text, domain),
  },
  vercel: {
    ...USUAL,
    file: 'vercel.json',
    appliesWithoutFile: true,
    triesRewritesLast: true,
    parse: (text = '{}', domain) => parseVercel(text, domain),
  },
}

/**
 * Returns what a redirect file (ordinary text, or nothing where there is none) means to its host. `domain` is the
 * site's own, if it is known.
 */
export function readRedirects(host: RedirectHost, text: string | undefined, domain?: string): Redirects {
  return REDIRECT_FORMATS[host].parse(text, domain)
}
