import { expect, test } from '@jest/globals'
import { isRewritten, withoutEmailProtection } from '../../../src/live/rewritten.ts'

/** As Cloudflare does it: the key, and each byte with it. */
const hidden = (email: string, key = 0x54) =>
  Buffer.from([key, ...Buffer.from(email).map((byte) => byte ^ key)]).toString('hex')

test.each([
  ['<p>Write to us.', '<p>Write to us.'],
  [
    `<p><a href="/cdn-cgi/l/email-protection" class="__cf_email__" data-cfemail="${hidden('me@example.com')}">[email&#160;protected]</a>.`,
    '<p>me@example.com.',
  ],
  [
    `<a href="/cdn-cgi/l/email-protection#${hidden('me@example.com?subject=x')}"><span class="__cf_email__" data-cfemail="${hidden('me@example.com')}">[email&#160;protected]</span></a>`,
    '<a href="mailto:me@example.com?subject=x">me@example.com</a>',
  ],
  ['<a href="/cdn-cgi/l/email-protection#zz">x</a>', '<a href="/cdn-cgi/l/email-protection#zz">x</a>'],
])('%s shows emails as they were', (page, original) => {
  expect(withoutEmailProtection(page)).toBe(original)
})

test('many of them take no time', () => {
  const page = `/cdn-cgi/l/email-protection${'<a data-cfemail="ab'.repeat(100_000)}`
  const startedAt = performance.now()
  expect(withoutEmailProtection(page)).toBe(page)
  expect(performance.now() - startedAt).toBeLessThan(5_000)
})

const PAGE = '<link rel="stylesheet" href="/a.css?1"><script defer src=/a.1f.js></script><p>text'

test.each([
  [PAGE, true],
  [`${PAGE}<script src="/cdn-cgi/x.js"></script>`, true],
  ['<link href=/a.css?1 rel=stylesheet><script type="x" src="/a.1f.js"></script><p>text', true],
  ['<link href=/a.css?2 rel=stylesheet><script src="/a.1f.js"></script><p>text', false],
  ['<link href=/a.css?1 rel=stylesheet><script src="/a.2e.js"></script><p>text', false],
])('%s loads what the page loads: %s', (received, same) => {
  expect(isRewritten('x.html', Buffer.from(PAGE), Buffer.from(received), () => true)).toBe(same)
  expect(isRewritten('x.html', Buffer.from(PAGE), Buffer.from(received), () => false)).toBe(false)
})
