import { describe, expect, test } from '@jest/globals'
import { commandIn } from '../../../sandbox/runner-rules.ts'
import { clean, fill, hideSecret, safe } from '../../../src/text/clean.ts'

describe('clean', () => {
  test.each([
    ['honest text', 'a page, 45 % – done', 'a page, 45 % – done'],
    ['line ends of every kind', 'a\nb\r\nc\rd\u2028e\u2029f\u0085g', 'a b c d e f�g'],
    ['a command on a line of its own', 'x\n::set-output name=a::b', 'x ::set-output name=a::b'],
    ['the older form of a command', 'x ##[set-output name=a]b', 'x ## [set-output name=a]b'],
    ['the older form behind more hashes', '####[x]', '#### [x]'],
    ['control characters', 'a\u0000b\u001b[31mc\u007f', 'a�b�[31mc�'],
    ['characters that hide or turn text', 'a\u200b\u202eb\ufeff', 'a��b'],
    ['half a character', 'a\ud800b', 'a�b'],
    ['nothing', undefined, ''],
    ['a number', 0, '0'],
  ])('%s', (_, given, expected) => expect(clean(given)).toBe(expected))

  test('caps the length, never in the middle of a character', () => {
    expect(clean('x'.repeat(301))).toBe(`${'x'.repeat(299)}…`)
    expect(clean('x'.repeat(300))).toHaveLength(300)
    expect(clean('😀'.repeat(10), 4)).toBe('😀…')
  })
})

test.each([
  ...['::error::x', '##[error]x', '\r::error::x', '\n  ::stop-commands::x'],
  ...['##\u200b[error]x', '#\n#[error]x'],
])('what the tag safe makes is never a command to the runner: %j', (hostile) => {
  const printed = safe`The service said: ${hostile}`.text
  expect(printed.split(/[\r\n]/).map(commandIn)).toEqual([undefined])
})

const COMMAND = '::stop-commands::x'
test.each([
  ['if a value is all of it', safe`${COMMAND}`],
  ['if a value comes first', safe`${COMMAND} is the status`],
  ['after whitespace of ours', safe`    ${COMMAND}`],
  ['after whitespace that only JavaScript recognizes', safe`${'\ufeff'}${' \u00a0'}${COMMAND}`],
  ['after a value that is empty', safe`${''}${undefined} ${COMMAND}`],
  ['if two values make it', safe`${':'}${':stop-commands::x'}`],
  ['if two safe texts make it', safe`${safe`:`}${safe`:stop-commands::x`}`],
  ['in a later line', safe`a\n${safe`${COMMAND}`}`],
  ['in a template', fill('{x}: b\n {x}', { x: COMMAND })],
  ['in a template whose first part is left out', fill('[{y} ]{x}', { x: COMMAND, y: '' })],
])('no line of safe text begins with a command to the runner: %s', (_, { text }) => {
  expect(text.split(/[\r\n]/).map(commandIn)).toEqual(text.split(/[\r\n]/).map(() => undefined))
  expect(text).not.toMatch(/^\s*::/m)
  expect(text).toContain(':stop-commands::x')
})

