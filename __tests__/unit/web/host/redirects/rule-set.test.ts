import { expect, test } from '@jest/globals'
import { parseAzureConfig } from '../../../../../src/web/host/hosts/azure/parse-azure-config.ts'
import { parseCloudflareRedirects } from '../../../../../src/web/host/hosts/cloudflare/parse-cloudflare-redirects.ts'
import { parseNetlifyRedirects } from '../../../../../src/web/host/hosts/netlify/parse-netlify-redirects.ts'
import { parseVercelConfig } from '../../../../../src/web/host/hosts/vercel/parse-vercel-config.ts'
import { listExactPaths } from '../../../../../src/web/host/redirects/rule-set.ts'

const LINES = '/ /y\n/a/ /y\n/b/c /y\n/x/* /y'
const REDIRECTS = ['/', '/a/', '/b/c', '/x/(.*)'].map((source) => ({ source, destination: '/y' }))

const vercel = (...redirects: readonly object[]) =>
  JSON.stringify({
    redirects: redirects.map((of) => ({ source: '/a', destination: '/b', ...of })),
  })

test.each([
  [parseNetlifyRedirects('/a /b\n/a /b 302\n/a /b 307!'), [301, 302, 307]],
  [parseCloudflareRedirects('/a /y\n/b /y 301\n/c /y 308', undefined, 'Pages'), [302, 301, 308]],
  [
    parseVercelConfig(
      vercel(
        {},
        { permanent: true },
        { permanent: false },
        { statusCode: 301 },
        { statusCode: 307 },
      ),
    ),
    [308, 308, 307, 301, 307],
  ],
  [
    parseAzureConfig(
      JSON.stringify({
        routes: [
          { route: '/a', redirect: '/y' },
          { route: '/b', redirect: '/y', statusCode: 301 },
          { route: '/c', redirect: '/y', statusCode: 308 },
          { route: '/d', rewrite: '/y', statusCode: 404 },
          { route: '/e', statusCode: 410 },
        ],
      }),
    ),
    [302, 301, 302, 404, 410],
  ],
])('the statuses of rules: %#', ({ rules }, statuses) => {
  expect(rules.map(({ status }) => status)).toEqual(statuses)
})

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

test.each([
  ['Netlify', parseNetlifyRedirects('//a /y')],
  ['Cloudflare', parseCloudflareRedirects('//a /y', undefined, 'Pages')],
])('several slashes at the start of a path in a rule of %s count as one', (_, ruleSet) => {
  expect([...listExactPaths(ruleSet)]).toEqual(['a'])
})
