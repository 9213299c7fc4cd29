import { readFileSync } from 'node:fs'
import { expect, test } from '@jest/globals'
import { countFindings } from '../../../src/findings/count-findings.ts'
import { makeLiveFinding } from '../../../src/live/judging/live-finding.ts'
import type { LiveVerdict } from '../../../src/live/judging/live-verdict.ts'
import { writeLiveReport } from '../../../src/live/live-report.ts'
import { keptWith } from '../../support/scratch.ts'

const findings = [makeLiveFinding({ kind: 'live-missing', status: 404 }, '/guide', 'guide.html')]
const VERDICT: LiveVerdict = {
  ...countFindings(findings),
  findings,
  diagnosis: undefined,
  mayPassByWaiting: true,
  addressCount: 640,
  comparedCount: 639,
  fileCount: 312,
  unaddressedFileCount: 7,
  liveSinceMs: undefined,
  elapsedMs: 600_000.4,
  roundCount: 21,
  slowestAddresses: [{ requestPath: '/search.json', durationMs: 812.3 }],
}
const URL_AND_HOST = { url: new URL('https://docs.example.com/'), host: 'nginx' } as const

async function write(verdict: LiveVerdict) {
  const { signal } = new AbortController()
  const path = await writeLiveReport(keptWith({}), URL_AND_HOST, verdict, signal)
  return JSON.parse(readFileSync(path, 'utf8'))
}

test('live.json has the fields that docs/live.md shows', async () => {
  const [, example = ''] = /```json\n(.*?)```/s.exec(readFileSync('docs/live.md', 'utf8')) ?? []
  const shown = JSON.parse(example)
  const report = await write(VERDICT)
  expect(Object.keys(report)).toEqual(Object.keys(shown))
  for (const list of ['slowest', 'findings'])
    expect(Object.keys(report[list][0])).toEqual(Object.keys(shown[list][0]))
})

test('live.json has the counts of the verdict', async () => {
  expect(await write(VERDICT)).toMatchObject({
    url: 'https://docs.example.com/',
    host: 'nginx',
    files: 312,
    addresses: 640,
    withoutAddress: 7,
    liveSince: null,
    elapsedMs: 600_000,
    rounds: 21,
    errors: 1,
    warnings: 0,
    notices: 0,
    accepted: 0,
    isComplete: true,
    slowest: [{ address: '/search.json', ms: 812 }],
    findings: [{ code: 'live-missing', address: '/guide', file: 'guide.html', accepted: null }],
  })
})

test('live.json says since when the site is live', async () => {
  const { liveSince } = await write({ ...VERDICT, liveSinceMs: 0 })
  expect(liveSince).toBe('1970-01-01T00:00:00.000Z')
})