test('two values do not make the older form of a command', () => {
  expect(commandIn(safe`a ${'##'}${'[error]x'}`.text)).toBeUndefined()
  expect(commandIn(safe`a ${safe`#`}${safe`#[error]x`}`.text)).toBeUndefined()
})

test('safe text inside safe text is not cut or cleaned again', () => {
  const long = safe`${'a'.repeat(300)}${'b'.repeat(300)}`
  expect(safe`x ${long}\ny`.text).toBe(`x ${'a'.repeat(300)}${'b'.repeat(300)}\ny`)
})

test.each([
  ['placeholders', 'a {x} b {y}', { x: '1', y: 2 }, 'a 1 b 2'],
  ['an optional part with its value', 'a[ {x}].', { x: 'y' }, 'a y.'],
  ['an optional part without', 'a[ {x}].', { x: undefined }, 'a.'],
  ['an optional part with an empty value', 'a[ {x}].', { x: '' }, 'a.'],
  ['a list', 'a:{x}', { x: ['b', 'c\nd'] }, 'a:\n- b\n- c d'],
  ['a list of one', 'a:{x}', { x: ['c\nd'] }, 'a: c d'],
  ['a value that looks like a placeholder', '{x}', { x: '{y}[z]', y: 'no' }, '{y}[z]'],
  ['a hostile value', 'a {x}', { x: '\n::error::' }, 'a ::error::'],
])('fill: %s', (_, template, values, expected) =>
  expect(fill(template, values).text).toBe(expected),
)

describe('secrets', () => {
  const secret = 'key_3f9c0d1e2b4a5968'
  hideSecret(secret)
  hideSecret(`${secret}-and-more`)

  test.each([
    ['alone', secret, '***'],
    ['in a sentence', `bad key ${secret}!`, 'bad key ***!'],
    ['a longer one first', `x ${secret}-and-more`, 'x ***'],
    ['where the cap would cut it', `${'x'.repeat(290)} ${secret}`, `${'x'.repeat(290)} ***`],
    ['at the end of much whitespace', `${' '.repeat(990)}${secret}`, '***'],
    [
      'where a long text of secrets is cut',
      `${secret} `.repeat(50_000),
      `${'*** '.repeat(74)}***…`,
    ],
    ['beyond the part that is searched', `${'x'.repeat(1_195)} ${secret}`, `${'x'.repeat(299)}…`],
  ])('are not shown: %s', (_, text, expected) => expect(clean(text)).toBe(expected))

  test('are not shown in part, wherever a long text is cut', () => {
    for (let spaces = 4_000; spaces < 5_100; spaces++) {
      const text = `${secret.repeat(10)}${' '.repeat(spaces)}${secret}${' '.repeat(10_000)}`
      expect(clean(text)).not.toContain('key')
    }
  })

  test('stay hidden if they came first or last, however many come in between', () => {
    const links = Array.from({ length: 5_000 }, (_, i) => `signature-${i}-of-many`)
    for (const link of links) hideSecret(link)
    const shown = [secret, links.at(-1), links.at(-500), 'signature-9999-of-many'].join(' ')
    expect(clean(shown)).toBe('*** *** *** signature-9999-of-many')
    // The number of searched secrets does not grow with what a service sends.
    expect(clean(links[2_000])).toBe(links[2_000])
  })

  test('that are longer than what may be shown leave room for what follows', () => {
    const long = `https://b.example.com/x?sig=${'0123456789'.repeat(1_000)}`
    hideSecret(long)
    expect(clean(`${long} has expired${' '.repeat(1_000_000)}`)).toBe('*** has expired')
  })

  test.each([
    [
      'upload to https://b.test/x?X-Amz-Signature=0f1e failed',
      'upload to https://b.test/x?… failed',
    ],
    [
      '<a href="HTTPS://b.example.com/x?sig=0f1e">x</a>',
      '<a href="HTTPS://b.example.com/x?…">x</a>',
    ],
    ['{"u":"https:\\/\\/b.example.com\\/x?sig=0f1e"}', '{"u":"https:\\/\\/b.example.com\\/x?…"}'],
    ['https://b.example.com/x#y', 'https://b.example.com/x#y'],
    ['is it so? yes', 'is it so? yes'],
    ['did you mean https://b.example.com? If so', 'did you mean https://b.example.com? If so'],
    ['https://b.example.com/x??sig=0f1e', 'https://b.example.com/x?…'],
  ])('the query of a URL is not shown: %s', (text, expected) => expect(clean(text)).toBe(expected))
})

test.each([
  ['Not allowed.', 'It said: “Not allowed.” Check it.'],
  ['Why?', 'It said: “Why?” Check it.'],
  ['Stop!', 'It said: “Stop!” Check it.'],
  ['not allowed', 'It said: “not allowed”. Check it.'],
])('a quoted sentence ends once: %s', (said, text) => {
  expect(fill('[It said: “{said}”. ]Check it.', { said }).text).toBe(text)
  expect(safe`It said: “${said}”. Check it.`.text).toBe(text)
})

test('a name with a quoted sentence keeps its ending', () =>
  expect(safe`${'docs/“Why.”.html'} is gone.`.text).toBe('docs/“Why.”.html is gone.'))
