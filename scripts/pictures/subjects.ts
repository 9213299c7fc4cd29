import { readFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { summaryPage } from '../../sandbox/summary/page.ts'
import type { Shown } from '../chromium.ts'
import type { EndedDemo } from '../demo/run-demo.ts'
import { reproducible } from './source.ts'

/** A page that the README shows a picture of. */
export interface Subject extends Shown {
  readonly name: 'summary' | 'report' | 'not-live' | 'live'
  readonly html: string
}

/** Returns the pages that show the second step of a demo that was played in `folder`, and two stills of the third. */
export function subjectsOf({ isGood, acts }: EndedDemo, folder: string): readonly Subject[] {
  const shown = acts.find(({ ends }) => ends === 'verify-failed')
  if (!isGood || shown === undefined) throw new Error('A step of the demo did not end as it has to')
  const { summary, outputs } = shown.result
  const report = join(dirname(outputs.verifyReport ?? ''), 'report.html')
  return [
    {
      name: 'summary',
      html: reproducible(summaryPage([{ title: 'docs summary', summary }]), folder),
      selector: 'section',
      // What it found first says enough.
      until: 'section ol > li',
    },
    { name: 'report', html: reproducible(readFileSync(report, 'utf8'), folder), selector: 'body' },
    ...stillsOf(acts),
  ]
}

/** What the step says that waits until the site is live, before and after it is, as if that took 4 s. */
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
