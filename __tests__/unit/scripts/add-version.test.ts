import { readFileSync } from 'node:fs'
import { expect, test } from '@jest/globals'
import { linksOf, withVersion } from '../../../scripts/release/add-version.ts'
import { currentRepository } from '../../../scripts/release/repository.ts'

const BASE = 'https://github.com/octo/docs'
const UNRELEASED = `# Changelog

## [Unreleased]

### Added

- A [link](https://example.com).

[Unreleased]: ${BASE}/commits/main
`
const FIRST = `# Changelog

## [Unreleased]

## [0.1.0] - 2026-11-22

### Added

- A [link](https://example.com).

[Unreleased]: ${BASE}/compare/v0.1.0...HEAD
[0.1.0]: ${BASE}/releases/tag/v0.1.0
`

test('the first version gets the unreleased changes, and links to its release', () =>
  expect(withVersion(UNRELEASED, '0.1.0', '2026-11-22', 'octo/docs')).toBe(FIRST))

test('the next version links to the changes since the previous one', () =>
  expect(withVersion(FIRST, '0.2.0', '2026-12-24', 'octo/docs')).toBe(
    FIRST.replace('## [0.1.0]', '## [0.2.0] - 2026-12-24\n\n## [0.1.0]')
      .replace('/compare/v0.1.0...HEAD', '/compare/v0.2.0...HEAD')
      .replace('[0.1.0]: ', `[0.2.0]: ${BASE}/compare/v0.1.0...v0.2.0\n[0.1.0]: `),
  ))

test('a version that has its heading already keeps its date', () =>
  expect(withVersion(FIRST, '0.1.0', '2027-01-01', 'octo/docs')).toBe(FIRST))

test('a change log without links gets them', () =>
  expect(withVersion(UNRELEASED.replace(/^\[.*\n/m, ''), '0.1.0', '2026-11-22', 'octo/docs')).toBe(FIRST))

test('the headings of the change log are links to what changed', () => {
  const changeLog = readFileSync('CHANGELOG.md', 'utf8')
  expect(changeLog).toContain(`\n\n${linksOf(changeLog, currentRepository()).join('\n')}\n`)
})

test('the first release has nothing that could have changed', () => {
  const [first = ''] = readFileSync('CHANGELOG.md', 'utf8').split(/^## /m).slice(-1)
  expect([...first.matchAll(/^### (.*)$/gm)].map(([, heading]) => heading)).toEqual(['Added'])
})

test('the unreleased changes have no relative links, which do not work in the notes of a release', () => {
  const changeLog = readFileSync('CHANGELOG.md', 'utf8')
  const [, unreleased = ''] = /^## \[Unreleased\]\n(.*?)^(?:## |\[)/ms.exec(changeLog) ?? []
  expect(unreleased).not.toMatch(/\]\((?!https:)/)
})
