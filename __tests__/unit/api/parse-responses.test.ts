import { describe, expect, test } from '@jest/globals'
import {
  parseAgentJob,
  parseBuild,
  parseBundle,
  parseExportJob,
  parseProjectExportJob,
  parseStartedBuild,
  parseStartedExport,
} from '../../../src/api/parse-responses.ts'
import { readError, readId } from '../../../src/api/read-response-body.ts'

const json = JSON.stringify
const state = (over: object) => ({
  progress: undefined,
  pageCount: undefined,
  error: undefined,
  ...over,
})

describe('the response to the start call (section 4.2)', () => {
  test('may contain only a jobId', () => {
    expect(parseStartedExport('{"jobId":"j1"}')).toEqual({ jobId: 'j1', state: undefined })
  })
  test('may contain the whole job', () => {
    const body = {
      jobId: 'j1',
      status: 'queued',
      progress: 0,
      pageCount: 0,
      createdAt: 'x',
      more: { a: 1 },
    }
    expect(parseStartedExport(json(body))).toEqual({
      jobId: 'j1',
      state: state({ status: 'queued', progress: '0', pageCount: '0', json: json(body) }),
    })
  })
  test.each([
    ['{}', /has no jobId$/],
    ['{"jobId":null,"id":"export_1","status":"queued"}', /has no jobId, only id, status$/],
    ['{"errors":[{"message":"no user"}]}', /has no jobId, only errors; it says “no user”$/],
    ['{"jobId":{"a":5}}', 'has the jobId {"a":5}, which is not text'],
    ['{"jobId":"a/b"}', 'has the jobId “a/b”, which cannot be used'],
    ['', 'an empty body'],
    ['{"jobId":"j', 'not JSON: “{"jobId":"j”'],
    ['{"url":"https://x.example/?X-Amz-Signature=5', 'not JSON: “{"url":"https://x.example/?…”'],
    ['x'.repeat(50), `not JSON: “${'x'.repeat(39)}…”`],
    ['"j1"', 'not an object'],
    ['null', 'not an object'],
    [`{"jobId":"j1","x":${'['.repeat(200_000)}${']'.repeat(200_000)}}`, 'not JSON'],
    ['<!DOCTYPE html><title>Sign in</title>', 'a web page (“Sign in”) instead of JSON'],
  ])('%s breaks the contract', (body, why) => expect(() => parseStartedExport(body)).toThrow(why))
})

describe('the response about an export job (section 4.3)', () => {
  test.each([
    ['everything that the contract guarantees', { status: 'running' }, { status: 'running' }],
    [
      'numbers',
      { status: 'x', progress: 12.5, pageCount: 3 },
      { status: 'x', progress: '12.5', pageCount: '3' },
    ],
    [
      'other types',
      { status: 'x', progress: '40%', pageCount: { n: 1 } },
      { status: 'x', progress: '40%' },
    ],
    [
      'nulls',
      { status: 'completed', progress: null, pageCount: null, error: null },
      { status: 'completed' },
    ],
    ['a reason', { status: 'failed', error: 'no pages' }, { status: 'failed', error: 'no pages' }],
    [
      'a nested reason',
      { status: 'failed', error: { message: 'no' } },
      { status: 'failed', error: 'no' },
    ],
    ['a reason in an unknown form', { status: 'failed', error: { code: 5 } }, { status: 'failed' }],
  ])('%s', (_, body, expected) => {
    expect(parseExportJob(json(body))).toEqual(state({ ...expected, json: json(body) }))
  })
  test('may begin with a byte order mark', () => {
    expect(parseExportJob('\uFEFF{"status":"running"}').status).toBe('running')
    expect(parseExportJob('{"status":"run\uFEFFning"}').status).toBe('run\uFEFFning')
  })
  test.each([
    ...['{}', '{"status":""}', '{"status":null}'].map((body) => [body, 'has no status']),
    ['{"status":1}', 'has the status 1, which is not text'],
  ])('%s breaks the contract', (body, why) => expect(() => parseExportJob(body)).toThrow(why))
})

describe('the response about an agent job (sections 4.1 and 2.1)', () => {
  test.each([
    [{ status: 'completed', prLink: 'https://x/1', archivedAt: null }, 'https://x/1'],
    [{ status: 'completed', prLink: null }, undefined],
    [{ status: 'active' }, undefined],
    [{ status: 'active', prLink: '' }, undefined],
    [{ status: 'active', prLink: 5 }, '5'],
    [{ status: 'active', prLink: { url: 'https://x' } }, '{"url":"https://x"}'],
    [{ status: 'active', id: 'A', prLink: 'https://x/1' }, 'https://x/1'],
  ])('%j', (body, prLink) => expect(parseAgentJob(json(body), 'a').prLink).toBe(prLink))
  test('is not about another one', () => {
    expect(() => parseAgentJob('{"id":"a9","status":"active"}', 'a')).toThrow(
      'is about another job, a9',
    )
  })
})

