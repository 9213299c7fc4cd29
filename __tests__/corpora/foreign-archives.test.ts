/**
 * Archives made by others: the test data of Go's archive/zip and archive/tar and of Python's zipfile and tarfile,
 * many of them broken on purpose. Needs the Debian packages golang-1.19-src, libpython3.11-testsuite, libarchive-tools
 * and unzip.
 */
import { execFileSync, spawnSync } from 'node:child_process'
import { existsSync, mkdirSync, readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from '@jest/globals'
import { Removals } from '../../src/disk/removal.ts'
import { unpack } from '../../src/unpack/unpack.ts'
import { treeOf } from '../support/files.ts'
import { scratch } from '../support/scratch.ts'

const GO = '/usr/share/go-1.19/src/archive'
const PYTHON = '/usr/lib/python3.11/test'
const LIMITS = { bytes: 1_000_000, entries: 1_000 }

/** The expected result for each: a number of files, or the code of the error and a word of it. */
type Result = number | readonly [code: string, why: string]
const CORPORA: Readonly<Record<string, Readonly<Record<string, Result>>>> = {
  [`${GO}/zip/testdata`]: {
    'crc32-not-streamed.zip': 2,
    'dd.zip': 1,
    'dupdir.zip': ['entry-refused', '“a/b/”: “a/b” is both a file and a folder'],
    'go-no-datadesc-sig.zip.base64': ['not-an-archive', 'text'],
    'go-with-datadesc-sig.zip': 2,
    'gophercolor16x16.png': ['not-an-archive', 'nothing known'],
    'readme.notzip': ['not-an-archive', 'nothing known'],
    'readme.zip': ['archive-damaged', 'Invalid comment length'],
    'subdir.zip': 1,
    'symlink.zip': ['entry-refused', 'it is a symbolic link'],
    'test-baddirsz.zip': 2,
    'test-prefix.zip': ['not-an-archive', 'nothing known'],
    'test-trailing-junk.zip': ['archive-damaged', 'Invalid comment length'],
    'test.zip': 2,
    'time-22738.zip': 1,
    'time-7zip.zip': 1,
    'time-go.zip': 1,
    'time-infozip.zip': 1,
    'time-osx.zip': 1,
    'time-win7.zip': 1,
    'time-winrar.zip': 1,
    'time-winzip.zip': 1,
    'unix.zip': 3,
    'utf8-7zip.zip': 1,
    'utf8-infozip.zip': 1,
    'utf8-osx.zip': 1,
    'utf8-winrar.zip': 1,
    'utf8-winzip.zip': 1,
    'winxp.zip': 3,
    'zip64-2.zip': 1,
    'zip64.zip': 1,
  },
  [`${GO}/tar/testdata`]: {
    'file-and-dir.tar': 1,
    'gnu-incremental.tar': ['entry-refused', 'it is a special entry'],
    'gnu-long-nul.tar': 1,
    'gnu-multi-hdrs.tar': ['archive-damaged', 'contradict'],
    'gnu-nil-sparse-data.tar': ['entry-refused', 'it is a special entry'],
    'gnu-nil-sparse-hole.tar': ['entry-refused', 'it is a special entry'],
    'gnu-not-utf8.tar': ['entry-refused', 'not valid UTF-8'],
    'gnu-sparse-big.tar': ['entry-refused', 'it is a special entry'],
    'gnu-utf8.tar': 1,
    'gnu.tar': 2,
    'hardlink.tar': ['entry-refused', '“hard.txt”: it is a hard link'],
    'hdr-only.tar': ['entry-refused', 'it is a FIFO'],
    'invalid-go17.tar': 1,
    'issue10968.tar': ['archive-damaged', 'no valid size'],
    'issue11169.tar': ['archive-damaged', 'it is cut off'],
    'issue12435.tar': ['not-an-archive', 'nothing known'],
    'neg-size.tar': ['archive-damaged', 'no valid size'],
    'nil-uid.tar': ['archive-damaged', 'it is cut off'],
    'pax-bad-hdr-file.tar': ['archive-damaged', 'header is corrupt'],
    'pax-bad-hdr-large.tar.bz2': ['not-an-archive', 'a bzip2 file'],
    'pax-bad-mtime-file.tar': ['archive-damaged', 'it is cut off'],
    'pax-global-records.tar': ['archive-damaged', 'contradict'],
    'pax-multi-hdrs.tar': ['archive-damaged', 'contradict'],
    'pax-nil-sparse-data.tar': ['entry-refused', 'it is a sparse file'],
    'pax-nil-sparse-hole.tar': ['entry-refused', 'it is a sparse file'],
    'pax-nul-path.tar': ['entry-refused', 'control character'],
    'pax-nul-xattrs.tar': 1,
    'pax-path-hdr.tar': ['archive-damaged', 'it is cut off'],
    'pax-pos-size-file.tar': ['archive-damaged', 'it is cut off'],
    'pax-records.tar': 1,
    'pax-sparse-big.tar': ['entry-refused', 'it is a sparse file'],
    'pax.tar': ['entry-refused', 'it is a symbolic link'],
    'small.txt': ['not-an-archive', 'text'],
    'small2.txt': ['not-an-archive', 'text'],
    'sparse-formats.tar': ['entry-refused', 'it is a special entry'],
    'star.tar': 2,
    'trailing-slash.tar': ['archive-empty', 'there is no file in it'],
    'ustar-file-devs.tar': 1,
    'ustar-file-reg.tar': ['archive-damaged', 'it is cut off'],
    'ustar.tar': 1,
    'v7.tar': 2,
    'writer-big-long.tar': ['archive-too-large', 'max-unpacked-size'],
    'writer-big.tar': ['archive-too-large', 'max-unpacked-size'],
    'writer.tar': ['entry-refused', 'it is a symbolic link'],
    'xattrs.tar': 2,
  },
  [PYTHON]: {
    'recursion.tar': ['archive-damaged', 'it is cut off'],
    'testtar.tar': ['entry-refused', 'it is a hard link'],
    'testtar.tar.xz': ['not-an-archive', 'an xz file'],
    'zip_cp437_header.zip': 2,
    'zipdir.zip': 1,
  },
  [`${PYTHON}/ziptestdata`]: {
    exe_with_z64: ['not-an-archive', 'text'],
    exe_with_zip: ['not-an-archive', 'text'],
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
  const options = { archive, targetPath: join(root, 'site'), limits: LIMITS, removals, signal }
  const unpacking = unpack(options)
  if (typeof expected !== 'number') {
    const message = expect.stringContaining(expected[1])
    await expect(unpacking).rejects.toMatchObject({ code: expected[0], message })
    await removals.settled()
    expect(readdirSync(root)).toEqual([])
    return
  }
  const { folder, files } = await unpacking
  expect(files).toBe(expected)
  if (!(name in WITHOUT_SECOND_OPINION))
    expect(treeOf(folder.made)).toEqual(treeOf(unpackedElsewhere(archive, join(root, 'second'))))
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
