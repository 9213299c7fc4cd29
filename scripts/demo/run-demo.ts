/** The demo: its acts, one after another, and the pages that they produce. */
import { mkdirSync, writeFileSync } from 'node:fs'
import type { RequestListener } from 'node:http'
import { dirname, join, relative, sep } from 'node:path'
import { startSandbox } from '../../sandbox/server.ts'
import { summaryPage } from '../../sandbox/summary/page.ts'
import { serveFolder } from '../../sandbox/web-server.ts'
import { serve } from '../serve.ts'
import { ACTS, type Stage } from './acts.ts'
import { EARLIER, FIRST, TAGGED_COMMIT, writeDocumentation } from './documentation.ts'
import { isAsExpected, type PlayedAct, play, type Show } from './play.ts'

export interface DemoOptions extends Show {
  /** An empty folder for everything that is written; created if there is none. */
  readonly folder: string
  /** Called at the end; the results are served until it resolves. Without it, nothing is served. */
  readonly look?: ((results: readonly Result[]) => Promise<void>) | undefined
}

/** A page that the demo made. */
export interface Result {
  readonly name: string
  readonly file: string
  /** Where it is served while the demo is running. */
  readonly url: string
}

/** A demo that has ended. */
export interface EndedDemo {
  /** Whether every act ended as expected. */
  readonly isGood: boolean
  readonly acts: readonly PlayedAct[]
}

/** How long everything takes on the service. */
const PACE = { exportTimeMs: 3_000, agentTimeMs: 2_000, buildTimeMs: 3_000 }

/** The delay before the site is published, in ms. */
const LAG_MS = 3_000

/**
 * Plays the demo.
 * @throws the reason of the signal once it is aborted
 */
export async function runDemo({ folder, look, ...show }: DemoOptions): Promise<EndedDemo> {
  const at = (name: string) => join(folder, name)
  mkdirSync(at('temp'), { recursive: true })
  mkdirSync(at('earlier'))
  writeFileSync(join(at('earlier'), 'index.html'), EARLIER)
  writeDocumentation(at('docs'), FIRST)
  const sandbox = await startSandbox({ docs: at('docs'), ...PACE, builtCommit: TAGGED_COMMIT })
  const site = await serve(publishLate(at('earlier'), at('site')))
  const all = await serve(serveFolder(folder))
  try {
    const stage: Stage = { folder, sandbox, siteUrl: `${site.origin}/` }
    const acts: PlayedAct[] = []
    for (const act of ACTS) acts.push(await play(act, stage, show))
    const summaries = acts.map(({ title, result: { summary } }) => ({ title, summary }))
    writeFileSync(at('summary.html'), summaryPage(summaries))

    const results = resultsOf(stage, acts, all.origin)
    printResults(results, look !== undefined, show.print)
    const isGood = acts.every(isAsExpected)
    show.print(isGood ? WELL : 'An act did not end as expected: see above.')
    await look?.(results)
    return { isGood, acts }
  } finally {
    all.close()
    site.close()
    await sandbox.close()
  }
}

const WELL =
  'All five ended as expected: the second one failed because of the broken link, and the others succeeded.'

/** Serves a folder and, some time after the first request, another one. */
function publishLate(earlier: string, later: string): RequestListener {
  let publishedAt: number | undefined
  return (request, response) => {
    publishedAt ??= performance.now() + LAG_MS
    const isLate = performance.now() < publishedAt
    const folder = isLate ? earlier : later
    serveFolder(folder)(request, response)
  }
}

/** Returns the existing pages: a step that failed may have written none. */
function resultsOf(
  { folder, siteUrl }: Stage,
  acts: readonly PlayedAct[],
  origin: string,
): readonly Result[] {
  const page = (name: string, file: string): Result => {
    const path = relative(folder, file).split(sep).map(encodeURIComponent).join('/')
    return { name, file, url: `${origin}/${path}` }
  }
  const results = [{ name: 'the site', file: join(folder, 'site', 'index.html'), url: siteUrl }]
  const report = acts.find(({ ends }) => ends === 'verify-failed')?.result.outputs.verifyReport
  if (report) results.push(page('the report', join(dirname(report), 'report.html')))
  return [...results, page('the summary', join(folder, 'summary.html'))]
}

/** Prints where the results are, as files or, if they are served, also as addresses. */
function printResults(results: readonly Result[], areServed: boolean, print: Show['print']): void {
  print('\nResults')
  for (const { name, file, url } of results) {
    const fromHere = relative('', file)
    print(`  ${name.padEnd(11)}  ${fromHere.startsWith('..') ? file : fromHere}`)
    if (areServed) print(`  ${''.padEnd(11)}  ${url}`)
  }
  print('')
}
