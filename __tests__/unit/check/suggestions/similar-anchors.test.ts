import { expect, test } from '@jest/globals'
import { AnchorIndex } from '../../../../src/check/suggestions/similar-anchors.ts'
import { toBytes } from '../../../../src/web/byte-strings.ts'

const near = (missing: string, ids: readonly string[]) =>
  new AnchorIndex(new Set(ids.map(toBytes))).find(toBytes(missing))

test.each([
  ['Install', ['install', 'use'], 'case', 'install'],
  ['install', ['Install', 'in-stall'], 'case', 'Install'],
  ['caf\u00e9', ['cafe\u0301', 'cafe'], 'unicode', 'cafe\u0301'],
  ['Cafe\u0301', ['caf\u00e9', 'cafe-1'], 'unicode', 'caf\u00e9'],
  ['whats-new', ["what's-new"], 'typo', "what's-new"],
  ['get_started', ['get-started'], 'typo', 'get-started'],
  ['method.push()', ['method.push'], 'typo', 'method.push'],
  ['install-1', ['install'], 'suffix', 'install'],
  ['install-12', ['install'], 'suffix', 'install'],
  ['install-2', ['install', 'install-1'], 'suffix', 'install'],
  ['install', ['install-1'], 'suffix', 'install-1'],
  ['install', ['install.123'], 'suffix', 'install.123'],
  ['v1.2.3', ['v1-2-3'], 'typo', 'v1-2-3'],
  ['Install', ['install_2'], 'suffix', 'install_2'],
  ['install', ['Install', 'install-1'], 'case', 'Install'],
  ['h-install', ['install', 'use'], 'prefix', 'install'],
  ['user-content-install', ['Install', 'install-1'], 'prefix', 'Install'],
  ['install', ['user-content-install'], 'prefix', 'user-content-install'],
  ['H-Größe', ['größe'], 'prefix', 'größe'],
  ['instal', ['install', 'use'], 'typo', 'install'],
  ['prerequisite', ['prerequisites'], 'typo', 'prerequisites'],
  ['get-satrted-2', ['get-started-2', 'get-started-1'], 'typo', 'get-started-2'],
])('#%s, with %j: %s %j', (missing, ids, kind, id) =>
  expect(near(missing, ids)).toEqual({ kind, id: toBytes(id) }),
)

test.each([
  ['install', []],
  ['install', ['uninstall', 'installing']],
  ['install', ['Install', 'INSTALL']],
  ['install', ['install-1', 'install-2']],
  ['step-3', ['step-1', 'step-2']],
  ['L10', ['L1', 'L100']],
  ['v1-12', ['v11-2']],
  ['1.12', ['11.2']],
  ['a-1', ['a']],
  ['install', ['install-1234']],
  ['install', ['install-1-2']],
  ['install-1-linux', ['install-linux']],
  ['---', ['--']],
  ['h-', ['']],
  ['install', ['h-install', 'user-content-install']],
  ['high-install', ['install']],
  ['instal', ['install', 'instalk']],
  ['get-started-3', ['get-startde-2']],
  ['foldr', ['foldl']],
  ['setUnion', ['setUnions']],
  ['Months', ['Month']],
  ['instal_linux', ['install-linux']],
  ['min-size', ['max-size', 'mid-size']],
  ['import-data', ['export-data']],
])('#%s: with %j, nothing is suggested', (missing, ids) =>
  expect(near(missing, ids)).toBeUndefined(),
)

test('a typo is sought among up to 500 anchors with the same initials', () => {
  const others = Array.from({ length: 500 }, (_, i) => `i${String.fromCodePoint(0x4e00 + i)}`)
  expect(near('instal', ['install', ...others.slice(1)])?.id).toBe('install')
  expect(near('instal', ['install', ...others])).toBeUndefined()
})