const [X, NEW_YEAR] = [{ bundleUrl: 'https://x' }, '2026-01-01T00:00:00Z']
test.each([
  [X, X],
  [
    { ...X, sizeBytes: 5, expiresAt: NEW_YEAR },
    { ...X, sizeBytes: 5, expiresAtMs: 1767225600000 },
  ],
  [
    { ...X, sizeBytes: 0 },
    { ...X, sizeBytes: 0 },
  ],
  [{ ...X, sizeBytes: -5, expiresAt: 'soon' }, X],
  [{ ...X, sizeBytes: '5', expiresAt: 5 }, X],
  [{ ...X, expiresAt: '1' }, X],
  [
    { ...X, expiresAt: [NEW_YEAR], jobId: 'j' },
    { ...X, jobId: 'j' },
  ],
  [{ bundleUrl: null }, {}],
  [{}, {}],
])('the response to a request for a bundle (section 4.4): %j', (body, expected) => {
  const unknown = { bundleUrl: undefined, sizeBytes: undefined, expiresAtMs: undefined }
  expect(parseBundle(json(body))).toEqual({ ...unknown, jobId: undefined, ...expected })
})

describe('the response about an export job in the project’s form', () => {
  const asked = { jobId: 'exp_1', projectId: 'P1' }
  const read = (body: object) => parseProjectExportJob(json(body), asked)
  test.each([
    [{ status: 'running', bundleUrl: 'https://x' }, undefined],
    [{ status: 'failed', bundleUrl: 'https://x' }, undefined],
    [
      { status: 'completed', bundleUrl: 'https://x', sizeBytes: 5 },
      { bundleUrl: 'https://x', sizeBytes: 5 },
    ],
    [{ status: 'completed' }, {}],
    [{ status: 'completed', jobId: 'EXP_1', projectId: 'p1' }, { jobId: 'EXP_1' }],
    [{ status: 'completed', jobId: null, projectId: '' }, {}],
  ])('%j', (body, expected) => {
    expect(read(body)).toMatchObject({ status: body.status, json: json(body) })
    expect(read(body).bundle).toEqual(expected)
  })
  test.each([
    [{ status: 'running', jobId: 'exp_2' }, 'about another job, exp_2'],
    [{ status: 'running', jobId: 7 }, 'about another job, 7'],
    [{ status: 'running', jobId: { id: 'exp_1' } }, 'about another job, {"id":"exp_1"}'],
    [{ status: 'running', projectId: 'p2' }, 'about another project, p2'],
    [{}, 'its response about the job has no status'],
    [[], 'not an object'],
  ])('%j breaks the contract', (body, why) => expect(() => read(body)).toThrow(why))
  test('may have the ID as a number', () => {
    expect(parseProjectExportJob('{"status":"x","jobId":7}', { ...asked, jobId: '7' }).status).toBe(
      'x',
    )
  })
})

describe('the responses about a build', () => {
  const none = { sha: undefined, ref: undefined }
  test('the first has its ID', () => {
    expect(parseStartedBuild('{"statusId":"b1"}')).toEqual({ statusId: 'b1' })
    expect(() => parseStartedBuild('{"id":"b1"}')).toThrow(
      'its response to the update request has no statusId, only id',
    )
    expect(() => parseStartedBuild('{"statusId":"a b"}')).toThrow(
      'the statusId “a b”, which cannot be used',
    )
  })
  test.each([
    [{}, none],
    [{ commit: null }, none],
    [{ commit: {} }, none],
    [{ commit: { sha: null, ref: 5 } }, none],
    [{ commit: { sha: '', ref: '' } }, none],
    [{ commit: { sha: 'abc', ref: 'main' } }, { sha: 'abc', ref: 'main' }],
  ])('the commit of %j', (body, commit) =>
    expect(parseBuild(json({ status: 'x', ...body })).commit).toEqual(commit),
  )
  test.each([
    [{ sha: 5 }, 'the commit “5”'],
    [{ sha: false }, 'the commit “false”'],
    [{ sha: ['abc'] }, 'the commit “["abc"]”'],
    ['abc', 'the commit “abc”'],
    [['abc'], 'the commit “["abc"]”'],
    [7, 'the commit “7”'],
  ])('the commit %j breaks the contract', (commit, why) =>
    expect(() => parseBuild(json({ status: 'success', commit }))).toThrow(why),
  )
  test.each([
    [
      ['one', 'two'],
      ['one', 'two'],
    ],
    [
      ['one\r\ntwo\n', ' ', 'three\rfour'],
      ['one', 'two', 'three', 'four'],
    ],
    [['one', 5, null, { line: 'x' }], ['one']],
    ['one\ntwo', ['one', 'two']],
    [{ 0: 'one' }, []],
    [undefined, []],
  ])('the log %j', (logs, expected) =>
    expect(parseBuild(json({ status: 'x', logs })).log).toEqual(expected),
  )
  test.each([
    [{ summary: 'no theme', error: 'x' }, 'no theme'],
    [{ summary: '', error: 'x' }, 'x'],
    [{ summary: 5 }, undefined],
    [{}, undefined],
  ])('what %j says', (body, error) =>
    expect(parseBuild(json({ status: 'x', ...body })).error).toBe(error),
  )
  test('need a status', () =>
    expect(() => parseBuild('{}')).toThrow('its response about the build has no status'))
})

