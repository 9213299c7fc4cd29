/** Values at the bounds of what inputs accept, and the suggestions for values beyond them. */
import { expect, test } from '@jest/globals'
import { getErrorMessage } from '../../../src/common/error-message.ts'
import { parseBasePath } from '../../../src/option-parsers/base-path.ts'
import { parseDomain } from '../../../src/option-parsers/domain.ts'
import { makeDurationParser } from '../../../src/option-parsers/duration.ts'
import { parseFailOn } from '../../../src/option-parsers/fail-on.ts'
import { parseId, parseJobId } from '../../../src/option-parsers/ids.ts'
import { parsePositiveInteger } from '../../../src/option-parsers/integer.ts'
import { ensureHasValue } from '../../../src/option-parsers/invalid-input.ts'
import { parseAcceptedFindingsPath, parseLocalPath } from '../../../src/option-parsers/path.ts'
import { parseApiKey, parseToken } from '../../../src/option-parsers/secrets.ts'
import { SITE_OPTIONS } from '../../../src/option-parsers/site-options.ts'
import {
  parseBaseUrl,
  parseLiveUrl,
  parsePreviewUrl,
  parseValuesUrl,
} from '../../../src/option-parsers/url.ts'

const PARSERS = {
  domain: parseDomain,
  duration: makeDurationParser('1s', '10m'),
  'longer duration': makeDurationParser('1s', '30d'),
  id: parseId,
  'job ID': parseJobId,
  count: parsePositiveInteger,
  'base path': parseBasePath,
  'fail-on': (text: string) => parseFailOn(text).text,
  'list of findings': parseAcceptedFindingsPath,
  path: parseLocalPath,
  key: parseApiKey,
  token: parseToken,
  'base URL': (text: string) => parseBaseUrl(text).href,
  'live URL': (text: string) => parseLiveUrl(text).href,
  'preview URL': parsePreviewUrl,
  'values URL': parseValuesUrl,
  host: SITE_OPTIONS.host.parse,
  value: (text: string) => {
    ensureHasValue(text)
    return text
  },
} as const satisfies Readonly<Record<string, (text: string) => unknown>>
type Name = keyof typeof PARSERS

/** Returns the error about a value. */
function readError(name: Name, text: string): string {
  try {
    PARSERS[name](text)
  } catch (error) {
    return getErrorMessage(error)
  }
  return 'was accepted'
}

const LONG_ID = 'a'.repeat(255)

test.each<[Name, string, unknown]>([
  ['duration', '1s', 1_000],
  ['duration', '10m', 600_000],
  ['longer duration', '30d', 2_592_000_000],
  ['id', LONG_ID, LONG_ID],
  ['id', 'a:b', 'a:b'],
  ['id', '...', '...'],
  ['job ID', 'x/jobs/y', 'x/jobs/y'],
  ['count', '1', 1],
  ['fail-on', ', warnings,', 'warnings'],
  ['list of findings', 'x code: y', 'x code: y'],
  ['list of findings', 'a - b.yml', 'a - b.yml'],
  ['path', 'x/file://y', 'x/file://y'],
  ['key', '12345678', '12345678'],
  ['key', 'a-bearer-token', 'a-bearer-token'],
  ['key', 'SECRETKEY', 'SECRETKEY'],
  ['token', `a"b'c`, `a"b'c`],
  ['value', 'none-of-it', 'none-of-it'],
  ['value', 'is-null', 'is-null'],
  ['base URL', 'http://127.0.0.1:1/', 'http://127.0.0.1:1/'],
  ['live URL', 'https://a.test/@b/c', 'https://a.test/@b/c/'],
  ['live URL', 'HTTPS://a/@b', 'https://a/@b/'],
  ['preview URL', 'https://a.test/a-b.c~d_e%20/', 'https://a.test/a-b.c~d_e%20/'],
  ['preview URL', 'https://a.test/(x)/$', 'https://a.test/%28x%29/%24/'],
  ['values URL', 'https://{domain}/x', 'https://{domain}/x'],
  ['values URL', 'https://a.test/$web/{tag}', 'https://a.test/$web/{tag}'],
])('a %s may be %j', (name, text, value) => {
  expect(PARSERS[name](text)).toEqual(value)
})

