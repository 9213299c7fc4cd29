/** What the demo made: where it is, and for whoever sits at a terminal, at which addresses it can be looked at. */
import { dirname, join, relative, sep } from 'node:path'
import type { EndedDemoStep } from './demo-step.ts'
import type { WebServer } from './serve.ts'

/** A page that the demo made. */
export interface Result {
  readonly name: string
  readonly file: string
  /** Where it is served while the demo is running. */
  readonly url: string
}

/** What serves the results: the site as it is published, and the folder of the demo for all else. */
export interface Servers {
  readonly site: WebServer
  readonly folder: WebServer
}

/** Returns the pages that there are: a step that went wrong may have written none. */
export function resultsOf(
  folder: string,
  steps: readonly EndedDemoStep[],
  servers: Servers,
): readonly Result[] {
  const reports = steps.flatMap(({ result: { outputs } }) => outputs.verifyReport || [])
  const withFindings = steps.find(({ ends }) => ends === 'verify-failed')?.result.outputs
    .verifyReport
  const report = withFindings || reports.at(-1)
  const served = (file: string) =>
    new URL(relative(folder, file).split(sep).map(encodeURIComponent).join('/'), servers.folder.url)
      .href
  const page = (name: string, file: string) => ({ name, file, url: served(file) })
  return [
    { name: 'the site', file: join(folder, 'site', 'index.html'), url: servers.site.url },
    ...(report === undefined ? [] : [page('the report', join(dirname(report), 'report.html'))]),
    page('the summary', join(folder, 'summary.html')),
  ]
}

/** Prints where the results are, as files or, if they are served, also as addresses. */
export function printResults(
  results: readonly Result[],
  areServed: boolean,
  print: (line: string) => void,
): void {
  const width = Math.max(...results.map(({ name }) => name.length))
  for (const { name, file, url } of results) {
    const fromHere = relative('', file)
    print(`  ${name.padEnd(width)}  ${fromHere.startsWith('..') ? file : fromHere}`)
    if (areServed) print(`  ${''.padEnd(width)}  ${url}`)
  }
}
