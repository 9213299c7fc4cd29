import { expect, test } from '@jest/globals'
import { assetName } from '../../../../src/handover/release/asset-name.ts'

test.each([
  ['{domain}-{tag}.tar.gz', 'docs.example.com-v1.0.tar.gz'],
  ['{domain}-{tag}.{ext}', 'docs.example.com-v1.0.tar.zst'],
  ['site.zip', 'site.zip'],
  ['a b  (1).zip', 'a.b.1.zip'],
  ['erick%%%%%!!!zhao.txt', 'erick.zhao.txt'],
  ['größe~1:2@x+y_z-.zip', 'gr.e.1.2@x+y_z-.zip'],
  ['..hidden..', 'hidden'],
  ['../../etc/passwd', 'etc.passwd'],
  ['{other}', 'other'],
])('the asset name %s becomes %s', (template, name) => {
  expect(assetName(template, { domain: 'docs.example.com', tag: 'v1.0', ext: 'tar.zst' })).toBe(name)
})

test('placeholders within a value are not filled in', () => {
  expect(assetName('{tag}', { domain: 'd', tag: '{domain}{ext}/1', ext: 'zip' })).toBe('domain.ext.1')
})
