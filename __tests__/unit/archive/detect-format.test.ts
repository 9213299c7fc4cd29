import { expect, test } from '@jest/globals'
import {
  adviseOnContent,
  describeContent,
  detectFormat,
  type Format,
} from '../../../src/archive/detect-format.ts'

const bytes = (latin1: string) => Buffer.from(latin1, 'latin1')

function tarBlock(change: (block: Buffer) => void = () => {}): Buffer {
  const block = Buffer.alloc(512)
  block.write('index.html\0', 0)
  block.write('ustar\0', 257)
  block.fill(' ', 148, 156)
  const sum = block.reduce((total, byte) => total + byte, 0)
  block.write(`${sum.toString(8).padStart(6, '0')}\0 `, 148)
  change(block)
  return block
}

test.each<[string, Buffer, Format | undefined]>([
  ['zip', bytes('PK\x03\x04rest'), 'zip'],
  ['zip without entries', bytes('PK\x05\x06rest'), 'zip'],
  ['gzip', bytes('\x1f\x8b\x08rest'), 'tar.gz'],
  ['zstd', bytes('\x28\xb5\x2f\xfdrest'), 'tar.zst'],
  ['zstd after a skippable frame', bytes('\x50\x2a\x4d\x18rest'), 'tar.zst'],
  ['tar', tarBlock(), 'tar'],
  ['tar with another character changed', tarBlock((block) => block.write('x', 3)), undefined],
  ['tar without the magic word (v7), with the right checksum', tarBlock(), 'tar'],
  ['tar without entries', Buffer.alloc(512), 'tar'],
  ['zeros, but too few', Buffer.alloc(511), undefined],
  ['nothing', bytes(''), undefined],
  ['part of a zip', bytes('PK\x07\x08rest'), undefined],
  ['text', bytes('hello'), undefined],
])('recognized by its first bytes: %s', (_, head, format) =>
  expect(detectFormat(head)).toBe(format),
)

const XML = '<?xml version="1.0" encoding="UTF-8"?>'

test.each<[string, string]>([
  ['', 'an empty file'],
  ['<!DOCTYPE html><title>Sign in</title>', 'an HTML page, titled “Sign in”'],
  ['\n <!-- proxy -->\n<html lang="en">', 'an HTML page'],
  ['<!-- a --><!-- b -->\n<body>', 'an HTML page'],
  [`${'<!---->'.repeat(60)}<p>Please log in`, 'text'],
  [`${XML}\n<Error><Code>AccessDenied</Code>`, 'an error message from object storage'],
  [`${XML}\n<Error><Code>AccessDenied</Code>`, '(XML) with the code “AccessDenied”'],
  ['<Error><Message>no', 'an error message from object storage (XML)'],
  ['<title>Sign in</title>', 'an HTML page, titled “Sign in”'],
  ['<meta charset="utf-8">', 'an HTML page'],
  ['<titles>', 'text that begins with “<titles>”'],
  ['<?xml version="1.0"?><urlset/>', 'an XML document'],
  ['{"error": "no"}', 'a JSON document that begins with “{"error": "no"}”'],
  ['[]', 'a JSON document'],
  ['7z\xbc\xaf\x27\x1c\x00', 'a 7z archive'],
  ['Rar!\x1a\x07\x01', 'a RAR archive'],
  ['\xfd7zXZ\0', 'an xz file'],
  ['BZh91AY', 'a bzip2 file'],
  ['\x1f\x8b\x07', 'a gzip file'],
  ['\x89PNG\r\n\x1a\n', 'a PNG image'],
  ['\xff\xd8\xff\xe0', 'a JPEG image'],
  ['GIF89a', 'a GIF image'],
  [
    'version https://git-lfs.github.com/spec/v1\noid sha256:0',
    'actions/checkout replaces with the file if `lfs: true` is set',
  ],
  ['see <Code>x</Code>', 'text that begins with “see <Code>'],
  ['just words, caf\xe9', 'text that begins with “just words, '],
  [`\n${'x'.repeat(61)}`, `“${'x'.repeat(60)}”`],
  [
    '\x01\x02\x03\x04\x05\x06\x07\x08\x09',
    'a file of an unknown format (it begins with the bytes 0102030405060708)',
  ],
])('%j looks like %s', (head, looks) => expect(describeContent(bytes(head))).toContain(looks))

test.each([
  ['7z\xbc\xaf\x27\x1c\x00', 'the archive must be in one of these formats'],
  ['BZh91AY', 'the archive must be in one of these formats'],
  ['<!doctype html>', 'check whether a proxy responds instead of the storage'],
])('the advice about %j: %s', (head, advice) =>
  expect(adviseOnContent(bytes(head))).toContain(advice),
)
