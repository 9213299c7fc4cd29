import { readFileSync } from 'node:fs'
import { expect, test } from '@jest/globals'
import {
  addArchiveExtension,
  describeWrongExtension,
} from '../../../src/archive/archive-extension.ts'
import { FORMATS, type Format } from '../../../src/archive/detect-format.ts'
import { MESSAGES } from '../../../src/errors/messages.ts'

test.each(FORMATS)('%s is an extension, in the message and in docs/reference.md', (format) => {
  expect(addArchiveExtension(`docs.${format}`, format)).toBe(`docs.${format}`)
  expect(MESSAGES['not-an-archive'].text).toMatch(new RegExp(` ${RegExp.escape(format)}[.,]? `))
  expect(readFileSync('docs/reference.md', 'utf8')).toContain(`\`${format}\``)
})

const OTHERWISE = 'although its name says otherwise'

test.each<[name: string, fits: Format[], doesNotFit: Format[]]>([
  ['docs.zip', ['zip'], ['tar.gz']],
  ['DOCS.ZIP', ['zip'], []],
  ['docs.tar', ['tar'], ['tar.gz', 'zip']],
  ['docs.tar.gz', ['tar.gz'], ['zip']],
  ['docs.tgz', ['tar.gz'], ['tar.zst']],
  ['docs.gz', ['tar.gz'], ['tar']],
  ['docs.tar.zst', ['tar.zst'], ['tar.gz']],
  ['docs.tzst', ['tar.zst'], []],
  ['docs.zst', ['tar.zst'], ['zip']],
  ['docs.tar.xz', [], ['tar']],
  ['docs.7z', [], ['zip']],
  ['docs', ['tar.gz'], []],
  ['docs.v1', ['zip'], []],
])('the name %s fits the formats %j, and not %j', (name, fits, doesNotFit) => {
  for (const format of fits) expect(describeWrongExtension(`a.zip/${name}`, format)).toBeUndefined()
  for (const format of doesNotFit)
    expect(describeWrongExtension(`a.zip/${name}`, format)?.text).toBe(
      `${name} is a ${format} archive, ${OTHERWISE}`,
    )
})

test.each<[name: string, format: Format, full: string]>([
  ['docs.tgz', 'tar.gz', 'docs.tgz'],
  ['docs.zip', 'tar.gz', 'docs.zip'],
  ['bundle', 'tar.gz', 'bundle.tar.gz'],
  ['values.yaml', 'zip', 'values.yaml.zip'],
  ['package.json', 'tar', 'package.json.tar'],
])('a file %s in the format %s is stored as %s', (name, format, full) =>
  expect(addArchiveExtension(name, format)).toBe(full),
)
