/**
 * A real site and one with odd names, as every common archiver packs them. Needs the Debian
 * packages postgresql-doc-15, zip, p7zip-full, libarchive-tools, and zstd.
 */
import { execFileSync } from 'node:child_process'
import { cpSync, existsSync, mkdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { beforeAll, describe, expect, test } from '@jest/globals'
import { Removals } from '../../src/disk/removal.ts'
import { unpackSite } from '../../src/unpack/unpack-site.ts'
import { treeOf } from '../support/files.ts'
import { keptScratch, scratch } from '../support/scratch.ts'

const DOCUMENTATION = '/usr/share/doc/postgresql-doc-15/html'
const LIMITS = { bytes: 100_000_000, entries: 5_000 }

const ODD_NAMES = [
  'index.html',
  'page.html',
  'page/index.html',
  '__next._tree.txt',
  '__next.!KGhvbWUp.__PAGE__.txt',
  'operator%2A.html',
  'a b/c d.html',
  "it's “quoted”.html",
  'ünïcödé/世界/☺.html',
  'emoji 👩‍🚀.html',
  '.well-known/security.txt',
  'aux.html',
  '-rf',
  '[id].html',
  `${'n'.repeat(150)}/${'m'.repeat(150)}/deep.html`,
]

/** How each archiver packs the current folder; `$1` is the archive. */
const ARCHIVERS: Readonly<Record<string, string>> = {
  zip: 'zip -qr1 "$1.zip" . && mv "$1.zip" "$1"',
  'zip, stored': 'zip -qr0 "$1.zip" . && mv "$1.zip" "$1"',
  'zip, through a pipe': 'zip -qr1 - . > "$1"',
  '7z as zip': '7z a -bd -mx1 -tzip "$1.zip" . > "$1.log" && mv "$1.zip" "$1"',
  '7z as tar': '7z a -bd -ttar "$1.tar" . > "$1.log" && mv "$1.tar" "$1"',
  'bsdtar as zip': 'bsdtar -cf "$1" --format zip .',
  'bsdtar as pax': 'bsdtar -cf "$1" --format pax .',
  'bsdtar as tar.gz': 'bsdtar -czf "$1" .',
  'GNU tar': 'tar -cf "$1" --format gnu .',
  'GNU tar as pax': 'tar -cf "$1" --format posix .',
  'GNU tar as tar.gz': 'tar -czf "$1" .',
  'GNU tar without “./”': 'ls -A | tar -czf "$1" --verbatim-files-from -T -',
  'GNU tar of a folder': 'tar -czf "$1" -C .. "$(basename "$PWD")"',
  zstd: 'tar -cf - . | zstd -q > "$1"',
  'zstd, long window': 'tar -cf - . | zstd -q --long=27 > "$1"',
  'zstd, in several frames': '(tar -cf - . | split -b 1M --filter "zstd -q -c") > "$1"',
  'gzip, in several members': '(tar -cf - . | split -b 1M --filter "gzip -c") > "$1"',
}

const sites: Record<string, string> = {}

beforeAll(() => {
  if (!existsSync(DOCUMENTATION))
    throw new Error(`${DOCUMENTATION} is missing: install postgresql-doc-15`)
  const root = keptScratch()
  sites['a real site'] = join(root, 'real')
  sites['odd names'] = join(root, 'odd')
  cpSync(DOCUMENTATION, join(root, 'real'), { recursive: true })
  for (const name of ODD_NAMES) {
    mkdirSync(join(root, 'odd', name, '..'), { recursive: true })
    writeFileSync(join(root, 'odd', name), `This is ${name}`)
  }
  mkdirSync(join(root, 'odd/empty'))
})

describe.each(['a real site', 'odd names'])('%s', (site) => {
  let digest: string | undefined

  test.each(Object.entries(ARCHIVERS))('by %s comes back the same', async (_, script) => {
    const folder = sites[site] ?? ''
    const archive = join(scratch(), 'archive')
    const env = { ...process.env, LC_ALL: 'C.UTF-8' }
    execFileSync('bash', ['-ceo', 'pipefail', script, 'bash', archive], { cwd: folder, env })
    const options = {
      archivePath: archive,
      targetPath: join(scratch(), 'site'),
      limits: LIMITS,
      removals: new Removals(),
    }
    const unpacked = await unpackSite({ ...options, signal: new AbortController().signal })
    expect(treeOf(join(unpacked.folder.newPath, unpacked.top))).toEqual(treeOf(folder))
    digest ??= unpacked.digest
    expect(unpacked.digest).toBe(digest)
  })
})
