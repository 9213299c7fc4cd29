import { createHash } from 'node:crypto'
import { readFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { summaryPage } from '../../sandbox/summary/page.ts'
import type { Shown } from '../chromium.ts'
import type { EndedDemo } from '../demo/run-demo.ts'

/** A page of which the README shows a screenshot. */
export interface Subject extends Shown {
  readonly name: 'summary' | 'report' | 'not-live' | 'live'
  readonly html: string
}

/**
 * Returns the pages that show the second step of a demo that ran in `folder`, and two states of the
 * third.
 */
export function subjectsOf({ isGood, acts }: EndedDemo, folder: string): readonly Subject[] {
  const shown = acts.find(({ ends }) => ends === 'verify-failed')
  if (!isGood || shown === undefined) throw new Error('A step of the demo did not end as expected')
  const { summary, outputs } = shown.result
  const report = join(dirname(outputs.verifyReport ?? ''), 'report.html')
  return [
    {
      name: 'summary',
      html: reproducible(summaryPage([{ title: 'docs summary', summary }]), folder),
      selector: 'section',
      // The first findings are enough.
      without: 'section ol > li ~ li, section ol ~ *',
    },
    { name: 'report', html: reproducible(readFileSync(report, 'utf8'), folder), selector: 'body' },
    ...stillsOf(acts),
  ]
}

/** The log of the step that waits until the site is live, before and after it is, as if that took 4 s. */
function stillsOf(acts: EndedDemo['acts']): readonly Subject[] {
  const log = acts.find(({ result }) => result.outputs.liveReport)?.result.log ?? ''
  const [notLive = ''] = /still different: [^)]*\)/.exec(log) ?? []
  const [live = ''] = /^All \d+ addresses match after/m.exec(log) ?? []
  const before = `🔴 After 0s, ${notLive}`
  return [
    { name: 'not-live', html: logPage(before), selector: 'body' },
    { name: 'live', html: logPage(`${before}\n🟢 ${live} 4s`), selector: 'body' },
  ]
}

/** Returns a page that shows lines of a log. */
const logPage = (lines: string) =>
  `<!doctype html><meta charset="utf-8"><title>Log</title><style>${LOG_STYLE}</style><pre>${lines}</pre>`

const LOG_STYLE = `:root { color-scheme: light dark } body { margin: 0 }
pre { margin: 0; padding: 1rem; font: 13px/1.8 ui-monospace, "DejaVu Sans Mono", monospace }`

/** The folders on GitHub's runner that replace folders of this machine. */
const WORKSPACE = '/home/runner/work/docs/docs'
const TEMP = '/home/runner/work/_temp'

const ID = '7c1f0e4a-52d9-4b8e-9a63-d0b7f3c85e21'
const DIGEST = '4a9c830a261b4bf67a6f04c4c7d33ac37fcb092afbb566988f6b1d944c0c6b90'

/**
 * Returns the output of a demo that ran in `folder`, with everything that differs each time
 * replaced: IDs, times, digests, and paths of this machine. So a screenshot stays the same until
 * something visible changes.
 */
export function reproducible(html: string, folder: string): string {
  return html
    .replaceAll(`${folder}/temp`, TEMP)
    .replaceAll(folder, WORKSPACE)
    .replaceAll(/docs-export-report-\w{6}/g, 'docs-export-report-Xq3bTz')
    .replaceAll(/[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}/g, ID)
    .replaceAll(/\b[0-9a-f]{64}\b/g, DIGEST)
    .replaceAll(/\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d\.\d{3}Z/g, '2026-11-02T09:30:00.000Z')
    .replaceAll(/\d{4}-\d\d-\d\d \d\d:\d\d(:\d\d)? UTC/g, '2026-11-02 09:30 UTC')
}

/** Returns the SHA-256 of the visible part of a page, without collapsed sections. */
export function digestOf(html: string): string {
  const visible = html.replaceAll(
    /(<details[^>]*>\s*<summary>.*?<\/summary>).*?<\/details>/gs,
    '$1</details>',
  )
  return createHash('sha256').update(visible).digest('hex')
}
