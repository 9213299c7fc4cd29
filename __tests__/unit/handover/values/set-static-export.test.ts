import { describe, expect, jest, test } from '@jest/globals'
import { setStaticExport } from '../../../../src/handover/values/set-static-export.ts'

const LINK = 'https://s.example/b?x=1'
const edited = (text: string, version?: string) =>
  setStaticExport({ text, name: 'values.yaml' }, { bundleUrl: LINK, version })

const BLOCK = `enabled: true\n  bundleUrl: "${LINK}"`
const FLOW = `"enabled": true, "bundleUrl": "${LINK}"`

describe('the keys are written into', () => {
  test.each([
    ['an empty file', '', `staticExport:\n  ${BLOCK}\n`],
    ['comments alone', '# mine\n', `# mine\nstaticExport:\n  ${BLOCK}\n`],
    ['no line end at the end', 'a: 1', `a: 1\nstaticExport:\n  ${BLOCK}`],
    ['an end marker', '---\na: 1\n...\n', `---\na: 1\nstaticExport:\n  ${BLOCK}\n...\n`],
    ['a trailing comment', 'a: {}\n  # cpu: 1\n', `a: {}\n  # cpu: 1\nstaticExport:\n  ${BLOCK}\n`],
    ['a scalar that would swallow a line end', 'a: |\n  b', `staticExport:\n  ${BLOCK}\na: |\n  b`],
    ['other indentation', 'a:\n b: 1\n', `a:\n b: 1\nstaticExport:\n enabled: true\n bundleUrl: "${LINK}"\n`],
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
      'a plain value over two lines',
      'staticExport:\n  enabled: no\n  bundleUrl: x\n    y z\n',
      `staticExport:\n  ${BLOCK}\n`,
    ],
    ['Windows line ends', 'a: 1\r\n', `a: 1\r\nstaticExport:\n  ${BLOCK}\n`.replaceAll(/\r?\n/g, '\r\n')],
    ['a byte order mark', '\uFEFFa: 1\n', `\uFEFFa: 1\nstaticExport:\n  ${BLOCK}\n`],
    ['JSON', '{"a": 1}', `{"staticExport": {${FLOW}}, "a": 1}`],
    ['empty JSON', '{}', `{"staticExport": {${FLOW}}}`],
    ['JSON on lines', '{\n  "a": 1\n}', `{\n  "staticExport": {${FLOW}},\n  "a": 1\n}`],
    [
      'JSON with some of the keys',
      '{"staticExport": {"enabled": false}}',
      `{"staticExport": {"bundleUrl": "${LINK}", "enabled": true}}`,
    ],
    ['JSON null', '{"staticExport": null}', `{"staticExport": {${FLOW}}}`],
    ['a key without a value', 'staticExport: # c\nb: 1\n', `staticExport: # c\n  ${BLOCK}\nb: 1\n`],
    [
      'tags that fit',
      'staticExport: !!map\n  enabled: !!bool false\n  bundleUrl: !!str x\n',
      `staticExport: !!map\n  enabled: !!bool true\n  bundleUrl: !!str "${LINK}"\n`,
    ],
    ['null', 'staticExport: ~ # c\n', `staticExport: # c\n  ${BLOCK}\n`],
    [
      'null on a line of its own, with comments around it',
      'staticExport: # a\n\n    # b\n    ~ # c\nd: 1\n',
      `staticExport: # a\n\n    # b\n    ${BLOCK.replace('\n', '\n  ')} # c\nd: 1\n`,
    ],
    ['null on the last line', 'staticExport: &a\n  null', `staticExport: &a\n  ${BLOCK}`],
    [
      'null on a line of its own, as Windows writes it',
      'staticExport:\r\n  # b\r\n  ~\r\n',
      `staticExport:\n  # b\n  ${BLOCK}\n`.replaceAll('\n', '\r\n'),
    ],
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
      `staticExport:\n  bundleUrl: "${LINK}" # old\n\n  enabled: &on true\n`,
    ],
    [
      'a comment behind the mark of a block scalar, as Windows writes it',
      'staticExport:\r\n  bundleUrl: |+ # x\r\n    y\r\n  # z\r\n',
      `staticExport:\r\n  bundleUrl: "${LINK}" # x\r\n  enabled: true\r\n  # z\r\n`,
    ],
    [
      'a merge inside',
      'staticExport:\n  <<: {enabled: false}\n',
      `staticExport:\n  <<: {enabled: false}\n  ${BLOCK}\n`,
    ],
    [
      'an indented file',
      '  a: 1\n      # c\n  staticExport:\n',
      `  a: 1\n      # c\n  staticExport:\n    ${BLOCK.replace('\n', '\n  ')}\n`,
    ],
    [
      'a block scalar before another key',
      'staticExport:\n  x: |\n    y\nb: 1',
      `staticExport:\n  x: |\n    y\n  ${BLOCK}\nb: 1`,
    ],
    [
      'a list over two lines at the end',
      'staticExport:\n  x: [a,\n    b]\nc: 1\n',
      `staticExport:\n  x: [a,\n    b]\n  ${BLOCK}\nc: 1\n`,
    ],
    [
      'a list at the end',
      'staticExport:\n  x:\n    - a\n    - b\nc: 1\n',
      `staticExport:\n  x:\n    - a\n    - b\n  ${BLOCK}\nc: 1\n`,
    ],
    [
      'a list at the end whose last item is empty',
      'staticExport:\n  x:\n    - a\n    -\nc: 1\n',
      `staticExport:\n  x:\n    - a\n    -\n  ${BLOCK}\nc: 1\n`,
    ],
    [
      'a key without a value and without a line end',
      'staticExport:\n  enabled:',
      `staticExport:\n  ${BLOCK}`,
    ],
    [
      'the same, as Windows writes it',
      'staticExport:\r\n  enabled:',
      `staticExport:\n  ${BLOCK}`.replaceAll('\n', '\r\n'),
    ],
    [
      'keys with an anchor or a tag and no value',
      'staticExport:\n  enabled: &a\n  bundleUrl: !!str\n',
      `staticExport:\n  enabled: &a true\n  bundleUrl: !!str "${LINK}"\n`,
    ],
    [
      'a quoted value over two lines',
      'staticExport:\n  enabled: 1\n  bundleUrl: "a\n    - b"\n',
      `staticExport:\n  ${BLOCK}\n`,
    ],
    ['explicit keys', '? staticExport\n: enabled: 1\n', `? staticExport\n: ${BLOCK}\n`],
    ['keys without a colon', '{staticExport}', `{staticExport: {${FLOW}}}`],
  ])('%s', (_, before, after) => expect(edited(before)).toBe(after))
})

