import { join } from 'node:path'
import { expect, test } from '@jest/globals'
import { runComparison } from '../../../src/phases/run-comparison.ts'
import type { Step } from '../../../src/step/step.ts'
import { makeSiteFolder } from '../../../src/web/list-tree.ts'
import { writeFiles } from '../../support/check.ts'
import { printedStep } from '../../support/printed-step.ts'
import { scratch } from '../../support/scratch.ts'

function compareWith(
  change: (step: Step, folder: string) => Partial<Step>,
  maxPagesRemoved?: number,
) {
  const folder = scratch()
  for (const side of ['earlier', 'later'])
    writeFiles(join(folder, side), { 'index.html': '<title>x</title>', 'a.css': side })
  const { step, printed } = printedStep({ RUNNER_TEMP: folder })
  const site = (name: string) => makeSiteFolder(join(folder, name), step.signal)
  const sites = {
    earlier: site('earlier'),
    later: site('later'),
    domain: undefined,
    hasValuesFile: true,
  }
  const changed = { ...step, ...change(step, folder) }
  const compared = runComparison(
    sites,
    { host: undefined, basePath: '/', previewUrl: undefined, maxPagesRemoved },
    changed,
  )
  return { compared, warnings: () => printed.filter((line) => line.startsWith('warning: ')) }
}

test('a comparison that cannot be written is a warning', async () => {
  const unusable = (folder: string) => ({ getReportFolder: () => `${folder}/earlier/a.css` })
  const { compared, warnings } = compareWith((_, folder) => unusable(folder))
  expect(await compared).toBeUndefined()
  expect(warnings()).toEqual([expect.stringMatching(/^warning: Not compared/)])
})

test('a comparison that cannot be written is an error if the number of removed pages is limited', async () => {
  const unusable = (folder: string) => ({ getReportFolder: () => `${folder}/earlier/a.css` })
  const { compared, warnings } = compareWith((_, folder) => unusable(folder), 0)
  const message = expect.stringContaining(
    'Because it is unknown how many pages are gone (`max-pages-removed`), this step fails, and the values file was not changed. Check',
  )
  await expect(compared).rejects.toMatchObject({ code: 'compare-failed', message })
  expect(warnings()).toEqual([])
})

test.each([
  [undefined, false],
  [2, false],
  [1, true],
  [0, true],
])('with %s pages that may be gone, two that are fail the step: %s', async (limit, isFailure) => {
  const folder = scratch()
  const pages = { 'a.html': '<title>a</title>', 'b.html': '<title>b</title>' }
  writeFiles(join(folder, 'earlier'), { 'index.html': '<title>x</title>', ...pages })
  writeFiles(join(folder, 'later'), { 'index.html': '<title>x</title>' })
  const { step, printed } = printedStep({ RUNNER_TEMP: folder })
  const outputs = new Map<string, string>()
  const set = (name: string, value: string) => void outputs.set(name, value)
  const [earlier, later] = ['earlier', 'later'].map((name) =>
    makeSiteFolder(join(folder, name), step.signal),
  )
  if (earlier === undefined || later === undefined) throw new Error('no sites')
  const compared = await runComparison(
    { earlier, later, domain: undefined, hasValuesFile: false },
    { host: undefined, basePath: '/', previewUrl: undefined, maxPagesRemoved: limit },
    { ...step, outputs: { ...step.outputs, set } },
  )
  const path = compared?.folderComparison.path
  expect(Object.fromEntries(outputs)).toEqual({
    ...{ changed: 'true', changesReport: path },
    ...{ pagesAdded: '0', pagesRemoved: '2', pagesChanged: '0' },
  })
  expect(printed.filter((line) => line.startsWith('warning: '))).toEqual([])
  expect(step.sections).toEqual([compared?.folderComparison.changes])
  expect(step.summaryRows.map(({ name }) => name)).toEqual(['Compared', 'Report of changes'])
  expect(compared?.result).toEqual({
    hasReport: true,
    ...(isFailure && { headline: '2 of 3 pages removed', hasFaults: true }),
  })
  if (!isFailure) {
    expect(compared?.failure).toBeUndefined()
    return
  }
  const values = { removed: '2 of 3', example: 'including a.html', limit, number: 2 }
  expect(compared?.failure).toMatchObject({ code: 'pages-removed', values })
})

test('outputs that cannot be written are not reported as a failed comparison', async () => {
  const set = () => {
    throw new Error('no outputs')
  }
  const { compared, warnings } = compareWith(({ outputs }) => ({ outputs: { ...outputs, set } }))
  await expect(compared).rejects.toThrow('no outputs')
  expect(warnings()).toEqual([])
})

test('a site is listed when it is first needed, and not again', async () => {
  const root = scratch()
  const site = makeSiteFolder(root, new AbortController().signal)
  writeFiles(root, { 'index.html': '' })
  expect((await site.list()).names).toEqual(['index.html'])
  writeFiles(root, { 'new.html': '' })
  expect((await site.list()).names).toEqual(['index.html'])
})

test('an earlier site that seems to be another one is a warning', async () => {
  const folder = scratch()
  const pages = (...names: string[]) =>
    Object.fromEntries(names.map((name) => [`${name}.html`, `<title>${name}</title><p>${name}`]))
  writeFiles(join(folder, 'earlier'), pages('index', 'a', 'b', 'c'))
  writeFiles(join(folder, 'later'), pages('index', 'x', 'y', 'z'))
  const { step, printed } = printedStep({ RUNNER_TEMP: folder })
  step.facts.subject = 'docs.example.com'
  const site = (name: string) => makeSiteFolder(join(folder, name), step.signal)
  await runComparison(
    { earlier: site('earlier'), later: site('later'), domain: undefined, hasValuesFile: false },
    { host: undefined, basePath: '/', previewUrl: undefined, maxPagesRemoved: undefined },
    step,
  )
  expect(printed.filter((line) => line.startsWith('warning: '))).toEqual([
    expect.stringMatching(/^warning: Another site\? docs\.example\.com.*Only 1 of the 4 pages/s),
  ])
})
