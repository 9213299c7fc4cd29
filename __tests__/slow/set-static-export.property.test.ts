import { expect, test } from '@jest/globals'
import fc from 'fast-check'
import { setStaticExport } from '../../src/handover/set-static-export.ts'
import { takesLinearTime } from '../support/growth.ts'
import { type Piece, textOf, valuesTexts } from '../support/values-texts.ts'

const link = fc.constantFrom(
  'https://storage.example/b.tgz?X-Amz-Signature=0a&X-Amz-Date=20260101T000000Z',
  'https://s.example/a%20b?x=#frag: [no] {comment} \'"\\',
)
const versions = fc.constantFrom('1.0', '1e3', 'yes', 'null', '0o7', '2026-01-01', ' ')
const version = fc.option(versions, { nil: undefined })
const settings = fc
  .record({ bundleUrl: link, version })
  .map(({ bundleUrl, version }) => ({ bundleUrl, version }))

const edited = (text: string, wanted: { bundleUrl: string; version: string | undefined }) =>
  setStaticExport({ text, name: 'values.yaml' }, wanted)

test('everything but the three keys is kept, byte for byte and in order', () => {
  fc.assert(
    fc.property(valuesTexts, settings, (pieces, wanted) => {
      const stays = ({ of }: Piece) =>
        of === undefined || (of === 'version' && wanted.version === undefined)
      let rest = edited(textOf(pieces), wanted)
        .replaceAll(JSON.stringify(wanted.bundleUrl), '$URL')
        .replaceAll(JSON.stringify(wanted.version ?? '\0'), '$VERSION')
      let added = ''
      for (const line of pieces
        .filter(stays)
        .flatMap(({ text }) => text.split(/(?<=[\n{\uFEFF])/))) {
        const at = rest.indexOf(line)
        expect({ line, isKept: at >= 0 }).toEqual({ line, isKept: true })
        added += rest.slice(0, at)
        rest = rest.slice(at + line.length)
      }
      expect(added + rest).toMatch(
        /^(\s|staticExport|enabled|bundleUrl|version|[:{},"]|true|\$URL|\$VERSION)*$/,
      )
    }),
    { numRuns: 300 },
  )
})

test('editing an edited file changes nothing', () => {
  fc.assert(
    fc.property(valuesTexts, settings, (pieces, wanted) => {
      const once = edited(textOf(pieces), wanted)
      expect(edited(once, wanted)).toBe(once)
    }),
    { numRuns: 300 },
  )
})

test('one map with many keys takes linear time', () => {
  const make = (length: number) =>
    Array.from({ length: length / 16 }, (_, i) => `key-${i}: ${i}\n`).join('')
  const edit = (text: string) =>
    edited(text, { bundleUrl: 'https://s.example/b', version: undefined })
  expect(takesLinearTime(make, edit)).toBe(true)
})
