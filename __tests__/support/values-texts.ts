import fc from 'fast-check'

/** A values file in pieces: what must not change, and the values that may. */
export interface Piece {
  readonly text: string
  /** The key to which this value belongs. */
  readonly of?: string
}

const kept = (text: string): Piece => ({ text })
const value = (of: string, text: string): Piece => ({ text, of })

const word = fc.constantFrom('a', 'name', 'replicas', 'x-y', 'image tag', 'é', '漢字', '~x', 'v1')
const comment = fc.constantFrom('', ' # why', '  #tight', ' # staticExport: {}', '   ')

/** One line of layout between keys: blank, or a comment at any indentation. */
const LIMITS = '  # limits:\n  #   cpu: 100m\n'
const between = fc.constantFrom('', '\n', '# -- explains the next key\n', LIMITS, '   \n')

const inlineValue = fc.constantFrom(
  ...[
    '1',
    'plain text',
    "'it''s'",
    '"q\\u00e9 \\" # no comment"',
    'null',
    '~',
    '',
    '1e3',
    'yes',
    '0o14',
  ],
  ...['[1, {a: b}, "c"]', '{ a: 1, b: [] }', '&anchor shared', '!!str 12', '"two\n  lines"'],
  ...['plain\n  on two lines', '{\n  a: 1,\n  b: 2\n}'],
)

const nestedValue = fc.constantFrom(
  '|\n    text\n      more\n',
  '>-\n    folded\n    text\n\n',
  '|+\n    kept\n\n\n',
  '|2-\n     indented\n',
  '\n    deep: 1\n    deeper:\n      - a\n      -  b: c\n         d: e\n',
  '\n  - one\n  # in a list\n  - two\n',
)

function keyed(key: string, indent: string): fc.Arbitrary<string> {
  return fc.oneof(
    {
      weight: 3,
      arbitrary: fc.tuple(inlineValue, comment).map(([v, c]) => `${indent}${key}: ${v}${c}\n`),
    },
    { weight: 1, arbitrary: nestedValue.map((value) => `${indent}${key}: ${value}`) },
  )
}

const others = fc
  .uniqueArray(word, { maxLength: 4 })
  .chain((names) => fc.tuple(...names.map((name) => fc.tuple(between, keyed(name, '')))))
  .map((pairs) => pairs.flat().join(''))

const ourKeys = ['enabled', 'bundleUrl', 'version']

const ownValue = fc.constantFrom(
  ...[
    'false',
    '""',
    "'old'",
    'https://old.example/x?y=1',
    'plain\n    on two lines',
    '"quoted\n    on two"',
  ],
  ...['>-\n    folded', '|\n    literal', '&mine true', '0123', '', 'null'],
)

const blockSection = fc
  .tuple(fc.subarray([...ourKeys, 'extra', 'other']), fc.constantFrom('  ', '    ', ' '))
  .chain(([keys, indent]) =>
    fc.tuple(
      ...keys.map((key) =>
        key === 'extra' || key === 'other'
          ? fc
              .tuple(between, inlineValue)
              .map(([gap, value]) => [kept(`${gap}${indent}${key}: ${indented(value, indent)}\n`)])
          : fc
              .tuple(between, ownValue, fc.constantFrom('', ' # own'))
              .map(([gap, text, note]) => [
                kept(`${gap}${indent}${key}:`),
                ...(text === '&mine true' ? [kept(' &mine')] : []),
                value(key, ` ${indented(text.replace('&mine ', ''), indent)}`),
                kept(/[>|]/.test(text) ? '\n' : `${note}\n`),
              ]),
      ),
    ),
  )
  .map((pieces) => [kept('staticExport:\n'), ...pieces.flat()])

const flowSection = fc
  .subarray(ourKeys)
  .map((keys) => [
    kept('staticExport: {'),
    ...keys.flatMap((key, i) => [kept(`${i ? ', ' : ''}${key}: `), value(key, 'old')]),
    kept(', z: [1]} # flow\n'.slice(keys.length ? 0 : 2)),
  ])

const emptySection = fc
  .constantFrom(
    'staticExport:\n',
    'staticExport: # fill me\n',
    'staticExport:\n  # enabled: false\n\n',
    '"staticExport": {}\n',
    'staticExport: &unused {} # x\n',
  )
  .map((text) => [kept(text)])

const nullSection = fc
  .constantFrom('null', '~')
  .map((text) => [kept('staticExport:'), value('staticExport', ` ${text}`), kept(' # none\n')])

const section = fc.oneof(
  fc.constant([]),
  blockSection.filter((pieces) => pieces.length > 1),
  flowSection,
  emptySection,
  nullSection,
)

const endings = fc.record({
  head: fc.constantFrom('', '# Default values\n', '---\n', '%YAML 1.2\n---\n', '\uFEFF'),
  tail: fc.constantFrom('', '# the end\n', '...\n', '\n\n'),
  eol: fc.constantFrom('\n', '\r\n'),
  cut: fc.boolean(),
})

/** Values files of every layout in which the three keys can be set. */
export const valuesTexts: fc.Arbitrary<Piece[]> = fc
  .tuple(others, section, others, endings)
  .map(([before, pieces, after, { head, tail, eol, cut }]) => {
    const clash = [...before.matchAll(/^([^\s#"&'][^:\n]*):/gm)].some(([, key]) =>
      after.includes(`${key}:`),
    )
    const parts = [kept(head + before), ...pieces, kept((clash ? '' : after) + tail)]
    const all = parts.filter(({ text }) => text !== '')
    const last = all.at(-1)
    const whole =
      cut && last && !last.of ? [...all.slice(0, -1), kept(last.text.replace(/\n$/, ''))] : all
    return whole.map((piece) => ({ ...piece, text: piece.text.replaceAll('\n', eol) }))
  })

export function textOf(pieces: readonly Piece[]): string {
  return pieces.map(({ text }) => text).join('')
}

function indented(value: string, indent: string): string {
  return value.replaceAll('\n', `\n${indent}`)
}
