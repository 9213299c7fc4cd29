import { tmpdir } from 'node:os'
import { dirname, resolve } from 'node:path'
import { describe, expect, test } from '@jest/globals'
import { readInputs } from '../../../src/inputs/inputs.ts'
import { CHECK, errorsOf, inputEnv, read } from '../../support/inputs.ts'

test('a check with nothing but what it needs', () => {
  expect(read(CHECK)).toEqual({
    mode: 'check',
    site: { name: '__tests__', path: resolve('__tests__') },
    domain: undefined,
    gate: { verify: 'report', host: undefined, basePath: '/', accepted: [] },
    compareWith: undefined,
    limits: { bytes: 4 * 2 ** 30, entries: 200_000 },
  })
})

test('a check with everything', () => {
  const given = {
    ...CHECK,
    'site-path': resolve('__tests__/unit'),
    domain: 'dökü.example.com',
    verify: 'strict',
    host: 'github-pages',
    'base-path': 'docs',
    'compare-with': '__tests__/fixtures/site',
    'max-unpacked-size': '5MB',
    'max-unpacked-files': '7',
  }
  expect(read(given)).toEqual({
    mode: 'check',
    site: { name: resolve('__tests__/unit'), path: resolve('__tests__/unit') },
    domain: 'xn--dk-fkaz.example.com',
    gate: { verify: 'strict', host: 'github-pages', basePath: '/docs/', accepted: [] },
    compareWith: {
      name: '__tests__/fixtures/site',
      path: resolve('__tests__/fixtures/site'),
      is: 'folder',
    },
    limits: { bytes: 5_000_000, entries: 7 },
  })
})

test('paths start at the workspace, which may be checked itself', () => {
  const env = { ...inputEnv({ ...CHECK, 'site-path': 'unit' }), GITHUB_WORKSPACE: resolve('__tests__') }
  expect(readInputs(env)).toMatchObject({ site: { name: 'unit', path: resolve('__tests__/unit') } })
  expect(read({ ...CHECK, 'site-path': '.' })).toMatchObject({ site: { path: process.cwd() } })
  expect(read({ ...CHECK, 'site-path': ' unit/.. ' })).toMatchObject({ site: { path: process.cwd() } })
})

describe('what is wrong with the inputs of a check', () => {
  test.each([
    ['site-path', '', 'is missing: mode check needs it; name the folder with the site to check'],
    [
      'site-path',
      'gone',
      `there is no folder ${resolve('gone')}; is the path right, and has the site been built?`,
    ],
    ['site-path', 'README.md', 'is “README.md”, which is not a folder: name the one that holds index.html'],
    ['site-path', 'README.md/x', 'a part of this path is a file'],
    ['site-path', '~/public', '“~” and variables are not expanded here'],
    ['site-path', 'a\nb', 'has a line end or another control character in it'],
    ['verify', 'off', 'is “off”, but mode check does nothing else: expected report or strict'],
    ['verify', 'on', 'expected off, report or strict'],
    ['host', 'ngnix', 'did you mean nginx?'],
    ['base-path', '/a/../b', 'without query, fragment or dot segments'],
    ['domain', 'https://docs.example.com', 'did you mean docs.example.com?'],
    ['wait-timeout', '0', 'expected 1s to 30d'],
  ])('%s: %j', (name, value, expected) => {
    const message = errorsOf({ ...CHECK, [name]: value })
    expect(message).toContain(`- ${name} `)
    expect(message).toContain(expected)
    expect(message.split('\n- ')).toHaveLength(2)
  })

  test('all of it is reported together', () => {
    const message = errorsOf({ mode: 'check', verify: 'off', host: 'ngnix' })
    for (const name of ['site-path', 'verify', 'host']) expect(message).toContain(`\n- ${name} `)
    expect(message.split('\n- ')).toHaveLength(4)
  })
})

describe('the report is written outside the folder that is checked', () => {
  test.each([
    ['.', 'src'],
    ['__tests__', '__tests__'],
    ['__tests__', '__tests__/made-later'],
  ])('so %j cannot be checked if RUNNER_TEMP is %j', (site, temp) => {
    const env = { ...inputEnv({ ...CHECK, 'site-path': site }), RUNNER_TEMP: resolve(temp) }
    expect(() => readInputs(env)).toThrow(
      `- site-path is “${site}”: RUNNER_TEMP (${resolve(temp)}) is in it, and that is where the report is written`,
    )
  })

  test.each([
    ['__tests__', 'src'],
    ['__tests__/unit', '__tests__'],
    ['__tests__/unit', '__tests__/unit-temp'],
  ])('and %j can be checked if RUNNER_TEMP is %j', (site, temp) => {
    const env = { ...inputEnv({ ...CHECK, 'site-path': site }), RUNNER_TEMP: resolve(temp) }
    expect(readInputs(env)).toMatchObject({ site: { name: site } })
  })

  test('without RUNNER_TEMP it is written to the folder for temporary files', () => {
    const place = tmpdir()
    expect(errorsOf({ ...CHECK, 'site-path': dirname(place) })).toContain(
      `the folder for temporary files (${place}) is in it`,
    )
  })
})

test('a proxy that could not be used is no reason to check nothing', () => {
  expect(readInputs({ ...inputEnv(CHECK), HTTPS_PROXY: 'proxy.example.com:3128' })).toMatchObject({
    mode: 'check',
  })
})
