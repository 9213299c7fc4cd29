import type { HostId } from '../all-hosts.ts'
import { AZURE_STATIC_WEB_APPS_WRITER } from './azure-static-web-apps-writer.ts'
import { CLOUDFLARE_WRITER } from './cloudflare-writer.ts'
import { GITHUB_PAGES_WRITER } from './github-pages-writer.ts'
import { NETLIFY_WRITER } from './netlify-writer.ts'
import { NGINX_WRITER } from './nginx-writer.ts'
import type { RedirectWriter } from './redirect-writer.ts'
import { S3_CLOUDFRONT_WRITER } from './s3-cloudfront-writer.ts'
import { VERCEL_WRITER } from './vercel-writer.ts'

/** The writer of redirects for each host. */
export const REDIRECT_WRITERS: Readonly<Record<HostId, RedirectWriter>> = {
  'github-pages': GITHUB_PAGES_WRITER,
  's3-cloudfront': S3_CLOUDFRONT_WRITER,
  'cloudflare-pages': CLOUDFLARE_WRITER,
  'cloudflare-workers': CLOUDFLARE_WRITER,
  'azure-static-web-apps': AZURE_STATIC_WEB_APPS_WRITER,
  netlify: NETLIFY_WRITER,
  vercel: VERCEL_WRITER,
  nginx: NGINX_WRITER,
  'air-gapped': NGINX_WRITER,
}
