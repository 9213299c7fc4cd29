import { describe, expect, jest, test } from '@jest/globals'
import { setStaticExport } from '../../../src/handover/set-static-export.ts'
import { rows } from '../../support/rows.ts'

const LINK = 'https://s.example/b?x=1'
const edited = (text: string, version?: string) =>
  setStaticExport({ text, name: 'values.yaml' }, { bundleUrl: LINK, version })

const BLOCK = `enabled: true\n  bundleUrl: "${LINK}"`
const FLOW = `"enabled": true, "bundleUrl": "${LINK}"`

const WORDS: Readonly<Record<string, string>> = { BLOCK, FLOW, LINK, '\\n': '\n' }
/** Returns the rows of a table of YAML texts, whose cells are between arrows. */
const yamlRows = (table: string) =>
  rows(table, '=>').map((row) =>
    row.map((cell) => cell.replace(/BLOCK|FLOW|LINK|\\n/g, (word) => WORDS[word] ?? '')),
  )

describe('the keys are written into', () => {
  test.each(
    yamlRows(String.raw`
      comments alone => # mine\n => # mine\nstaticExport:\n  BLOCK\n
      no line end at the end => a: 1 => a: 1\nstaticExport:\n  BLOCK
      a scalar that would swallow a line end => a: |\n  b => staticExport:\n  BLOCK\na: |\n  b
      a text block in a list that the file ends in => # c\na:\n  - |\n    b => # c\nstaticExport:\n  BLOCK\na:\n  - |\n    b
      an end marker => ---\na: 1\n...\n => ---\na: 1\nstaticExport:\n  BLOCK\n...\n
      a trailing comment => a: {}\n  # cpu: 1\n => a: {}\n  # cpu: 1\nstaticExport:\n  BLOCK\n
      other indentation => a:\n b: 1\n => a:\n b: 1\nstaticExport:\n enabled: true\n bundleUrl: "LINK"\n
      a plain value over two lines => staticExport:\n  enabled: no\n  bundleUrl: x\n    y z\n => staticExport:\n  BLOCK\n
      JSON => {"a": 1} => {"staticExport": {FLOW}, "a": 1}
      empty JSON => {} => {"staticExport": {FLOW}}
      JSON on lines => {\n  "a": 1\n} => {"staticExport": {FLOW},\n  "a": 1\n}
      JSON with some of the keys => {"staticExport": {"enabled": false}} => {"staticExport": {"bundleUrl": "LINK", "enabled": true}}
      JSON null => {"staticExport": null} => {"staticExport": {FLOW}}
      a key without a value => staticExport: # c\nb: 1\n => staticExport: # c\n  BLOCK\nb: 1\n
      null => staticExport: ~ # c\n => staticExport:  # c\n  BLOCK\n
      null on a line of its own, with comments around it => staticExport: # a\n\n    # b\n    ~ # c\nd: 1\n => staticExport: # a\n  BLOCK\n\n    # b\n     # c\nd: 1\n
      some keys => staticExport:\n  # on?\n  enabled: no # yet\n\n# b\nb: 1\n => staticExport:\n  bundleUrl: "LINK"\n  # on?\n  enabled: true # yet\n\n# b\nb: 1\n
      values of every kind => staticExport:\n  bundleUrl: >-\n    x\n\n  enabled: &on 'no'\n => staticExport:\n  bundleUrl: "LINK"\n\n  enabled: &on true\n
      a section with other keys, whatever they are => staticExport:\n  x: |\n    y\n  z:\n    - a\n    -\nb: 1 => staticExport:\n  BLOCK\n  x: |\n    y\n  z:\n    - a\n    -\nb: 1
      a key without a value and without a line end => staticExport:\n  bundleUrl: x\n  enabled: => staticExport:\n  bundleUrl: "LINK"\n  enabled: true
      keys with an anchor and no value, and a comment => staticExport:\n  enabled: &a\n  bundleUrl: # none\n => staticExport:\n  enabled: &a true\n  bundleUrl: "LINK" # none\n
      a quoted value over two lines => staticExport:\n  enabled: 1\n  bundleUrl: "a\n    - b"\n => staticExport:\n  BLOCK\n
    `),
  )('%s', (_, before = '', after) => expect(edited(before)).toBe(after))

  test.each([
    ['an empty file', '', `staticExport:\n  ${BLOCK}\n`],
    [
      'the indentation of the first map on lines, whatever else comes before it',
      'x: {y: 1}\nl:\n   - m\na:\n    b: 1\nc:\n d: 1\n',
      `x: {y: 1}\nl:\n   - m\na:\n    b: 1\nc:\n d: 1\nstaticExport:\n    ${BLOCK.replace('\n', '\n  ')}\n`,
    ],
    [
      'the indentation of an indented root',
      '  a:\n      b: 1\n',
      `  a:\n      b: 1\n  staticExport:\n      ${BLOCK.replace('\n', '\n    ')}\n`,
    ],
    [
      'Windows line ends',
      'a: 1\r\n',
      `a: 1\r\nstaticExport:\n  ${BLOCK}\n`.replaceAll(/\r?\n/g, '\r\n'),
    ],
    ['a byte order mark', '\uFEFFa: 1\n', `\uFEFFa: 1\nstaticExport:\n  ${BLOCK}\n`],
    ['null on the last line', 'staticExport: &a\n  null', `staticExport: &a\n  ${BLOCK}\n  `],
    [
      'null on a line of its own, with Windows line ends',
      'staticExport:\r\n  # b\r\n  ~\r\n',
      `staticExport:\n  ${BLOCK}\n  # b\n  \n`.replaceAll('\n', '\r\n'),
    ],
    [
      'a flow map',
      'staticExport: {} # c\n',
      `staticExport: {${FLOW.replaceAll(/"(\w+)":/g, '$1:')}} # c\n`,
    ],
    [
      'an indented file',
      '  a: 1\n      # c\n  staticExport:\n',
      `  a: 1\n      # c\n  staticExport:\n    ${BLOCK.replace('\n', '\n  ')}\n`,
    ],
    [
      'the same, with Windows line ends',
      'staticExport:\r\n  enabled:',
      `staticExport:\r\n  bundleUrl: "${LINK}"\r\n  enabled: true`,
    ],
  ])('%s', (_, before, after) => expect(edited(before)).toBe(after))
})

