import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, test } from '@jest/globals'
import { readInputs } from '../../../src/inputs/inputs.ts'
import { INPUT_NAMES } from '../../../src/inputs/table.ts'
import { AGENT, CHECK, EXPORT, errorList, inputEnv, inputsIn } from '../../support/inputs.ts'
import { scratch } from '../../support/scratch.ts'

const OF_CHECK =
  'mode site-path verify host base-path accepted-findings compare-with expect-text domain github-token live-url wait-for-check preview-url pull-request-comment'
const OF_LIVE_CHECK = ['wait-timeout', 'poll-interval', 'request-timeout']

const VALUES = '__tests__/fixtures/values/umbrella.yaml'
const VALUES_AT = (url: string) => `values-file=${VALUES} bundle-path=b.zip values-url=${url}`
const SITE = '__tests__/fixtures/site'

/** Returns the inputs of `needed` and of a line; the file of accepted findings is one that accepts none. */
function givenBy(needed: Readonly<Record<string, string>>, line: string): Record<string, string> {
  const given = { ...needed, ...inputsIn(line) }
  if (!('accepted-findings' in given)) return given
  const file = join(scratch(), 'accepted.yml')
  writeFileSync(file, '[]')
  return { ...given, 'accepted-findings': file }
}

describe('an input that has no effect beside the others is noted', () => {
  test.each([
    [AGENT, 'domain=x mask-bundle-url=true', ['domain in mode agent-job']],
    [EXPORT, 'pull-request-comment=true', ['pull-request-comment without site-path']],
    [CHECK, 'preview-url=https://x.example pull-request-comment=true', ['preview-url without compare-with']],
    [AGENT, 'site-path=x github-token=t', ['site-path in mode agent-job']],
    [EXPORT, 'project-id=p', ['project-id in mode export']],
    [EXPORT, 'job-id=j wait-for-check=x', ['wait-for-check with job-id']],
    [EXPORT, 'wait=false poll-interval=5s', ['poll-interval with wait: false']],
    [EXPORT, 'wait=false poll-interval=5s wait-for-check=x', []],
    [EXPORT, 'bundle-path=x.zip verify=off', ['verify without site-path']],
    [
      EXPORT,
      `values-file=${VALUES} overwrite=true max-unpacked-size=1GB max-unpacked-files=9`,
      ['overwrite', 'max-unpacked-size', 'max-unpacked-files'].map(
        (name) => `${name} without site-path or bundle-path`,
      ),
    ],
    [
      EXPORT,
      'site-path=x host=nginx base-path=/x/ accepted-findings=x verify=off',
      ['host with verify: off', 'base-path with verify: off', 'accepted-findings with verify: off'],
    ],
    [
      { ...EXPORT, ...CHECK },
      'project-id=p job-id=j wait=false wait-timeout=1h poll-interval=5s request-timeout=5s bundle-path=x.zip overwrite=true max-unpacked-size=1GB max-unpacked-files=9 values-file=x.yaml values-url=https://files.example.com/x export-version=1 mask-bundle-url=false',
      INPUT_NAMES.filter((name) => !OF_CHECK.split(' ').includes(name)).map((name) =>
        name.startsWith('max-unpacked')
          ? `${name} without an archive in compare-with`
          : OF_LIVE_CHECK.includes(name)
            ? `${name} without live-url${name === 'request-timeout' ? ' or pull-request-comment' : ''}`
            : `${name} in mode check`,
      ),
    ],
    [
      CHECK,
      `site-path=__tests__/unit compare-with=${SITE} max-unpacked-files=9`,
      ['max-unpacked-files without an archive in compare-with'],
    ],
    [
      EXPORT,
      `site-path=x compare-with=${SITE} base-path=/x/ host=nginx verify=off`,
      ['host with verify: off'],
    ],
    [EXPORT, 'site-path=x host=nginx base-path=/x/ verify=strict overwrite=true', []],
    [EXPORT, 'bundle-path=x.zip overwrite=true max-unpacked-files=9 github-token=t', []],
    [CHECK, 'domain=x host=nginx base-path=/x/ verify=strict github-token=t', []],
    [EXPORT, 'job-id=j github-token=t wait=false wait-timeout=5s', []],
    [CHECK, 'live-url=https://docs.example.com wait-timeout=5m poll-interval=5s request-timeout=5s', []],
  ])('%j with %s', async (needed, line, expected) => {
    const { notes } = await readInputs(inputEnv(givenBy(needed, line)))
    expect(notes.map(({ text }) => text.replace(' has no effect', ''))).toEqual(expected)
  })
})

test.each([
  [EXPORT, 'wait-timeout=30 poll-interval=5s', ['wait-timeout is “30”, which means 30 seconds']],
  [CHECK, 'wait-timeout=30', ['wait-timeout has no effect without live-url']],
  [
    EXPORT,
    VALUES_AT('https://files.example.com/b.zip'),
    [expect.stringMatching(/^values-url has no placeholder: /)],
  ],
  [EXPORT, `${VALUES_AT('https://files.example.com/b.zip')} export-version=1`, []],
  [EXPORT, VALUES_AT('https://files.example.com/{sha256}'), []],
])('what people may not expect of an input is noted: %j with %s', async (needed, line, expected) => {
  const { notes } = await readInputs(inputEnv(givenBy(needed, line)))
  expect(notes.map(String)).toEqual(expected)
})

describe('an input that would have had something checked, and cannot, is an error', () => {
  const without = (name: string) =>
    `${name} has no effect without site-path, so nothing would be checked: set site-path as well, or leave ${name} out`

  test.each([
    [EXPORT, 'host=nginx', [without('host')]],
    [
      EXPORT,
      `base-path=/docs/ compare-with=${SITE} expect-text=v1`,
      [without('expect-text'), without('base-path'), without('compare-with')],
    ],
    [EXPORT, 'accepted-findings=x', [without('accepted-findings')]],
    [EXPORT, 'verify=strict host=nginx bundle-path=x.zip', [without('verify'), without('host')]],
    [
      EXPORT,
      'site-path=public live-url=https://docs.example.com',
      [
        'live-url has no effect in mode export, so nothing would be checked: add a step with mode: check for it, after the deployment',
      ],
    ],
    [
      AGENT,
      'verify=strict',
      ['verify has no effect in mode agent-job, so nothing would be checked: leave it out'],
    ],
    [
      CHECK,
      'wait-for-check=x',
      ['wait-for-check has no effect in mode check, so nothing would be waited for: leave it out'],
    ],
    [EXPORT, 'host=ngnix', [expect.stringContaining('did you mean nginx?')]],
  ])('%j with %s', async (needed, line, expected) => {
    expect(await errorList(givenBy(needed, line))).toEqual(expected)
  })
})
