import { expect, test } from '@jest/globals'
import { fillPlaceholders } from '../../../src/phases/prepare-values-file.ts'

const VALUES = { domain: 'docs.example.com', tag: 'v1.0', ext: 'tar.zst', sha256: '0a' }

test.each([
  ['{domain}-{tag}.{ext}', VALUES, 'docs.example.com-v1.0.tar.zst'],
  ['{sha256}/{sha256}', VALUES, '0a/0a'],
  ['site.zip', VALUES, 'site.zip'],
  ['{tag}', { ...VALUES, tag: '{domain}{ext}' }, '{domain}{ext}'],
  ['a{tag}b', { ...VALUES, tag: undefined }, 'ab'],
])('%s', (template, values, text) => expect(fillPlaceholders(template, values)).toBe(text))
