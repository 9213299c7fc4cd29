import { gzipSync } from 'node:zlib'
import { describe, expect, test } from '@jest/globals'
import { cut, cutChunks, drip, json, noise, reset, stall, stallInBody, text } from './support/service.ts'
import {
  begin,
  DOMAIN,
  exportInputs,
  exportScript,
  exportWith,
  JOB,
  KEY,
  LINK,
  service,
} from './support/step.ts'

const done = { status: 'completed' }

/** Each trap once: what the toolkit's client would make of it is said in the name. */
describe('a broken answer is tried again, and never taken for a good one', () => {
  test.concurrent.each([
    ['a body that is cut off (readBody would wait for ever, and exit 0)', cut(done)],
    ['chunks that are cut off', cutChunks(done)],
    ['a reset', reset],
    ['noise', noise],
    [
      'a page with HTTP 200 (getJson would say null)',
      text('<!doctype html><p>Sign in', 200, { 'content-type': 'text/html' }),
    ],
    ['an empty 200', text('')],
    ['an empty 204', text('', 204)],
    ['JSON that is cut', text('{"status":"comp')],
    ['JSON that is no object', text('"completed"')],
    ['no status in it', json({ state: 'completed' })],
    [
      'gzip that nobody asked for (it inflates nothing)',
      text(gzipSync(JSON.stringify(done)), 200, { 'content-encoding': 'gzip' }),
    ],
    ['a body without end (readBody has no cap)', text(`${' '.repeat(1_100_000)}${JSON.stringify(done)}`)],
    ['HTTP 408', json({}, 408)],
    ['HTTP 425', json({}, 425)],
    ['HTTP 429', json({}, 429)],
    ['HTTP 500', json({}, 500)],
    ['HTTP 502', text('<html>', 502)],
    ['HTTP 503', json({}, 503)],
    ['HTTP 504', json({}, 504)],
  ])('%s', async (_, broken) => {
    const run = await exportWith(exportScript({ status: [broken, json(done)] }))
    expect(run.outputs).toMatchObject({ outcome: 'succeeded', bundleUrl: LINK })
    expect(run.log.match(/Trying again/g)).toHaveLength(1)
    expect(run.warnings).toEqual([])
  })

  test.concurrent.each([
    ['that never comes', stall],
    ['that stops in the body', stallInBody],
    ['that trickles, never idle (an idle timer would wait for ever)', drip],
  ])('an answer %s has a deadline', async (_, slow) => {
    const run = await exportWith(exportScript({ status: [slow, json(done)] }), { 'request-timeout': '1s' })
    expect(run.outputs.outcome).toBe('succeeded')
    expect(run.log).toContain('no whole answer within 1 s')
  })
})

test.concurrent('Retry-After comes before our own pauses, within the deadline', async () => {
  const run = await exportWith(exportScript({ status: [json({}, 429, { 'retry-after': '1' }), json(done)] }))
  expect(run.log).toContain('Trying again in 1s')
  const late = await exportWith(exportScript({ status: [json({}, 429, { 'retry-after': '86400' })] }), {
    'wait-timeout': '2s',
  })
  expect(late.outputs.outcome).toBe('unreachable')
  expect(late.asked).toHaveLength(3)
})

test.concurrent('every call has a connection of its own', async () => {
  const run = await exportWith(exportScript({ status: [json({ status: 'running' }), json(done)] }))
  expect(run.asked.map(({ reused }) => reused)).toEqual([false, false, false, false])
})

test.concurrent('the errors of an answer are read with a cap, too', async () => {
  const run = await exportWith(exportScript({ start: [text(`{"error":"${'x'.repeat(3_000_000)}"}`, 403)] }))
  expect(run.outputs.outcome).toBe('rejected')
  expect(run.errors[0]?.length).toBeLessThan(2_000)
})

test.concurrent('a redirect carries the key nowhere', async () => {
  const other = await service([json(done)])
  const run = await exportWith(exportScript({ status: [json({}, 302, { location: other.url })] }))
  expect(run.outputs.outcome).toBe('rejected')
  expect(other.asked).toEqual([])
})

test.concurrent('an IPv6 literal as base-url works', async () => {
  const { url, asked } = await service(exportScript(), { host: '::1' })
  expect(new URL(url).hostname).toBe('[::1]')
  const run = await begin({ with: exportInputs(url) }).result
  expect(run.outputs.outcome).toBe('succeeded')
  expect(asked[0]?.headers.host).toBe(new URL(url).host)
})

describe('no text from the network can act', () => {
  const evil = [
    'x\n::set-output name=outcome::succeeded',
    'x\r::stop-commands::never',
    'x ##[set-output name=outcome]succeeded',
    'x\n##[add-mask]e',
    '\u2028::error::forged',
    '</td></table><script>alert(1)</script>',
    '[click](javascript:alert(1)) | `x`',
    'outcome<<EOF\nsucceeded\nEOF',
  ].join(' ')
  const everywhere = { status: evil, progress: evil, pageCount: evil, error: evil, [evil]: evil }

  test.concurrent.each([
    [
      'in a job',
      exportScript({
        start: [json({ jobId: JOB, ...everywhere })],
        status: [json(everywhere), json({ status: 'failed', error: evil })],
      }),
    ],
    ['in an error', exportScript({ start: [json({ error: evil }, 403)] })],
    ['in an error that is text', exportScript({ start: [text(evil, 500)] })],
    ['in a jobId', exportScript({ start: [json({ jobId: evil })] })],
    ['in a link', exportScript({ bundle: [json({ bundleUrl: `https://x/${evil}` })] })],
    ['in a redirect', exportScript({ start: [json({}, 302, { location: 'https://x/##[error]y' })] })],
    [
      'in the name of an encoding',
      exportScript({ status: [json({ status: 'x' }, 200, { 'content-encoding': '##[error]x' })] }),
    ],
  ])('%s', async (_, script) => {
    const run = await exportWith(script)
    expect(run.exitCode).toBe(1)
    expect(new Set(run.commands.map(({ name }) => name))).toEqual(
      new Set(['add-mask', 'error', 'debug'].filter((name) => run.commands.some((c) => c.name === name))),
    )
    expect(run.errors).toHaveLength(1)
    expect(run.outputs.outcome).not.toBe('succeeded')
    expect(run.summary.replace(/<\/?(h3|table|tr|th|td|p)>/g, '')).not.toMatch(/[<>|`[\]]/)
    expect(run.stderr).toBe('')
  })
})

test.concurrent('the key is in no line, whatever happens', async () => {
  const echo = exportScript({ start: [json({ error: `bad key ${KEY}` }, 401)] })
  const { log, summary, outputs } = await exportWith(echo)
  expect(log).toContain('bad key ***')
  for (const shown of [log, JSON.stringify(outputs)]) expect(shown).not.toContain(KEY)
  expect(summary).toContain(DOMAIN.replaceAll('.', '&#46;'))
})
