import { expect, test } from '@jest/globals'
import { documentOf } from '../../../../src/web/documents/documents.ts'

const LANGUAGES = { en: { hash: 'en_1', wasm: 'en' }, de: { hash: 'de_1', wasm: null } }

test.each<readonly [string, string, ...string[]]>([
  // Only a fence of its own kind, and as long, ends a block of code.
  ['llms.txt', '```\n[a](/a)\n~~~\n[b](/b)\n```\n[c](/c)', '/c'],
  ['llms.txt', '````\n```\n[a](/a)\n```\n[b](/b)\n````\n[c](/c)', '/c'],
  ['llms.txt', '```\n[a](/a) ```\n```js\n[b](/b)\n```\n[c](/c)', '/c'],
  // Backticks that end in their line begin no block.
  ['llms.txt', '```a``` [b](/b)\n[c](/c)', '/b', '/c'],
  ['llms.txt', '<preview>\n[a](/a)\n<pre class="x">[b](/b)</pre><pre>\n[c](/c)', '/a'],
  // What has to be filled in is no address, nor is what is relative where the file has other neighbours.
  ['a.md', '[a](/{base}/a) [b](/b) [c](c)', '/b'],
  // A language without a module of its own uses that for all.
  [
    'pagefind/pagefind-entry.json',
    JSON.stringify({ version: '1.3.0', languages: LANGUAGES }),
    'pagefind.en_1.pf_meta',
    'wasm.en.pagefind',
    'pagefind.de_1.pf_meta',
    'wasm.unknown.pagefind',
  ],
])('the addresses in %s: %j', (name, text, ...addresses) => {
  const found: string[] = []
  documentOf(name)?.scan(text, ({ address }) => found.push(address))
  expect(found).toEqual(addresses)
})
