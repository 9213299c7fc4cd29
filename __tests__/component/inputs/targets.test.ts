import { chmodSync, mkdirSync, readdirSync, rmdirSync, symlinkSync, writeFileSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { beforeEach, describe, expect, test } from '@jest/globals'
import { describeReadRefusal, describeWriteRefusal } from '../../../src/disk/file-access.ts'
import {
  checkTargets,
  type TargetOptions,
} from '../../../src/inputs/publish-targets/check-targets.ts'
import { findOverwriteErrors } from '../../../src/inputs/publish-targets/overwrite-errors.ts'
import { scratch } from '../../support/scratch.ts'

let root: string

const FOLDERS = 'work/.git work/empty work/full work/checkout/.git temp/full else/full else/empty'

/** A workspace with a bit of everything, next to a RUNNER_TEMP and a folder that is neither. */
beforeEach(() => {
  root = scratch()
  for (const folder of FOLDERS.split(' ')) mkdirSync(join(root, folder), { recursive: true })
  for (const file of ['work/full/x', 'work/file', 'temp/full/x', 'else/full/x', 'else/file'])
    writeFileSync(join(root, file), '')
  symlinkSync('full', join(root, 'work/link'))
  symlinkSync('nowhere', join(root, 'work/dangling'))
  symlinkSync('loop', join(root, 'work/loop'))
  symlinkSync('../else', join(root, 'work/out'))
  symlinkSync('.git', join(root, 'work/repository'))
})

/** Checks these inputs; `ROOT` stands for the folder around all of them. */
function check(given: Partial<TargetOptions>) {
  const inputs = {
    bundlePath: undefined,
    sitePath: undefined,
    valuesFile: undefined,
    overwrite: false,
  }
  const { targets, errors } = checkTargets({
    ...inputs,
    workspace: join(root, 'work'),
    runnerTemp: join(root, 'temp'),
    ...given,
  })
  return { targets, errors: errors.map(({ message }) => message) }
}

const inRoot = (path: string) => path.replace('ROOT', root)
const OUTSIDE = 'nothing outside the workspace and RUNNER_TEMP is ever replaced'
const EITHER = [false, true]

describe('site-path', () => {
  test.each<[string, string, boolean[]]>([
    ['new', 'new', EITHER],
    ['deep/new/folder', 'deep/new/folder', EITHER],
    ['empty', 'empty', EITHER],
    ['empty/', 'empty', EITHER],
    ['./full/../new', 'new', EITHER],
    ['link/new', 'full/new', EITHER],
    ['full', 'full', [true]],
    ['../temp/full', '../temp/full', [true]],
    ['../temp/new', '../temp/new', EITHER],
    ['ROOT/else/new', '../else/new', EITHER],
    ['ROOT/else/empty', '../else/empty', EITHER],
    ['out/new', '../else/new', EITHER],
    ['full/.gitignored', 'full/.gitignored', EITHER],
  ])('%s is %s', (given, path, modes) => {
    for (const overwrite of modes) {
      const { targets, errors } = check({ sitePath: inRoot(given), overwrite })
      expect({ errors: errors.map(String), path: targets.site?.path }).toEqual({
        errors: [],
        path: join(root, 'work', path),
      })
    }
  })

  test.each<[string, string, boolean[]]>([
    ['.', 'the workspace, RUNNER_TEMP, or one of their parent folders', EITHER],
    ['', 'the workspace, RUNNER_TEMP, or one of their parent folders', EITHER],
    ['full/..', 'the workspace, RUNNER_TEMP, or one of their parent folders', EITHER],
    ['..', 'one of their parent folders', EITHER],
    ['/', 'one of their parent folders', EITHER],
    ['../temp', 'the workspace, RUNNER_TEMP, or one of their parent folders', EITHER],
    ['.git', '“.git” folder of a repository', EITHER],
    ['.git/new', '“.git” folder of a repository', EITHER],
    ['.GIT/new', '“.git” folder of a repository', EITHER],
    ['.git.', '“.git” folder of a repository', EITHER],
    ['GIT~1/hooks', '“.git” folder of a repository', EITHER],
    ['repository/new', '“.git” folder of a repository', EITHER],
    ['full', 'set overwrite: true', [false]],
    ['ROOT/else/full', OUTSIDE, EITHER],
    ['out/full', OUTSIDE, EITHER],
    ['link', 'symbolic link', EITHER],
    ['dangling', 'symbolic link', EITHER],
    ['dangling/new', 'cannot be accessed (ENOENT)', EITHER],
    ['loop/new', 'cannot be accessed (ELOOP)', EITHER],
    ['file', 'it exists and is not a folder', EITHER],
    ['file/new', '/file is a file, not a folder', EITHER],
  ])('%j is refused: %s', (given, why, modes) => {
    for (const overwrite of modes) {
      const { targets, errors } = check({ sitePath: inRoot(given), overwrite })
      expect(targets.site).toBeUndefined()
      expect(errors.map(String)).toEqual([expect.stringMatching(/^site-path is “/)])
      expect(errors[0]?.text).toContain(why)
    }
  })
})

describe('bundle-path', () => {
  test.each<[string, string, boolean, boolean[]]>([
    ['new.zip', 'new.zip', false, EITHER],
    ['new/', 'new', true, EITHER],
    ['full', 'full', true, EITHER],
    ['.', '.', true, EITHER],
    ['link', 'full', true, EITHER],
    ['link/new.zip', 'full/new.zip', false, EITHER],
    ['out/', '../else', true, EITHER],
    ['file', 'file', false, [true]],
    ['ROOT/else/new.zip', '../else/new.zip', false, EITHER],
  ])('%s is %s', (given, path, isArchiveFolder, modes) => {
    for (const overwrite of modes) {
      const { targets, errors } = check({ bundlePath: inRoot(given), overwrite })
      expect(errors.map(String)).toEqual([])
      expect(targets.archive).toMatchObject({ path: join(root, 'work', path), isArchiveFolder })
    }
  })

  test.each<[string, string, boolean[]]>([
    ['file', 'set overwrite: true', [false]],
    ['file/', 'it exists and is not a folder', EITHER],
    ['ROOT/else/file', OUTSIDE, EITHER],
    ['dangling', 'symbolic link', EITHER],
    ['/dev/null', 'it exists and is not a file', EITHER],
    ['.git/', '“.git” folder of a repository', EITHER],
    ['.git/new.zip', '“.git” folder of a repository', EITHER],
  ])('%s is refused: %s', (given, why, modes) => {
    for (const overwrite of modes)
      expect(String(check({ bundlePath: inRoot(given), overwrite }).errors)).toContain(why)
  })

  test.each([
    ['out/', true, false],
    ['full/', true, true],
    ['full/', false, false],
    ['.', true, true],
    ['.', false, false],
    ['../temp', true, true],
    ['..', true, false],
  ])('in %s with overwrite: %s, an archive of any name is replaced: %s', (...row) => {
    const [bundlePath, overwrite, isReplaced] = row
    expect(check({ bundlePath, overwrite }).targets.archive?.overwrite).toBe(isReplaced)
  })
})

test.each([
  ['site/site.zip', 'site', true],
  ['site/', 'site', true],
  ['same', 'same', true],
  ['a.zip', 'a.zip/site', true],
  ['new.zip', 'new', false],
  ['full/', 'full/site', false],
])('bundle-path %s and site-path %s: one in the other is %s', (bundlePath, sitePath, refused) => {
  const { errors } = check({ bundlePath, sitePath })
  expect(errors.map(String).join()).toMatch(refused ? /overlap/ : /^$/)
})

test.each([
  ['full/values.yaml', 'values-file is inside site-path'],
  ['full/x', 'values-file is inside site-path'],
  ['link/deep/values.yaml', 'values-file is inside site-path'],
  ['into', 'values-file is inside site-path'],
  ['full', 'values-file is inside site-path'],
  ['file', 'values-file and bundle-path are the same'],
  ['./link/../file', 'values-file and bundle-path are the same'],
  ['full.yaml', ''],
  ['../values.yaml', ''],
  ['loop/values.yaml', ''],
])('values-file %s with the site “full” and the archive “file”: %s', (valuesFile, words) => {
  symlinkSync('full/x', join(root, 'work/into'))
  const { errors } = check({ bundlePath: 'file', sitePath: 'full', valuesFile, overwrite: true })
  expect(errors.map(({ text }) => text.split(':')[0])).toEqual(words ? [words] : [])
})

test.each([
  ['temp', undefined],
  ['nowhere', 'RUNNER_TEMP is “ROOT/nowhere”: there is no such folder'],
  ['else/file', 'RUNNER_TEMP is “ROOT/else/file”: it is not a folder'],
])('the folder for the download is inspected: %s', (temp, error) => {
  const runnerTemp = join(root, temp)
  for (const target of [{ bundlePath: 'new.zip' }, { sitePath: 'new' }]) {
    const { errors } = check({ ...target, runnerTemp })
    expect(errors.map(String)).toEqual(error === undefined ? [] : [inRoot(error)])
  }
  expect(check({ runnerTemp }).errors).toEqual([])
})

test('all errors are reported, and nothing is written', () => {
  const before = readdirSync(root, { recursive: true })
  const { errors } = check({ bundlePath: 'file', sitePath: '.git' })
  expect(errors).toHaveLength(2)
  expect(readdirSync(root, { recursive: true })).toEqual(before)
})

test.each([
  [
    'EACCES',
    1001,
    'write to /x, which belongs to user 0, while this step runs as user 1001; change the owner or',
  ],
  [
    'EACCES',
    0,
    'this step is not allowed to write to /x; change the owner or the permissions of that path, or',
  ],
  ['EROFS', 0, '/x is on a read-only file system; use another path'],
])('nothing can be written there: %s for user %s', (code, user, words) => {
  expect(describeWriteRefusal(code, '/x', { user, owner: 0 })).toContain(words)
})

test.each([
  [
    1001,
    'permission to read /x was denied (EACCES); that path belongs to user 0, but the current user is 1001: change',
  ],
  [
    0,
    'permission to read /x was denied (EACCES); change the owner or the permissions of that path',
  ],
])('a file may not be read by user %s', (user, words) => {
  expect(describeReadRefusal('EACCES', '/x', { user, owner: 0 })).toContain(words)
})

;(process.getuid?.() === 0 ? test.skip : test)(
  'a folder without write permission is refused',
  () => {
    chmodSync(join(root, 'else'), 0o555)
    expect(String(check({ sitePath: 'out/new' }).errors)).toMatch(
      /allowed to write in .*else; change the/,
    )
    chmodSync(join(root, 'else'), 0o755)
  },
)

describe('a folder is searched before it is replaced', () => {
  const errors = async (
    path: string,
    { overwrite = true, signal = new AbortController().signal } = {},
  ) => {
    const site = { path: resolve(root, 'work', path), isArchiveFolder: false, overwrite }
    return (await findOverwriteErrors({ archive: undefined, site }, signal)).map(({ text }) => text)
  }

  test.each(['new', 'empty', 'full'])('%s may be replaced', async (path) => {
    await expect(errors(path)).resolves.toEqual([])
  })

  test('an empty folder needs no permission', async () => {
    await expect(errors('empty', { overwrite: false })).resolves.toEqual([])
  })

  test('something that has appeared there since then is reported', async () => {
    const [error] = await errors('full', { overwrite: false })
    expect(error).toBe(
      `site-path is “${join(root, 'work/full')}”: it already exists; use another path or, inside the workspace or RUNNER_TEMP, set overwrite: true`,
    )
  })

  test.each(['.git', 'a/.git', 'a/b/c/.Git', 'a/.git. '])(
    'a repository at %s is found',
    async (path) => {
      const found = [
        expect.stringContaining(`a Git repository inside it, at “${path}”, would be deleted`),
      ]
      mkdirSync(join(root, 'work/full', path), { recursive: true })
      expect(await errors('full')).toEqual(found)
      // In a worktree, it is a file.
      rmdirSync(join(root, 'work/full', path))
      writeFileSync(join(root, 'work/full', path), 'gitdir: elsewhere')
      expect(await errors('full')).toEqual(found)
    },
  )

  test('symbolic links in it are not followed', async () => {
    symlinkSync('../checkout', join(root, 'work/full/link'))
    await expect(errors('full')).resolves.toEqual([])
  })

  test('the search ends soon after the step is canceled', async () => {
    const signal = AbortSignal.abort(new Error('enough'))
    await expect(errors('full', { signal })).rejects.toThrow('enough')
  })

  const onLinux = process.platform === 'linux' ? test : test.skip
  onLinux.each([
    ['/proc', 'it is the mount point of a file system'],
    ['/sys/fs', 'a file system is mounted inside it, at “cgroup'],
  ])('%s may not: %s', async (path, why) => {
    expect(await errors(path)).toEqual([expect.stringContaining(why)])
  })
})
