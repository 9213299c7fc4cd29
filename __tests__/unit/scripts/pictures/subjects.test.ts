import { expect, test } from '@jest/globals'
import { digestOf, reproducible } from '../../../../scripts/pictures/subjects.ts'

const page = ({
  folder = '/tmp/a',
  id = '1',
  sha = '2',
  time = '2026-01-02T03:04',
  title = 'x',
  folded = 'y',
}) => `
<h3>${title}</h3>
<p>${folder}/temp/docs-export-report-AbCde${id}/report.json, ${folder}/next, export_${id}7abcdef-1234-1234-1234-123456789abc</p>
<p>${sha.repeat(64)} <time datetime="${time}:05.678Z">${time.replace('T', ' ')} UTC</time></p>
<details><summary>${title}</summary>
<p>${folded}</p>
</details>
<details class="z"><summary>Y</summary>${folded}</details>`

const digestOfPage = (values: Parameters<typeof page>[0]) =>
  digestOf(reproducible(page(values), values.folder ?? '/tmp/a'))
const FIRST = digestOfPage({})

test.each([
  ['the folder', { folder: '/var/demo' }],
  ['an id', { id: '9' }],
  ['a digest', { sha: 'f' }],
  ['the time', { time: '2027-11-12T13:14' }],
  ['what is folded', { folded: '3.4s' }],
])('%s makes no difference', (_, values) => expect(digestOfPage(values)).toBe(FIRST))

test('a visible change does', () => expect(digestOfPage({ title: 'z' })).not.toBe(FIRST))

test('no path of this machine is left', () =>
  expect(reproducible(page({}), '/tmp/a')).not.toMatch(/\/tmp\/|AbCde/))
