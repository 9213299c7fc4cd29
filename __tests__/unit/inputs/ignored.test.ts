import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, test } from '@jest/globals'
import { INPUT_NAMES } from '../../../src/inputs/input-table.ts'
import { readInputs } from '../../../src/inputs/read-inputs.ts'
import { AGENT, CHECK, EXPORT, errorList, inputEnv, inputsIn } from '../../support/inputs.ts'
import { rows } from '../../support/rows.ts'
import { keptWith, scratch } from '../../support/scratch.ts'

const OF_CHECK =
  'mode site-path verify host base-path accepted-findings compare-with expect-text domain github-token live-url live-issue fail-on wait-for-check values-file preview-url max-pages-removed pull-request-comment update expect-commit'
const OF_LIVE_CHECK = ['wait-timeout', 'poll-interval', 'request-timeout']

const VALUES = '__tests__/fixtures/values/umbrella.yaml'
const VALUES_AT = (url: string) => `values-file=${VALUES} bundle-path=b.zip values-url=${url}`
const NEEDED: Readonly<Record<string, Readonly<Record<string, string>>>> = {
  agent: AGENT,
  check: CHECK,
  export: EXPORT,
}
const SITE = '__tests__/fixtures/site'
const OTHER_SITE = keptWith({ 'index.html': '' })

/** Returns the inputs of `needed` and of a line; the file of accepted findings is one that accepts none. */
function givenBy(needed: Readonly<Record<string, string>>, line: string): Record<string, string> {
  const given = { ...needed, ...inputsIn(line) }
  if (!('accepted-findings' in given)) return given
  const file = join(scratch(), 'accepted.yml')
  writeFileSync(file, '[]')
  return { ...given, 'accepted-findings': file }
}

describe('an input that has no effect with the others is noted', () => {
  test.each(
    rows(`
      agent | domain=x mask-bundle-url=true | domain in agent-job mode
      export | pull-request-comment=False live-issue=False
      agent | pull-request-comment=False live-issue=False
      check | preview-url=https://x.example pull-request-comment=true | preview-url without compare-with
      check | live-issue=False
      check | live-issue=true live-url=https://docs.example.com
      check | max-pages-removed=20 | max-pages-removed without compare-with
      export | site-path=x max-pages-removed=0 verify=off | max-pages-removed without compare-with
      export | site-path=x max-pages-removed=20 verify=off compare-with=${SITE}
      agent | domain=x github-token=t | domain in agent-job mode
      export | project-id=p
      export | project-id=p update=true expect-commit=0123abc wait=false poll-interval=5s
      export | project-id=p update=true expect-commit=0123abc job-id=j | update with job-id | expect-commit with job-id
      export | project-id=p update=False
      export | project-id=p base-path=/docs
      export | project-id=p base-path=/documentation/ site-path=x verify=off
      export | project-id=p base-path=/manual/ site-path=x verify=off | base-path with verify: off
      export | project-id=p base-path=/docs/ job-id=j site-path=x verify=off | base-path with verify: off
      export | job-id=j wait-for-check=x | wait-for-check with job-id
      export | wait=false poll-interval=5s
      export | wait=false poll-interval=5s wait-for-check=x
      export | bundle-path=x.zip verify=off | verify without site-path
      export | values-file=${VALUES} overwrite=true max-unpacked-size=1GB max-unpacked-files=9 | overwrite without site-path or bundle-path | max-unpacked-size without site-path or bundle-path | max-unpacked-files without site-path or bundle-path
      export | site-path=x host=nginx base-path=/x/ accepted-findings=x verify=off | host with verify: off | base-path with verify: off | accepted-findings with verify: off
      check | site-path=${OTHER_SITE} compare-with=${SITE} max-unpacked-files=9 | max-unpacked-files without an archive in compare-with
      export | site-path=x compare-with=${SITE} base-path=/x/ host=nginx verify=off | host with verify: off
      export | site-path=x host=nginx base-path=/x/ verify=strict overwrite=true
      export | bundle-path=x.zip overwrite=true max-unpacked-files=9 github-token=t
      check | domain=x host=nginx base-path=/x/ verify=strict github-token=t
      export | job-id=j github-token=t wait=false wait-timeout=5s
      check | live-url=https://docs.example.com wait-timeout=5m poll-interval=5s request-timeout=5s
    `),
  )('in mode %s with %s', async (mode = '', line = '', ...expected) => {
    const { notes } = await readInputs(inputEnv(givenBy(NEEDED[mode] ?? {}, line)))
    expect(notes.map(({ text }) => text.replace(' has no effect', ''))).toEqual(expected)
  })

  test('in check mode, with all inputs of another mode', async () => {
    const line =
      'project-id=p job-id=j wait=false wait-timeout=1h poll-interval=5s request-timeout=5s bundle-path=x.zip overwrite=true max-unpacked-size=1GB max-unpacked-files=9 values-path=docs values-url=https://files.example.com/x export-version=1 mask-bundle-url=false'
    const expected = INPUT_NAMES.filter((name) => !OF_CHECK.split(' ').includes(name)).map(
      (name) =>
        name.startsWith('max-unpacked')
          ? `${name} without an archive in compare-with`
          : OF_LIVE_CHECK.includes(name)
            ? `${name} without live-url${name === 'request-timeout' ? ' or pull-request-comment' : ''}`
            : `${name} in check mode`,
    )
    const { notes } = await readInputs(inputEnv(givenBy({ ...EXPORT, ...CHECK }, line)))
    expect(notes.map(({ text }) => text.replace(' has no effect', ''))).toEqual(expected)
  })
})

