/** Texts from servers are not trusted: none of up to 1 MiB may keep the step from handling a signal. */
import type { IncomingMessage } from 'node:http'
import { Readable } from 'node:stream'
import { describe, expect, test } from '@jest/globals'
import { parseBundle, parseExportJob } from '../../src/api/parse-responses.ts'
import { readError } from '../../src/api/read-response-body.ts'
import { readChecksums } from '../../src/fetch/announced-checksums.ts'
import { chooseArchiveName } from '../../src/fetch/archive-name.ts'
import {
  findLinkProblem,
  findSignedLinks,
  listLinkSecrets,
} from '../../src/fetch/presigned-link.ts'
import { readMessage } from '../../src/fetch/storage-error.ts'
import { isHtmlBody } from '../../src/net/html-body.ts'
import { parseRetryAfter } from '../../src/net/parse-retry-after.ts'
import { clean, hideSecret } from '../../src/text/clean.ts'
import { takesLinearTime } from '../support/growth.ts'

const repeated = (part: string) => (length: number) => part.repeat(Math.ceil(length / part.length))
const inside = (head: string, part: string, tail: string) => (length: number) =>
  `${head}${repeated(part)(length)}${tail}`

/** Text that is slow for a pattern with two ways to match it, and text that this step looks for. */
const TEXTS: [string, (length: number) => string][] = [
  ['beginnings of URLs', repeated('http://')],
  ['beginnings of URLs with escaped slashes', repeated('https:\\/\\/')],
  ['URLs with a query', repeated('https://h/?')],
  ['signed URLs', repeated('https://h/?sig=0123456789abcdef ')],
  ['one URL', inside('https://h/?', 'sig=0123456789abcdef&', '')],
  ['whitespace', repeated(' ')],
  ['whitespace of many kinds', repeated('\t\r\n\u2028 ')],
  ['whitespace before a page', inside('', '\n', '<html')],
  ['hashes', repeated('#')],
  ['old commands', repeated('##[')],
  ['halves of characters', repeated('\ud800')],
  ['most of a secret', repeated('key_0000000000000000')],
  ['a secret', repeated('key_0000000000000001')],
  ['an open string of escaped quotes', inside('{"status":"', '\\"', '')],
  ['an open string behind many', inside('{"a":"', '","', '')],
  ['quotes', repeated('"')],
  ['backslashes', repeated('\\')],
  ['brackets', repeated('[')],
  ['brackets by turns', repeated('[]')],
  [
    'a string full of escaped quotes that is cut',
    inside('{"status":"running","error":"', '\\"', '\\'),
  ],
  ['titles', inside('<html>', '<title ', '')],
  ['elements', repeated('<Message>')],
  ['elements that do not end', repeated('<Message>a</Messag')],
  ['entities', inside('<Message>', '&#x26;', '</Message>')],
  ['open entities', inside('<Message>', '&#', '</Message>')],
  ['file names', inside('attachment', ';filename="\\', '')],
  ['extended file names', inside('attachment', ';  filename*=UTF-8', '')],
  ['sums', repeated(', md5=, crc32c=')],
  ['digits', repeated('1')],
  ['dates', inside('Fri, ', '01 Jan 2026 ', '')],
  ['dots', repeated('.')],
  ['a long part of a path before one that is not ASCII', inside('', 'a', '/\xff')],
]

const attempted = (read: (body: string) => unknown) => (body: string) => {
  try {
    read(body)
  } catch {
    // Whether it is accepted does not matter here.
  }
}

const DOORS: [string, (text: string) => unknown][] = [
  ['clean', clean],
  ['clean with a high cap', (text) => clean(text, 2_000)],
  ['what an error says', readError],
  ['is it a page', isHtmlBody],
  ['the answer about an export', attempted(parseExportJob)],
  ['what is wrong with a link', (text) => findLinkProblem(text, true)],
  ['the secrets in a link', listLinkSecrets],
  [
    'the name of an archive',
    (text) => chooseArchiveName({ 'content-disposition': text }, new URL('https://h/')),
  ],
  [
    'announced sums',
    (text) => readChecksums({ 'x-goog-hash': text, 'content-digest': text, 'content-md5': text }),
  ],
  ['Retry-After', (text) => parseRetryAfter({ 'retry-after': text, date: text }, 0)],
]

/** These read a body in which the text is a value. */
const DOORS_OF_JSON: [string, (body: string) => unknown][] = [
  ['a status', parseExportJob],
  ['links in an answer', findSignedLinks],
  ['an expiry', parseBundle],
]

hideSecret('key_0000000000000001')

describe.each(DOORS)('%s takes linear time over', (_, look) => {
  test.each(TEXTS)('%s', (_, make) => expect(takesLinearTime(make, look)).toBe(true))
})

describe.each(DOORS_OF_JSON)('%s takes linear time over', (_, look) => {
  const body = (value: string) =>
    JSON.stringify({ status: value, expiresAt: `2026-01-01T00:00${value}` })
  test.each(TEXTS)('%s', (_, make) => {
    expect(takesLinearTime((length) => body(make(length)), look)).toBe(true)
  })
})

test.each(TEXTS)('only a little of what a storage says is read: %s', async (_, make) => {
  let read = 0
  const chunks = function* () {
    for (const text = Buffer.from(make(1024 * 1024)); read < text.length; read += 1_000)
      yield text.subarray(read, read + 1_000)
  }
  await readMessage(Readable.from(chunks(), { highWaterMark: 1 }) as IncomingMessage, [
    new URL('https://h/?sig=0123456789abcdef'),
  ])
  expect(read).toBeLessThan(20_000)
})
