import { expect, test } from '@jest/globals'
import { AddressChecker } from '../../../../src/check/addresses/address-checker.ts'
import { checkIntegrity } from '../../../../src/check/addresses/integrity.ts'
import { makeFileSpot } from '../../../../src/check/collector/occurrences.ts'
import { toBytes } from '../../../../src/web/byte-strings.ts'
import { scratchWith } from '../../../support/scratch.ts'

test('the content of a file that cannot be read is not compared', () => {
  const names = ['a.js', 'gone.js'].map(toBytes)
  const root = scratchWith({ 'a.js': '' })
  const site = { root, names, host: undefined, domain: undefined, basePath: '/' }
  const checker = new AddressChecker({
    ...site,
    unreadableFolders: [],
    headersText: '',
    symlinkLoops: [],
    redirectFiles: [],
  })
  const base = checker.addressResolver.makeFileBase(toBytes('index.html'))
  const spot = makeFileSpot(toBytes('index.html'))
  for (const written of names) checkIntegrity(checker, 'sha256-YQ==', { written, base, spot })
  expect(checker.collector.listRawFindings().map(({ key }) => key)).toEqual(['/a.js'])
})