test.each([
  [
    { mode: 'check', 'site-path': SITE },
    'verify=strict-new',
    // The error says it, if there is one.
    [],
  ],
  [EXPORT, 'wait-timeout=30 poll-interval=5s', ['wait-timeout is “30”, which means 30 seconds']],
  [
    EXPORT,
    'wait-timeout=1800000 site-path=x max-unpacked-size=1',
    [
      'wait-timeout is “1800000”, which means 1,800,000 seconds (20d 20h)',
      'max-unpacked-size is “1”, which means 1 byte',
    ],
  ],
  [CHECK, 'wait-timeout=30', ['wait-timeout has no effect without live-url']],
  [
    EXPORT,
    VALUES_AT('https://files.example.com/b.zip'),
    [expect.stringMatching(/^values-url has no placeholder, /)],
  ],
  [EXPORT, `${VALUES_AT('https://files.example.com/b.zip')} export-version=1`, []],
  [EXPORT, VALUES_AT('https://files.example.com/{sha256}'), []],
])('an unexpected effect of an input is noted: %j with %s', async (needed, line, expected) => {
  const { notes } = await readInputs(inputEnv(givenBy(needed, line)))
  expect(notes.map(String)).toEqual(expected)
})

describe('an input that would have had something checked, and cannot, is an error', () => {
  const ofOther = (name: string, other: string) =>
    `${name} has no effect without ${other}: set ${other}, too, or leave ${name} out. If you set ${other} with an expression, that expression evaluates to an empty string`
  const ofMode = (name: string, mode: string) =>
    `${name} has no effect in ${mode} mode: add a step with mode: check after the deployment`
  const ofSite = (name: string) => ofOther(name, 'site-path')
  const again = (name: string) => `${name} has no effect without site-path, either`
  const withoutStrict = (text: string, verify: string) =>
    `fail-on is “${text}”, but no finding fails the step with verify: ${verify}. Set verify: strict or strict-new, or leave fail-on out`
  const GITHUB_SHA = '$' + '{{ github.sha }}'
  const ofAgent = (name: string) => `${name} has no effect in agent-job mode: leave it out`

  test.each(
    rows(`
      export | host=nginx | ${ofSite('host')}
      export | base-path=/docs/ compare-with=${SITE} expect-text=v1 | ${ofSite('expect-text')} | ${again('base-path')} | ${again('compare-with')}
      export | fail-on=warnings | ${ofSite('fail-on')}
      agent | fail-on=broken-anchor | ${ofAgent('fail-on')}
      check | fail-on=warnings | ${withoutStrict('warnings', 'report')}
      export | site-path=x verify=off fail-on=broken-anchor | ${withoutStrict('broken-anchor', 'off')}
      export | pull-request-comment=TRUE bundle-path=x.zip | ${ofSite('pull-request-comment')}
      export | max-pages-removed=20 | ${ofSite('max-pages-removed')}
      export | max-pages-removed=20 bundle-path=x.zip | ${ofSite('max-pages-removed')}
      check | live-issue=true | ${ofOther('live-issue', 'live-url')}
      export | live-issue=TRUE | ${ofMode('live-issue', 'export')}
      agent | live-issue=true | ${ofMode('live-issue', 'agent-job')}
      agent | bundle-path=false | ${ofAgent('bundle-path')}
      agent | max-pages-removed=0 | ${ofAgent('max-pages-removed')}
      export | accepted-findings=x | ${ofSite('accepted-findings')}
      export | verify=strict host=nginx bundle-path=x.zip | ${ofSite('verify')} | ${again('host')}
      export | verify=strict-new bundle-path=x.zip | ${ofSite('verify')}
      export | site-path=public live-url=https://docs.example.com | ${ofMode('live-url', 'export')}
      agent | bundle-path=x site-path=x verify=strict pull-request-comment=true | ${['bundle-path', 'site-path', 'verify', 'pull-request-comment'].map(ofAgent).join(' | ')}
      export | update=true | ${ofOther('update', 'project-id')}
      export | update=yes | update is “yes”: expected true or false; did you mean true?
      export | expect-commit=0123abc project-id=p | ${ofOther('expect-commit', 'update')}
      export | expect-commit=0123abc project-id=p update=False | ${ofOther('expect-commit', 'update')}
      export | update=TRUE job-id=j | ${ofOther('update', 'project-id')}
      agent | update=true expect-commit=main | expect-commit is “main”, which is not a commit: expected 7 to 40 hexadecimal digits, such as ${GITHUB_SHA} | ${ofAgent('update')}
      check | update=true expect-commit=0123abc | update has no effect in check mode: leave it out | expect-commit has no effect in check mode: leave it out
      export | project-id=p base-path=/manual/ | ${ofSite('base-path')}
      export | project-id=p job-id=j base-path=/docs/ | ${ofSite('base-path')}
      agent | base-path=/docs/ | ${ofAgent('base-path')}
      check | values-file=x | values-file has no effect in check mode: leave it out
      check | wait-for-check=x | wait-for-check has no effect in check mode: leave it out
    `),
  )('in mode %s with %s', async (mode = '', line = '', ...expected) => {
    expect(await errorList(givenBy(NEEDED[mode] ?? {}, line))).toEqual(expected)
  })

  test('but not in addition to another error about it', async () => {
    const expected = [expect.stringContaining('did you mean nginx?')]
    expect(await errorList({ ...EXPORT, host: 'ngnix' })).toEqual(expected)
  })
})
