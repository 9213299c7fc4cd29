import { expect, test } from '@jest/globals'
import {
  explainRequestFailure,
  type GitHubFailure,
  makeFailureValues,
  planPause,
  readRefusedStatus,
} from '../../../src/github/request-failure.ts'
import { UnreadableResponse } from '../../../src/github/unreadable-response.ts'
import { AttemptTimeout } from '../../../src/net/attempt.ts'
import { safe } from '../../../src/text/clean.ts'

const URL_OF_API = 'https://api.github.com/repos/octo/docs'
/** An error as Octokit throws it. */
const failed = (more: object) =>
  Object.assign(new Error('failed'), { name: 'HttpError', request: { url: URL_OF_API }, ...more })
const refused = (status: number, headers: object = {}, message = 'no') =>
  failed({ response: { status, headers, data: { message } } })
const unreachable = failed({ cause: Object.assign(new Error('no'), { code: 'ECONNREFUSED' }) })

const NOW_MS = 1_000_000
const LIMITED = { 'x-ratelimit-remaining': '0' }
const SECONDARY = 'You have exceeded a secondary rate limit.'

test.each<[string, unknown, number | undefined]>([
  ['a refusal', refused(404), undefined],
  ['a refusal for lack of permission', refused(403), undefined],
  ['a server that fails', refused(502), 500],
  ['a server that names a pause', refused(503, { 'retry-after': '7' }), 7_000],
  [
    'a server that fails, with the end of a limit',
    refused(502, { 'x-ratelimit-reset': '1020' }),
    500,
  ],
  ['a host that refuses connections', unreachable, 500],
  ['a limit', refused(429), 500],
  ['a limit with a pause', refused(403, { 'retry-after': '9' }), 9_000],
  ['a limit until a time', refused(403, { ...LIMITED, 'x-ratelimit-reset': '1020' }), 20_000],
  ['a limit until a time in the past', refused(429, { 'x-ratelimit-reset': '990' }), 500],
  [
    'a limit until the end of the time that is left',
    refused(429, { 'retry-after': '100' }),
    100_000,
  ],
  ['a limit until after the time that is left', refused(429, { 'retry-after': '101' }), undefined],
  ['a failure until after the time that is left', refused(503, { 'retry-after': '101' }), 100_000],
  ['a limit that is not used up', refused(403, { 'x-ratelimit-remaining': '1' }), undefined],
  ['a secondary limit', refused(403, {}, SECONDARY), 60_000],
  ['the time of another limit', refused(403, { 'x-ratelimit-reset': '1020' }, SECONDARY), 60_000],
  ['abuse', refused(403, {}, 'ABUSE detection'), 60_000],
  ['anything else', new TypeError('a bug'), undefined],
])('the pause after %s', (_, error, pauseMs) => {
  expect(planPause(error, 1, NOW_MS, () => 0.5, 100_000)).toBe(pauseMs)
})

const permanent = failed({ cause: Object.assign(new Error('no'), { code: 'ENOTFOUND' }) })
const unreadable = failed({ cause: new UnreadableResponse(safe`it is not JSON`) })
test.each<[string, unknown, number, boolean]>([
  ['a host without an address', permanent, 4, true],
  ['a host without an address', permanent, 5, false],
  ['what cannot be read', unreadable, 4, true],
  ['what cannot be read', unreadable, 5, false],
  ['a host that refuses connections', unreachable, 99, true],
  ['a server that fails', refused(502), 99, true],
])('%s is retried: %s', (_, error, attempts, isRetried) => {
  expect(planPause(error, attempts, NOW_MS, () => 0, 100_000) !== undefined).toBe(isRetried)
})

test.each<[string, unknown, GitHubFailure['kind'], string]>([
  ['unreadable', unreadable, 'unreadable', 'it is not JSON'],
  ['unreadable', new UnreadableResponse(safe`it is a page`), 'unreadable', 'it is a page'],
  ['late', new AttemptTimeout(safe`it is slow`), 'unreachable', 'it is slow'],
  ['limited', refused(429), 'limited', 'it responded with HTTP 429'],
])('what is %s', (_, error, kind, why) => {
  const context = { operation: 'read it', attempts: 1, apiUrl: URL_OF_API, nowMs: NOW_MS }
  const values = makeFailureValues(error, context)
  expect(values).toMatchObject({ kind, status: undefined, until: undefined })
  expect([values?.why.text, values?.serverMessage]).toEqual([why, kind === 'limited' ? 'no' : ''])
})

test('without any time left, there is no pause', () => {
  expect(planPause(refused(502), 1, NOW_MS, () => 0.5, 1)).toBe(1)
  expect(planPause(refused(502), 1, NOW_MS, () => 0.5, 0)).toBeUndefined()
})

test.each([
  [404, 404],
  [403, 403],
  [429, undefined],
  [502, undefined],
])('HTTP %d as a refusal is %s', (status, isRefused) => {
  expect(readRefusedStatus(refused(status))).toBe(isRefused)
})

test('without a proxy, the server itself is unreachable', () => {
  expect(explainRequestFailure(unreachable).text).toContain('it refuses connections on this port')
  expect(explainRequestFailure(refused(502)).text).toBe('it responded with HTTP 502')
})

test.each([
  ['https://api.github.com', 'https://www.githubstatus.com'],
  ['https://ghe.example/api/v3', undefined],
])('the status page of %s', (apiUrl, statusPage) => {
  const context = { operation: 'read it', attempts: 2, apiUrl, nowMs: NOW_MS }
  const values = makeFailureValues(refused(502, { 'retry-after': '7' }), context)
  const server = new URL(apiUrl).host
  expect(values).toMatchObject({ statusPage, server, attempts: '2 attempts', until: '7s' })
  expect([values?.kind, values?.status]).toEqual(['unreachable', undefined])
  expect(makeFailureValues(refused(404), context)).toMatchObject({ kind: 'refused', status: 404 })
  expect(makeFailureValues(new TypeError('a bug'), context)).toBeUndefined()
})

test('a long message with a long invalid field takes no time', () => {
  const message = 'a'.repeat(400_000)
  const data = { message, errors: [`ab${'a'.repeat(100_000)}`] }
  const context = { operation: 'write it', attempts: 1, apiUrl: URL_OF_API, nowMs: NOW_MS }
  const { user } = process.cpuUsage()
  const error = failed({ response: { status: 422, headers: {}, data } })
  const values = makeFailureValues(error, context)
  expect(values?.serverMessage).toContain(message)
  expect(process.cpuUsage({ user, system: 0 }).user / 1_000).toBeLessThan(1_000)
})
