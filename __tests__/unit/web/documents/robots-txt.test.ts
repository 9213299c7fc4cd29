import { expect, test } from '@jest/globals'
import { findDisallowAllLine, listRobotsFaults } from '../../../../src/web/documents/robots-txt.ts'

test.each<[string, number | undefined]>([
  ['User-agent: *\nDisallow: /', 2],
  ['\ufeffUser-agent: *\r\nDisallow: /\r\n', 2],
  ['# all\n\n USER-AGENT : * # everybody\n\n disallow:/ # go away', 5],
  ['User-agent: *\nDisallow: /*', 2],
  ['User-agent: *\nDisallow: *', 2],
  ['User-agent: *\nDisallow: /a\nDisallow: /\nDisallow: /', 3],
  ['User-agent: *\nDisallow: /\nAllow:', 2],
  ['User-agent: *\nCrawl-delay: 5\nDisallow: /\nSitemap: https://a.b/sitemap.xml', 3],
  ['User-agent: *\nUser-agent: GPTBot\nDisallow: /', 3],
  ['User-agent: GPTBot\nUser-agent: *\nDisallow: /', 3],
  ['User-agent: GPTBot\nDisallow:\n\nUser-agent: *\nDisallow: /', 5],
  ['User-agent: *\nDisallow: /a\n\nUser-agent: *\nDisallow: /', 5],
  ['User-agent: *\nDisallow: /\n\nUser-agent: *\nDisallow: /a', 2],
  ['User-agent: *\nSitemap: https://a.b/s.xml\nUser-agent: b\nDisallow: /', 4],
  ['User-agent: Googlebot\nDisallow: /\nUser-agent: *\nDisallow: /', 4],
  ['', undefined],
  ['Disallow: /', undefined],
  ['User-agent: *', undefined],
  ['User-agent: *\nDisallow:', undefined],
  ['User-agent: *\nDisallow: /$', undefined],
  ['User-agent: *\nDisallow: /private/', undefined],
  ['User-agent: *\n# Disallow: /', undefined],
  ['User-agent: *\nDisallow: #/', undefined],
  ['User-agent: *\nNoindex: /\nDisallowed: /', undefined],
  ['User-agent: *\nDisallow: /\nAllow: /docs/', undefined],
  ['User-agent: *\nAllow: /$\nDisallow: /', undefined],
  ['User-agent: *\nDisallow: /\n\nUser-agent: *\nAllow: /docs/', undefined],
  ['User-agent: GPTBot\nDisallow: /\n\nUser-agent: *\nDisallow:', undefined],
  ['User-agent: GPTBot\nDisallow: /', undefined],
  ['User-agent: *\nDisallow: /a\nUser-agent: GPTBot\nDisallow: /', undefined],
  ['User-agent: Googlebot\nDisallow:\n\nUser-agent: *\nDisallow: /', undefined],
  ['User-agent: bingbot/2.0\nAllow: /\n\nUser-agent: *\nDisallow: /', undefined],
])('%j disallows everything in line %p', (robots, line) => {
  expect(findDisallowAllLine(robots)).toBe(line)
})

test.each('applebot baiduspider bingbot duckduckbot googlebot yandex yandexbot'.split(' '))(
  'a group for %s replaces the general one',
  (name) => {
    const robots = `User-agent: ${name}\nDisallow:\n\nUser-agent: *\nDisallow: /`
    expect(findDisallowAllLine(robots)).toBeUndefined()
  },
)

test('lines that search engines may ignore have their faults', () => {
  const robots =
    'User-agent: *\r\nDisalow: /a\nsitemap https://a.b/s.xml\nUser agent: x\nHost: a.b\n' +
    'Crawl-delay: 1\nNoindex: /x\nContent-Signal: ai-train=no\n# Disalow: /x\nAllow /x\nRobot-version: 2'
  expect(listRobotsFaults(robots)).toEqual([
    { line: 2, fault: '`Disalow` is probably a misspelled `Disallow`' },
    { line: 3, fault: 'a colon is missing after `sitemap`' },
    { line: 10, fault: 'a colon is missing after `Allow`' },
  ])
})
