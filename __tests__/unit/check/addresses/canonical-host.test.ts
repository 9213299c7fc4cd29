import { expect, test } from '@jest/globals'
import {
  describePlaceholder,
  isHttpsOnDomain,
  readUrlHost,
} from '../../../../src/check/addresses/canonical-host.ts'
import { asBytes } from '../../../../src/web/byte-strings.ts'

test.each<readonly [string, string | undefined, string]>([
  ['https://docs.acme.dev:8080/a', 'docs.acme.dev:8080', 'ordinary'],
  ['//docs.acme.dev/a', 'docs.acme.dev', 'ordinary'],
  ['\\\\docs.acme.dev\\a', 'docs.acme.dev', 'ordinary'],
  [' \u00a0//docs.acme.dev/', 'docs.acme.dev', 'ordinary'],
  ['HTTP://Docs.Acme.Dev', 'docs.acme.dev', 'ordinary'],
  ['ftp://docs.acme.dev/', undefined, ''],
  ['/docs', undefined, ''],
  ['https://', undefined, ''],
  ['https://example.com/', 'example.com', 'example'],
  ['https://docs.example.org/', 'docs.example.org', 'example'],
  ['https://example.net/', 'example.net', 'example'],
  ['https://docs.example/', 'docs.example', 'example'],
  ['https://myexample.com/', 'myexample.com', 'ordinary'],
  ['https://example.com.acme.dev/', 'example.com.acme.dev', 'ordinary'],
  ['https://localhost:3000/', 'localhost:3000', 'placeholder'],
  ['https://docs.test/', 'docs.test', 'placeholder'],
  ['https://docs.invalid/', 'docs.invalid', 'placeholder'],
  ['https://127.0.0.1/', '127.0.0.1', 'placeholder'],
  ['https://0.0.0.0/', '0.0.0.0', 'placeholder'],
  ['https://ip127.acme.dev/', 'ip127.acme.dev', 'ordinary'],
  ['https://[::1]/', '[::1]', 'placeholder'],
  ['https://[::]/', '[::]', 'placeholder'],
  ['https://localhost.acme.dev/', 'localhost.acme.dev', 'ordinary'],
  ['https://nan.acme.dev/', 'nan.acme.dev', 'placeholder'],
  ['https://undefined/', 'undefined', 'placeholder'],
  ['https://null.acme.dev/', 'null.acme.dev', 'placeholder'],
  ['https://docs.undefined.dev/', 'docs.undefined.dev', 'placeholder'],
  ['https://undefinedness.dev/', 'undefinedness.dev', 'ordinary'],
  ['https://mytest/', 'mytest', 'ordinary'],
])('the host in %j is %s', (url, name, kind) => {
  const host = name === undefined ? undefined : { name, kind }
  expect(readUrlHost(asBytes(Buffer.from(url).toString('latin1')))).toEqual(host)
})

test.each<readonly [string, string | undefined, boolean]>([
  ['https://docs.acme.dev/a', 'docs.acme.dev', true],
  [' HTTPS://docs.acme.dev', 'docs.acme.dev', true],
  ['http://docs.acme.dev/a', 'docs.acme.dev', false],
  ['//docs.acme.dev/a', 'docs.acme.dev', false],
  ['https://docs.acme.dev:8080/', 'docs.acme.dev', false],
  ['https://acme.dev/', 'docs.acme.dev', false],
  ['https:', undefined, false],
])('%j is an https address on %s: %s', (address, domain, expected) =>
  expect(isHttpsOnDomain(asBytes(address), domain)).toBe(expected),
)

test.each([
  ['localhost:3000', 'localhost:3000, which is the reader’s own computer,'],
  ['[::1]:80', '[::1]:80, which is the reader’s own computer,'],
  ['docs.invalid', 'a placeholder host'],
  ['undefined', 'a placeholder host'],
])('%s is called %s', (name, placeholder) =>
  expect(describePlaceholder(asBytes(name))).toEqual({ placeholder }),
)
