import { describe, expect, test } from '@jest/globals'
import { commandIn, outputsIn, reader } from '../../../sandbox/runner-rules.ts'

test.each([
  ['::error::it broke', { name: 'error', properties: {}, message: 'it broke' }],
  ['  \t::error::it broke', { name: 'error', properties: {}, message: 'it broke' }],
  [
    '::error file=a,line=1::b%0Ac%25',
    { name: 'error', properties: { file: 'a', line: '1' }, message: 'b\nc%' },
  ],
  ['::ERROR::x', { name: 'error', properties: {}, message: 'x' }],
  ['text ##[error]x', { name: 'error', properties: {}, message: 'x' }],
  [
    'text ##[set-output name=a;b=c]x',
    { name: 'set-output', properties: { name: 'a', b: 'c' }, message: 'x' },
  ],
  ['text ::error::x', undefined],
  ['::unknown::x', undefined],
  ['::error', undefined],
  ['## [error]x', undefined],
])('the commands in a line: %s', (line, expected) => expect(commandIn(line)).toEqual(expected))

describe('outputs', () => {
  test('may have both forms, and the last value counts', () => {
    expect(outputsIn('a=1\nb<<E\nx\ny\nE\na=2\nc=<<d\n')).toEqual({ a: '2', b: 'x\ny', c: '<<d' })
  })
  test.each([
    ['win32', { a: '1', b: 'x\r\ny\nz', c: '' }],
    ['linux', { a: '1\r', b: 'x\r\ny\nz\r', c: '\r' }],
  ] as const)('end with \\r\\n on %s', (platform, outputs) => {
    const end = platform === 'win32' ? 'E\r\n' : 'E\n'
    expect(outputsIn(`a=1\r\nb<<${end}x\r\ny\nz\r\n${end}c=\r\n`, platform)).toEqual(outputs)
  })
  test.each(['a<<E\nx\n', 'nonsense\n'])('%j fails the step', (file) => {
    expect(() => outputsIn(file)).toThrow()
  })
})

describe('the log', () => {
  const read = (...texts: string[]) => {
    const log = reader(() => {})
    for (const text of texts) log.read('stdout', text)
    log.end()
    return log
  }
  test('lines end with \\n, \\r, or \\r\\n, even across pieces', () => {
    expect(read('a\nb\rc\r', '\nd').lines).toEqual(['a', 'b', 'c', 'd'])
  })
  test('masks hide what comes after them', () => {
    expect(read('secret\n::add-mask::secret\nmy secret\n').lines).toEqual(['secret', 'my ***'])
  })
  test('a stop-commands command switches commands off until its token comes', () => {
    const log = read('::stop-commands::t\n::error::x\n::t::\n::error::y\n')
    expect(log.commands.map(({ message }) => message)).toEqual(['t', 'y'])
  })
})
