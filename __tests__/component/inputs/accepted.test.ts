import { mkdirSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from '@jest/globals'
import { readInputs } from '../../../src/inputs/read-inputs.ts'
import { AGENT, CHECK, EACH, EXPORT, errorsIn, inputEnv } from '../../support/inputs.ts'
import { scratchWith } from '../../support/scratch.ts'

const ENTRY = '- code: broken-link\n  target: /a\n  reason: r\n'

/** Returns the environment with these inputs in a workspace with a site and files of accepted findings. */
function envOf(given: Readonly<Record<string, string>>): NodeJS.ProcessEnv {
  const workspace = scratchWith({
    '__tests__/index.html': '',
    'accepted.yml': ENTRY,
    'bad.yml': `${ENTRY}  unti: 2027-01-01\n${ENTRY.replace('/a', '/b\\')}`,
    'latin1.yml': Buffer.from(ENTRY.replace(': r', ': \u00e9'), 'latin1'),
    'bom.yml': `\uFEFF${ENTRY}`,
    'large.yml': '#'.repeat(1024 ** 2 + 1),
  })
  mkdirSync(join(workspace, 'folder'))
  return { ...inputEnv(given), GITHUB_WORKSPACE: workspace }
}

test.each([
  ['check', { ...CHECK, 'accepted-findings': 'accepted.yml' }],
  ['check', { ...CHECK, 'accepted-findings': './bom.yml' }],
  ['export', { ...EXPORT, 'site-path': 'public', 'accepted-findings': 'accepted.yml' }],
])('mode %s reads the file from the workspace', async (_, given) => {
  const { inputs } = await readInputs(envOf(given))
  expect(inputs).toMatchObject({
    check: { acceptedEntries: [{ code: 'broken-link', reason: 'r', line: 1 }] },
  })
})

test('if there is no such file, one with a similar name is suggested', async () => {
  const message = await errorsIn(envOf({ ...CHECK, 'accepted-findings': './accepted.yaml' }))
  expect(message).toMatch(/there is no file \/.*\/accepted\.yaml; did you mean accepted\.yml\?/)
})

test('without the input, nothing is accepted', async () => {
  expect((await readInputs(envOf(CHECK))).inputs).toMatchObject({ check: { acceptedEntries: [] } })
})

test('a mode that does not check anything says so, and not what is wrong with the file', async () => {
  const message = await errorsIn(envOf({ ...AGENT, 'accepted-findings': 'bad.yml' }))
  expect(message.split(EACH).slice(1)).toEqual([
    'accepted-findings has no effect in agent-job mode: leave it out',
  ])
})

test.each([
  ['- code: broken-link\n  target: /x', 'is the list itself: write it to a file in the repository'],
  ['gone.yml', '“gone.yml”: there is no file /'],
  ['gone/accepted.yml', '“gone/accepted.yml”: there is no file /'],
  ['folder', '“folder”: it is a folder'],
  ['/dev/null', '“/dev/null”: it is not a file'],
  ['accepted.yml/x', '“accepted.yml/x”: a part of this path is a file, not a folder'],
  ['latin1.yml', '“latin1.yml”: it is not UTF-8 text: save the file as UTF-8'],
  ['large.yml', '“large.yml”: its size is 1.0 MiB; the limit is 1.0 MiB'],
  ['~/accepted.yml', 'is “~/accepted.yml”: “~”, variables, and commands are not expanded'],
  ['bad.yml', '“bad.yml”: line 4: unknown key “unti”; did you mean until?'],
  ['bad.yml', '“bad.yml”: line 6: the pattern “/b\\” ends with a \\ that escapes nothing'],
])('%s is an input error, with all others: %s', async (file, fault) => {
  const message = await errorsIn(envOf({ ...CHECK, host: 'ngnix', 'accepted-findings': file }))
  expect(message).toContain('- host is “ngnix”')
  expect(message).toContain(`\n- accepted-findings ${fault}`)
})
