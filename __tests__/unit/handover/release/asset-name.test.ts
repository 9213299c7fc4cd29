import { expect, test } from '@jest/globals'
import { assetName } from '../../../../src/handover/release/asset-name.ts'

test.each([
  ['docs.example.com-v1.0.tar.gz', 'docs.example.com-v1.0.tar.gz'],
  ['a b  (1).zip', 'a.b.1.zip'],
  ['erick%%%%%!!!zhao.txt', 'erick.zhao.txt'],
  ['größe~1:2@x+y_z-.zip', 'gr.e.1.2@x+y_z-.zip'],
  ['..hidden..', 'hidden'],
  ['../../etc/passwd', 'etc.passwd'],
])('the asset name %s becomes %s', (asked, name) => expect(assetName(asked)).toBe(name))
