import type { ChildProcess } from 'node:child_process'
import { describe, expect, test } from '@jest/globals'
import createMarkdown from 'markdown-it'
import { cut, drip, json, type Reply, text } from '../support/service.ts'
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
} from '../support/step.ts'

const done = { status: 'completed' }

const SIGNATURE = new URL(LINK).searchParams.get('X-Amz-Signature') ?? ''

/** Each pitfall once: the name says what the toolkit's client would do. */
describe('a broken answer is tried again, and never taken for a good one', () => {
  test.concurrent.each([
    ['a body that is cut off (readBody would wait for ever, and exit 0)', cut(done)],
    [
      'a page with HTTP 200 (getJson would say null)',
      text('<!doctype html><p>Sign in', 200, { 'content-type': 'text/html' }),
    ],
    ['an error with a job in it, which has not failed', json({ status: 'failed', error: 'x' }, 500)],
  ])('%s', async (_, broken) => {
    // A deadline that would come to the rescue is far away.
    const patient = { 'request-timeout': '1m', 'wait-timeout': '2m' }
    const run = await exportWith(exportScript({ status: [broken, json(done)] }), patient)
    expect(run.outputs).toMatchObject({ outcome: 'succeeded', bundleUrl: LINK })
    expect(run.log.match(/retrying in/g)).toHaveLength(1)
    expect(run.warnings).toEqual([])
  })

  test.concurrent('an answer that trickles, never idle (an idle timer would wait for ever), has a deadline', async () => {
    const run = await exportWith(exportScript({ status: [drip, json(done)] }), { 'request-timeout': '1s' })
    expect(run.outputs.outcome).toBe('succeeded')
    expect(run.log).toContain('no complete answer arrived within 1s')
  })
})

test.concurrent('an answer that came while the process was suspended is read, however late', async () => {
  let child: ChildProcess | undefined
  const start: Reply = (request, response) => {
    child?.kill('SIGSTOP')
    json({ jobId: JOB })(request, response)
    setTimeout(() => child?.kill('SIGCONT'), 6_000)
  }
  const { url, asked } = await service(exportScript({ start: [start] }))
  const step = begin({ with: { ...exportInputs(url), 'request-timeout': '4s', 'wait-timeout': '30s' } })
  child = step.child
  const run = await step.result
  expect(run.outputs).toMatchObject({ outcome: 'succeeded', jobId: JOB })
  expect(asked.filter(({ path }) => path.endsWith('/jobs'))).toHaveLength(1)
})

describe('no text from the network can act as a command of the runner', () => {
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
    for (const { name } of run.commands) expect(['add-mask', 'error', 'debug']).toContain(name)
    for (const { name, message } of run.commands)
      if (name === 'add-mask') expect([KEY, LINK, SIGNATURE]).toContain(message)
    expect(run.errors).toHaveLength(1)
    expect(run.outputs.outcome).not.toBe('succeeded')
    const ours = /<\/?(?:h3|table|tr|th|td|p|ul|li|code|pre|details|summary)>/g
    expect(run.summary.replace(ours, '')).not.toMatch(/[<>]/)
    // Nothing in it is Markdown.
    expect(createMarkdown({ html: true, linkify: true }).render(run.summary)).toBe(
      `${run.summary.trimEnd()}\n`,
    )
    expect(run.stderr).toBe('')
  })
})

describe('no secret is shown', () => {
  test.concurrent.each([
    [
      'in the words of the service',
      exportScript({ start: [json({ error: `API key ${KEY} is expired` }, 401)] }),
      {},
    ],
    [
      'where a text would be cut before it is masked',
      exportScript({ start: [text(`${' '.repeat(985)}${KEY}`, 401)] }),
      {},
    ],
    ['in a jobId', exportScript({ start: [json({ jobId: KEY })], status: [json({ status: 'failed' })] }), {}],
    [
      'a link in the reason of a failure',
      exportScript({ status: [json({ status: 'failed', error: `PUT ${LINK} failed` })] }),
      {},
    ],
    [
      'a link that is not masked, in progress',
      exportScript({ status: [json({ status: 'completed', progress: LINK })] }),
      { 'mask-bundle-url': 'false' },
    ],
  ])('%s', async (_, script, inputs) => {
    const run = await exportWith(script, inputs)
    const printed = run.stdout.replaceAll(/^::add-mask::.*$/gm, '')
    for (const shown of [run.log, printed, run.summary]) {
      expect(shown).not.toContain(KEY.slice(0, 12))
      expect(shown).not.toContain(SIGNATURE.slice(0, 12))
    }
    expect(run.summary).toContain(DOMAIN)
  })
})

test.concurrent('the service cannot mask the letter e by a bundleUrl of several lines', async () => {
  const { commands } = await exportWith(exportScript({ bundle: [json({ bundleUrl: 'zzzz\ne\nr' })] }))
  for (const { name, message } of commands)
    if (name === 'add-mask') expect(message).toMatch(/^[\x21-\x7e]{16,}$/)
})
