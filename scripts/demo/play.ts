/** The demo: four steps of workflows, one after the other, and what they leave to look at. */
import { mkdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { type SandboxOptions, startSandbox } from '../../sandbox/server.ts'
import { summaryPage } from '../../sandbox/summary/page.ts'
import type { EndedAct, Stage } from './act.ts'
import { checkLive } from './check-live.ts'
import { FIRST, writeDocumentation } from './documentation.ts'
import { exportChange } from './export-change.ts'
import { exportSite } from './export-site.ts'
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
  /** For tests: a service that behaves in another way. */
  readonly sandbox?: SandboxOptions
}

const ACTS = [exportSite, exportChange, checkLive, followAgent]

/** A demo that is over. */
export interface Played {
  /** Whether every step ended as it has to. */
  readonly isGood: boolean
  readonly acts: readonly EndedAct[]
}

/**
 * Plays the demo.
 * @throws the reason of the signal once it is aborted
 */
export async function playDemo({
  folder,
  print,
  signal,
  look,
  sandbox: options,
}: DemoOptions): Promise<Played> {
  mkdirSync(join(folder, 'temp'), { recursive: true })
  const docs = join(folder, 'docs')
  writeDocumentation(docs, FIRST)
  const sandbox = await startSandbox({ docs, exportTimeMs: 3_000, agentTimeMs: 2_000, ...options })
  const servers = { site: await serve(join(folder, 'site')), folder: await serve(folder) }
  try {
    const stage: Stage = { folder, sandbox, siteUrl: servers.site.url, print, signal }
    const acts: EndedAct[] = []
    for (const act of ACTS) acts.push(await act(stage))
    writeFileSync(join(folder, 'summary.html'), summaryPage(acts.map(summaryOf)))

    const results = resultsOf(folder, acts, servers)
    print('')
    print('Look at it')
    print('==========')
    printResults(results, look !== undefined, print)
    print('')
    const isGood = acts.every(endedAsExpected)
    print(isGood ? WELL : 'A step did not end as it has to: see above.')
    await look?.(results)
    return { isGood, acts }
  } finally {
    servers.site.close()
    servers.folder.close()
    await sandbox.close()
  }
}

const WELL =
  'All four steps ended as they have to: the second one red, because of the broken link, the others green.'

function endedAsExpected({ ends, result }: EndedAct): boolean {
  return result.outputs.outcome === ends && result.exitCode === (ends === 'succeeded' ? 0 : 1)
}

const summaryOf = ({ title, result: { summary } }: EndedAct) => ({ title, summary })