test('comments after the indicators of block scalars are kept, and text that looks like one is no comment', () => {
  const text =
    'staticExport:\n  bundleUrl: >2- \t#  set by CI\n    # x\n  version: | # pin\n\n  enabled: true\n'
  expect(edited(text, '1')).toBe(
    `staticExport:\n  bundleUrl: "${LINK}" \t#  set by CI\n  version: "1" # pin\n\n  enabled: true\n`,
  )
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
    ['values-file-shape', '- a\n'],
    ['values-file-shape', 'text'],
    ['values-file-shape', 'staticExport: true\n'],
    ['values-file-shape', 'staticExport: ""\n'],
    ['values-file-shape', 'staticExport: [a]\n'],
    ['values-file-shape', 'staticExport:\n  bundleUrl: {a: b}\n'],
    ['values-file-shape', 'staticExport:\n  bundleUrl: [a]\n'],
    ['values-file-shared', '--- &root\na: *root\n'],
    ['values-file-shared', 'a: &a {}\nstaticExport: *a\n'],
    ['values-file-shared', 'a: &a x\nstaticExport:\n  bundleUrl: *a\n'],
    ['values-file-shared', 'staticExport: &a\n  enabled: true\nb: *a\n'],
    ['values-file-shared', 'staticExport:\n  bundleUrl: &a x\nb: *a\n'],
    ['values-file-shared', 'a: &a {staticExport: {x: 1}}\n<<: *a\n'],
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
    [
      'values-file-shared',
      'a: &a {b: {staticExport: 1}}\nc: &c {<<: [{x: 1}, *a]}\nstaticExport: &d {e: *d}\n',
    ],
    ['values-file-shared', 'a: &a {staticExport: 1}\nb: &b {<<: [{x: 1}, *a]}\n<<: *b\n'],
    ['values-file-unsupported', 'a: &k staticExport\n*k :\n  x: 1\n'],
    ['values-file-syntax', 'a: 1\na: 2\n'],
    ['values-file-syntax', 'staticExport: {}\nstaticExport: {}\n'],
    ['values-file-syntax', 'a:\n\tb: 1\n'],
    ['values-file-syntax', 'a: *nowhere\n'],
    ['values-file-syntax', 'a: "b\n'],
    ['values-file-syntax', 'a: {b: 1, "b": 2}\n'],
    ['values-file-syntax', '- {? a, a: 2}\n'],
    ['values-file-syntax', '<<: 1\n'],
    ['values-file-syntax', 'a: &a [b]\n<<: *a\n'],
    ['values-file-syntax', 'a: &a\n  b:\n    <<: [*a]\n'],
    ['values-file-syntax', 'a: *b\nb: &b 1\n'],
  ])('%s: %j', (code, text) => {
    expect(() => edited(text)).toThrow(expect.objectContaining({ code, outcome: 'handover-failed' }))
  })

  test.each([
    ['values-file-shape', '- a\n', 'its content'],
    ['values-file-shape', 'staticExport: true\n', 'staticExport'],
    ['values-file-shape', 'staticExport:\n  bundleUrl: {a: b}\n', 'staticExport.bundleUrl'],
    ['values-file-shared', '--- &root\na: *root\n', 'its content'],
    ['values-file-shared', 'a: &a {}\nstaticExport: *a\n', 'staticExport'],
    ['values-file-shared', 'staticExport: &a {}\nb: *a\n', 'staticExport'],
    ['values-file-shared', 'a: &a x\nstaticExport:\n  bundleUrl: *a\n', 'staticExport.bundleUrl'],
    ['values-file-shared', 'a: &a {staticExport: {x: 1}}\n<<: *a\n', 'staticExport'],
  ])('%s: %j, because of %s', (code, text, what) => {
    const values = { file: 'values.yaml', what }
    expect(() => edited(text)).toThrow(expect.objectContaining({ code, values }))
  })

  test.each([
    [
      'a result that cannot be parsed: a tab may come before a value, but not before a map',
      'staticExport:\n  \t~\n',
    ],
    ['a comment that would change', 'staticExport:\n  bundleUrl: |-  # c  \n'],
  ])('the result is parsed and compared before it is returned: %s', (_, text) => {
    const values = { file: 'values.yaml' }
    expect(() => edited(text)).toThrow(expect.objectContaining({ code: 'values-file-unsupported', values }))
  })

  test('thousands of levels are reported as such', () => {
    expect(() => edited(`a: ${'['.repeat(9_000)}${']'.repeat(9_000)}\n`)).toThrow(
      /nested too deeply \(line 1,/,
    )
  })

  test.each([
    ['a: 1\nb: ]hunter2\n', '(line 2, column 4)'],
    ['a: 1\nb: *hunter2\n', '(line 2, column 4)'],
    ['a: 1\nhunter2: 1\nhunter2: 2\n', '(line 3, column 1)'],
    ['a: 1\nb: {<<: hunter2}\n', '(line 2, column 5)'],
  ])('the error names the place in %j, and quotes nothing of the file', (text, where) => {
    const message = expect.stringContaining(where)
    expect(() => edited(text)).toThrow(expect.objectContaining({ code: 'values-file-syntax', message }))
    expect(() => edited(text)).not.toThrow(/hunter2/)
  })
})