test.each([
  ['the contract’s form (2.2)', '{"error":"no such job"}', 'no such job'],
  ['a nested form', '{"error":{"message":"no"}}', 'no'],
  ['another name', '{"message":"no"}', 'no'],
  [
    'next to a reason phrase',
    '{"error":"Bad Request","message":["domain must be","x"]}',
    'domain must be; x',
  ],
  ['only a reason phrase', '{"error":"Bad Request"}', 'Bad Request'],
  [
    'several, with their fields',
    '{"errors":[{"field":"domain","message":"no"},{"message":"x"},"y",{"path":["z"]},{}]}',
    'domain: no; x; y; and 1 more',
  ],
  [
    'with the paths of invalid fields',
    '{"message":"Validation failed.","errors":[{"path":["body","basePath"],"message":"Invalid"}]}',
    'Validation failed: body.basePath: Invalid',
  ],
  [
    'nested, with issues',
    '{"error":{"message":"Invalid","issues":[{"path":["basePath"],"message":"Invalid"}]}}',
    'basePath: Invalid',
  ],
  [
    'of FastAPI',
    '{"detail":[{"loc":["body","domain"],"msg":"required"}]}',
    'body.domain: required',
  ],
  ['of Laravel', '{"message":"No.","errors":{"domain":["is taken","x"]}}', 'No: domain: is taken'],
  [
    'of JSON:API, with a pointer',
    '{"errors":[{"detail":"no","source":{"pointer":"/data/domain"}}]}',
    '/data/domain: no',
  ],
  ['an empty list', '{"error":"no","errors":[]}', 'no'],
  ['a list without words', '{"error":"no","details":[5,{"path":[{"toString":1}]}]}', 'no'],
  ['of JSON:API', '{"errors":[{"title":"Invalid","detail":"no"}]}', 'no'],
  ['of OAuth', '{"error":"invalid_token","error_description":"no"}', 'no'],
  ['plain text', 'upstream timed out', 'upstream timed out'],
  [
    'long plain text, which is cut only after secrets are masked',
    'x'.repeat(5_000),
    'x'.repeat(5_000),
  ],
  ['a page', '<html>…', ''],
  [
    'a page with a title',
    '<!DOCTYPE html><title lang="en">\n Sign in &middot; Proxy&#39;s </title>',
    'Sign in &middot; Proxy&#39;s',
  ],
  ['a page that begins with its title', '<title>Sign in</title>', 'Sign in'],
  ['a page that begins with its encoding', '<meta charset="utf-8"><title>no</title>', 'no'],
  ['text about a page', 'no <html> today', 'no <html> today'],
  ['text as JSON', '"too busy"', 'too busy'],
  ['something else', '{"error":5}', ''],
])('the message of an error: %s', (_, body, expected) =>
  expect(readError(body).serverMessage).toBe(expected),
)

test('a long message and long invalid fields take no time', () => {
  const message = `ab${'a'.repeat(100_000)}`
  const errors = ['a'.repeat(400_000)]
  const { user } = process.cpuUsage()
  expect(readError(JSON.stringify({ message, errors })).serverMessage).toContain(message)
  expect(process.cpuUsage({ user, system: 0 }).user / 1_000).toBeLessThan(1_000)
})

test('which values are accepted as an ID of the service', () => {
  const isTaken = (jobId: string) => readId(jobId) === jobId
  expect(['export_123', '8', 'a.b~c:d-e', 'x'.repeat(255)].filter((id) => !isTaken(id))).toEqual([])
  expect(
    ['x'.repeat(256), '..', '-x', 'a,b=c', 'a/b', 'a\nb', '$(id)', 'ä'].filter(isTaken),
  ).toEqual([])
})
