/** The demo: five steps of workflows, one after the other, and what they leave to look at. */
import { mkdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { startSandbox } from '../../sandbox/server.ts'
import { summaryPage } from '../../sandbox/summary/page.ts'
import { checkLive } from './check-live.ts'
import type { DemoContext, EndedDemoStep } from './demo-step.ts'
import { FIRST, TAGGED_COMMIT, writeDocumentation } from './documentation.ts'
import { exportChange } from './export-change.ts'
import { exportSite } from './export-site.ts'
import { exportTag } from './export-tag.ts'
import { followAgent } from './follow-agent.ts'
import { printResults, type Result, resultsOf } from './results.ts'
import { serve } from './serve.ts'

export interface DemoOptions {
  /** An empty folder for everything that is written; created if there is none. */
  readonly folder: string
  readonly print: (line: string) => void
  /** Ends the demo. */
  readonly signal: AbortSignal
  /** Called at the end; the results are served until it is done. Without it, nothing stays open. */
  readonly look?: ((results: readonly Result[]) => Promise<void>) | undefined
}

const STEPS = [exportSite, exportChange, checkLive, followAgent, exportTag]

/** How long everything takes at the service. */
const PACE = { exportTimeMs: 3_000, agentTimeMs: 2_000, buildTimeMs: 3_000 }

/** A demo that is over. */
export interface EndedDemo {
  /** Whether every step ended as it has to. */
  readonly isGood: boolean
  readonly steps: readonly EndedDemoStep[]
}

/**
 * Runs the demo.
 * @throws the reason of the signal once it is aborted
 */
export async function runDemo({ folder, print, signal, look }: DemoOptions): Promise<EndedDemo> {
  mkdirSync(join(folder, 'temp'), { recursive: true })
  const docs = join(folder, 'docs')
  writeDocumentation(docs, FIRST)
  const opened: { close(): void | Promise<void> }[] = []
  const kept = <T extends (typeof opened)[number]>(server: T): T => {
    opened.unshift(server)
    return server
  }
  try {
    const sandbox = kept(await startSandbox({ docs, ...PACE, builtCommit: TAGGED_COMMIT }))
    const servers = {
      site: kept(await serve(join(folder, 'site'))),
      folder: kept(await serve(folder)),
    }
    const context: DemoContext = { folder, sandbox, siteUrl: servers.site.url, print, signal }
    const steps: EndedDemoStep[] = []
    for (const runNext of STEPS) steps.push(await runNext(context))
    writeFileSync(join(folder, 'summary.html'), summaryPage(steps.map(summaryOf)))

    const results = resultsOf(folder, steps, servers)
    print('')
    print('Look at it')
    print('==========')
    printResults(results, look !== undefined, print)
    print('')
    const isGood = steps.every(endedAsExpected)
    print(isGood ? WELL : 'A step did not end as it has to: see above.')
    await look?.(results)
    return { isGood, steps }
  } finally {
    for (const server of opened) await server.close()
  }
}

const WELL =
  'All five steps ended as they have to: the second one red, because of the broken link, the others green.'

function endedAsExpected({ ends, result }: EndedDemoStep): boolean {
  return result.outputs.outcome === ends && result.exitCode === (ends === 'succeeded' ? 0 : 1)
}

const summaryOf = ({ title, result: { summary } }: EndedDemoStep) => ({ title, summary })
