import { describe, expect, test } from '@jest/globals'
import { StepError } from '../../../src/errors/step-error.ts'
import { readPublishedInputs } from '../../../src/published/published-inputs.ts'
import { inputEnv } from '../../support/inputs.ts'

const GIVEN = { site: 'docs.example.com', 'if-missing': 'error', 'github-token': 'ghs_01234567' }
const PLACE = { GITHUB_REPOSITORY: 'octo/docs' }

const read = (given: Record<string, string>, env: NodeJS.ProcessEnv = {}) =>
  readPublishedInputs({ ...PLACE, ...inputEnv({ ...GIVEN, ...given }), ...env })

/** Returns what is wrong, in a line for each input. */
function errorsOf(given: Record<string, string>, env?: NodeJS.ProcessEnv): string {
  try {
    read(given, env)
  } catch (error) {
    if (error instanceof StepError) return error.message.split(':').slice(1).join(':').trim()
    throw error
  }
  return ''
}

describe('from', () => {
  test.each<[string, object]>([
    ['', { kind: 'newest' }],
    ['  ', { kind: 'newest' }],
    ['123456789012', { kind: 'run', id: 123_456_789_012 }],
    ['v1.2.3', { kind: 'release', tag: 'v1.2.3' }],
    ['docs/v1', { kind: 'release', tag: 'docs/v1' }],
    ['2026.1', { kind: 'release', tag: '2026.1' }],
    ['docs/refs/v1', { kind: 'release', tag: 'docs/refs/v1' }],
    ['v1-rc+2', { kind: 'release', tag: 'v1-rc+2' }],
    ['1234567890123456', { kind: 'release', tag: '1234567890123456' }],
  ])('“%s” is %o', (from, expected) => expect(read({ from }).inputs.from).toEqual(expected))

  test.each<[string, string]>([
    ['refs/tags/docs/v1', 'did you mean docs/v1?'],
    ['refs/heads/refs/x/y', 'did you mean refs/x/y?'],
    ['https://github.com/octo/docs/actions/runs/77/job/1', 'did you mean 77?'],
    ['HTTP://ghe.example/octo/docs/actions/runs/77', 'did you mean 77?'],
    ['https://github.com/octo/docs/releases/tag/v1?a#b', 'did you mean v1?'],
    ['https://github.com/octo/docs/releases/tag/v1#b', 'did you mean v1?'],
    ['https://github.com/octo/docs/releases/tag/v1', 'did you mean v1?'],
    ['https://github.com/octo/docs/releases/tag/v1/x?a#b', 'did you mean v1?'],
    ['https://github.com/octo/docs', 'is a URL: expected the ID of a run'],
    ['v 1', 'is not a tag'],
    ['a..b', 'is not a tag'],
    ['v1\n2', 'is not a tag'],
    ...[...'~^:?*[\\'].map((sign): [string, string] => [`v1${sign}2`, 'is not a tag']),
    ['$\u007b{ inputs.from }}', 'an expression that was not evaluated'],
  ])('“%s” is wrong', (from, words) => {
    expect(errorsOf({ from })).toMatch(/^from /)
    expect(errorsOf({ from })).toContain(words)
  })
})

describe('site', () => {
  test.each(['docs.example.com', 'docs', 'docs.example.com-v2', 'my docs', 'un-published-docs'])(
    'may be %s',
    (site) => expect(read({ site }).inputs.site).toBe(site),
  )

  test.each<[string, string]>([
    ['', 'site is missing: set it to the part of the artifact’s name after “published-”'],
    ['published-docs', 'did you mean docs?'],
    ['published-', 'expected the part of the artifact’s name after “published-”, such as docs.example.com'],
    ['https://docs.example.com/', 'did you mean docs.example.com?'],
    ['HTTP://docs.example.com', 'did you mean docs.example.com?'],
    ['docs.example.com/v1', 'with a character that artifact names cannot contain'],
    ['docs*', 'with a character that artifact names cannot contain'],
    ['a\tb', 'a line break or another control character'],
  ])('“%s” is wrong', (site, words) => expect(errorsOf({ site })).toContain(words))

  test.each([...'"*:<>?|/\\'])('may not contain %s', (sign) => {
    const words = 'with a character that artifact names cannot contain'
    expect(errorsOf({ site: `docs${sign}x` })).toContain(words)
  })

  test('is not suggested where nothing follows the prefix', () => {
    expect(errorsOf({ site: 'published-' })).not.toContain('did you mean')
  })
})

