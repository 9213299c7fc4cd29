import { expect, test } from '@jest/globals'
import { findUnusableReason } from '../../../../src/check/addresses/unusable-address.ts'
import { MAX_ADDRESS_BYTES } from '../../../../src/web/resolve-address.ts'

const INVALID = 'it is not a valid address'
const HOST = 'without `https://` before it, browsers mistake the host for a scheme'
const NOT_MAILTO = 'its scheme is a misspelled `mailto:`'
const NOT_JAVASCRIPT = 'its scheme is a misspelled `javascript:`'
const NOT_RESOLVED = 'the site’s generator could not resolve `xref:`'
const MISSPELLED = 'its scheme is a misspelled `http:` or `https:`'

test.each([
  ['http://[x]/', INVALID],
  ['ws://[x]/', INVALID],
  ['wss://[x]/', INVALID],
  ['wsss://[x]/', undefined],
  ['http://docs.acme.dev:80800/a', 'there is no port 80800; the last one is 65535'],
  ['//[::1]:65536', 'there is no port 65536; the last one is 65535'],
  ['https://<x>:80/', 'no host name can contain `<`'],
  ['http://exa mple.com/', 'no host name can contain a space'],
  ['https:///', INVALID],
  ['localhost:1', HOST],
  ['localhost:65535/a', HOST],
  ['docs.acme.dev:80#x', HOST],
  ['localhost:655350', undefined],
  ['localhost:80a', undefined],
  ['htp://acme.org', MISSPELLED],
  ['tp://acme.org', undefined],
  ['hhttppss://acme.org', MISSPELLED],
  ['hhttppsss://acme.org', undefined],
  ['hps://acme.org', undefined],
  ['hts://acme.org', undefined],
  ['javscript:void(0)', NOT_JAVASCRIPT],
  ['JavaSrcipt:void(0)', NOT_JAVASCRIPT],
  ['javascripts:x', NOT_JAVASCRIPT],
  ['javascript:void(0)', undefined],
  ['jscript:x', undefined],
  ['xref:guide.start', NOT_RESOLVED],
  ['ref:start', undefined],
  ['mail:me@acme.org', NOT_MAILTO],
  ['Malito:me@acme.org', NOT_MAILTO],
  ['mailto:me@acme.org', undefined],
  ['mail:open', undefined],
  ['matrix:u/me@acme.org', undefined],
])('why a link to %s cannot be opened: %s', (address, reason) =>
  expect(findUnusableReason('link', address)).toBe(reason),
)

test.each([
  ['resource://branding/a.png', undefined],
  ['moz-extension://a/b.png', undefined],
  ['resources://branding/a.png', 'browsers load nothing with this scheme'],
])('why %s cannot be loaded: %s', (address, reason) =>
  expect(findUnusableReason('load', address)).toBe(reason),
)

test('an address for another program may be of any length', () => {
  const address = `mailto:${'a'.repeat(MAX_ADDRESS_BYTES)}`
  expect(findUnusableReason('link', address)).toBeUndefined()
})
