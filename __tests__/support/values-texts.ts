import fc from 'fast-check'

/** A values file in pieces: what must not change, and the values that may. */
export interface Piece {
  readonly text: string
  /** The key that this is the value of. */
  readonly of?: string
}

const kept = (text: string): Piece => ({ text })
const value = (of: string, text: string): Piece => ({ text, of })

const word = fc.constantFrom('a', 'name', 'replicas', 'x-y', 'image tag', 'é', '漢字', '~x', 'v1')
const comment = fc.constantFrom('', ' # why', '  #tight', ' # staticExport: {}', '   ')

/** One line of layout between keys: blank, or a comment at any indentation. */
const between = fc.constantFrom(
  '',
  '\n',
  '# -- explains the next key\n',
  '  # limits:\n  #   cpu: 100m\n',
  '   \n',
)

const inlineValue = fc.constantFrom(
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
  '[1, {a: b}, "c"]',
  '{ a: 1, b: [] }',
  '&anchor shared',
  '!!str 12',
  '"two\n  lines"',
  'plain\n  on two lines',
  '{\n  a: 1,\n  b: 2\n}',
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
    { weight: 3, arbitrary: fc.tuple(inlineValue, comment).map(([v, c]) => `${indent}${key}: ${v}${c}\n`) },
    { weight: 1, arbitrary: nestedValue.map((value) => `${indent}${key}: ${value}`) },
  )
}

const others = fc
  .uniqueArray(word, { maxLength: 4 })
  .chain((names) => fc.tuple(...names.map((name) => fc.tuple(between, keyed(name, '')))))
  .map((pairs) => pairs.flat().join(''))

const ourKeys = ['enabled', 'bundleUrl', 'version']

const ownValue = fc.constantFrom(
  'false',
  '""',
  "'old'",
  'https://old.example/x?y=1',
  'plain\n    on two lines',
  '"quoted\n    on two"',
  '>-\n    folded',
  '|\n    literal',
  '&mine true',
  '0123',
  '',
  'null',
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
    const clash = [...before.matchAll(/^([^\s#"&'][^:\n]*):/gm)].some(([, key]) => after.includes(`${key}:`))
    const all = [kept(head + before), ...pieces, kept((clash ? '' : after) + tail)].filter(
      ({ text }) => text !== '',
    )
    const last = all.at(-1)
    const whole = cut && last && !last.of ? [...all.slice(0, -1), kept(last.text.replace(/\n$/, ''))] : all
    return whole.map((piece) => ({ ...piece, text: piece.text.replaceAll('\n', eol) }))
  })

/** Where a comment may be; each gets a text of its own when the document is complete. */
const MARK = '\u00a4'
const behind = fc.constantFrom('', '', ` ${MARK}`, `\t ${MARK}`)
const linesBetween = fc.constantFrom('', '', '', '\n', `${MARK}\n`, `      ${MARK}\n`, `\n ${MARK}\n\n`)
const props = fc.constantFrom('', '', '', '', '', ' &anchor', ' !!str', ' !!null', ' !local')

const wildScalar = fc.constantFrom(
  ...['1', 'plain text', "'it''s # none'", '"# none"', '~', 'null', 'yes', '1e3', '0o14', '"a\\n"', 'a#b'],
  ...['[]', '{}', '[1, {a: b}]', '{a: 1, b: [c]}'],
)
const blockMark = fc.constantFrom('|', '>', '|-', '>+', '|2', '>1-', '|+')

function wildValue(indent: number, depth: number): fc.Arbitrary<string> {
  const pad = ' '.repeat(indent)
  const inner = ' '.repeat(indent + 2)
  const atoms = [
    fc.tuple(props, behind).map(([p, c]) => `${p}${c}\n`),
    fc.tuple(props, wildScalar, behind).map(([p, v, c]) => `${p} ${v}${c}\n`),
    fc
      .tuple(props, behind, linesBetween, wildScalar, behind)
      .map(([p, c, between, v, d]) => `${p}${c}\n${between}${inner}${v}${d}\n`),
    fc
      .tuple(
        props,
        blockMark,
        behind,
        fc.constantFrom('', 'text\n', '# none\n', 'a\n\n  # none\n', '\n\nz\n\n'),
      )
      // A comment that is indented no more than the key ends the scalar; others would be text of it.
      .map(([p, m, c, text]) => `${p} ${m}${c}\n${text.replaceAll(/^(?=.)/gm, inner)}${MARK}\n`),
    fc
      .tuple(behind, linesBetween, behind, behind)
      .map(([c, between, d, e]) => ` {${c}\n${between}${inner}a: 1,${d}\n${inner}b: [x]${e}\n${inner}}\n`),
  ]
  if (depth === 0) return fc.oneof(...atoms)
  const below = fc
    .tuple(props, behind, wildMap(['a', 'b', 'c'], indent + 2, depth - 1))
    .map(([p, c, map]) => `${p}${c}\n${map}`)
  const list = fc
    .tuple(
      behind,
      fc.array(fc.tuple(linesBetween, wildValue(indent, depth - 1)), { minLength: 1, maxLength: 3 }),
    )
    .map(([c, items]) => `${c}\n${items.map(([between, item]) => `${between}${pad}-${item}`).join('')}`)
  return fc.oneof(...atoms, below, list)
}

function wildMap(names: readonly string[], indent: number, depth: number): fc.Arbitrary<string> {
  const pad = ' '.repeat(indent)
  const pair = (name: string) =>
    fc
      .tuple(linesBetween, fc.constantFrom('', '', '', '', '', '? '), behind, wildValue(indent, depth))
      .map(([between, mark, c, value]) => `${between}${pad}${mark}${name}${mark && `${c}\n${pad}`}:${value}`)
  return fc
    .shuffledSubarray([...names], { minLength: 1 })
    .chain((chosen) => fc.tuple(...chosen.map(pair)))
    .map((pairs) => pairs.join(''))
}

/**
 * Documents with comments wherever they can be, each with a text of its own, `#c0`, `#c1` and so on. Many are no
 * YAML, or cannot be edited.
 */
export const commentedTexts: fc.Arbitrary<string> = fc
  .tuple(
    fc.constantFrom('', '---\n', `%YAML 1.2 ${MARK}\n---${' '}${MARK}\n`, `${MARK}\n\n`),
    fc
      .shuffledSubarray(['a', 'staticExport', 'z'], { minLength: 1 })
      .chain((names) =>
        fc.tuple(
          ...names
            .map((name) =>
              name === 'staticExport'
                ? fc.oneof(
                    wildValue(0, 0),
                    fc
                      .tuple(props, behind, wildMap(['enabled', 'bundleUrl', 'version', 'other'], 2, 1))
                      .map(([p, c, map]) => `${p}${c}\n${map}`),
                  )
                : wildValue(0, 1),
            )
            .map((value, i) => fc.tuple(linesBetween, value).map(([l, v]) => `${l}${names[i]}:${v}`)),
        ),
      )
      .map((pairs) => pairs.join('')),
    fc.constantFrom('', `${MARK}\n`, `...\n`, `... ${MARK}\n${MARK}\n`, ` ${MARK}`),
    fc.constantFrom('\n', '\r\n'),
  )
  .map(([head, body, tail, eol]) => {
    let count = 0
    const text = `${head}${body}${tail}`.replaceAll(MARK, () => `#c${count++} `)
    return text.replaceAll('\n', eol)
  })

export function textOf(pieces: readonly Piece[]): string {
  return pieces.map(({ text }) => text).join('')
}

function indented(value: string, indent: string): string {
  return value.replaceAll('\n', `\n${indent}`)
}
