import { expect, test } from '@jest/globals'
import { chooseArchiveName } from '../../../src/fetch/archive-name.ts'

test.each<[string, string, string]>([
  ['/exports/site-1.tar.gz', '', 'site-1.tar.gz'],
  ['/exports/', '', 'bundle'],
  ['/', '', 'bundle'],
  ['/a/%2e%2e%2f%2e%2e%2fevil.zip', '', 'evil.zip'],
  ['/a/..%5cevil.zip', '', 'evil.zip'],
  ['/a/%00%0a.zip', '', 'zip'],
  ['/a/%ff.zip', '', 'ff.zip'],
  ['/a/.htaccess', '', 'htaccess'],
  ['/a/--help', '', 'help'],
  ['/a/con.zip', '', 'bundle-con.zip'],
  ['/a/lpt9.tar.gz', '', 'bundle-lpt9.tar.gz'],
  ['/a/com0.zip', '', 'com0.zip'],
  [`/a/${'x'.repeat(300)}.tar.gz`, '', `${'x'.repeat(93)}.tar.gz`],
  ['/a/caf%C3%A9 site.zip', '', 'caf-site.zip'],
  ['/a/raw', 'attachment; filename="docs.zip"', 'docs.zip'],
  ['/a/raw', 'attachment; filename=docs.zip', 'docs.zip'],
  ['/a/raw', 'attachment; filename="../../etc/passwd"', 'passwd'],
  ['/a/raw', 'attachment; filename=""', 'raw'],
  ['/a/raw', 'inline', 'raw'],
  ['/a/raw', 'attachment; filename="C:\\a\\b.zip"', 'b.zip'],
  ['/a/A_b-c.D.zip', '', 'A_b-c.D.zip'],
  ['/a/a!!b!c.zip', '', 'a-b-c.zip'],
  ['/a/-.a.zip.-.', '', 'a.zip'],
  ['/a/a.zip!', '', 'a.zip'],
  [`/a/${'x'.repeat(96)}.zip`, '', `${'x'.repeat(96)}.zip`],
  [`/a/y${'x'.repeat(96)}.zip`, '', `${'x'.repeat(96)}.zip`],
])('the archive’s name from the path %s and the header “%s” is %s', (path, disposition, name) => {
  const headers = disposition === '' ? {} : { 'content-disposition': disposition }
  expect(chooseArchiveName(headers, new URL(`https://storage.test${path}?sig=secret`))).toBe(name)
})