test.each<[Name, string, string]>([
  ...['"', "'", '“', '”', '‘', '’', '`'].flatMap((quote): [Name, string, string][] => [
    ['domain', `${quote}a.test`, 'did you mean a.test?'],
    ['domain', `a.test${quote}${quote}`, 'did you mean a.test?'],
    ['base path', `/a/${quote}`, 'leave the quotes out'],
    ['live URL', `${quote}https://a.test/`, 'leave the quotes out; did you mean https://a.test/?'],
  ]),
  ['domain', 'HTTPS://a.test', 'did you mean a.test?'],
  ['domain', 'git+ssh2.x-y://a.test', 'did you mean a.test?'],
  ['domain', 'http//a.test', 'did you mean a.test?'],
  ['domain', 's://a.test', 'did you mean a.test?'],
  ['domain', 'a.test?x', 'did you mean a.test?'],
  ['domain', 'a.test#x', 'did you mean a.test?'],
  ['domain', 'a.test/', 'did you mean a.test?'],
  ['domain', 'a.test;b.test', 'expected one host name'],
  ['domain', 'a.test\nb.test', 'expected one host name'],
  ['domain', 'a.test,b!.test', 'expected a host name such as'],
  ['domain', 'a,b', 'expected a host name such as'],
  ['duration', '999ms', 'the minimum is 1s'],
  ['duration', '9 MS', 'the minimum is 1s'],
  ['duration', '9 ms!', 'such as 45s, 30m, 2h, 1h30m, or 2d'],
  ['duration', '601s', 'expected 1s to 10m'],
  ['duration', '11m', 'expected 1s to 10m'],
  ['duration', '1000', 'expected 1s to 10m; did you mean 1s?'],
  ['duration', '600000', 'expected 1s to 10m; did you mean 600s?'],
  ['longer duration', '2d 3', 'did you mean 2d3h?'],
  ['longer duration', '12,5h', 'did you mean 12.5h?'],
  ['longer duration', '12000ms', 'did you mean 12s?'],
  ['id', 'https://a.test/x', 'is a URL'],
  ['id', `${LONG_ID}a`, 'has more than 255 characters'],
  ['id', 'a\u200bb', 'with whitespace in it'],
  ['id', 'Job ID-1: a.b~c-d', 'did you mean a.b~c-d?'],
  ['id', 'Job: x', 'did you mean x?'],
  ['id', "'a'", 'did you mean a?'],
  ['id', '"a', 'did you mean a?'],
  ['id', 'a"', 'did you mean a?'],
  ['id', "a'", 'did you mean a?'],
  ['job ID', '{"id": "a.b~c:d-e"}', 'did you mean a.b~c:d-e?'],
  ['job ID', '{"x": 1,\n"jobId":"j"}', 'did you mean j?'],
  ['job ID', 'https://a.test/jobs/a.b~c:d-e/log', 'did you mean a.b~c:d-e?'],
  ['job ID', 'https://a.test/jobs/j', 'did you mean j?'],
  ['job ID', 'None', 'which is not a value'],
  ['count', '20 000 000', 'did you mean 20000000?'],
  ['count', '20_000', 'did you mean 20000?'],
  ['count', '0', 'expected a whole number above 0'],
  ['value', 'NULL', 'which is not a value'],
  ['value', 'null', 'which is not a value'],
  ['value', 'undefined', 'which is not a value'],
  ['base path', 'http://a.test/docs', 'did you mean /docs?'],
  ['base path', 'https://a.test/docs', 'did you mean /docs?'],
  ['base path', '/docs/?x\n', 'did you mean /docs/?'],
  ['base path', '/docs/#', 'did you mean /docs/?'],
  ['base path', './docs', 'did you mean /docs?'],
  ['base path', 'a.test//docs///x', 'did you mean /docs/x/?'],
  ['fail-on', '"broken-link"', 'did you mean broken-link?'],
  ['fail-on', ' , ', 'expected errors or warnings'],
  ['list of findings', '- code: x', 'is the list itself'],
  ['list of findings', ' -\tx', 'is the list itself'],
  ['list of findings', 'code: x', 'is the list itself'],
  ['list of findings', ' code:', 'is the list itself'],
  ['list of findings', 'a\nb', 'is the list itself'],
  ['path', 'FILE://x', 'write the path without file://'],
  ['path', 'https://a.test/', 'is a URL, but must be a path'],
  ['key', '1234567', 'has fewer than 8 characters'],
  ['key', 'Bearer abcdefgh', 'begins with “Bearer”'],
  ['key', 'abcdefgh`', 'begins or ends with a quote'],
  ['key', 'secrets.KEY', 'looks like the name of a secret'],
  ['key', 'API_KEY', 'looks like the name of a secret'],
  ['key', 'API_KEY=abcdefgh', 'begins with a name and “=”'],
  ['key', '********', 'consists of asterisks'],
  ['key', '[abcdefgh]', 'begins with a bracket'],
  ['key', 'github_pat_abc', 'is a GitHub token'],
  ['key', 'ghs_abcdefgh', 'is a GitHub token'],
  ['key', 'abc defgh', 'contains whitespace'],
  ['key', 'abcdefghü', 'contains characters that keys cannot contain'],
  ...[`"a`, `a"`, `'a`, `a'`].map((text): [Name, string, string] => ['token', text, 'a quote']),
  ['token', '', 'contains whitespace, a line break, a quote'],
  ['base URL', 'https://a.test/v1/', 'leave out the version'],
  ['base URL', 'https://a.test/v2', 'leave out the version'],
  ['base URL', 'https://a.test/x/v2/agent/y', 'did you mean https://a.test/x?'],
  ['fail-on', '???broken-link???', 'did you mean broken-link?'],
  ['host', 'GH', 'did you mean github-pages?'],
  ['host', 'gh pages', 'did you mean github-pages?'],
  ['host', 'GitLab-pages', 'whose rules the check does not know'],
  ['host', 'http://localhost', 'a host name, which belongs in domain: expected github-pages'],
  ['host', 'HTTPS://localhost:1', 'a host name, which belongs in domain: expected github-pages'],
  ['host', 'nginx,netlify', 'expected one host'],
  ['host', 'nginx ; netlify', 'expected one host'],
  ['live URL', 'none', 'which is not a value'],
  ['live URL', 'https://u:p@a.test/', 'contains a username or a password'],
  ['live URL', 'https://a.test:x@b/c', 'contains a username or a password'],
  ['live URL', 'https://u/p@a.test\u200b/', 'contains whitespace'],
  ['live URL', 'https://a.test/$(x)', 'shell variables are not expanded'],
  ['live URL', `https://a.test/\${x}`, 'shell variables are not expanded'],
  ['live URL', 'https://a.test/$_X', 'shell variables are not expanded'],
  ['live URL', 'a.test:80/x', 'did you mean https://a.test:80/x?'],
  ['values URL', 'https://u@a.test/{tag}', 'contains a username or a password'],
  ['values URL', 'https://:p@a.test/{tag}', 'contains a username or a password'],
  ['values URL', 'https:///a.test/{tag}', 'expected an https URL such as'],
  ['values URL', 'https://a.test/{ tag }', 'contains whitespace'],
  ['base URL', 'a-key-of-15-cha', 'is “a-key-of-15-cha”: expected the https URL'],
  ['base URL', 'a.key-of-17-chars', 'is “a.key-of-17-chars”: expected the https URL'],
  ['base URL', 'https://a.test/v1/static-export', 'did you mean https://a.test?'],
  ['base URL', 'a-key-of-16-chars', 'is not a URL: expected the https URL of the admin API'],
  ['live URL', 'https://a.test//b', 'expected the https URL of the published site'],
  ['live URL', 'https://a.test/%2Fb', 'expected the https URL of the published site'],
  ['live URL', 'https://a.test/b/c.HTM', 'did you mean https://a.test/b/?'],
  ['live URL', 'https://-a.test/', '“-a.test” is not a host name'],
  ['live URL', 'https://a-.test/', '“a-.test” is not a host name'],
  ['live URL', 'https://a.-test/', '“a.-test” is not a host name'],
  ['live URL', 'https://a.test-/', '“a.test-” is not a host name'],
  ['live URL', 'https://a..test/', '“a..test” is not a host name'],
  ['live URL', 'https://.a.test/', '“.a.test” is not a host name'],
  ['live URL', 'localhost/x', 'did you mean http://localhost/x?'],
  ['values URL', 'http://a.test/{tag}', 'did you mean https://a.test/{tag}?'],
  ['values URL', `https://a.test/\${tag}`, 'did you mean {tag}?'],
  ['values URL', 'https://a.test/$TAG', 'did you mean {sha256}?'],
  ['values URL', 'https:/a.test/{tag}', 'expected an https URL such as'],
])('a %s may not be %j', (name, text, words) => {
  expect(readError(name, text)).toContain(words)
})

