import { existsSync, readdirSync, readFileSync, symlinkSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from '@jest/globals'
import { removeReports } from '../../../src/check/remove-reports.ts'
import { writeCiReports } from '../../../src/check/write-reports.ts'
import { makeFinding } from '../../../src/findings/finding.ts'
import { ONLY_ERRORS } from '../../../src/findings/quality-gate.ts'
import { SITE_KINDS } from '../../../src/findings/site-kinds.ts'
import { scratchWith } from '../../support/scratch.ts'

test.each<[string, string, string | undefined, string]>([
  ['below the workspace', 'work/out/site', 'work', 'out/site/a.html'],
  ['the workspace', 'work', 'work', 'a.html'],
  ['outside the workspace', 'elsewhere', 'work', 'a.html'],
  ['in a folder whose name begins with dots', 'work/..site', 'work', '..site/a.html'],
  ['in a workspace that is reached through a link', 'work/out', 'link', 'out/a.html'],
  ['without a workspace', 'work/out', undefined, 'a.html'],
])('the path of a page in a site %s', async (_, root, workspace, expected) => {
  const folder = scratchWith({ 'work/a': '' })
  symlinkSync(join(folder, 'work'), join(folder, 'link'))
  const spots = [{ page: 'a.html', line: 3 }]
  const finding = makeFinding(SITE_KINDS['broken-link'], {}, { target: 'gone', spots })
  const site = {
    root: join(folder, root),
    workspace: workspace === undefined ? undefined : join(folder, workspace),
  }
  const gate = { verify: 'strict', failOn: ONLY_ERRORS } as const
  await writeCiReports(folder, [finding], gate, site, new AbortController().signal)
  const issues = JSON.parse(readFileSync(join(folder, 'gl-code-quality-report.json'), 'utf8'))
  expect(issues).toMatchObject([{ location: { path: expected, lines: { begin: 3 } } }])
  expect(readFileSync(join(folder, 'junit.xml'), 'utf8')).toContain(`file="${expected}" line="3"`)
})

test('the reports of an earlier run are removed, even if some are missing', () => {
  const folder = scratchWith({
    'report.json': '{"format": 1, "host": null}',
    'report.html': '',
    'external-links.tsv': '',
    'changes.md': '',
    'changes.json': '{"format": 1, "host": null}',
    'junit.xml': '<?xml version="1.0"?><testsuites name="other"/>',
  })
  removeReports(folder)
  expect(readdirSync(folder).sort()).toEqual(['changes.json', 'changes.md', 'junit.xml'])
})

test('the file that identifies the reports is removed last', () => {
  // A folder in place of a report cannot be removed.
  const folder = scratchWith({ 'report.json': '{"format": 1, "host": null}', 'report.html/a': '' })
  expect(() => removeReports(folder)).toThrow()
  expect(existsSync(join(folder, 'report.json'))).toBe(true)
})
