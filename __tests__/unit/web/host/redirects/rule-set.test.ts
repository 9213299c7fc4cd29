import { expect, test } from '@jest/globals'
import { parseCloudflareRedirects } from '../../../../../src/web/host/hosts/cloudflare/parse-cloudflare-redirects.ts'
import { parseNetlifyRedirects } from '../../../../../src/web/host/hosts/netlify/parse-netlify-redirects.ts'
import { parseVercelConfig } from '../../../../../src/web/host/hosts/vercel/parse-vercel-config.ts'
import { listExactPaths } from '../../../../../src/web/host/redirects/rule-set.ts'

const LINES = '/ /y\n/a/ /y\n/b/c /y\n/x/* /y'
const REDIRECTS = ['/', '/a/', 'b/c', '/x/(.*)'].map((source) => ({ source, destination: '/y' }))

test.each([
  ['Netlify', parseNetlifyRedirects(LINES), ['', 'a', 'b/c']],
  ['Cloudflare', parseCloudflareRedirects(LINES, undefined, 'Pages'), ['', 'a/', 'b/c']],
  ['Vercel', parseVercelConfig(JSON.stringify({ redirects: REDIRECTS })), ['', 'a/', 'b/c']],
])(
  'the paths of rules of %s without wildcards have no slash at their start',
  (_, ruleSet, paths) => {
    expect([...listExactPaths(ruleSet)]).toEqual(paths)
  },
)
