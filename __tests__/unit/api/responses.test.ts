import { describe, expect, test } from '@jest/globals'
import { idProblem } from '../../../src/api/id.ts'
import { TransportError } from '../../../src/api/request-failure.ts'
import { agentJob, bundle, exportJob, saidIn, startedExport } from '../../../src/api/responses.ts'
import { safe } from '../../../src/report/clean.ts'

const json = JSON.stringify
const state = (over: object) => ({ progress: undefined, pageCount: undefined, error: undefined, ...over })

describe('the answer to the start call (section 4.2)', () => {
  test('may hold only a jobId', () => {
    expect(startedExport('{"jobId":"j1"}')).toEqual({ jobId: 'j1', state: undefined })
  })
  test('may hold the whole job', () => {
    const body = { jobId: 'j1', status: 'queued', progress: 0, pageCount: 0, createdAt: 'x', more: { a: 1 } }
    expect(startedExport(json(body))).toEqual({
      jobId: 'j1',
      state: state({ status: 'queued', progress: '0', pageCount: '0', json: json(body) }),
    })
  })
  test.each([
    ['{}', 'has no jobId'],
    ['{"jobId":5}', 'has no jobId'],
    ['{"jobId":null}', 'has no jobId'],
    ['{"jobId":""}', 'is empty'],
    ['{"jobId":".."}', 'dot segment'],
    ['{"jobId":"a\\nb"}', 'control characters'],
    ['', 'an empty body'],
    ['{"jobId":"j', 'not JSON'],
    ['"j1"', 'not an object'],
    ['["j1"]', 'not an object'],
    ['null', 'not an object'],
    [`{"jobId":"j1","x":${'['.repeat(20_000)}${']'.repeat(20_000)}}`, 'not JSON'],
    ['<!DOCTYPE html><title>Sign in</title>', 'web page'],
    ['\n<html>', 'web page'],
  ])('%s breaks the contract', (body, why) => {
    expect(() => startedExport(body)).toThrow(why)
  })
})

describe('the answer about an export job (section 4.3)', () => {
  test.each([
    ['what the contract promises', { status: 'running' }, { status: 'running' }],
    [
      'numbers',
      { status: 'running', progress: 12.5, pageCount: 3 },
      { status: 'running', progress: '12.5', pageCount: '3' },
    ],
    ['other types', { status: 'x', progress: '40%', pageCount: { n: 1 } }, { status: 'x', progress: '40%' }],
    ['nulls', { status: 'completed', progress: null, pageCount: null, error: null }, { status: 'completed' }],
    ['a reason', { status: 'failed', error: 'no pages' }, { status: 'failed', error: 'no pages' }],
  ])('%s', (_, body, expected) => {
    expect(exportJob(json(body))).toEqual(state({ ...expected, json: json(body) }))
  })
  test('may begin with a byte order mark', () => {
    expect(exportJob('\uFEFF{"status":"running"}').status).toBe('running')
    expect(exportJob('{"status":"run\uFEFFning"}').status).toBe('run\uFEFFning')
  })
  test.each(['{}', '{"status":""}', '{"status":1}', '{"status":null}'])('%s breaks the contract', (body) => {
    expect(() => exportJob(body)).toThrow('has no status')
  })
})

describe('the answer about an agent job (sections 4.1 and 2.1)', () => {
  test.each([
    [{ status: 'completed', prLink: 'https://x/1', archivedAt: null }, 'https://x/1'],
    [{ status: 'completed', prLink: null }, undefined],
    [{ status: 'active' }, undefined],
    [{ status: 'active', prLink: 5 }, undefined],
  ])('%j', (body, prLink) => {
    expect(agentJob(json(body)).prLink).toBe(prLink)
  })
})

