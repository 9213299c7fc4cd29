import {
  chmodSync,
  chownSync,
  existsSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  readlinkSync,
  statSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs'
import { join } from 'node:path'
import { setImmediate } from 'node:timers/promises'
import { beforeEach, describe, expect, test } from '@jest/globals'
import type { StepError } from '../../../src/errors/step-error.ts'
import {
  checkValuesFile,
  explainReadError,
  explainReplacementError,
  writeValuesFile,
} from '../../../src/handover/values-file.ts'
import { scratch } from '../../support/scratch.ts'

const SETTINGS = { bundleUrl: 'https://s.example/b', version: '1' }
const SECTION =
  'staticExport:\n  enabled: true\n  bundleUrl: "https://s.example/b"\n  version: "1"\n'

let folder: string
let file: string
beforeEach(() => {
  folder = scratch()
  file = join(folder, 'values.yaml')
})

const at = (path: string) => ({ name: 'v.yaml', path })

const write = async (path: string) => {
  await checkValuesFile(at(path))
  await writeValuesFile(at(path), SETTINGS)
}

test('a file is replaced atomically, with its mode, and nothing is left next to it', async () => {
  writeFileSync(file, 'a: 1\n')
  chmodSync(file, 0o640)
  const before = statSync(file)
  await write(file)
  expect(readFileSync(file, 'utf8')).toBe(`a: 1\n${SECTION}`)
  expect(statSync(file).mode & 0o7777).toBe(0o640)
  expect(statSync(file).ino).not.toBe(before.ino)
  expect(readdirSync(folder)).toEqual(['values.yaml'])
})

test.each([
  [
    'docs:\n  staticExport: {}\n',
    '1',
    undefined,
    'has a staticExport in docs, which was not changed',
  ],
  ['docs:\n  staticExport: {}\nstaticExport:\n', '1', undefined, undefined],
  [
    'staticExport:\n  version: old\n',
    undefined,
    'remains “old”, because export-version is not set',
    undefined,
  ],
  ['staticExport:\n  version: old\n', '1', undefined, undefined],
])('%j with version %j may not be what its owner expects', async (text, version, note, warning) => {
  writeFileSync(file, text)
  const remarks = await writeValuesFile(at(file), { ...SETTINGS, version })
  const expected = [note, warning].map((words) => (words ? expect.stringContaining(words) : ''))
  expect([remarks.note, remarks.warning].map((of) => (of ? String(of) : ''))).toEqual(expected)
})

// Only the superuser may change the owner of a file.
const asRoot = process.getuid?.() === 0 ? test : test.skip
asRoot('a file stays with its owner', async () => {
  writeFileSync(file, 'a: 1\n')
  chownSync(file, 65_534, 65_533)
  await write(file)
  const { uid, gid } = statSync(file)
  expect([uid, gid]).toEqual([65_534, 65_533])
})

test('an empty file is filled', async () => {
  writeFileSync(file, '')
  await write(file)
  expect(readFileSync(file, 'utf8')).toBe(SECTION)
})

test.each<[string, string, (path: string) => Promise<unknown>]>([
  ['before the check', 'values.yaml', (path) => checkValuesFile(at(path))],
  [
    'before the check, with its folder',
    'deploy/prod/values.yaml',
    (path) => checkValuesFile(at(path)),
  ],
  ['before it is written', 'values.yaml', (path) => writeValuesFile(at(path), SETTINGS)],
])('a file that is missing %s is not created', async (_, name, work) => {
  await expect(work(join(folder, name))).rejects.toMatchObject({
    code: 'values-file-deleted',
    outcome: 'handover-failed',
    message: expect.stringContaining('The values file v.yaml existed'),
  })
  expect(readdirSync(folder)).toEqual([])
})

test('a signal that arrives while the file is replaced leaves no draft, which would contain the link', async () => {
  writeFileSync(file, 'a: 1\n')
  let isWritten = false
  const written = writeValuesFile(at(file), SETTINGS).finally(() => {
    isWritten = true
  })
  const seen = new Set<string>()
  while (!isWritten) {
    for (const name of readdirSync(folder)) seen.add(name)
    await setImmediate()
  }
  await written
  expect(seen).toEqual(new Set(['values.yaml']))
})

test.each([
  ['EBUSY', 'rename', /mounted as a single file.*mount the folder/],
  ['EBUSY', 'open', /^EBUSY: busy; check the runner’s disk/],
  ['EPERM', 'chown', /^EPERM: busy; check the runner’s disk/],
  ['ENOENT', 'rename', /^ENOENT: busy; check the runner’s disk/],
])('a file that cannot be replaced (%s, %s) is reported as such', (code, syscall, words) => {
  const error = Object.assign(new Error(`${code}: busy`), { code, syscall })
  expect(explainReplacementError(error)).toMatch(words)
})

test('a file that may not be read is reported as such', () => {
  const error = Object.assign(new Error('EACCES: no'), { code: 'EACCES', syscall: 'open' })
  expect(explainReadError(error, '/v')).toContain('permission to read /v was denied')
})

test('a file that already has all values is not written', async () => {
  writeFileSync(file, SECTION)
  const before = statSync(file, { bigint: true })
  await write(file)
  expect(statSync(file, { bigint: true })).toMatchObject({
    ino: before.ino,
    mtimeNs: before.mtimeNs,
  })
})

test('the target of a symbolic link is written, not the link', async () => {
  mkdirSync(join(folder, 'real'))
  writeFileSync(join(folder, 'real', 'v.yaml'), '')
  symlinkSync(join('real', 'v.yaml'), file)
  await write(file)
  expect(readlinkSync(file)).toBe(join('real', 'v.yaml'))
  expect(readFileSync(join(folder, 'real', 'v.yaml'), 'utf8')).toBe(SECTION)
})

describe('the check and the writer report, without touching anything,', () => {
  const holding = (content: string | Buffer) => () => writeFileSync(file, content)
  const FULL = `${'#'.repeat(1024 ** 2 - 50)}\n`
  test.each<[string, () => unknown, RegExp]>([
    [
      'a folder',
      () => mkdirSync(file),
      /cannot be used: it is a folder; set `values-file` to the file in it\. Nothing was changed/,
    ],
    ['a device', () => symlinkSync('/dev/null', file), /it is not a regular file/],
    ['a link to nothing', () => symlinkSync('nowhere', file), /it is a broken symbolic link/],
    ['a link to itself', () => symlinkSync('values.yaml', file), /ELOOP/],
    ['other encodings', holding(Buffer.from('\uFEFFa: 1\n', 'utf16le')), /it is not UTF-8/],
    [
      'too much',
      holding('#'.repeat(1_200_000)),
      /it has 1,200,000 bytes, but the limit is 1,048,576 bytes; check `values-file`\./,
    ],
    [
      'a file that the link would make too large',
      holding(FULL),
      /with the link, it would be longer than 1\.0 MiB, the limit/,
    ],
    ['a syntax error', holding('a: [\n'), /not valid YAML/],
  ])('%s', async (_, prepare, words) => {
    prepare()
    const before = statSync(folder, { bigint: true }).mtimeNs
    const checked = checkValuesFile(at(file))
    await expect(checked).rejects.toThrow(words)
    await expect(writeValuesFile(at(file), SETTINGS)).rejects.toThrow(words)
    const { code, message } = (await checked.catch((error) => error)) as StepError
    if (code === 'values-file-unusable') expect(message).toMatch(/, and no export was started\.$/)
    expect(statSync(folder, { bigint: true }).mtimeNs).toBe(before)
  })

  // The superuser may write everywhere, so there is nothing to test.
  const asUser = process.getuid?.() === 0 ? test.skip : test
  asUser('a file and a folder without permission', async () => {
    writeFileSync(file, 'a: 1\n')
    chmodSync(file, 0o400)
    await expect(checkValuesFile(at(file))).rejects.toThrow(/not allowed to write/)
    chmodSync(file, 0o600)
    chmodSync(folder, 0o500)
    await expect(checkValuesFile(at(file))).rejects.toThrow(/not allowed to write/)
    chmodSync(folder, 0o700)
    expect(existsSync(file)).toBe(true)
  })
})
