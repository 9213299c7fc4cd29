import { expect, test } from '@jest/globals'
import { findGatewayHeader, makeStatusFailure } from '../../../src/api/api-failure.ts'
import { readError } from '../../../src/api/read-response-body.ts'

/** Headers as each of them sends them, mostly from its documentation. */
test.each<[string, Record<string, string>, string | undefined]>([
  [
    'the service itself',
    { server: 'nginx', date: 'x', 'retry-after': '5', 'x-request-id': '1' },
    undefined,
  ],
  [
    'stock Varnish',
    { server: 'Varnish', 'x-varnish': '2', age: '0', via: '1.1 host (Varnish/7.1)' },
    'via',
  ],
  ['Varnish with a quiet configuration', { 'x-varnish': '2' }, 'x-varnish'],
  ['Fastly', { 'x-served-by': 'cache-fra-1', 'x-cache': 'MISS', 'x-timer': 'S1' }, 'x-served-by'],
  ['CloudFront', { 'x-cache': 'Error from cloudfront', 'x-amz-cf-id': 'x' }, 'x-cache'],
  ['Cloudflare', { server: 'cloudflare', 'cf-ray': '8f-FRA' }, 'cf-ray'],
  ['Squid', { 'x-squid-error': 'ERR_CONNECT_FAIL 111' }, 'x-squid-error'],
  ['Azure Front Door', { 'x-azure-ref': '2026' }, 'x-azure-ref'],
  ['what follows the RFCs', { 'proxy-status': 'gw; error=connection_timeout' }, 'proxy-status'],
])('a gateway is recognized by its header: %s', (_, headers, sign) =>
  expect(findGatewayHeader(headers)).toBe(sign),
)

test.each([
  ['{"error":"too many exports"}', true],
  ['{"error":{"message":"no"}}', true],
  ['{"error":""}', false],
  ['{"message":"Too Many Requests"}', false],
  ['{"fault":{"faultstring":"no"}}', false],
  ['["error"]', false],
  ['"error"', false],
  ['error', false],
  ['<html>503 Backend fetch failed', false],
  ['', false],
])('whether an error has the form of the API: %s', (body, expected) => {
  expect(readError(body).isApiError).toBe(expected)
})

const ANSWERED = 'it responded with HTTP 404'

test.each<[string, string, Record<string, string>, string, object]>([
  [
    'the service',
    '{"error":"no"}',
    {},
    ANSWERED,
    { serverMessage: 'no', isFromService: true, isHtml: false },
  ],
  [
    'perhaps the service',
    '{"message":"no"}',
    {},
    ANSWERED,
    { serverMessage: 'no', isFromService: false },
  ],
  ['a gateway', '{"error":"no"}', { via: '1' }, '(header via)', { isFromService: false }],
  ['a page', '<html>Sign in', {}, 'a web page from a gateway', { serverMessage: '', isHtml: true }],
  [
    'a redirect',
    '{}',
    { location: 'https://else.test/x' },
    ANSWERED,
    { location: 'https://else.test/x' },
  ],
  ['the service, about a job', '{"error":"no","jobId":"j1"}', {}, ANSWERED, { jobId: 'j1' }],
  ['the same, nested', '{"error":{"jobId":"j1"}}', {}, ANSWERED, { jobId: 'j1' }],
  [
    'the service, about a job whose ID is shell code',
    '{"error":"no","jobId":"--help"}',
    {},
    ANSWERED,
    { jobId: undefined },
  ],
])('a refusal says who refused: %s', (_, body, headers, why, expected) => {
  const failure = makeStatusFailure({ status: 404, headers, body }, undefined)
  expect(failure).toMatchObject(expected)
  expect(failure.why.text).toContain(why)
})