// For sigs.k8s.io/yaml, with which Helm reads values files, whichever comes last wins, whether it
// is a key or a merge.
const SHARED = 'values-file-shared'
const BASE = 'b: &b {enabled: false}\n'
describe('after a merge that would win for Helm:', () => {
  test.each([
    ['<<: *b', `<<: *b\n  ${BLOCK}`],
    ['<<: *b # c\n  # d\n  x: 1', `<<: *b # c\n  ${BLOCK}\n  # d\n  x: 1`],
    [
      'x: 1\n  <<: [*b,\n    {y: 1}]\n  <<: *b',
      `x: 1\n  <<: [*b,\n    {y: 1}]\n  <<: *b\n  ${BLOCK}`,
    ],
    ['<<:\n    - *b\n    - z: 2\n\n  # d', `<<:\n    - *b\n    - z: 2\n  ${BLOCK}\n\n  # d`],
    ['<<: {x: 1}\n  bundleUrl: x', `<<: {x: 1}\n  enabled: true\n  bundleUrl: "${LINK}"`],
    ['enabled: 1\n  bundleUrl: x\n  <<: {x: 1}', `${BLOCK}\n  <<: {x: 1}`],
    ['"<<": *b', `${BLOCK}\n  "<<": *b`],
  ])('%j', (before, after) => {
    expect(edited(`${BASE}staticExport:\n  ${before}\n`)).toBe(`${BASE}staticExport:\n  ${after}\n`)
  })

  const OURS = FLOW.replaceAll(/"(\w+)":/g, '$1:')
  test.each([
    ['<<: *b', `<<: *b, ${OURS}`],
    ['x: 1, <<: *b , y: 2, ', `x: 1, <<: *b, ${OURS} , y: 2, `],
  ])('{%s}', (before, after) => {
    expect(edited(`${BASE}staticExport: {${before}}`)).toBe(`${BASE}staticExport: {${after}}`)
  })
})

