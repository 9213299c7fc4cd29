import { expect, test } from '@jest/globals'
import { classifyProxyError, listProxyProblems } from '../../../src/net/proxy.ts'

const LOGIN = 'requires a username and password, or rejected the ones given'

test.each([
  ['statusCode=407', 'login', true, `${LOGIN} (HTTP 407)`],
  ['statusCode=401', 'login', true, `${LOGIN} (HTTP 401)`],
  ['statusCode=403', 'refused', true, 'does not allow a connection to the server (HTTP 403)'],
  ['statusCode=502', 'failed', false, 'could not connect to the server (HTTP 502)'],
  [
    'cause=connect ECONNREFUSED 127.0.0.1:3128',
    'unreachable',
    false,
    'could not be reached (ECONNREFUSED)',
  ],
  [
    'cause=connect ETIMEDOUT 10.0.0.1:3128',
    'unreachable',
    false,
    'could not be reached (ETIMEDOUT)',
  ],
  [
    'cause=getaddrinfo ENOTFOUND proxy.test',
    'unreachable',
    true,
    'could not be reached (ENOTFOUND)',
  ],
  [
    'cause=getaddrinfo EAI_AGAIN proxy.test',
    'unreachable',
    false,
    'could not be reached (EAI_AGAIN)',
  ],
  ['cause=', 'unreachable', false, 'could not be reached'],
  ['cause=socket hang up', 'failed', false, 'closed the connection (socket hang up)'],
])('the tunnel says %s', (said, proxy, isPermanent, words) => {
  const failure = classifyProxyError(
    new Error(`tunneling socket could not be established, ${said}`),
  )
  const why = `the proxy in HTTPS_PROXY ${words}`
  expect({ ...failure, why: failure?.why.text }).toEqual({ proxy, isPermanent, why })
})

test.each([new Error('connect ECONNREFUSED'), new Error(), 'text', undefined])(
  '%p is none',
  (error) => expect(classifyProxyError(error)).toBeUndefined(),
)

test.each([
  ['http://me:p@ss#word@proxy.example.com:3128', 'has a “#”, “?”, or “/” in the username'],
  ['http://me:p?x@proxy.example.com:3128', 'has a “#”, “?”, or “/” in the username'],
  ['http://me:p/x@proxy.example.com:3128', 'has a “#”, “?”, or “/” in the username'],
  ['socks5://proxy.example.com:1080', 'is not the address of a proxy'],
])('%s is not used as the address of a proxy, and not shown', (https_proxy, words) => {
  const problems = listProxyProblems({ https_proxy }).map(String)
  expect(problems).toEqual([expect.stringContaining(`https_proxy in the environment ${words}`)])
  expect(problems.join()).not.toContain('proxy.example.com')
})

test.each(['http://me:p%23x@proxy.example.com:3128', 'http://proxy.example.com:3128/', ''])(
  '%j is accepted',
  (HTTPS_PROXY) => expect(listProxyProblems({ HTTPS_PROXY })).toEqual([]),
)
