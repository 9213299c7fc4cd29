/**
 * Archives made by others: the test data of Go's archive/zip and archive/tar, and of Python's
 * zipfile and tarfile, many of them broken on purpose. Needs the Debian packages golang-1.19-src,
 * libpython3.11-testsuite, libarchive-tools, and unzip.
 */
import { execFileSync, spawnSync } from 'node:child_process'
import { existsSync, mkdirSync, readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from '@jest/globals'
import { Removals } from '../../src/disk/removal.ts'
import { unpackSite } from '../../src/unpack/unpack-site.ts'
import { treeOf } from '../support/files.ts'
import { scratch } from '../support/scratch.ts'

const GO = '/usr/share/go-1.19/src/archive'
const PYTHON = '/usr/lib/python3.11/test'
const LIMITS = { bytes: 1_000_000, entries: 1_000 }

/**
 * The expected result for each: a number of files, or the code of the error and a word of its
 * message.
 */
type Result = number | readonly [code: string, why: string]

/** Names of archives with the same result. */
const all = (result: Result, ...names: readonly string[]): Readonly<Record<string, Result>> =>
  Object.fromEntries(names.flatMap((some) => some.split(' ')).map((name) => [name, result]))

const CORPORA: Readonly<Record<string, Readonly<Record<string, Result>>>> = {
  [`${GO}/zip/testdata`]: {
    ...all(2, 'crc32-not-streamed.zip go-with-datadesc-sig.zip test-baddirsz.zip test.zip'),
    ...all(
      1,
      'dd.zip subdir.zip time-22738.zip time-7zip.zip time-go.zip time-infozip.zip time-osx.zip',
      'time-win7.zip time-winrar.zip time-winzip.zip utf8-7zip.zip utf8-infozip.zip utf8-osx.zip',
      'utf8-winrar.zip utf8-winzip.zip zip64-2.zip zip64.zip',
    ),
    'dupdir.zip': ['entry-refused', '“a/b/”: “a/b” is both a file and a folder'],
    'go-no-datadesc-sig.zip.base64': ['not-an-archive', 'text'],
    ...all(['not-an-archive', 'a file of an unknown format'], 'readme.notzip test-prefix.zip'),
    'gophercolor16x16.png': ['not-an-archive', 'a PNG image'],
    ...all(['archive-damaged', 'there is data after its end'], 'readme.zip test-trailing-junk.zip'),
    'symlink.zip': ['entry-refused', 'it is a symbolic link'],
    ...all(3, 'unix.zip winxp.zip'),
  },
  [`${GO}/tar/testdata`]: {
    ...all(
      1,
      'file-and-dir.tar gnu-long-nul.tar gnu-utf8.tar invalid-go17.tar pax-nul-xattrs.tar pax-records.tar',
      'ustar-file-devs.tar ustar.tar',
    ),
    ...all(
      ['entry-refused', 'it is a special entry'],
      'gnu-incremental.tar gnu-nil-sparse-data.tar gnu-nil-sparse-hole.tar gnu-sparse-big.tar',
      'sparse-formats.tar',
    ),
    ...all(
      ['archive-damaged', 'contradict'],
      'gnu-multi-hdrs.tar pax-global-records.tar pax-multi-hdrs.tar',
    ),
    'gnu-not-utf8.tar': ['entry-refused', 'not valid UTF-8'],
    ...all(2, 'gnu.tar star.tar v7.tar xattrs.tar'),
    'hardlink.tar': ['entry-refused', '“hard.txt”: it is a hard link'],
    'hdr-only.tar': ['entry-refused', 'it is a FIFO'],
    ...all(['archive-damaged', 'no valid size'], 'issue10968.tar neg-size.tar'),
    ...all(
      ['archive-damaged', 'it is cut off'],
      'issue11169.tar nil-uid.tar pax-bad-mtime-file.tar pax-path-hdr.tar pax-pos-size-file.tar',
      'ustar-file-reg.tar',
    ),
    'issue12435.tar': ['not-an-archive', 'a file of an unknown format'],
    'pax-bad-hdr-file.tar': ['archive-damaged', 'header is corrupt'],
    'pax-bad-hdr-large.tar.bz2': ['not-an-archive', 'a bzip2 file'],
    ...all(
      ['entry-refused', 'it is a sparse file'],
      'pax-nil-sparse-data.tar pax-nil-sparse-hole.tar pax-sparse-big.tar',
    ),
    'pax-nul-path.tar': ['entry-refused', 'control character'],
    ...all(['entry-refused', 'it is a symbolic link'], 'pax.tar writer.tar'),
    ...all(['not-an-archive', 'text'], 'small.txt small2.txt'),
    'trailing-slash.tar': ['archive-empty', 'it contains no files'],
    ...all(['archive-too-large', 'max-unpacked-size'], 'writer-big-long.tar writer-big.tar'),
  },
  [PYTHON]: {
    'recursion.tar': ['archive-damaged', 'it is cut off'],
    'testtar.tar': ['entry-refused', 'it is a hard link'],
    'testtar.tar.xz': ['not-an-archive', 'an xz file'],
    'zip_cp437_header.zip': 2,
    'zipdir.zip': 1,
  },
  [`${PYTHON}/ziptestdata`]: {
    ...all(['not-an-archive', 'text'], 'exe_with_z64 exe_with_zip'),
  },
}

/** What the other tools that check the result cannot do. */
const WITHOUT_SECOND_OPINION: Readonly<Record<string, string>> = {
  'zip_cp437_header.zip': 'unzip writes names in CP437 as they are, which is no UTF-8',
  'pax-nul-xattrs.tar': 'bsdtar reports extended attributes, which are not read here',
}

test('the corpora are there, and no archive in them is forgotten', () => {
  for (const [folder, expected] of Object.entries(CORPORA)) {
    if (!existsSync(folder))
      throw new Error(`${folder} is missing: install golang-1.19-src and libpython3.11-testsuite`)
    const isArchive = (name: string) => folder.startsWith(GO) || /\.(zip|tar)|^exe_/.test(name)
    const there = readdirSync(folder).filter(isArchive)
    expect(there.toSorted()).toEqual(Object.keys(expected).toSorted())
  }
})

const CASES = Object.entries(CORPORA).flatMap(([folder, files]) =>
  Object.entries(files).map(([name, expected]) => [name, join(folder, name), expected] as const),
)

test.each(CASES)('%s', async (name, archive, expected) => {
  const root = scratch()
  const removals = new Removals()
  const { signal } = new AbortController()
  const options = {
    archivePath: archive,
    targetPath: join(root, 'site'),
    limits: LIMITS,
    removals,
    signal,
  }
  const unpacking = unpackSite(options)
  if (typeof expected !== 'number') {
    const message = expect.stringContaining(expected[1])
    await expect(unpacking).rejects.toMatchObject({ code: expected[0], message })
    await removals.waitUntilSettled()
    expect(readdirSync(root)).toEqual([])
    return
  }
  const { folder, files } = await unpacking
  expect(files).toBe(expected)
  if (!(name in WITHOUT_SECOND_OPINION))
    expect(treeOf(folder.newPath)).toEqual(treeOf(unpackedElsewhere(archive, join(root, 'second'))))
})

/** A second opinion. */
function unpackedElsewhere(archive: string, folder: string): string {
  mkdirSync(folder)
  const env = { LC_ALL: 'C.UTF-8' }
  if (readFileSync(archive).toString('latin1', 0, 2) === 'PK') {
    // It exits 1 on warnings and 2 on errors that it has corrected.
    const options = { env, encoding: 'utf8' } as const
    const { status, stderr } = spawnSync('unzip', ['-q', archive, '-d', folder], options)
    if (status === null || status > 2) throw new Error(`unzip: ${stderr}`)
  } else {
    execFileSync('bsdtar', ['-xf', archive, '-C', folder], { env })
  }
  return folder
}