test.each<[Name, string, string]>([
  ['duration', '1500', 'expected 1s to 10m'],
  ['duration', '601000', 'expected 1s to 10m'],
  ['duration', '0', 'expected 1s to 10m'],
  ['id', 'Job: x y', 'with whitespace in it'],
  ['id', 'a! Job: x', 'with whitespace in it'],
  ['id', ': x', 'with whitespace in it'],
  ['job ID', '[{"id": "j"}]', 'with whitespace in it'],
  ['host', 'my-gitlab', 'expected '],
  ['domain', 'a', 'was accepted'],
  ['live URL', '-a.test', 'expected the https URL'],
  ['live URL', 'localhost:99999', 'expected the https URL'],
  ['preview URL', 'localhost:3000', 'expected the https URL'],
])('a %s that is %j has no suggestion', (name, text, words) => {
  const message = readError(name, text)
  expect(message).toContain(words)
  expect(message).not.toContain('did you mean')
})

test.each(['https://user:p4ss@a.test/x', 'user:p4ss@a.test', 'a.test,user:p4ss@b.test'])(
  'the domain %s is not shown, because it contains a password',
  (text) => {
    const message = readError('domain', text)
    expect(message).toContain('contains “@”')
    expect(message).not.toContain('p4ss')
  },
)