test.each([
  ['1.0', '"1.0"'],
  ['yes', '"yes"'],
  ['say "1"\\', '"say \\"1\\"\\\\"'],
  ['\u0085\u2028\uFEFF\u007F', '"\\u0085\\u2028\\ufeff\\u007f"'],
  ['größe 😀', '"größe 😀"'],
  ['\uD800', '"\\ud800"'],
])('the version %j is written so that every parser reads a string', (version, written) => {
  expect(edited('', version)).toContain(`  version: ${written}\n`)
})

test('without a version, the one in the file is kept', () => {
  expect(edited('staticExport: {version: 1}')).toContain('version: 1}')
})

describe('a file that cannot be changed safely is refused', () => {
  test.each([
    ['values-file-documents', 'a: 1\n---\nb: 2\n'],
    ['values-file-documents', '--- {}\n---\n'],
    ['values-file-shape', 'text'],
    ['values-file-shape', 'staticExport: ""\n'],
    ['values-file-shape', 'staticExport: [a]\n'],
    ['values-file-shape', 'staticExport:\n  bundleUrl: [a]\n'],
    [SHARED, 'staticExport: &a\n  enabled: true\nb: *a\n'],
    [SHARED, 'staticExport:\n  bundleUrl: &a x\nb: *a\n'],
    ['values-file-unsupported', 'staticExport:\n  enabled: !!str no\n'],
    ['values-file-unsupported', '? staticExport\n'],
    ['values-file-unsupported', 'staticExport:\n  bundleUrl: !!null x\n'],
    ['values-file-unsupported', 'staticExport:\n  bundleUrl: !!null\n'],
    ['values-file-unsupported', 'staticExport:\n  bundleUrl: !secret x\n'],
    ['values-file-unsupported', 'staticExport:\n  bundleUrl: !!bool x\n'],
    ['values-file-unsupported', 'staticExport:\n  enabled:\n#c\n    no\n  ? bundleUrl\n  : x\n'],
    ['values-file-unsupported', 'staticExport: !!null\n'],
    ['values-file-unsupported', 'staticExport: !!null ~\n'],
    ['values-file-unsupported', '{staticExport: !!null null}\n'],
    [SHARED, 'a: &a {b: {staticExport: 1}}\nc: &c {<<: [{x: 1}, *a]}\nstaticExport: &d {e: *d}\n'],
    [SHARED, 'a: &k staticExport\n*k :\n  x: 1\n'],
    [SHARED, `${BASE}staticExport:\n  enabled: true\n  <<: *b\n`],
    [
      SHARED,
      'a: &a [{x: 1}, {<<: {bundleUrl: 1}}]\nstaticExport: {bundleUrl: 2, <<: *a, enabled: no}',
    ],
    [SHARED, 'b: &b {staticExport: {}}\nstaticExport: {}\n<<: *b\n'],
    [SHARED, '{b: &b {staticExport: {}}, <<: *b}\n'],
    ['values-file-syntax', 'staticExport: {}\nstaticExport: {}\n'],
    ['values-file-syntax', 'a: "b\n'],
    ['values-file-syntax', '<<: 1\n'],
    ['values-file-syntax', 'a: &a [b]\n<<: *a\n'],
    ['values-file-syntax', 'a: &a\n  b:\n    <<: [*a]\n'],
    ['values-file-unsupported', 'staticExport:\n  bundleUrl: |-  # c  \n'],
    ['values-file-unsupported', 'staticExport:\n  bundleUrl: > # kept\n    x\n'],
    ['values-file-unsupported', '? staticExport\n: enabled: 1\n'],
    ['values-file-unsupported', '{staticExport}'],
    ['values-file-unsupported', 'staticExport: !!map {}'],
  ])('%s: %j', (code, text) => {
    expect(() => edited(text)).toThrow(
      expect.objectContaining({ code, outcome: 'handover-failed' }),
    )
  })

  test.each([
    [
      '- a\n',
      'the content is a list, not a map (`key: value`). The file was not changed; check `values',
    ],
    [
      'a: 1\nstaticExport: true\n',
      '`staticExport` (line 2) is `true`, not a map (`key: value`). The file was not changed; write the settings below that key, indented, or remove the key',
    ],
    ['staticExport: 1\n', '`staticExport` (line 1) is a number, not a map'],
    [
      'staticExport:\n  bundleUrl: {a: b}\n',
      '`staticExport.bundleUrl` (line 2) is a map, not text, a number, true, or false. The file was not changed; remove that key: this step then adds it again.',
    ],
  ])('%j, because %s', (text, words) => {
    expect(() => edited(text)).toThrow(`In the values file values.yaml, ${words}`)
  })

  test.each([
    [SHARED, '--- &root\na: *root\n', 'staticExport'],
    [SHARED, 'a: &a {}\nstaticExport: *a\n', 'staticExport'],
    [SHARED, 'staticExport: &a {}\nb: *a\n', 'staticExport'],
    [SHARED, 'a: &a x\nstaticExport:\n  bundleUrl: *a\n', 'staticExport.bundleUrl'],
    [SHARED, 'a: &a {staticExport: {x: 1}}\n<<: *a\n', 'staticExport'],
  ])('%s: %j, because of %s', (code, text, what) => {
    const values = { file: 'values.yaml', what }
    expect(() => edited(text)).toThrow(expect.objectContaining({ code, values }))
  })

  test('thousands of levels are reported as such', () => {
    expect(() => edited(`a: ${'['.repeat(9_000)}${']'.repeat(9_000)}\n`)).toThrow(
      /line 1, column \d+: it is nested too deeply/,
    )
  })

  test.each([
    ['a: 1\nb: ]hunter2\n', 'line 2, column 4'],
    ['a: 1\nb: *hunter2\n', 'unresolved alias'],
    ['a: 1\nhunter2: 1\nhunter2: 2\n', 'line 3, column 1'],
    ['a: 1\nb: {<<: hunter2}\n', 'merge sources must be maps'],
  ])('the error names the place in %j, and quotes nothing of the file', (text, where) => {
    const message = expect.stringContaining(where)
    expect(() => edited(text)).toThrow(
      expect.objectContaining({ code: 'values-file-syntax', message }),
    )
    expect(() => edited(text)).not.toThrow(/hunter2/)
  })
})