test.each<[string, boolean]>([
  ['error', false],
  ['ignore', true],
])('if-missing: %s', (value, mayBeMissing) =>
  expect(read({ 'if-missing': value }).inputs.mayBeMissing).toBe(mayBeMissing),
)

test.each<[Record<string, string>, string]>([
  [{ 'if-missing': 'true' }, 'if-missing is “true”: expected error or ignore'],
  [{ 'site-path': '~/site' }, 'site-path is “~/site”: “~”, variables, and commands are not expanded'],
  [{ 'site-path': 'https://example.com' }, 'site-path is a URL'],
  [
    { 'site-path': '.git/x' },
    'site-path is “.git/x”: it is the “.git” folder of a repository or is inside one; use a path outside that folder',
  ],
  [{ 'github-token': '' }, 'github-token is missing: if the step sets github-token, check the secret'],
  [{ 'github-token': 'a b' }, 'github-token contains whitespace'],
  [{ 'run-id': '7' }, 'run-id is not an input; use from'],
  [{ tag: 'v1' }, 'tag is not an input; use from'],
  [{ run: '7' }, 'run is not an input; use from'],
  [{ ref: 'v1' }, 'ref is not an input; use from'],
  [{ release: 'v1' }, 'release is not an input; use from'],
  [{ version: 'v1' }, 'version is not an input; use from'],
  [{ domain: 'x' }, 'domain is not an input; use site'],
  [{ artifact: 'x' }, 'artifact is not an input; use site'],
  [{ 'artifact-name': 'x' }, 'artifact-name is not an input; use site'],
  [{ dir: 'x' }, 'dir is not an input; use site-path'],
  [{ directory: 'x' }, 'directory is not an input; use site-path'],
  [{ folder: 'x' }, 'folder is not an input; use site-path'],
  [{ 'repo-token': 'x' }, 'repo-token is not an input; use github-token'],
  [{ name: 'x' }, 'name is not an input; use site'],
  [{ domain: 'x' }, 'domain is not an input; use site, which is already set, and leave domain out'],
  [{ artifact: 'x' }, 'artifact is not an input; use site'],
  [{ 'artifact-name': 'x' }, 'artifact-name is not an input; use site'],
  [{ path: 'x' }, 'path is not an input; use site-path'],
  [{ token: 'x' }, 'token is not an input; use github-token'],
  [{ 'site-pth': 'x' }, 'site-pth is not an input; did you mean site-path?'],
])('%o is wrong', (given, words) => expect(errorsOf(given)).toContain(words))

test('a name that may be a variable is worth a warning, and none under act', () => {
  expect(read({ colour: 'red' }).warnings.map(String)).toEqual(['colour is not an input of this action'])
  expect(read({ colour: 'red', tag: 'v1' }, { ACT: 'true' }).warnings).toEqual([])
})

test('names that only contain a known one are not errors', () => {
  const names = ['prerun', 'runner', 'surname', 'names', 'subfolder', 'folders', 'mytoken', 'tokens']
  const given = Object.fromEntries(names.map((name) => [name, 'x']))
  expect(read(given).warnings.map(String)).toEqual([
    expect.stringMatching(/^prerun, runner.* and tokens are not inputs of this action/),
  ])
  expect(errorsOf({ ...given, from: 'a b' })).toContain('prerun')
})

test('RUNNER_TEMP is a folder that a site must not replace', () => {
  const env = { RUNNER_TEMP: '/runner/temp' }
  expect(errorsOf({ 'site-path': '/runner/temp' }, env)).toContain('it is the workspace, RUNNER_TEMP')
  expect(errorsOf({}, { RUNNER_TEMP: '' })).toBe('')
})

test('the repository and GitHub’s address are checked with the inputs', () => {
  const errors = errorsOf({ from: 'a b' }, { GITHUB_REPOSITORY: 'docs', GITHUB_API_URL: 'x' })
  expect(errors).toMatch(/GITHUB_API_URL is “x”.*GITHUB_REPOSITORY is “docs”.*from is “a b”/s)
  expect(errorsOf({}, { HTTPS_PROXY: 'socks5://proxy' })).toContain('HTTPS_PROXY')
})
