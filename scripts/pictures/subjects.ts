import { readFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { summaryPage } from '../../sandbox/summary/page.ts'
import { runDemo } from '../demo/run-demo.ts'
import { reproducible } from './source.ts'

/** A page that the README shows a picture of. */
export interface Subject {
  readonly name: 'summary' | 'report'
  readonly html: string
  /** The element that the picture shows. */
  readonly selector: string
}

/** Runs the demo in an empty folder, and returns the pages of its second step, which have most to show. */
export async function subjectsOf(folder: string): Promise<readonly Subject[]> {
  const { signal } = new AbortController()
  const lines: string[] = []
  const { isGood, steps } = await runDemo({ folder, print: (line) => lines.push(line), signal })
  const shown = steps.find(({ ends }) => ends === 'verify-failed')
  if (!isGood || shown === undefined) throw new Error(`The demo went wrong:\n${lines.join('\n')}`)
  const { summary, outputs } = shown.result
  const report = join(dirname(outputs.verifyReport ?? ''), 'report.html')
  return [
    {
      name: 'summary',
      html: reproducible(summaryPage([{ title: 'docs summary', summary }]), folder),
      selector: 'section',
    },
    { name: 'report', html: reproducible(readFileSync(report, 'utf8'), folder), selector: 'body' },
  ]
}
