import { describe, expect, jest, test } from '@jest/globals'
import { withStaticExport } from '../../../src/handover/static-export.ts'

const LINK = 'https://s.example/b?x=1'
const edited = (text: string, version?: string) =>
  withStaticExport({ text, name: 'values.yaml' }, { bundleUrl: LINK, version })

const BLOCK = `enabled: true\n  bundleUrl: "${LINK}"`
const FLOW = `"enabled": true, "bundleUrl": "${LINK}"`

describe('where the keys are put', () => {
  test.each([
    ['an empty file', '', `staticExport:\n  ${BLOCK}\n`],
    ['comments alone', '# mine\n', `# mine\nstaticExport:\n  ${BLOCK}\n`],
    ['no line end at the end', 'a: 1', `a: 1\nstaticExport:\n  ${BLOCK}`],
    ['an end marker', '---\na: 1\n...\n', `---\na: 1\nstaticExport:\n  ${BLOCK}\n...\n`],
    ['a trailing comment', 'a: {}\n  # cpu: 1\n', `a: {}\n  # cpu: 1\nstaticExport:\n  ${BLOCK}\n`],
    ['a scalar that would swallow a line end', 'a: |\n  b', `staticExport:\n  ${BLOCK}\na: |\n  b`],
    ['other indentation', 'a:\n b: 1\n', `a:\n b: 1\nstaticExport:\n enabled: true\n bundleUrl: "${LINK}"\n`],
    ['Windows line ends', 'a: 1\r\n', `a: 1\r\nstaticExport:\n  ${BLOCK}\n`.replaceAll(/\r?\n/g, '\r\n')],
    ['a byte order mark', '\uFEFFa: 1\n', `\uFEFFa: 1\nstaticExport:\n  ${BLOCK}\n`],
    ['JSON', '{"a": 1}', `{"staticExport": {${FLOW}}, "a": 1}`],
    ['empty JSON', '{}', `{"staticExport": {${FLOW}}}`],
    ['JSON on lines', '{\n  "a": 1\n}', `{\n  "staticExport": {${FLOW}},\n  "a": 1\n}`],
    ['JSON null', '{"staticExport": null}', `{"staticExport": {${FLOW}}}`],
    ['a key without a value', 'staticExport: # c\nb: 1\n', `staticExport: # c\n  ${BLOCK}\nb: 1\n`],
    ['null', 'staticExport: ~ # c\n', `staticExport: # c\n  ${BLOCK}\n`],
    [
      'an empty flow map',
      'staticExport: {} # c\n',
      `staticExport: {${FLOW.replaceAll(/"(\w+)":/g, '$1:')}} # c\n`,
    ],
    [
      'some keys',
      'staticExport:\n  # on?\n  enabled: no # yet\n\n# b\nb: 1\n',
      `staticExport:\n  # on?\n  enabled: true # yet\n  bundleUrl: "${LINK}"\n\n# b\nb: 1\n`,
    ],
    [
      'values of every kind',
      `staticExport:\n  bundleUrl: >- # old\n    x\n\n  enabled: &on 'no'\n`,
      `staticExport:\n  bundleUrl: "${LINK}"\n\n  enabled: &on true\n`,
    ],
    [
      'a merge inside',
      'staticExport:\n  <<: {enabled: false}\n',
      `staticExport:\n  <<: {enabled: false}\n  ${BLOCK}\n`,
    ],
    ['explicit keys', '? staticExport\n: enabled: 1\n', `? staticExport\n: ${BLOCK}\n`],
    ['keys without a colon', '{staticExport}', `{staticExport: {${FLOW}}}`],
  ])('%s', (_, before, after) => expect(edited(before)).toBe(after))
})

test.each([
  ['1.0', '"1.0"'],
  ['yes', '"yes"'],
  ['say "1"\\', '"say \\"1\\"\\\\"'],
  ['\u0085\u2028\uFEFF\u007F', '"\\u0085\\u2028\\ufeff\\u007f"'],
  ['größe 😀', '"größe 😀"'],
])('the version %j is written so that it can only be a string', (version, written) => {
  expect(edited('', version)).toContain(`  version: ${written}\n`)
})

test('a version that is not given leaves what the file says', () => {
  expect(edited('staticExport: {version: 1}')).toContain('version: 1}')
})

describe('what is told instead of being changed', () => {
  test.each([
    ['values-file-documents', 'a: 1\n---\nb: 2\n'],
    ['values-file-documents', '--- {}\n---\n'],
    ['values-file-shape', '- a\n'],
    ['values-file-shape', 'text'],
    ['values-file-shape', 'staticExport: true\n'],
    ['values-file-shape', 'staticExport: ""\n'],
    ['values-file-shape', 'staticExport: [a]\n'],
    ['values-file-shape', 'staticExport:\n  bundleUrl: {a: b}\n'],
    ['values-file-shared', 'a: &a {}\nstaticExport: *a\n'],
    ['values-file-shared', 'a: &a x\nstaticExport:\n  bundleUrl: *a\n'],
    ['values-file-shared', 'staticExport: &a\n  enabled: true\nb: *a\n'],
    ['values-file-shared', 'staticExport:\n  bundleUrl: &a x\nb: *a\n'],
    ['values-file-shared', 'a: &a {staticExport: {x: 1}}\n<<: *a\n'],
    ['values-file-unclear', 'staticExport:\n  enabled: !!str no\n'],
    ['values-file-unclear', '? staticExport\n'],
    ['values-file-unclear', 'a: &k staticExport\n*k :\n  x: 1\n'],
    ['values-file-syntax', 'a: 1\na: 2\n'],
    ['values-file-syntax', 'staticExport: {}\nstaticExport: {}\n'],
    ['values-file-syntax', 'a:\n\tb: 1\n'],
    ['values-file-syntax', 'a: *nowhere\n'],
    ['values-file-syntax', 'a: "b\n'],
  ])('%s: %j', (code, text) => {
    expect(() => edited(text)).toThrow(expect.objectContaining({ code, outcome: 'handover-failed' }))
  })

  test('says where, and shows nothing of the file', () => {
    expect(() => edited('a: 1\nb: ]hunter2\n')).toThrow(/\(line 2, column 4\)/)
    expect(() => edited('a: 1\nb: ]hunter2\n')).not.toThrow(/hunter2/)
    expect(() => edited('a: *hunter2\n')).not.toThrow(/hunter2/)
  })
})

test('the parser prints nothing', () => {
  const emitWarning = jest.spyOn(process, 'emitWarning').mockImplementation(() => {})
  expect(edited('? [a, b]\n: 1\n')).toContain(LINK)
  expect(emitWarning).not.toHaveBeenCalled()
  emitWarning.mockRestore()
})