describe('the answer to a request for a bundle (section 4.4)', () => {
  test.each([
    [{ bundleUrl: 'https://x' }, { bundleUrl: 'https://x' }],
    [
      { bundleUrl: 'https://x', sizeBytes: 5, expiresAt: '2026-01-01T00:00:00Z' },
      { bundleUrl: 'https://x', sizeBytes: 5, expiresAt: 1767225600000 },
    ],
    [
      { bundleUrl: 'https://x', sizeBytes: 0 },
      { bundleUrl: 'https://x', sizeBytes: 0 },
    ],
    [{ bundleUrl: 'https://x', sizeBytes: -5, expiresAt: 'soon' }, { bundleUrl: 'https://x' }],
    [{ bundleUrl: 'https://x', sizeBytes: '5', expiresAt: 5 }, { bundleUrl: 'https://x' }],
    [{ bundleUrl: 'https://x', expiresAt: '1' }, { bundleUrl: 'https://x' }],
    [{ bundleUrl: 'https://x', expiresAt: ['2026-01-01T00:00:00Z'] }, { bundleUrl: 'https://x' }],
    [{ bundleUrl: null }, {}],
    [{}, {}],
  ])('%j', (body, expected) => {
    expect(bundle(json(body))).toEqual({
      bundleUrl: undefined,
      sizeBytes: undefined,
      expiresAt: undefined,
      ...expected,
    })
  })
})

/** A job with a value that nests so deeply, the object of the answer included. */
const nested = (depth: number) => `{"status":"running","x":${'['.repeat(depth - 1)}${']'.repeat(depth - 1)}}`

test('an answer may be nested 64 levels deep, and no deeper', () => {
  expect(exportJob(nested(64)).status).toBe('running')
  expect(() => exportJob(nested(65))).toThrow('not JSON')
})

test.each([
  ['brackets', '['.repeat(100)],
  ['escaped quotes and brackets', '\\"['.repeat(200)],
  ['backslashes before its end', '\\\\'],
])('%s in a string do not count as nesting', (_, value) => {
  expect(exportJob(json({ status: 'running', x: value, y: [{}] })).status).toBe('running')
})

test('values side by side do not count as nesting, however many there are', () => {
  const x = Array.from({ length: 100 }, () => [{}])
  expect(exportJob(json({ status: 'running', x })).status).toBe('running')
})

test.each([
  ['<!doctype html>', true],
  ['no', false],
])('whether a success that cannot be read is a web page: %s', (body, isWebPage) => {
  expect(() => exportJob(body)).toThrow(
    expect.objectContaining({ failure: { kind: 'unreadable', why: expect.anything(), isWebPage } }),
  )
})

test('an error carries its cause, and nothing else', () => {
  const failure = { kind: 'no-answer', why: safe`because` } as const
  const cause = new Error('read ECONNRESET')
  expect(new TransportError(failure, cause)).toMatchObject({
    name: 'TransportError',
    message: 'because',
    cause,
  })
  expect(new TransportError(failure)).not.toHaveProperty('cause')
})

test.each([
  ['the contract’s form (2.2)', '{"error":"no such job"}', 'no such job'],
  ['a nested form', '{"error":{"message":"no"}}', 'no'],
  ['another name', '{"message":"no"}', 'no'],
  ['plain text', 'upstream timed out', 'upstream timed out'],
  ['much plain text, which is cut only after secrets are masked', 'x'.repeat(5_000), 'x'.repeat(5_000)],
  ['a page', '<html>…', ''],
  ['text about a page', 'no <html> today', 'no <html> today'],
  ['text as JSON', '"too busy"', 'too busy'],
  ['null', 'null', ''],
  ['nothing', '', ''],
  ['something else', '{"error":5}', ''],
  ['a list', '[1]', ''],
])('the message of an error: %s', (_, body, expected) => {
  expect(saidIn(body)).toBe(expected)
})

test.each([
  ['exp_123', undefined],
  ['a/b?c', undefined],
  ['%2e%2e', undefined],
  ['...', undefined],
  ['', 'is empty'],
  ['.', 'dot segment'],
  ['..', 'dot segment'],
  ['a b', 'white space'],
  ['a\u0000', 'control'],
  ['\ud800', 'control'],
  ['x'.repeat(255), undefined],
  ['x'.repeat(256), 'more than 255'],
])('the problem with the id %j', (id, expected) => {
  if (expected) expect(idProblem(id)).toContain(expected)
  else expect(idProblem(id)).toBeUndefined()
})
