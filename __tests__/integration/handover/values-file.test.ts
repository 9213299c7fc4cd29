import {
  chmodSync,
  chownSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  readlinkSync,
  rmSync,
  statSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, describe, expect, test } from '@jest/globals'
import { checkValuesFile, writeValuesFile } from '../../../src/handover/values-file.ts'

const SETTINGS = { bundleUrl: 'https://s.example/b', version: '1' }
const SECTION = 'staticExport:\n  enabled: true\n  bundleUrl: "https://s.example/b"\n  version: "1"\n'

let folder: string
let file: string
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'values-'))
  file = join(folder, 'values.yaml')
})
afterEach(() => rmSync(folder, { recursive: true }))

const write = async (path: string) => {
  await checkValuesFile(path)
  await writeValuesFile(path, SETTINGS)
}

test('a file is replaced whole, with its mode, and nothing is left beside it', async () => {
  writeFileSync(file, 'a: 1\n')
  chmodSync(file, 0o640)
  const before = statSync(file)
  await write(file)
  expect(readFileSync(file, 'utf8')).toBe(`a: 1\n${SECTION}`)
  expect(statSync(file).mode & 0o7777).toBe(0o640)
  expect(statSync(file).ino).not.toBe(before.ino)
  expect(readdirSync(folder)).toEqual(['values.yaml'])
})

// Nobody else may give a file away.
const asRoot = process.getuid?.() === 0 ? test : test.skip
asRoot('a file stays with its owner', async () => {
  writeFileSync(file, 'a: 1\n')
  chownSync(file, 65_534, 65_533)
  await write(file)
  const { uid, gid } = statSync(file)
  expect([uid, gid]).toEqual([65_534, 65_533])
})

test('an absent file is made, with its folders, but not before it is written', async () => {
  const path = join(folder, 'deploy', 'prod', 'values.yaml')
  await checkValuesFile(path)
  expect(readdirSync(folder)).toEqual([])
  await writeValuesFile(path, SETTINGS)
  expect(readFileSync(path, 'utf8')).toBe(SECTION)
})

test('a file that says it all is left alone', async () => {
  writeFileSync(file, SECTION)
  const before = statSync(file, { bigint: true })
  await write(file)
  expect(statSync(file, { bigint: true })).toMatchObject({ ino: before.ino, mtimeNs: before.mtimeNs })
})

test('behind a symbolic link it is the target that is written', async () => {
  mkdirSync(join(folder, 'real'))
  writeFileSync(join(folder, 'real', 'v.yaml'), '')
  symlinkSync(join('real', 'v.yaml'), file)
  await write(file)
  expect(readlinkSync(file)).toBe(join('real', 'v.yaml'))
  expect(readFileSync(join(folder, 'real', 'v.yaml'), 'utf8')).toBe(SECTION)
})

describe('is told by the check, and by the writer, and nothing is touched', () => {
  test.each<[string, () => unknown, RegExp]>([
    ['a folder', () => mkdirSync(file), /it is a folder/],
    ['a link to nothing', () => symlinkSync('nowhere', file), /ENOENT/],
    ['a link to itself', () => symlinkSync('values.yaml', file), /ELOOP/],
    ['other encodings', () => writeFileSync(file, Buffer.from('\uFEFFa: 1\n', 'utf16le')), /it is not UTF-8/],
    ['a syntax error', () => writeFileSync(file, 'a: [\n'), /not valid YAML/],
  ])('%s', async (_, prepare, words) => {
    prepare()
    const before = statSync(folder, { bigint: true }).mtimeNs
    await expect(checkValuesFile(file)).rejects.toThrow(words)
    await expect(writeValuesFile(file, SETTINGS)).rejects.toThrow(words)
    expect(statSync(folder, { bigint: true }).mtimeNs).toBe(before)
  })

  test('a parent that is a file', async () => {
    writeFileSync(file, 'a: 1\n')
    await expect(checkValuesFile(join(file, 'below.yaml'))).rejects.toThrow(/ENOTDIR|is not a folder/)
  })

  // The superuser may write everywhere: there is nothing to find out.
  const asUser = process.getuid?.() === 0 ? test.skip : test
  asUser('a file and a folder without permission', async () => {
    writeFileSync(file, 'a: 1\n')
    chmodSync(file, 0o400)
    await expect(checkValuesFile(file)).rejects.toThrow(/EACCES/)
    chmodSync(file, 0o600)
    chmodSync(folder, 0o500)
    await expect(checkValuesFile(file)).rejects.toThrow(/EACCES/)
    chmodSync(folder, 0o700)
    expect(existsSync(file)).toBe(true)
  })
})
