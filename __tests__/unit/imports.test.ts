import { globSync, readFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { expect, test } from '@jest/globals'

/** The files that each file of `src` imports, types included. */
const IMPORTS = new Map(
  globSync('**/*.ts', { cwd: 'src' }).map((file) => {
    const specifiers = readFileSync(join('src', file), 'utf8').matchAll(
      /(?:from|import)\s*\(?'(\.[^']+)'/g,
    )
    return [file, [...specifiers].map(([, to = '']) => join(dirname(file), to))]
  }),
)
const roomOf = (file: string) => file.split('/', 1)[0] ?? ''

/** Returns the pairs of `names` that import each other directly. */
function mutual(pairs: readonly (readonly [string, string])[]): string[] {
  const known = new Set(pairs.map((pair) => pair.join(' → ')))
  return [...known].filter((pair) => known.has(pair.split(' → ').reverse().join(' → ')))
}

test('no two files and no two folders import each other', () => {
  const files = [...IMPORTS].flatMap(([from, to]) => to.map((file) => [from, file] as const))
  expect(mutual(files)).toEqual([])
  for (const folder of [roomOf, dirname]) {
    const folders = files.map(([from, to]) => [folder(from), folder(to)] as const)
    expect(mutual(folders.filter(([from, to]) => from !== to))).toEqual([])
  }
})

/** Folders, and those that they must not import; CONTRIBUTING.md says why. */
const STRANGERS: readonly (readonly [rooms: string, unknown: string])[] = [
  [
    'api fetch archive unpack disk web findings check changes live options',
    'inputs step phases modes summary github command-line',
  ],
  ['web', 'api fetch archive unpack findings check changes live'],
  ['command-line', 'inputs step phases modes summary github'],
  ['findings', 'check changes live'],
  ['web findings check changes live text net common workers', 'errors'],
]

test.each(STRANGERS)('%s do not import %s', (rooms, unknown) => {
  const isOf = (list: string, file: string) => list.split(' ').includes(roomOf(file))
  const known = [...IMPORTS].filter(([from]) => isOf(rooms, from))
  const wrong = known.flatMap(([from, to]) =>
    to.filter((file) => isOf(unknown, file)).map((file) => `${from} → ${file}`),
  )
  expect(wrong).toEqual([])
})