test('aliases and anchors elsewhere in the file do no harm', () => {
  const text =
    'a: &a {b: &b 1}\nc: [*a, *b]\nd: &c {<<: *a}\ne: &e [*e]\nstaticExport: {x: *a, y: &y 1}\nz: *y\n'
  expect(edited(text)).toContain(`{enabled: true, bundleUrl: "${LINK}", x: *a`)
})

describe('a template in place of a values file', () => {
  test.each([
    ['a: 1\nb: {{ .Values.b }}\n', 'line 2, column 4'],
    ['{{- if .Values.docs }}\na: 1\n{{- end }}\n', 'line 1, column 1'],
    ['a: |\n  b\nc:\n  - "d" # e\n  - {{ .Values.b | quote }}\n', 'line 5, column 5'],
  ])('is refused: %j', (text, where) => {
    expect(() => edited(text)).toThrow(
      `${where}: use the file with the values themselves, not a template with “{{” outside quotes`,
    )
  })

  test.each([
    'a: "{{ .Values.b }}"\n',
    "a: '{{ b }}' # {{ c }}\n",
    'a: docs-{{ .Release.Name }}\n',
    'a: |\n  {{- if b }}\n  c\n  {{- end }}\n',
    'a: { b: { c: 1 } }\n',
  ])('is not what has braces in its texts: %j', (text) => {
    expect(edited(text)).toBe(`${text}staticExport:\n  ${BLOCK}\n`)
  })
})

test('the parser prints nothing, whatever the environment says', () => {
  Object.assign(process.env, { LOG_STREAM: '1', LOG_TOKENS: '1' })
  const print = ['log', 'dir'].map((name) =>
    jest.spyOn(console, name as 'log').mockImplementation(() => {}),
  )
  const emitWarning = jest.spyOn(process, 'emitWarning').mockImplementation(() => {})
  expect(edited('? [a, b]\n: 1\n')).toContain(LINK)
  for (const spy of [emitWarning, ...print]) {
    expect(spy).not.toHaveBeenCalled()
    spy.mockRestore()
  }
})
