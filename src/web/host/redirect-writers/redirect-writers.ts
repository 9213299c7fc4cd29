import type { Host } from '../hosts.ts'
import { AZURE_STATIC_WEB_APPS } from './azure-static-web-apps.ts'
import { CLOUDFLARE } from './cloudflare.ts'
import { GITHUB_PAGES } from './github-pages.ts'
import { NETLIFY } from './netlify.ts'
import { NGINX } from './nginx.ts'
import type { RedirectWriter } from './redirect-writer.ts'
import { S3_CLOUDFRONT } from './s3-cloudfront.ts'
import { VERCEL } from './vercel.ts'

/** How redirects are written in the form of each host. */
export const REDIRECT_WRITERS: Readonly<Record<Host, RedirectWriter>> = {
  'github-pages': GITHUB_PAGES,
  's3-cloudfront': S3_CLOUDFRONT,
  'cloudflare-pages': CLOUDFLARE,
  'cloudflare-workers': CLOUDFLARE,
  'azure-static-web-apps': AZURE_STATIC_WEB_APPS,
  netlify: NETLIFY,
  vercel: VERCEL,
  nginx: NGINX,
  'air-gapped': NGINX,
}
