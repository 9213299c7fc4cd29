import { readFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { summaryPage } from '../../sandbox/summary/page.ts'
import type { Shown } from '../chromium.ts'
import type { EndedDemo } from '../demo/run-demo.ts'
import { reproducible } from './source.ts'

/** A page that the README shows a picture of. */
export interface Subject extends Shown {
  readonly name: 'summary' | 'report'
  readonly html: string
}

/** Returns the pages of the second step of a demo that was played in `folder`: they have most to show. */
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
  ]
}
