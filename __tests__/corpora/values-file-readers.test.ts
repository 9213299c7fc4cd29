import { spawnSync } from 'node:child_process'
import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from '@jest/globals'
import fc from 'fast-check'
import { setStaticExport } from '../../src/handover/set-static-export.ts'
import { textOf, valuesTexts } from '../support/values-texts.ts'

/**
 * Python's reader speaks YAML 1.1, as many tools do. Needs the Debian package python3-yaml.
 * For each pair of texts it prints: “unread” if it cannot read the first, otherwise what is wrong
 * with the second, or “same”.
 */
const READER = `
import json, sys
import yaml

def read(text):
    return yaml.safe_load(text.encode()) or {}

for line in sys.stdin:
    case = json.loads(line)
    try:
        before = read(case["before"])
    except yaml.YAMLError:
        print("unread")
        continue
    try:
        after = read(case["after"])
        ours = dict(after.pop("staticExport"))
        theirs = dict(before.pop("staticExport", None) or {})
        said = {key: ours.get(key) for key in case["wanted"]}
        for key in case["wanted"]:
            ours.pop(key, None)
            theirs.pop(key, None)
        if said != case["wanted"]:
            print("says", json.dumps(said))
        else:
            # repr tells 1 from True, and not-a-number is equal to itself in it.
            print("same" if repr((after, ours)) == repr((before, theirs)) else "differs elsewhere")
    except Exception as error:
        print("cannot be read any more:", repr(error))
`

const LINK = 'https://s.example/b?a=%20&b=1:2#[x]'
const VERSIONS = ['1.0', 'yes', '1_000', '12:30:45', '=', '\u0085é😀', ' "x" ']

function verdicts(texts: readonly string[]): string[] {
  const cases = texts.map((before, i) => {
    const version = VERSIONS[i % VERSIONS.length] ?? ''
    const after = setStaticExport(
      { text: before, name: 'values.yaml' },
      { bundleUrl: LINK, version },
    )
    return JSON.stringify({ before, after, wanted: { enabled: true, bundleUrl: LINK, version } })
  })
  const python = spawnSync('/usr/bin/python3', ['-c', READER], {
    input: cases.join('\n'),
    encoding: 'utf8',
  })
  expect({ status: python.status, stderr: python.stderr }).toEqual({ status: 0, stderr: '' })
  return python.stdout.trim().split('\n')
}

test('a reader of YAML 1.1 sees the three keys, and otherwise what it saw before', () => {
  const texts = fc.sample(valuesTexts, { numRuns: 3_000, seed: 20_261_121 }).map(textOf)
  const found = verdicts(texts)
  const wrong = found.flatMap((verdict, i) =>
    /^(same|unread)$/.test(verdict) ? [] : [[verdict, texts[i]]],
  )
  expect(wrong).toEqual([])
  expect(found.filter((verdict) => verdict === 'same').length).toBeGreaterThan(texts.length * 0.8)
})

const CHARTS = join(import.meta.dirname, '..', 'fixtures', 'values')

test.each(readdirSync(CHARTS))(
  'it does so with the values of %s, and with the line ends of Windows',
  (name) => {
    const text = readFileSync(join(CHARTS, name), 'utf8')
    expect(verdicts([text, text.replaceAll('\n', '\r\n'), text.trimEnd()])).toEqual([
      'same',
      'same',
      'same',
    ])
  },
)
