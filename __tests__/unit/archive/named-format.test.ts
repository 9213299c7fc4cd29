import { readFileSync } from 'node:fs'
import { expect, test } from '@jest/globals'
import { FORMATS, type Format } from '../../../src/archive/magic.ts'
import { namedAsArchive, wrongNameNote } from '../../../src/archive/named-format.ts'
import { MESSAGES } from '../../../src/errors/messages.ts'

test.each(FORMATS)(
  '%s is known as an ending of names, and named in the message and docs/reference.md that list the formats',
  (format) => {
    expect(namedAsArchive(`docs.${format}`, format)).toBe(`docs.${format}`)
    expect(MESSAGES['not-an-archive'].text).toMatch(new RegExp(` ${RegExp.escape(format)}[.,]? `))
    expect(readFileSync('docs/reference.md', 'utf8')).toContain(`\`${format}\``)
  },
)

test.each<[name: string, format: Format]>([
  ['docs.zip', 'zip'],
  ['DOCS.ZIP', 'zip'],
  ['docs.tar', 'tar'],
  ['docs.tar.gz', 'tar.gz'],
  ['docs.tgz', 'tar.gz'],
  ['docs.gz', 'tar.gz'],
  ['docs.tar.zst', 'tar.zst'],
  ['docs.tzst', 'tar.zst'],
  ['docs.zst', 'tar.zst'],
  ['docs', 'tar.gz'],
  ['docs.v1', 'zip'],
  ['a.zip/docs', 'tar'],
])('the name %s fits a %s archive', (name, format) => expect(wrongNameNote(name, format)).toBeUndefined())

test.each<[name: string, format: Format]>([
  ['docs.zip', 'tar.gz'],
  ['docs.tar', 'tar.gz'],
  ['docs.tar.gz', 'zip'],
  ['docs.tgz', 'tar.zst'],
  ['docs.gz', 'tar'],
  ['docs.tar.zst', 'tar.gz'],
  ['docs.zst', 'zip'],
  ['a/b/docs.tar', 'zip'],
  ['docs.tar.xz', 'tar'],
  ['docs.7z', 'zip'],
])('the name %s does not fit a %s archive', (name, format) => {
  const base = name.replace(/.*\//, '')
  expect(wrongNameNote(name, format)?.text).toBe(
    `${base} is a ${format} archive, although its name says otherwise`,
  )
})

test.each<[name: string, format: Format, full: string]>([
  ['docs.tgz', 'tar.gz', 'docs.tgz'],
  ['docs.zip', 'tar.gz', 'docs.zip'],
  ['bundle', 'tar.gz', 'bundle.tar.gz'],
  ['values.yaml', 'zip', 'values.yaml.zip'],
  ['package.json', 'tar', 'package.json.tar'],
])('a file %s in the format %s is stored as %s', (name, format, full) =>
  expect(namedAsArchive(name, format)).toBe(full),
)