describe('what takes other parsers long is edited at once', () => {
  const many = (count: number, line: (i: number) => string) =>
    Array.from({ length: count }, (_, i) => line(i)).join('')

  test.each([
    ['a map with 64,000 keys', many(64_000, (i) => `key-${i}: ${i}\n`)],
    ['an alias used 20,000 times', `a: &a {b: 1}\nc:\n${many(20_000, () => '  - *a\n')}`],
    [
      'merges that double 60 times',
      `k0: &k0 {a: 1}\n${many(60, (i) => `k${i + 1}: &k${i + 1}\n  <<: [*k${i}, *k${i}]\n`)}<<: *k60\n`,
    ],
  ])('%s', (_, text) => expect(edited(text)).toBe(`${text}staticExport:\n  ${BLOCK}\n`))
})

test('aliases and anchors elsewhere in the file do no harm', () => {
  const text =
    'a: &a {b: &b 1}\nc: [*a, *b]\nd: &c {<<: *a}\ne: &e [*e]\nstaticExport: {x: *a, y: &y 1}\nz: *y\n'
  expect(edited(text)).toContain(`{enabled: true, bundleUrl: "${LINK}", x: *a`)
})

test('the parser prints nothing', () => {
  const emitWarning = jest.spyOn(process, 'emitWarning').mockImplementation(() => {})
  expect(edited('? [a, b]\n: 1\n')).toContain(LINK)
  expect(emitWarning).not.toHaveBeenCalled()
  emitWarning.mockRestore()
})
