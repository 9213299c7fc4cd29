import type { ChildProcess } from 'node:child_process'
import { describe, expect, test } from '@jest/globals'
import createMarkdown from 'markdown-it'
import { cut, json, type Reply, text } from '../support/service.ts'
import {
  begin,
  DOMAIN,
  exportInputs,
  exportScript,
  exportWith,
  JOB,
  KEY,
  LINK,
  type Replies,
  SIGNATURE,
  service,
} from '../support/step.ts'

test.concurrent('a broken response is retried, and never mistaken for a good one', async () => {
  // The toolkit’s client would wait for the rest of it forever, and exit with 0. No deadline is
  // near enough to help.
  const done = { status: 'completed' }
  const run = await exportWith(exportScript({ status: [cut(done), json(done)] }))
  expect(run.outputs).toMatchObject({ outcome: 'succeeded', bundleUrl: LINK })
  expect(run.log.match(/retrying in/g)).toHaveLength(1)
  expect(run.warnings).toEqual([])
})

test.concurrent('a response that arrived while the process was suspended is read, however late', async () => {
  let child: ChildProcess | undefined
  const start: Reply = (request, response) => {
    child?.kill('SIGSTOP')
    json({ jobId: JOB })(request, response)
    setTimeout(() => child?.kill('SIGCONT'), 6_000)
  }
  const { url, asked } = await service(exportScript({ start: [start] }))
  const step = begin({ with: { ...exportInputs(url), 'request-timeout': '4s' } })
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
  const encoded = json({ status: 'x' }, 200, { 'content-encoding': '##[error]x' })

  test.concurrent.each<[string, Replies]>([
    ['in a job', { status: [json(everywhere), json({ status: 'failed', error: evil })] }],
    ['in an error that is text', { start: [text(evil, 500)] }],
    ['in a jobId', { start: [json({ jobId: evil })] }],
    ['in a link', { bundle: [json({ bundleUrl: `https://x/${evil}` })] }],
    ['in a link of short lines', { bundle: [json({ bundleUrl: 'zzzz\ne\nr' })] }],
    ['in a redirect', { start: [json({}, 302, { location: 'https://x/##[error]y' })] }],
    ['in the name of an encoding', { status: [encoded] }],
  ])('%s', async (_, replies) => {
    const run = await exportWith(exportScript(replies))
    expect(run.exitCode).toBe(1)
    for (const { name } of run.commands) expect(['add-mask', 'error', 'debug']).toContain(name)
    for (const { name, message } of run.commands)
      if (name === 'add-mask') expect([KEY, LINK, SIGNATURE]).toContain(message)
    expect(run.errors).toHaveLength(1)
    expect(run.outputs.outcome).not.toBe('succeeded')
    const ours = /<\/?(?:h3|sub|table|tr|th|td|p|ul|li|code|pre|details|summary)>/g
    expect(run.summary.replace(ours, '')).not.toMatch(/[<>]/)
    // Nothing in it is Markdown.
    expect(createMarkdown({ html: true, linkify: true }).render(run.summary)).toBe(
      `${run.summary.trimEnd()}\n`,
    )
    expect(run.stderr).toBe('')
  })
})

describe('no secret is shown', () => {
  const failed = json({ status: 'failed', error: `PUT ${LINK} failed` })
  test.concurrent.each<[string, Replies, Record<string, string>?]>([
    ['in messages of the service', { start: [json({ error: `API key ${KEY} is expired` }, 401)] }],
    [
      'where text would be cut before it is masked',
      { start: [text(`${' '.repeat(985)}${KEY}`, 401)] },
    ],
    ['in a jobId', { start: [json({ jobId: KEY })], status: [failed] }],
    ['a link in the reason of a failure', { status: [failed] }],
    [
      'the signature of a link that is not masked, in progress',
      { status: [json({ status: 'completed', progress: SIGNATURE, downloadUrl: LINK })] },
      { 'mask-bundle-url': 'false' },
    ],
  ])('%s', async (_, replies, inputs) => {
    const run = await exportWith(exportScript(replies), inputs)
    const printed = run.stdout.replaceAll(/^::add-mask::.*$/gm, '')
    for (const shown of [run.log, printed, run.summary]) {
      expect(shown).not.toContain(KEY.slice(0, 12))
      expect(shown).not.toContain(SIGNATURE.slice(0, 12))
    }
    expect(run.summary).toContain(DOMAIN)
  })
})
